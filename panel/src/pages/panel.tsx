import { isRefusedLink } from "@panel/auth/mail-link";
import { signOut, useSession } from "@panel/auth/session";
import { SignInAgain } from "@panel/auth/sign-in-again";
import { removeExpiredBuffers } from "@panel/entries/editor/local-buffer";
import { BottomBar } from "@panel/shell/bottom-bar";
import { Rail } from "@panel/shell/rail";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Spinner } from "@panel/ui/spinner";
import { toast } from "@panel/ui/toaster";
import { discardUnsaved, useAnyUnsaved } from "@panel/ui/unsaved";
import { useIsCompact } from "@panel/ui/use-is-compact";
import { usePageFocus } from "@panel/ui/use-page-focus";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation, useNavigation } from "react-router";

/**
 * Admits administrators and redirects others to the login (H3). Only for convenience: access is enforced by
 * row-level security.
 */
export default function Panel() {
  const session = useSession();
  const unsaved = useAnyUnsaved();
  /** Address of the last admitted administrator. With unsaved work, the page stays when the session ends. */
  const [email, setEmail] = useState<string>();
  const waiting = useNavigation().state !== "idle";
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const queries = useQueryClient();
  const Navigation = useIsCompact() ? BottomBar : Rail;
  usePageFocus();
  useEffect(removeExpiredBuffers, []);

  if (session.status === "admin" && session.email !== email) setEmail(session.email);
  if (session.status === "loading") return <Spinner label="Cargando..." />;
  // With unsaved work, the user signs in again in a dialog over the page.
  const interrupted = session.status !== "admin" && email !== undefined && unsaved && !leaving;
  // After a deliberate sign-out, the login does not return here.
  if (session.status !== "admin" && !interrupted) return <ToLogin andBack={!leaving} />;
  const isVisitor = session.status === "visitor";

  async function leave() {
    setLeaving(true);
    discardUnsaved();
    // Queries in flight would be refused after the sign-out.
    await queries.cancelQueries();
    await signOut();
    toast({ title: "Sesión cerrada", text: "Has cerrado sesión correctamente" });
  }

  return (
    <div className="admin">
      <a className="skip" href="#main">
        Ir al contenido
      </a>
      <Navigation email={email ?? ""} onSignOut={() => (unsaved ? setAsking(true) : leave())} />
      {waiting && <div className="waiting" />}
      <main className="main" id="main" tabIndex={-1} aria-busy={waiting || undefined}>
        <Outlet />
      </main>
      {asking && (
        <ConfirmDialog
          title="Hay cambios sin guardar"
          cancel="Seguir editando"
          onCancel={() => setAsking(false)}
          confirm="Salir sin guardar"
          onConfirm={leave}
          danger
        >
          Si cierras la sesión ahora, se pierden.
        </ConfirmDialog>
      )}
      {/* If the role could not be checked, the page stays usable: signing in again would not help. */}
      {interrupted && !(isVisitor && session.unchecked) && (
        <SignInAgain email={email ?? ""} roleLost={isVisitor} onLeave={() => setLeaving(true)} />
      )}
    </div>
  );
}

function ToLogin({ andBack }: { andBack: boolean }) {
  const { pathname, search, hash } = useLocation();
  // A stable object: `Navigate` navigates again when its state changes.
  const [state] = useState({ from: andBack ? pathname + search : undefined, leave: true });
  // The login displays the error of a refused mail link.
  const to = { pathname: "/login", hash: isRefusedLink(hash) ? hash : "" };
  return <Navigate to={to} replace state={state} />;
}
