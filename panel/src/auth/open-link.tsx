import { backend, backendOrigin } from "@panel/backend/browser-client";
import { toast } from "@panel/ui/toaster";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { isServerUnavailable, reasonOfAuth } from "./auth-error";
import type { MailLink } from "./mail-link";
import { checkSession } from "./session";

interface OpenLinkProps {
  link: MailLink;
  label: string;
  /** Page of the panel to navigate to. */
  to: string;
}

/** Verifies a mail's token only on a press, because mail scanners open every link. */
export function OpenLink({ link, label, to }: OpenLinkProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function open(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { token, type, redirectTo } = link;
    if (redirectTo) {
      const fields = { token, type, redirect_to: redirectTo, confirmed: "true" };
      // The server checks the redirect address against its allow list, and adds the session.
      return location.assign(`${backendOrigin()}/auth/v1/verify?${new URLSearchParams(fields)}`);
    }
    const { error } = await backend().auth.verifyOtp({ token_hash: token, type });
    if (!error) await checkSession();
    setBusy(false);
    if (!error) return navigate(to, { replace: true });
    // Auth reports a refused link in the same format.
    if (error.code === "otp_expired")
      return navigate({ hash: "error=access_denied&error_code=otp_expired" }, { replace: true });
    const title = isServerUnavailable(error) ? "No se pudo abrir el enlace" : "Error";
    toast({ kind: "error", title, text: reasonOfAuth(error) });
  }

  return (
    <form onSubmit={open}>
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Comprobando..." : label}
      </button>
    </form>
  );
}
