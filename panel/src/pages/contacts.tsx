import { ContactList } from "@panel/contact/contact-list";
import { enquiriesQuery } from "@panel/contact/list-query";
import { refusedQuery, unsentQuery } from "@panel/contact/summary-queries";
import { prefetch } from "@panel/queries/prefetch";
import type { LoaderFunction } from "react-router";

export const loader: LoaderFunction = ({ request, context }) => {
  prefetch(context, unsentQuery);
  prefetch(context, refusedQuery);
  prefetch(context, enquiriesQuery(new URL(request.url).searchParams).query);
  return null;
};

export default function Contacts() {
  return <ContactList />;
}
