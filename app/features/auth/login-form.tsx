import { type FormEvent, useRef, useState } from "react";
import { FieldError } from "~/components/admin/field-error";
import { toast } from "~/components/admin/toaster";
import { signIn } from "./session";

interface LoginFormProps {
  /** Where the form stands twice, in a page and in a dialog, its fields need names of their own. */
  id: string;
  email?: string;
  onSignedIn: () => void;
}

type Errors = { email?: string; password?: string };

/** E-mail and password, both required (specification §5, checklist H1). */
export function LoginForm({ id, email = "", onSignedIn }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(form.current ?? undefined);
    const typed = {
      email: String(data.get("email")).trim(),
      password: String(data.get("password")),
    };
    const found: Errors = {};
    if (!typed.email) found.email = "Escribe tu correo electrónico";
    else if (!/^\S+@\S+$/.test(typed.email)) found.email = "Escribe un correo electrónico válido";
    if (!typed.password) found.password = "Escribe tu contraseña";
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();

    setBusy(true);
    const result = await signIn(typed.email, typed.password);
    setBusy(false);
    if (!result.ok) {
      toast({ kind: "error", title: "Error", text: result.message });
    } else if (result.session.status === "admin") {
      toast({ title: "Bienvenido", text: "Ingresando al panel de administración..." });
      onSignedIn();
    } else {
      toast({ kind: "error", title: "Error", text: "Esta cuenta no es de administrador." });
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={() => setErrors({})}>
      <div className="field">
        <label htmlFor={`${id}-email`}>Correo electrónico</label>
        <input
          className="input"
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          aria-invalid={errors.email ? true : undefined}
          aria-describedby={errors.email ? `${id}-email-error` : undefined}
        />
        <FieldError id={`${id}-email-error`} error={errors.email} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-password`}>Contraseña</label>
        <input
          className="input"
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={errors.password ? true : undefined}
          aria-describedby={errors.password ? `${id}-password-error` : undefined}
        />
        <FieldError id={`${id}-password-error`} error={errors.password} />
      </div>
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Ingresando..." : "Ingresar"}
      </button>
    </form>
  );
}
