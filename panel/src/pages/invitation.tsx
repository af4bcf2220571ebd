import { InvitationForm } from "@panel/auth/invitation-form";
import { callSite, type SiteError } from "@panel/backend/call-site";
import { AuthPage } from "@panel/ui/auth-page";
import { Spinner } from "@panel/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";

/** Page of an invitation's link (K8). The token is in the fragment. */
export default function Invitation() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [used, setUsed] = useState(false);
  const token = hash.slice(1);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => callSite<{ email: string }>("accept-invitation", { token }),
    retry: false,
    refetchOnWindowFocus: false,
    // The response for a token changes only when it is used, in this form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (isPending) return <Spinner label="Cargando..." />;
  const status = (error as SiteError | null)?.status;
  if (used || status === 410 || status === 400)
    return (
      <AuthPage
        title="Esta invitación ya no vale"
        lead="Ha caducado, se ha usado o se ha retirado. Pide otra a quien te invitó."
      >
        <Link className="more" to="/login">
          Ir al acceso
        </Link>
      </AuthPage>
    );
  if (error)
    return (
      <AuthPage title="No se pudo abrir la invitación" lead={error.message}>
        <button className="btn" type="button" onClick={() => refetch()}>
          Intentar de nuevo
        </button>
      </AuthPage>
    );
  return (
    <AuthPage
      title="Te han invitado"
      lead={`Elige una contraseña para ingresar como ${data.email}.`}
    >
      <InvitationForm
        token={token}
        email={data.email}
        onDone={() => navigate("/", { replace: true })}
        onExpired={() => setUsed(true)}
      />
    </AuthPage>
  );
}
