import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { adminMeta } from "~/components/admin/admin-meta";
import { AuthPage } from "~/components/admin/auth-page";
import { GoTo } from "~/components/admin/go-to";
import { Spinner } from "~/components/admin/spinner";
import { LoginForm } from "~/features/auth/login-form";
import { NotAdmin } from "~/features/auth/not-admin";
import { useSession } from "~/features/auth/session";

export const meta = () => adminMeta("Acceso");

/** Sign-in (checklist H1). Who is signed in goes on to where they wanted to go. */
export default function Login() {
  const session = useSession();
  const queries = useQueryClient();
  const { state } = useLocation();
  const wanted = (state as { from?: string } | null)?.from ?? "/admin";
  // What the last administrator has read is not for whoever comes next.
  useEffect(() => queries.clear(), [queries]);

  if (session.status === "loading") return <Spinner label="Cargando..." />;
  if (session.status === "admin") return <GoTo to={wanted} />;
  return (
    <AuthPage title="Panel de administración" lead="Entra con tu cuenta de administrador.">
      {session.status === "visitor" && (
        <NotAdmin email={session.email} unchecked={session.unchecked ?? false} />
      )}
      <LoginForm id="login" />
      <Link className="more" to="/admin/reset">
        ¿Olvidaste tu contraseña?
      </Link>
    </AuthPage>
  );
}
