import { readSettings } from "@panel/settings";
import { formatInWords } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Notice } from "./notice";
import { warningsQuery } from "./queries";
import type { Warning } from "./read-warnings";

const { inPublic } = readSettings();

const words: Record<Warning["kind"], (warning: Warning) => { title: string; text: ReactNode }> = {
  "old-backup": ({ since }) => ({
    title: since
      ? `La última copia de seguridad es del ${formatInWords(since)}`
      : "Todavía no hay ninguna copia de seguridad",
    text: (
      <>
        Si el servidor se estropea, se pierde lo que has cambiado desde entonces. Pide a quien lleva
        el servidor que mire por qué no se hacen: está en <code>docs/operations.md</code>, apartado
        «Backup and restore».
      </>
    ),
  }),
  "demonstration-company": () => ({
    title: "Los datos de la empresa son de demostración",
    text: (
      <>
        El correo o el teléfono que ven los visitantes no existen: nadie puede escribirte ni
        llamarte. <Link to="/settings">Cámbialos en los ajustes</Link>.
      </>
    ),
  }),
  "demonstration-entries": ({ amount }) => ({
    title:
      amount === 1
        ? "Queda una entrada de demostración sin cambiar"
        : `Quedan ${amount} entradas de demostración sin cambiar`,
    text: (
      <>
        Son tours, destinos y posts inventados. Hazlos tuyos o bórralos; cómo se quitan todos de una
        vez está en <code>docs/going-live.md</code>.
      </>
    ),
  }),
};

/** A trial on one's own machine is the demonstration. */
const isShown = ({ kind }: Warning) => inPublic || kind === "old-backup";

/** What is not right with the site, of which the owner would hear too late otherwise. */
export function Warnings() {
  const { data = [] } = useQuery(warningsQuery);
  return data.filter(isShown).map((warning) => {
    const { title, text } = words[warning.kind](warning);
    return (
      <Notice key={warning.kind} title={title}>
        {text}
      </Notice>
    );
  });
}
