import { reasonOf } from "@panel/backend/backend-error";
import { byWhom, type Emails } from "@panel/entries/versions/accounts";
import { formatDay, formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { revokeInvitation } from "./invite";
import { type Invitation, peopleKey } from "./read-administrators";
import { useInvite } from "./use-invite";

interface InvitationItemProps {
  invitation: Invitation;
  emails: Emails;
}

export function InvitationItem({ invitation, emails }: InvitationItemProps) {
  const { id, email, invited_by, invited_at, expires_at } = invitation;
  const [busy, setBusy] = useState<"sending" | "revoking">();
  const queries = useQueryClient();
  const invite = useInvite();
  const isOver = Date.parse(expires_at) <= Date.now();

  async function again() {
    setBusy("sending");
    await invite(email);
    setBusy(undefined);
  }

  async function revoke() {
    setBusy("revoking");
    try {
      await revokeInvitation(id);
      document.getElementById("main")?.focus();
      toast({ title: "Invitación retirada", text: email });
    } catch (error) {
      toast({ kind: "error", title: "No se pudo retirar", text: reasonOf(error) });
    }
    setBusy(undefined);
    void queries.invalidateQueries({ queryKey: peopleKey });
  }

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
          aria-busy={busy === "sending" || undefined}
          onClick={busy ? undefined : again}
        >
          {busy === "sending" ? "Enviando..." : "Enviar otra vez"}
        </button>
        <button
          className="btn btn--line"
          type="button"
          aria-label={`Retirar la invitación a ${email}`}
          aria-busy={busy === "revoking" || undefined}
          onClick={busy ? undefined : revoke}
        >
          {busy === "revoking" ? "Retirando..." : "Retirar"}
        </button>
      </span>
    </li>
  );
}
