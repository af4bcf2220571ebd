import type { MailProblem } from "@panel/backend/settings";
import { formatInWords } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { type Warning, warningsQuery } from "./queries";

const guide = (
  <>
    cómo se hace está en <code>docs/operations.md</code>, apartado «Stopped jobs»
  </>
);

const stoppedSince = (since: string | null) =>
  since ? `Desde el ${formatInWords(since)}` : "De momento";

const pictures = (amount: number) => (amount === 1 ? "una foto" : `${amount} fotos`);

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
  // Does not say since when: that time would come from the unreliable clock.
  "stopped-clock": () => ({
    title: "El reloj del servidor no parece correcto",
    text: (
      <>
        La web funciona igual, pero de momento no se borra nada por antigüedad: ni la papelera, ni
        las consultas antiguas, ni las copias de seguridad viejas. Si el servidor ha estado apagado
        una temporada, se arregla solo en tres días. Si no, pide a quien lleva el servidor que lo
        ponga en hora.
      </>
    ),
  }),
  "stopped-storage": ({ since }) => ({
    title: "El almacén de fotos no parece el de esta web",
    text: (
      <>
        La web funciona igual. {stoppedSince(since)} no se borra nada por antigüedad, por si las
        fotos son de otra web; después de recuperar una copia de seguridad es normal. Pide a quien
        lleva el servidor que lo compruebe y lo confirme: {guide}.
      </>
    ),
  }),
  "stopped-share": ({ amount, since }) => ({
    title: `La limpieza automática iba a borrar ${pictures(amount)} y se ha parado`,
    text: (
      <>
        {stoppedSince(since)} no se borra nada por antigüedad. Si hace unas semanas cambiaste muchas
        fotos, es normal; si no, puede que falten datos. Pide a quien lleva el servidor que lo
        compruebe y lo confirme: {guide}.
      </>
    ),
  }),
  "stopped-files": ({ amount }) => ({
    title:
      amount === 1
        ? "A la copia de seguridad le falta una foto"
        : `A la copia de seguridad le faltan ${pictures(amount)}`,
    text: (
      <>
        La web tampoco {amount === 1 ? "la" : "las"} muestra, porque ya no{" "}
        {amount === 1 ? "está" : "están"} en el servidor. Todo lo demás está en la copia. Sube de
        nuevo lo que eches en falta o pide a quien lleva el servidor que lo recupere de una copia
        anterior: {guide}.
      </>
    ),
  }),
  "announced-retention": ({ amount, since }) => ({
    title: `${amount === 1 ? "Un mensaje antiguo se borrará" : `${amount} mensajes antiguos se borrarán`} a partir del ${formatInWords(since ?? "")}`,
    text: (
      <>
        Desde esta versión la web borra los mensajes de hace más de dos años, con sus respuestas y
        notas. Si quieres conservarlos, pide a quien lleva el servidor que ponga antes de esa fecha
        otro plazo en <code>ENQUIRY_RETENTION_MONTHS</code>; <code>0</code> no borra ninguno.
      </>
    ),
  }),
  "undecided-departures": ({ amount }) => ({
    title: `${amount} ${amount === 1 ? "salida" : "salidas"} por decidir: faltan menos de 45 días`,
    text: (
      <>
        En <Link to="/departures">Salidas</Link> puedes garantizar o cancelar cada una.
      </>
    ),
  }),
};

/** Problems of the site that the owner would otherwise notice too late. */
export function Warnings() {
  const { data = [] } = useQuery(warningsQuery);
  return data.map((warning) => {
    const { title, text } = words[warning.kind](warning);
    return (
      <Notice key={warning.kind} title={title}>
        {text}
      </Notice>
    );
  });
}

/** Names of secret settings are in the guide, not in the browser. */
const problemWords: Record<MailProblem, { title: string; text: ReactNode }> = {
  "no-provider": {
    title: "Ningún correo sale de esta web",
    text: (
      <>
        Los mensajes del formulario se guardan en el panel, pero nadie recibe un aviso. Pide a quien
        lleva el servidor que configure el envío de correo: cómo se hace está en{" "}
        <code>docs/operations.md</code>, apartado «Mail».
      </>
    ),
  },
  "example-recipient": {
    title: "Los avisos de mensajes nuevos van a una dirección de ejemplo",
    text: (
      <>
        Nadie los recibe. Pide a quien lleva el servidor que ponga el correo de la empresa:{" "}
        <code>CONTACT_TO</code>.
      </>
    ),
  },
};

/** Notice that notification mails reach nobody because of the server's settings. */
export function MailProblemNotice({ problem }: { problem: MailProblem }) {
  const { title, text } = problemWords[problem];
  return <Notice title={title}>{text}</Notice>;
}

/** Notice about a problem of the site and its solution. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="notice notice--warn" aria-labelledby={titleId}>
      <Icon name="warning" />
      <div className="notice__text">
        <h2 id={titleId}>{title}</h2>
        <p>{children}</p>
      </div>
    </section>
  );
}
