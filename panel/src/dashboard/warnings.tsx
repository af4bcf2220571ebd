import { readSettings } from "@panel/settings";
import { formatInWords } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Notice } from "./notice";
import { warningsQuery } from "./queries";
import type { Warning } from "./read-warnings";

const { inPublic } = readSettings();

const guide = (
  <>
    está en <code>docs/operations.md</code>, apartado «Stopped jobs»
  </>
);

const stoppedSince = (since: string | null) =>
  since ? `Desde el ${formatInWords(since)}` : "Ahora";

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
  "stopped-clock": ({ since }) => ({
    title: "El reloj del servidor no parece correcto",
    text: (
      <>
        {stoppedSince(since)} no se borra nada por antigüedad: ni la papelera, ni las consultas
        antiguas, ni las copias de seguridad viejas. Si el sitio ha estado apagado una temporada, se
        arregla solo en tres días. Si no, pide a quien lleva el servidor que ponga el reloj en hora.
      </>
    ),
  }),
  "stopped-storage": ({ since }) => ({
    title: "Las fotos guardadas pertenecen a otra base de datos",
    text: (
      <>
        {stoppedSince(since)} no se borra ninguna foto del almacén, para no perder las de otro
        sitio. Pide a quien lleva el servidor que compruebe la configuración: {guide}.
      </>
    ),
  }),
  "stopped-share": ({ amount, since }) => ({
    title: `La limpieza iba a borrar ${amount} fotos y se ha detenido`,
    text: (
      <>
        {stoppedSince(since)} no se borra ninguna. Si has cambiado muchas fotos es normal; si no,
        puede faltar parte de los datos. Pide a quien lleva el servidor que lo mire y lo confirme:{" "}
        {guide}.
      </>
    ),
  }),
  "stopped-files": ({ amount }) => ({
    title:
      amount === 1
        ? "A la copia de seguridad le falta una foto"
        : `A la copia de seguridad le faltan ${amount} fotos`,
    text: (
      <>
        Ya no están en el servidor, así que la web tampoco las muestra. Todo lo demás está en la
        copia. Vuelve a subirlas o pide a quien lleva el servidor que las recupere: {guide}.
      </>
    ),
  }),
};

/** A trial on one's own machine is the demonstration. */
const isShown = ({ kind }: Warning) => inPublic || !kind.startsWith("demonstration-");

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
