import { EmailForm } from "@panel/account/email-form";
import { PasswordForm } from "@panel/account/password-form";
import { SessionsPanel } from "@panel/account/sessions-panel";
import { PeopleNav } from "@panel/administrators/people-nav";
import { useSession } from "@panel/auth/session";

/** Password, e-mail address and sessions of the account (K8). */
export default function Account() {
  const session = useSession();
  const email = "email" in session ? session.email : "";
  return (
    <>
      <div className="bar">
        <div>
          <h1>Mi cuenta</h1>
          <p>{email}</p>
        </div>
        <PeopleNav />
      </div>
      <section className="panel panel__in" aria-labelledby="password-title">
        <h2 id="password-title">Contraseña</h2>
        <PasswordForm email={email} />
      </section>
      <section className="panel panel__in" aria-labelledby="email-title">
        <h2 id="email-title">Correo electrónico</h2>
        <EmailForm email={email} />
      </section>
      <SessionsPanel />
    </>
  );
}
