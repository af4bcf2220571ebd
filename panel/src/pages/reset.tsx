import { NewPasswordForm } from "@panel/auth/new-password-form";
import { RecoveryForm } from "@panel/auth/recovery-form";
import { useSession } from "@panel/auth/session";
import { AuthPage } from "@panel/ui/auth-page";
import { Spinner } from "@panel/ui/spinner";
import { Link, useLocation, useNavigate } from "react-router";

/** Password recovery (I4): asks for the mail, and takes in who comes by its link. */
export default function Reset() {
  const session = useSession();
  const navigate = useNavigate();
  const { hash } = useLocation();

  if (session.status === "loading") return <Spinner label="Cargando..." />;
  const email = session.status === "signed-out" ? undefined : session.email;
  if (session.status !== "signed-out" && session.recovering) {
    return (
      <AuthPage title="Nueva contraseña" lead={`Para la cuenta ${email}.`}>
        <NewPasswordForm email={email ?? ""} onDone={() => navigate("/", { replace: true })} />
      </AuthPage>
    );
  }
  // The mail's link was too old, or was used before: `#error=access_denied&error_code=otp_expired`.
  const refused = new URLSearchParams(hash.slice(1)).has("error");
  return (
    <AuthPage
      title="Recuperar la contraseña"
      lead="Escribe tu correo y te enviamos un enlace para elegir una nueva."
    >
      <RecoveryForm email={email} refused={refused} />
      <Link className="more" to="/login">
        Volver al acceso
      </Link>
    </AuthPage>
  );
}
