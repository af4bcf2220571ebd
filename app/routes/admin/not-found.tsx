import { Link } from "react-router";
import { adminMeta } from "~/components/admin/admin-meta";

export const meta = () => adminMeta("Página no encontrada");

/** An address below /admin that is none. */
export default function AdminNotFound() {
  return (
    <section className="panel panel__in blank">
      <h1>Página no encontrada</h1>
      <p>Esta dirección del panel no existe.</p>
      <Link className="btn" to="/admin">
        Volver al panel
      </Link>
    </section>
  );
}
