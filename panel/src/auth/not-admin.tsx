import { useState } from "react";
import { checkSession } from "./session";

interface NotAdminProps {
  email: string;
  unchecked: boolean;
}

/** Explains to a signed-in user why the panel does not open. */
export function NotAdmin({ email, unchecked }: NotAdminProps) {
  const [busy, setBusy] = useState(false);

  async function tryAgain() {
    setBusy(true);
    await checkSession();
    setBusy(false);
  }

  if (!unchecked) {
    return (
      <p className="notice notice--warn">
        Has ingresado como {email}, que no es una cuenta de administrador. Ingresa con otra.
      </p>
    );
  }
  return (
    <div className="notice notice--warn">
      <p>
        {email
          ? `Has ingresado como ${email}, pero el servidor no ha podido comprobar tu cuenta.`
          : "El servidor no ha podido renovar tu sesión."}
      </p>
      <button
        className="btn btn--line"
        type="button"
        aria-busy={busy || undefined}
        onClick={busy ? undefined : tryAgain}
      >
        Intentar de nuevo
      </button>
    </div>
  );
}
