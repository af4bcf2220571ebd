import { reasonOfAuth } from "@panel/auth/auth-error";
import { AuthField, useAuthForm } from "@panel/auth/auth-form";
import { checkNewPassword } from "@panel/auth/check-new-password";
import { backend } from "@panel/backend/browser-client";
import { refetch } from "@panel/queries/query-client";
import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";

/** Changes the password of the account. Requires the current one, and ends all other sessions (K8). */
export function PasswordForm({ email }: { email: string }) {
  const queries = useQueryClient();
  const { busy, errors, form } = useAuthForm({
    names: ["present", "password", "again"],
    check: ({ present, password, again }) => ({
      present: present ? undefined : "Escribe tu contraseña actual",
      ...checkNewPassword({ password, again }),
    }),
    async send({ present, password }) {
      const { auth } = backend();
      const failed = (text: string) => toast({ kind: "error", title: "Error", text });
      // Verifies the current password. Auth also requires a recent sign-in to change it.
      const signIn = await auth.signInWithPassword({ email, password: present });
      if (signIn.error?.code === "invalid_credentials")
        return failed("La contraseña actual no es correcta.");
      if (signIn.error) return failed(reasonOfAuth(signIn.error));
      const { error } = await auth.updateUser({ password });
      if (error) return failed(reasonOfAuth(error));
      await auth.signOut({ scope: "others" });
      form.ref.current?.reset();
      toast({
        title: "Contraseña cambiada",
        text: "A partir de ahora vale la nueva. Las demás sesiones se han cerrado.",
      });
      void refetch(queries, ["own_sessions"]);
    },
  });
  return (
    <form className="short" {...form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AuthField
        id="present-password"
        name="present"
        label="Contraseña actual"
        type="password"
        autoComplete="current-password"
        error={errors.present}
      />
      <AuthField
        id="own-password"
        name="password"
        label="Contraseña nueva"
        type="password"
        autoComplete="new-password"
        hint="Al menos 8 caracteres"
        error={errors.password}
      />
      <AuthField
        id="own-password-again"
        name="again"
        label="Repite la contraseña nueva"
        type="password"
        autoComplete="new-password"
        error={errors.again}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Guardando..." : "Cambiar la contraseña"}
      </button>
    </form>
  );
}
