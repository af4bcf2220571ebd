import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type Mail, mailColumns } from "@panel/contact/mail";
import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";
import { type Proposal, type Reply, type State, states, type Version } from "./proposal";

export const pageSize = 25;

/** Filter of proposals whose travellers wait for an answer. */
export const waiting = "waiting";
export type StateFilter = State | typeof waiting;

export const stateFilters = [
  { value: waiting, label: "Esperan respuesta" },
  ...states,
] as const satisfies { value: StateFilter; label: string }[];

type SentVersion = Pick<
  Version,
  "number" | "valid_until" | "opened" | "first_opened_at" | "sent_at"
>;

/** A proposal in a list. */
export type ListedProposal = Pick<
  Proposal,
  | "id"
  | "reference"
  | "state"
  | "title"
  | "traveller"
  | "starts_on"
  | "itinerary"
  | "total"
  | "valid_until"
  | "waiting_since"
> & { proposal_versions: SentVersion[] };

const listColumns =
  "id,reference,state,title,traveller,starts_on,itinerary,total,valid_until,waiting_since,proposal_versions(number,valid_until,opened,first_opened_at,sent_at)" as const;

/** Filter and page of an address, and their query; the latest changes first. */
export function listQuery(search: URLSearchParams) {
  const page = pageOf(search);
  const state = stateFilters.find(({ value }) => value === search.get("state"))?.value;
  const query = queryOptions({
    queryKey: ["proposals", "list", { page, state }],
    queryFn: async ({ signal }): Promise<{ rows: ListedProposal[]; total: number }> => {
      const from = (page - 1) * pageSize;
      let rows = backend().from("proposals").select(listColumns, { count: "exact" });
      if (state === waiting) rows = rows.not("waiting_since", "is", null);
      else if (state) rows = rows.eq("state", state);
      const answer = await rows
        .order(state === waiting ? "waiting_since" : "updated_at", {
          ascending: state === waiting,
        })
        .order("id")
        .range(from, from + pageSize - 1)
        .abortSignal(signal);
      // PostgREST refuses pages past the end.
      if (answer.status === 416) return { rows: [], total: 0 };
      return { rows: dataOf(answer), total: answer.count ?? 0 };
    },
    staleTime: prefetchStaleMs,
  });
  return { page, state, query };
}

/** Proposals of an enquiry, the oldest first. */
export const ofEnquiryQuery = (enquiry: string) =>
  queryOptions({
    queryKey: ["proposals", "of-enquiry", enquiry],
    queryFn: async ({ signal }): Promise<ListedProposal[]> =>
      dataOf(
        await backend()
          .from("proposals")
          .select(listColumns)
          .eq("enquiry_id", enquiry)
          .order("created_at")
          .abortSignal(signal),
      ),
  });

/** The latest version; undefined if the proposal was never sent. */
export const latestOf = ({ proposal_versions: versions }: ListedProposal) =>
  versions.toSorted((a, b) => b.number - a.number)[0];

export type SentMail = Mail & { version_id: string | null };

/** State of a proposal with its versions, openings, replies and mails. */
export interface FollowUp {
  state: State;
  waiting_since: string | null;
  deposit_received_on: string | null;
  /** The newest first. */
  versions: Version[];
  /** The newest first. */
  replies: Reply[];
  /** Mails about its versions. */
  mails: SentMail[];
}

const versionColumns =
  "id,number,sent_at,author,subject,total,valid_until,first_opened_at,last_opened_at,opened" as const;

/** Versions, openings, replies and mails of a proposal; null if there is none. */
export const followUpQuery = (id: string) =>
  queryOptions({
    queryKey: ["proposals", "follow-up", id],
    queryFn: async ({ signal }): Promise<FollowUp | null> => {
      const [row, versions, replies] = await Promise.all([
        backend()
          .from("proposals")
          .select("enquiry_id,state,waiting_since,deposit_received_on")
          .eq("id", id)
          .abortSignal(signal)
          .maybeSingle(),
        backend()
          .from("proposal_versions")
          .select(versionColumns)
          .eq("proposal_id", id)
          .order("number", { ascending: false })
          .abortSignal(signal),
        backend()
          .from("proposal_replies")
          .select("*")
          .eq("proposal_id", id)
          .order("at", { ascending: false })
          .order("id")
          .abortSignal(signal),
      ]);
      const proposal = dataOf(row);
      if (!proposal) return null;
      const sent = dataOf(versions);
      const { enquiry_id, ...state } = proposal;
      const mails = await backend()
        .from("outbox")
        .select(`${mailColumns},version_id` as const)
        .eq("enquiry_id", enquiry_id)
        .eq("kind", "proposal")
        .abortSignal(signal);
      return { ...state, versions: sent, replies: dataOf(replies), mails: dataOf(mails) };
    },
    staleTime: prefetchStaleMs,
  });
