import { ContactList } from "@panel/contact/contact-list";

export default function Contacts() {
  return <ContactList />;
}
