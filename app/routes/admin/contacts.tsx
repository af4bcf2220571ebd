import { adminMeta } from "~/components/admin/admin-meta";
import { ContactList } from "~/features/contact/admin/contact-list";

export const meta = () => adminMeta("Contactos");

export default function Contacts() {
  return <ContactList />;
}
