import { Link } from "react-router";

/** An address below /admin that is none. */
export default function AdminNotFound() {
  return (
    <section className="panel panel__in blank">
      <h1>Página no encontrada</h1>
      <p>Esta dirección del panel no existe.</p>
      <Link className="btn" to="/">
        Volver al panel
      </Link>
    </section>
  );
}
