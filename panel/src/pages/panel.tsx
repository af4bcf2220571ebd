import { isRefusedLink } from "@panel/auth/mail-link";
import { signOut, useSession } from "@panel/auth/session";
import { SignInAgain } from "@panel/auth/sign-in-again";
import { AskDialog } from "@panel/ui/ask-dialog";
import { Rail } from "@panel/ui/rail";
import { Spinner } from "@panel/ui/spinner";
import { toast } from "@panel/ui/toaster";
import { useAnyUnsaved } from "@panel/ui/unsaved";
import { usePageFocus } from "@panel/ui/use-page-focus";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, Outlet, useLocation, useNavigation } from "react-router";

/**
 * Lets administrators in and sends everybody else to the login (H3). A courtesy only: what
 * keeps them out is row-level security.
 */
export default function Panel() {
  const session = useSession();
  const unsaved = useAnyUnsaved();
  /** Of whoever was let in last: when their session ends, what they were in the middle of stays. */
  const [email, setEmail] = useState<string>();
  const waiting = useNavigation().state !== "idle";
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const queries = useQueryClient();
  usePageFocus();

  if (session.status === "admin" && session.email !== email) setEmail(session.email);
  if (session.status === "loading") return <Spinner label="Cargando..." />;
  // Whoever was in the middle of something signs in again on top of it; nothing typed is lost.
  const interrupted = session.status !== "admin" && email !== undefined && unsaved && !leaving;
  // Who left of their own accord does not want to come back to where that was.
  if (session.status !== "admin" && !interrupted) return <ToLogin andBack={!leaving} />;
  const isVisitor = session.status === "visitor";

  async function leave() {
    setLeaving(true);
    // What is still being asked would be refused once the session has ended.
    await queries.cancelQueries();
    await signOut();
    toast({ title: "Sesión cerrada", text: "Has cerrado sesión correctamente" });
  }

  return (
    <div className="admin">
      <a className="skip" href="#main">
        Ir al contenido
      </a>
      <Rail email={email ?? ""} onSignOut={() => (unsaved ? setAsking(true) : leave())} />
      {waiting && <div className="waiting" />}
      <main className="main" id="main" tabIndex={-1} aria-busy={waiting || undefined}>
        <Outlet />
      </main>
      {asking && (
        <AskDialog
          title="Hay cambios sin guardar"
          stay="Seguir editando"
          onStay={() => setAsking(false)}
          go="Salir sin guardar"
          onGo={leave}
          danger
        >
          Si cierras la sesión ahora, se pierden.
        </AskDialog>
      )}
      {/* Where nobody could say whether the role still holds, typing goes on: nobody else can, either. */}
      {interrupted && !(isVisitor && session.unchecked) && (
        <SignInAgain email={email ?? ""} roleLost={isVisitor} onLeave={() => setLeaving(true)} />
      )}
    </div>
  );
}

function ToLogin({ andBack }: { andBack: boolean }) {
  const { pathname, search, hash } = useLocation();
  // The same object in each rendering, or `Navigate` would go there again.
  const [state] = useState({ from: andBack ? pathname + search : undefined, leave: true });
  // The login says that a mail's link was refused.
  const to = { pathname: "/login", hash: isRefusedLink(hash) ? hash : "" };
  return <Navigate to={to} replace state={state} />;
}
