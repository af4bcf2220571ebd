import { Link } from "react-router";

/** Unknown address below /admin. */
export default function AdminNotFound() {
  return (
    <section className="panel panel__in empty-state">
      <h1>Página no encontrada</h1>
      <p>Esta dirección del panel no existe.</p>
      <Link className="btn" to="/">
        Volver al panel
      </Link>
    </section>
  );
}
