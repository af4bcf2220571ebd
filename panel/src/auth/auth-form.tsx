import { FieldError } from "@panel/ui/field-error";
import { type FormEvent, useRef, useState } from "react";

type Errors<Name extends string> = Partial<Record<Name, string>>;

interface Options<Name extends string> {
  names: readonly Name[];
  /** Validation errors by field; empty if the form may be sent. */
  check: (typed: Record<Name, string>) => Errors<Name>;
  send: (typed: Record<Name, string>) => Promise<void>;
}

/**
 * State of a form outside of the panel: validates on submit, focuses the first error, and sends one request
 * at a time.
 */
export function useAuthForm<Name extends string>({ names, check, send }: Options<Name>) {
  const element = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors<Name>>({});

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(element.current ?? undefined);
    const typed = Object.fromEntries(
      names.map((name) => [name, String(data.get(name) ?? "")]),
    ) as Record<Name, string>;
    const found = check(typed);
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) return element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setBusy(true);
    await send(typed);
    setBusy(false);
  }

  return {
    busy,
    errors,
    form: { ref: element, noValidate: true, onSubmit, onInput: () => setErrors({}) },
  };
}

/** Validation error of an e-mail address. */
export function checkEmail(email: string): string | undefined {
  if (!email.trim()) return "Escribe tu correo electrónico";
  if (!/^\S+@\S+$/.test(email.trim())) return "Escribe un correo electrónico válido";
  return undefined;
}

interface AuthFieldProps {
  id: string;
  name: string;
  label: string;
  type: "email" | "password" | "text";
  /** Tells password managers the kind of value. */
  autoComplete: string;
  error: string | undefined;
  hint?: string;
  defaultValue?: string;
  inputMode?: "numeric";
}

/** Uncontrolled input of the pages outside of the panel, read on submit. */
export function AuthField({ id, label, error, hint, ...input }: AuthFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
