import { LoginForm } from "@panel/auth/login-form";
import { NotAdmin } from "@panel/auth/not-admin";
import { useSession } from "@panel/auth/session";
import { AuthPage } from "@panel/ui/auth-page";
import { Spinner } from "@panel/ui/spinner";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, Navigate, useLocation } from "react-router";

/** Sign-in (H1). Who is signed in goes on to where they wanted to go. */
export default function Login() {
  const session = useSession();
  const queries = useQueryClient();
  const { state } = useLocation();
  const wanted = (state as { from?: string } | null)?.from ?? "/";
  // What the last administrator has read is not for whoever comes next.
  useEffect(() => queries.clear(), [queries]);

  if (session.status === "loading") return <Spinner label="Cargando..." />;
  if (session.status === "admin") return <Navigate to={wanted} replace />;
  return (
    <AuthPage title="Panel de administración" lead="Ingresa con tu cuenta de administrador.">
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
