import { type ComponentProps, useLayoutEffect, useRef } from "react";

/** Textarea that grows with its text. */
export function AutoGrowTextarea(props: ComponentProps<"textarea">) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current;
    // `field-sizing: content` does it in CSS.
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);
  const className = `input input--grow ${props.className ?? ""}`;
  return <textarea ref={area} {...props} className={className} />;
}
