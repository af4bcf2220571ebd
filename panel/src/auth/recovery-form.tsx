import { backend } from "@panel/backend/browser-client";
import { toast } from "@panel/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { reasonOfAuth } from "./auth-error";
import { AuthField, checkEmail, useAuthForm } from "./auth-form";

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

/**
 * Accepts the code of the recovery mail, for people who read mail on another device. A valid code starts the
 * recovery session, to which the page reacts.
 */
function CodeForm({ email }: { email: string }) {
  const { busy, errors, form } = useAuthForm({
    names: ["code"],
    check: ({ code }) => ({ code: digits(code) ? undefined : "Escribe el código" }),
    async send({ code }) {
      const token = digits(code);
      const { error } = await backend().auth.verifyOtp({ email, token, type: "recovery" });
      if (error) toast({ kind: "error", title: "Error", text: reasonOfAuth(error) });
    },
  });

  return (
    <form {...form}>
      <AuthField
        id="recovery-code"
        name="code"
        label="O escribe el código del correo"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code}
      />
      <button className="btn btn--line" type="submit" aria-busy={busy || undefined}>
        {busy ? "Comprobando..." : "Usar el código"}
      </button>
    </form>
  );
}

/** Removes the spaces that a pasted code may contain. */
function digits(code: string): string {
  return code.replace(/\D/g, "");
}
