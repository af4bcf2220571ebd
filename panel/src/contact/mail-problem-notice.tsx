import { Notice } from "@panel/dashboard/notice";
import type { MailProblem } from "@panel/settings";
import type { ReactNode } from "react";

/** Names of secret settings have no place in a browser: the guide has them. */
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

/** That the owner hears of no enquiry, because of how the server is set up. */
export function MailProblemNotice({ problem }: { problem: MailProblem }) {
  const { title, text } = words[problem];
  return <Notice title={title}>{text}</Notice>;
}
