import { AuthField, checkEmail, useAuthForm } from "@panel/auth/auth-form";
import { useSession } from "@panel/auth/session";
import { ListState } from "@panel/list/list-body";
import { useQuery } from "@tanstack/react-query";
import { AdministratorItem } from "./administrator-item";
import { peopleQuery, useInvite } from "./administrators";
import { InvitationItem } from "./invitation-item";
import { PeopleNav } from "./people-nav";

/** Administrators, pending invitations, and a form to invite others (K8). */
export function PeoplePage() {
  const session = useSession();
  const { data, error, isPending, refetch } = useQuery(peopleQuery());
  const own = "email" in session ? session.email : "";
  return (
    <>
      <div className="bar">
        <div>
          <h1>Administradores</h1>
          <p>Quienes entran en este panel. Todos pueden hacer lo mismo.</p>
        </div>
        <PeopleNav />
      </div>
      {!data && (
        <ListState
          isPending={isPending}
          failed={error !== null}
          failure="No se pudieron cargar los administradores."
          onRetry={refetch}
        />
      )}
      {data && (
        <section className="panel" aria-label="Administradores">
          <ul className="rows rows--people">
            {data.administrators.map((administrator) => (
              <AdministratorItem
                key={administrator.id}
                administrator={administrator}
                isOneself={administrator.email === own}
              />
            ))}
          </ul>
        </section>
      )}
      {/* Rendered after the list has loaded, to avoid a layout shift. */}
      {!isPending && (
        <section className="panel panel__in" aria-labelledby="invite-title">
          <h2 id="invite-title">Invitar a otra persona</h2>
          <InviteForm />
        </section>
      )}
      {data && data.invitations.length > 0 && (
        <section className="panel" aria-labelledby="invitations-title">
          <h2 className="panel__title" id="invitations-title">
            Invitaciones sin aceptar
          </h2>
          <ul className="rows rows--people">
            {data.invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} emails={data.emails} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function InviteForm() {
  const invite = useInvite();
  const { busy, errors, form } = useAuthForm({
    names: ["email"],
    check: ({ email }) => ({
      email: email.trim() ? checkEmail(email) : "Escribe su correo electrónico",
    }),
    async send({ email }) {
      await invite.mutateAsync(email.trim()).then(
        () => form.ref.current?.reset(),
        // The mutation has reported the error.
        () => {},
      );
    },
  });
  return (
    <form className="short" {...form}>
      <AuthField
        id="invited-email"
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="off"
        hint="Recibe un enlace que vale una vez, durante siete días, y elige su contraseña."
        error={errors.email}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {busy ? "Invitando..." : "Enviar invitación"}
      </button>
    </form>
  );
}
