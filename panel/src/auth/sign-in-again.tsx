import { useModal } from "#shared/ui/use-modal.ts";
import { LoginForm } from "./login-form";

interface SignInAgainProps {
  email: string;
  /** Signed in, but no longer an administrator. */
  roleLost: boolean;
  /** Leaves the page. Its stored drafts stay for the same account. */
  onLeave: () => void;
}

/**
 * Dialog for a session that ended with unsaved work on the page. The page stays mounted beneath; the dialog
 * unmounts after the next sign-in of an administrator.
 */
export function SignInAgain({ email, roleLost, onLeave }: SignInAgainProps) {
  const modal = useModal(() => {});
  return (
    <dialog {...modal} className="ask" aria-labelledby="again-title">
      <h2 id="again-title">
        {roleLost ? "Tu cuenta ya no es de administrador" : "Tu sesión ha terminado"}
      </h2>
      <p className="ask__text">
        Lo que has escrito sigue aquí. Ingresa {roleLost ? "con otra cuenta" : "otra vez"} y podrás
        guardarlo.
      </p>
      <LoginForm id="again" email={email} inDialog />
      <button className="more more--plain" type="button" onClick={onLeave}>
        Salir sin guardar
      </button>
    </dialog>
  );
}
