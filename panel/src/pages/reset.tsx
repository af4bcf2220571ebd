import { isRefusedLink, mailLinkIn } from "@panel/auth/mail-link";
import { NewPasswordForm } from "@panel/auth/new-password-form";
import { OpenLink } from "@panel/auth/open-link";
import { RecoveryForm } from "@panel/auth/recovery-form";
import { useSession } from "@panel/auth/session";
import { AuthPage } from "@panel/ui/auth-page";
import { Spinner } from "@panel/ui/spinner";
import { Link, useLocation, useNavigate } from "react-router";

/** Password recovery (I4): requests the mail, and accepts its link. */
export default function Reset() {
  const session = useSession();
  const navigate = useNavigate();
  const { hash } = useLocation();

  const link = mailLinkIn(hash);
  // Does not wait for the session, which is irrelevant here.
  if (link)
    return (
      <AuthPage
        title="Nueva contraseña"
        lead="Con este enlace puedes elegir una contraseña nueva. Vale una sola vez."
      >
        <OpenLink link={link} label="Elegir contraseña" to="/reset" />
        <Link className="more" to="/login">
          Volver al acceso
        </Link>
      </AuthPage>
    );
  if (session.status === "loading") return <Spinner label="Cargando..." />;
  const email = session.status === "signed-out" ? undefined : session.email;
  if (session.status !== "signed-out" && session.recovering) {
    return (
      <AuthPage title="Nueva contraseña" lead={`Para la cuenta ${email}.`}>
        <NewPasswordForm email={email ?? ""} onDone={() => navigate("/", { replace: true })} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Recuperar la contraseña"
      lead="Escribe tu correo y te enviamos un enlace para elegir una nueva."
    >
      <RecoveryForm email={email} refused={isRefusedLink(hash)} />
      <Link className="more" to="/login">
        Volver al acceso
      </Link>
    </AuthPage>
  );
}
