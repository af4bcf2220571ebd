import { Link, useLocation, useNavigate } from "react-router";
import { AuthPage } from "~/components/admin/auth-page";
import { GoTo } from "~/components/admin/go-to";
import { Spinner } from "~/components/admin/spinner";
import { LoginForm } from "~/features/auth/login-form";
import { useSession } from "~/features/auth/session";

/** Sign-in (checklist H1). Who is signed in already goes on to where they wanted to go. */
export default function Login() {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = (state as { from?: string } | null)?.from ?? "/admin";

  if (session.status === "loading") return <Spinner label="Cargando..." />;
  if (session.status === "admin") return <GoTo to={wanted} />;
  return (
    <AuthPage title="Panel de administración" lead="Entra con tu cuenta de administrador.">
      <LoginForm id="login" onSignedIn={() => navigate(wanted, { replace: true })} />
      <Link className="more" to="/admin/reset">
        ¿Olvidaste tu contraseña?
      </Link>
    </AuthPage>
  );
}
