import { dataOf } from "~/lib/backend-error";
import { backend } from "~/lib/browser-client";

const most = 5;

/** The last enquiries, as the dashboard shows them. @throws {BackendError} */
export async function readNewest() {
  const answer = await backend()
    .from("contact_submissions")
    .select("id,created_at,name,message,language")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(most);
  return dataOf(answer);
}
