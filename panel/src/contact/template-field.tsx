import { useId } from "react";
import { Link } from "react-router";
import type { Template } from "./desk";
import type { Enquiry } from "./enquiry";
import { fillTemplate } from "./fill-template";
import { replyLocale } from "./reply";
import { useTemplates, useTourName } from "./use-desk";

interface Props {
  enquiry: Enquiry;
  /** Is given the template's text with the names filled in. */
  onChoose: (text: string) => void;
}

/** The templates of the settings, in the visitor's language; those without it in Spanish. */
export function TemplateField({ enquiry, onChoose }: Props) {
  const id = useId();
  const { data: templates = [] } = useTemplates();
  const tour = useTourName(enquiry) ?? undefined;
  const language = replyLocale(enquiry);
  const found = templates.flatMap((template) => {
    const text = textOf(template, language);
    return text ? [{ name: template.name, text, own: Boolean(template[`body_${language}`]) }] : [];
  });

  if (found.length === 0)
    return (
      <p className="hint">
        <span>
          Lo que se repite se guarda como plantilla en{" "}
          <Link to="/settings/answers">Ajustes, Plantillas de respuesta</Link>.
        </span>
      </p>
    );
  return (
    <div className="field">
      <label htmlFor={id}>Plantilla</label>
      <select
        className="input"
        id={id}
        value=""
        onChange={(event) => {
          const chosen = found[Number(event.currentTarget.value)];
          if (chosen) onChoose(fillTemplate(chosen.text, { name: enquiry.name, tour, language }));
        }}
      >
        <option value="">Elige una para añadirla a la respuesta</option>
        {found.map(({ name, own }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have the same name
          <option key={at} value={at}>
            {own ? name : `${name} (en español)`}
          </option>
        ))}
      </select>
    </div>
  );
}

const textOf = (template: Template, language: "es" | "en" | "fr") =>
  template[`body_${language}`]?.trim() || template.body_es?.trim();
