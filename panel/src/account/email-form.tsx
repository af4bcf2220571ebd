import { reasonOfAuth } from "@panel/auth/auth-error";
import { AuthField, checkEmail, useAuthForm } from "@panel/auth/auth-form";
import { checkSession } from "@panel/auth/session";
import { backend } from "@panel/backend/browser-client";
import { toast } from "@panel/ui/toaster";
import { useState } from "react";

/** Changes the e-mail address of the account. The change takes effect when the link in the mail is opened (K8). */
export function EmailForm({ email }: { email: string }) {
  const [asked, setAsked] = useState<string>();
  const { busy, errors, form } = useAuthForm({
    names: ["email"],
    check: (typed) => ({
      email:
        checkEmail(typed.email) ??
        (typed.email.trim().toLowerCase() === email ? "Ya es tu correo" : undefined),
    }),
    async send(typed) {
      const wanted = typed.email.trim().toLowerCase();
      const emailRedirectTo = `${location.origin}/admin/account`;
      const { error } = await backend().auth.updateUser({ email: wanted }, { emailRedirectTo });
      if (error) {
        toast({ kind: "error", title: "Error", text: reasonOfAuth(error) });
        return void checkSession();
      }
      setAsked(wanted);
      form.ref.current?.reset();
    },
  });
  return (
    <form className="short" {...form}>
      <p>
        Ahora es <strong>{email}</strong>.
      </p>
      {asked && (
        <p className="notice" role="status">
          Te hemos enviado un correo a {email}. El cambio a {asked} vale cuando lo confirmes con su
          enlace; si te llega otro a la dirección nueva, confírmalo también.
        </p>
      )}
      <AuthField
        id="new-email"
        name="email"
        label="Correo nuevo"
        type="email"
        autoComplete="email"
        hint="Revísalo bien: en cuanto lo confirmes, ingresarás con él y en él recibirás los enlaces."
        error={errors.email}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Enviando..." : "Cambiar el correo"}
      </button>
    </form>
  );
}
