import { Notice } from "@panel/dashboard/notice";
import type { MailProblem } from "@panel/settings";
import type { ReactNode } from "react";

/** Names of secret settings are in the guide, not in the browser. */
const words: Record<MailProblem, { title: string; text: ReactNode }> = {
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
  const { title, text } = words[problem];
  return <Notice title={title}>{text}</Notice>;
}
