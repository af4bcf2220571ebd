import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import type { Locale } from "#shared/locales.ts";
import type { Enquiry } from "./enquiry";
import type { Template } from "./enquiry-details";
import { fillTemplate } from "./fill-template";
import { replyLocale } from "./reply";
import { tourNameQuery, useTemplates } from "./use-enquiry-details";

interface TemplateFieldProps {
  enquiry: Enquiry;
  /** Receives the template's text with the names filled in. */
  onAdd: (text: string) => void;
}

/** Answer templates in the visitor's language, or in Spanish if there is no translation. */
export function TemplateField({ enquiry, onAdd }: TemplateFieldProps) {
  const id = useId();
  const { data: templates, error } = useTemplates();
  const tour = useQuery(tourNameQuery(enquiry)).data ?? undefined;
  const [chosen, setChosen] = useState(0);
  const language = replyLocale(enquiry);
  const offered = (templates ?? []).flatMap((template) => textIn(template, language) ?? []);
  const { text } = offered[chosen] ?? {};

  if (error && !templates) return <p className="hint">No se pudieron cargar las plantillas.</p>;
  if (!templates) return null;
  if (!text)
    return (
      <p className="hint">
        <span>
          Lo que se repite se guarda en <Link to="/settings/answers">Plantillas de respuesta</Link>.
        </span>
      </p>
    );
  return (
    <div className="field">
      <label htmlFor={id}>Plantilla</label>
      <div className="letter__template">
        <select
          className="input"
          id={id}
          value={chosen}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {offered.map(({ label }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have the same name
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </select>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => onAdd(fillTemplate(text, { name: enquiry.name, tour, language }))}
        >
          Añadir
        </button>
      </div>
    </div>
  );
}

function textIn(template: Template, language: Locale) {
  const own = template[`body_${language}`]?.trim();
  const text = own || template.body_es?.trim();
  if (!text) return undefined;
  return { text, label: own ? template.name : `${template.name} (en español)` };
}
