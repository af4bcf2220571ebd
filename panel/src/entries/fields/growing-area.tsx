import { type ComponentProps, useLayoutEffect, useRef } from "react";

/** Grows with its text, so that nothing is edited through a slit. */
export function GrowingArea(props: ComponentProps<"textarea">) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current;
    // Browsers that size a field to its content do it by themselves.
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);
  const className = `input input--grow ${props.className ?? ""}`;
  return <textarea ref={area} {...props} className={className} />;
}
