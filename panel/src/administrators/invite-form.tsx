import { AuthField } from "@panel/auth/auth-field";
import { checkEmail, useAuthForm } from "@panel/auth/use-auth-form";
import { useInvite } from "./use-invite";

export function InviteForm() {
  const invite = useInvite();
  const { busy, errors, form } = useAuthForm({
    names: ["email"],
    check: ({ email }) => ({
      email: email.trim() ? checkEmail(email) : "Escribe su correo electrónico",
    }),
    async send({ email }) {
      if (await invite(email.trim())) form.ref.current?.reset();
    },
  });
  return (
    <form className="short" {...form}>
      <AuthField
        id="invited-email"
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="off"
        hint="Recibe un enlace que vale una vez, durante siete días, y elige su contraseña."
        error={errors.email}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Invitando..." : "Enviar invitación"}
      </button>
    </form>
  );
}
