import { useModal } from "@panel/ui/use-modal";
import { LoginForm } from "./login-form";

interface SignInAgainProps {
  email: string;
  /** Still signed in, but no administrator any more. */
  roleLost: boolean;
  /** Gives up the work that is on the page. */
  onLeave: () => void;
}

/**
 * The session ended while something unsaved stood on the page: it stays where it is, under this
 * dialog, which goes by itself once an administrator is signed in again.
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
