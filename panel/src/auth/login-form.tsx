import { FieldError } from "@panel/ui/field-error";
import { toast } from "@panel/ui/toaster";
import { useState } from "react";
import { AuthField, checkEmail, useAuthForm } from "./auth-form";
import { signIn } from "./session";

interface LoginFormProps {
  /** Prefix of the fields' ids: the form may be rendered twice, in a page and in a dialog. */
  id: string;
  email?: string;
  /** Displays errors in the form, because the dialog would hide a toast. */
  inDialog?: boolean;
}

/** Sign-in with e-mail and password (H1). The page navigates when the session changes. */
export function LoginForm({ id, email, inDialog = false }: LoginFormProps) {
  const [failure, setFailure] = useState<string>();
  const { busy, errors, form } = useAuthForm({
    names: ["email", "password"],
    check: ({ email, password }) => ({
      email: checkEmail(email),
      password: password ? undefined : "Escribe tu contraseña",
    }),
    async send({ email, password }) {
      setFailure(undefined);
      const result = await signIn(email.trim(), password);
      const message = result.ok ? refusalOf(result.session) : result.message;
      if (!message) {
        toast({ title: "Bienvenido", text: "Ingresando al panel de administración..." });
      } else if (inDialog) setFailure(message);
      else toast({ kind: "error", title: "Error", text: message });
    },
  });

  return (
    <form {...form}>
      <AuthField
        id={`${id}-email`}
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errors.email}
      />
      <AuthField
        id={`${id}-password`}
        name="password"
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      {failure && (
        <div className="field" role="alert">
          <FieldError id={`${id}-failure`} error={failure} />
        </div>
      )}
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Ingresando..." : "Ingresar"}
      </button>
    </form>
  );
}

function refusalOf(session: { status: string; unchecked?: boolean }): string | undefined {
  if (session.status === "admin") return undefined;
  if (session.unchecked)
    return "No se pudo comprobar si esta cuenta es de administrador. Inténtalo otra vez.";
  return "Esta cuenta no es de administrador.";
}
