import { backend } from "@panel/backend/browser-client";
import { toast } from "@panel/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { reasonOfAuth } from "./auth-error";
import { AuthField } from "./auth-field";
import { CodeForm } from "./code-form";
import { checkEmail, useAuthForm } from "./use-auth-form";

interface RecoveryFormProps {
  email?: string;
  /** The link of an earlier mail has expired or was used. */
  refused: boolean;
}

/** Requests a recovery mail (I4). The response does not reveal whether the account exists. */
export function RecoveryForm({ email, refused }: RecoveryFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const { busy, errors, form } = useAuthForm({
    names: ["email"],
    check: ({ email }) => ({ email: checkEmail(email) }),
    async send(typed) {
      const email = typed.email.trim();
      const redirectTo = `${location.origin}/admin/reset`;
      const { error } = await backend().auth.resetPasswordForEmail(email, { redirectTo });
      if (error) toast({ kind: "error", title: "Error", text: reasonOfAuth(error) });
      else setSentTo(email);
    },
  });

  if (sentTo) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <form {...form}>
      {refused && (
        <p className="notice notice--error" role="alert">
          El enlace ha caducado o ya se ha usado. Pide otro aquí.
        </p>
      )}
      <AuthField
        id="recovery-email"
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errors.email}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Enviando..." : "Enviar enlace"}
      </button>
    </form>
  );
}

/** Replaces the form after sending, and takes the focus. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p className="notice" role="status" tabIndex={-1} ref={message}>
        Si hay una cuenta con ese correo, te hemos enviado un enlace para elegir una contraseña
        nueva. Puede tardar unos minutos; mira también en el correo no deseado.
      </p>
      <CodeForm email={email} />
      <button className="more more--plain" type="button" onClick={onAgain}>
        Pedir otro enlace
      </button>
    </>
  );
}
