import { backend } from "@panel/backend/browser-client";
import { toast } from "@panel/ui/toaster";
import { reasonOfAuth } from "./auth-error";
import { AuthField } from "./auth-field";
import { useAuthForm } from "./use-auth-form";

/**
 * Accepts the code of the recovery mail, for people who read mail on another device. A valid code starts the
 * recovery session, to which the page reacts.
 */
export function CodeForm({ email }: { email: string }) {
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
