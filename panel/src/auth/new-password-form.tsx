import { backend } from "@panel/backend/browser-client";
import { toast } from "@panel/ui/toaster";
import { useState } from "react";
import { reasonOfAuth } from "./auth-error";
import { AuthField, useAuthForm } from "./auth-form";
import { checkNewPassword } from "./check-new-password";

interface NewPasswordFormProps {
  /** Hidden username field for password managers. */
  email: string;
  onDone: () => void;
}

/** Form for a new password after a recovery mail (I4). */
export function NewPasswordForm({ email, onDone }: NewPasswordFormProps) {
  const [isVisible, setIsVisible] = useState(false);
  const { busy, errors, form } = useAuthForm({
    names: ["password", "again"],
    check: checkNewPassword,
    async send({ password }) {
      const { auth } = backend();
      const { error } = await auth.updateUser({ password });
      if (error) return toast({ kind: "error", title: "Error", text: reasonOfAuth(error) });
      toast({ title: "Contraseña cambiada", text: "A partir de ahora vale la nueva." });
      onDone();
      // Ends all other sessions. The password is changed even if this fails.
      await auth.signOut({ scope: "others" });
    },
  });
  const field = { type: isVisible ? "text" : "password", autoComplete: "new-password" } as const;

  return (
    <form {...form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AuthField
        id="new-password"
        name="password"
        label="Nueva contraseña"
        hint="Al menos 8 caracteres"
        error={errors.password}
        {...field}
      />
      <AuthField
        id="new-password-again"
        name="again"
        label="Repite la contraseña"
        error={errors.again}
        {...field}
      />
      <button
        className="more more--plain"
        type="button"
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? "Ocultar las contraseñas" : "Mostrar las contraseñas"}
      </button>
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Guardando..." : "Guardar contraseña"}
      </button>
    </form>
  );
}
