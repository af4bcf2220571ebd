import { LoginForm } from "@panel/auth/login-form";
import { isRefusedLink, mailLinkIn } from "@panel/auth/mail-link";
import { NotAdmin } from "@panel/auth/not-admin";
import { OpenLink } from "@panel/auth/open-link";
import { useSession } from "@panel/auth/session";
import { AuthPage } from "@panel/ui/auth-page";
import { Spinner } from "@panel/ui/spinner";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, Navigate, useLocation } from "react-router";

/** Texts for a mail's link, by its type. */
const linkWords: Record<string, { title: string; lead: string; button: string }> = {
  email_change: {
    title: "Confirma tu nuevo correo",
    lead: "Con este enlace el cambio de correo queda hecho. Vale una sola vez.",
    button: "Confirmar el cambio",
  },
  signup: {
    title: "Confirma tu cuenta",
    lead: "Con este enlace tu cuenta queda confirmada. Vale una sola vez.",
    button: "Confirmar la cuenta",
  },
};
const signInWords = {
  title: "Tu enlace de acceso",
  lead: "Con este enlace ingresas sin contraseña. Vale una sola vez.",
  button: "Ingresar",
};

/** Sign-in (H1), and target of mail links except recovery. Redirects administrators to the page they came from. */
export default function Login() {
  const session = useSession();
  const queries = useQueryClient();
  const { state, hash } = useLocation();
  const wanted = (state as { from?: string } | null)?.from ?? "/";
  // Cached data of the previous administrator must not be visible to the next user.
  useEffect(() => queries.clear(), [queries]);

  const link = mailLinkIn(hash);
  if (link) {
    const { title, lead, button } = linkWords[link.type] ?? signInWords;
    const to = link.type === "email_change" ? "/account" : "/";
    return (
      <AuthPage title={title} lead={lead}>
        <OpenLink link={link} label={button} to={to} />
      </AuthPage>
    );
  }
  if (session.status === "loading") return <Spinner label="Cargando..." />;
  const isRefused = isRefusedLink(hash);
  if (session.status === "admin" && isRefused)
    return (
      <AuthPage
        title="Este enlace ya no vale"
        lead="Ha caducado o ya se ha usado. Si todavía hace falta, pide otro en tu cuenta."
      >
        <Link className="btn" to="/account">
          Ir a mi cuenta
        </Link>
      </AuthPage>
    );
  if (session.status === "admin") return <Navigate to={wanted} replace />;
  return (
    <AuthPage title="Panel de administración" lead="Ingresa con tu cuenta de administrador.">
      {isRefused && (
        <p className="notice notice--error" role="alert">
          <span>
            El enlace ha caducado o ya se ha usado. Ingresa con tu contraseña, o{" "}
            <Link to="/reset">pide otro enlace</Link>.
          </span>
        </p>
      )}
      {session.status === "visitor" && (
        <NotAdmin email={session.email} unchecked={session.unchecked ?? false} />
      )}
      <LoginForm id="login" />
      <Link className="more" to="/reset">
        ¿Olvidaste tu contraseña?
      </Link>
    </AuthPage>
  );
}
