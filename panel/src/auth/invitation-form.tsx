import { callSite, type SiteError } from "@panel/backend/call-site";
import { toast } from "@panel/ui/toaster";
import { useState } from "react";
import { AuthField, useAuthForm } from "./auth-form";
import { checkNewPassword } from "./check-new-password";
import { signIn } from "./session";

interface InvitationFormProps {
  token: string;
  /** Address of the invited person. */
  email: string;
  onDone: () => void;
  /** Token expired or used (410). */
  onExpired: () => void;
}

/** Form for the password of an invited administrator (K8). */
export function InvitationForm({ token, email, onDone, onExpired }: InvitationFormProps) {
  const [refused, setRefused] = useState<string>();
  const { busy, errors, form } = useAuthForm({
    names: ["password", "again"],
    check: checkNewPassword,
    async send({ password }) {
      setRefused(undefined);
      try {
        await callSite("accept-invitation", { token, password });
      } catch (error) {
        const { status, message } = error as SiteError;
        if (status === 410) return onExpired();
        return setRefused(message);
      }
      const result = await signIn(email, password);
      if (result.ok)
        toast({ title: "Bienvenido", text: "Ya puedes administrar la web con esta cuenta." });
      else toast({ kind: "error", title: "Error", text: result.message });
      onDone();
    },
  });

  return (
    <form {...form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {refused && (
        <p className="notice notice--error" role="alert">
          {refused}
        </p>
      )}
      <AuthField
        id="invited-password"
        name="password"
        label="Contraseña"
        hint="Al menos 8 caracteres"
        type="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <AuthField
        id="invited-password-again"
        name="again"
        label="Repite la contraseña"
        type="password"
        autoComplete="new-password"
        error={errors.again}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Ingresando..." : "Aceptar e ingresar"}
      </button>
    </form>
  );
}
