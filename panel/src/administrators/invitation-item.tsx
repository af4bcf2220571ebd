import { reasonOf } from "@panel/backend/backend-error";
import { byWhom, type Emails } from "@panel/entries/versions/accounts";
import { formatDay, formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Invitation, peopleKey, revokeInvitation, useInvite } from "./administrators";

interface InvitationItemProps {
  invitation: Invitation;
  emails: Emails;
}

export function InvitationItem({ invitation, emails }: InvitationItemProps) {
  const { id, email, invited_by, invited_at, expires_at } = invitation;
  const queries = useQueryClient();
  const invite = useInvite();
  const revoke = useMutation({
    mutationFn: () => revokeInvitation(id),
    onSuccess() {
      document.getElementById("main")?.focus();
      toast({ title: "Invitación retirada", text: email });
    },
    onError: (error) =>
      toast({ kind: "error", title: "No se pudo retirar", text: reasonOf(error) }),
    onSettled: () => void queries.invalidateQueries({ queryKey: peopleKey }),
  });
  const busy = invite.isPending || revoke.isPending;
  const isOver = Date.parse(expires_at) <= Date.now();

  return (
    <li className="row--acts">
      <div className="rows__text">
        <h3>{email}</h3>
        <p>
          Invitado el {formatMoment(invited_at)} {byWhom(invited_by, emails)}
        </p>
        <div className="badges">
          <span className={isOver ? "badge badge--warn" : "badge badge--line"}>
            {isOver ? "Caducada" : `Vale hasta el ${formatDay(expires_at)}`}
          </span>
        </div>
      </div>
      <span className="acts acts--words">
        <button
          className="btn btn--line"
          type="button"
          aria-label={`Enviar otra vez la invitación a ${email}`}
          aria-busy={invite.isPending || undefined}
          onClick={busy ? undefined : () => invite.mutate(email)}
        >
          {invite.isPending ? "Enviando..." : "Enviar otra vez"}
        </button>
        <button
          className="btn btn--line"
          type="button"
          aria-label={`Retirar la invitación a ${email}`}
          aria-busy={revoke.isPending || undefined}
          onClick={busy ? undefined : () => revoke.mutate()}
        >
          {revoke.isPending ? "Retirando..." : "Retirar"}
        </button>
      </span>
    </li>
  );
}
