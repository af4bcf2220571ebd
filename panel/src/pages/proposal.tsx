import { isSignedIn, untilChecked } from "@panel/auth/session";
import { randomId } from "@panel/backend/id";
import { ChooseEnquiry } from "@panel/trip-proposals/choose-enquiry";
import { isId, type LoadedProposal, loadProposal } from "@panel/trip-proposals/load-proposal";
import { ProposalEditor } from "@panel/trip-proposals/proposal-editor";
import { LoadFailed } from "@panel/ui/load-failed";
import {
  Link,
  type LoaderFunctionArgs,
  replace,
  type ShouldRevalidateFunction,
  useLoaderData,
} from "react-router";

type Loaded = { kind: "choose" | "missing" | "failed" | "signed-out" } | LoadedProposal;

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  if (!(await isSignedIn())) return { kind: "signed-out" };
  const { searchParams: search } = new URL(request.url);
  if (!params.id) {
    if (!isId(search.get("enquiry"))) return { kind: "choose" };
    // The id is in the address: after a reload or a lost answer the same proposal is stored.
    throw replace(`/proposals/${randomId()}?${search}`);
  }
  if (!isId(params.id)) return { kind: "missing" };
  try {
    const loaded = await loadProposal(params.id, search);
    // The form reads local buffers, which belong to an account.
    await untilChecked();
    return loaded ?? { kind: "missing" };
  } catch {
    return { kind: "failed" };
  }
}

/** The form follows its proposal by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Form of a proposal, or the question for whom a new one is. */
export default function ProposalPage() {
  const loaded = useLoaderData<Loaded>();
  if (!("kind" in loaded)) return <ProposalEditor key={loaded.id} {...loaded} />;
  if (loaded.kind === "choose") return <ChooseEnquiry />;
  const toList = (
    <Link className="btn btn--line" to="/proposals">
      Propuestas
    </Link>
  );
  if (loaded.kind !== "missing") return <LoadFailed>{toList}</LoadFailed>;
  return (
    <section className="panel panel__in empty-state">
      <h1>Ya no existe</h1>
      <p>
        Puede que se haya eliminado, con su consulta o sin ella, o que la dirección no esté
        completa.
      </p>
      <div className="bar__acts">{toList}</div>
    </section>
  );
}
