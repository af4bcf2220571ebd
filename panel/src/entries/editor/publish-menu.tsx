import { useId } from "react";
import { type Locale, locales } from "#shared/locales.ts";
import { languageNames } from "../draft/picture-details";

export type MenuAction = "stay" | "schedule" | "discard" | { language: Locale };

interface PublishMenuProps {
  /** The entry has a published version, whose languages can be published apart. */
  isPublished: boolean;
  onChoose: (action: MenuAction) => void;
}

/** Further actions of the save bar. Hidden until they are opened: only the main button is named «Guardar». */
export function PublishMenu({ isPublished, onChoose }: PublishMenuProps) {
  const id = useId();
  const others = locales.filter((locale) => locale !== "es");
  const actions: [string, MenuAction][] = [
    ["Guardar y seguir", "stay"],
    ...(isPublished ? others : []).map((language): [string, MenuAction] => [
      `Publicar solo el ${languageNames[language]}`,
      { language },
    ]),
    ["Programar…", "schedule"],
    ["Descartar cambios", "discard"],
  ];
  return (
    <>
      <button className="btn btn--line" type="button" popoverTarget={id} aria-label="Más acciones">
        Más
      </button>
      <div className="more-menu" id={id} popover="auto">
        {actions.map(([label, action]) => (
          <button
            key={label}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => onChoose(action)}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
