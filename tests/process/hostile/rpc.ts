/** Requests of `/rest/v1/rpc`: the schema's functions, and some of PostgreSQL's. */
import type { Random } from "../../support/random.ts";
import { damagedJson, oddValue } from "./odd-json.ts";
import { oddPart, queryValue, withNeedlessEscapes } from "./odd-strings.ts";
import type { RequestSpec } from "./request-spec.ts";
import { values } from "./rest-parts.ts";
import { parameter, query } from "./rest-query.ts";

/** Names of functions with their arguments. */
const functions: Record<string, readonly string[]> = {
  schema_version: [],
  stored_pictures: ["keys"],
  begin_seed: [],
  finish_seed: ["pictures"],
  count_captcha_attempt: ["sender", "max_attempts", "at"],
  issue_captcha_pass: ["token", "pass", "at"],
  is_captcha_pass_valid: ["pass", "at"],
  submit_enquiry: ["enquiry", "sender", "pass", "at"],
  claim_mails: ["max_mails", "at", "only_notices"],
  record_mail_result: ["enquiry", "claim_id", "failure", "is_permanent"],
  resume_mails: ["is_only_server", "at"],
  purge_expired_form_data: ["at"],
  retry_mails: ["enquiry"],
  correct_enquiry_email: ["enquiry", "email"],
  erased_mails: ["removed"],
  mail_brand: [],
  record_contact: ["enquiry", "operation", "channel", "reached", "at"],
  erase_contact: ["contact"],
  change_places: ["departure", "operation", "change_by", "enquiry", "note"],
  tour_prices: ["tour", "departure"],
  add_enquiry: ["operation", "name", "email", "phone", "language", "message", "channel", "at"],
  answer_enquiry: ["enquiry", "operation", "subject", "body"],
  send_proposal: ["proposal", "operation", "expected", "subject", "body"],
  make_proposal_link: ["proposal"],
  revoke_proposal_links: ["proposal"],
  withdraw_proposal: ["proposal", "restore"],
  settle_replies: ["proposal"],
  open_proposal: ["token", "seen", "at"],
  reply_to_proposal: ["token", "operation", "version", "kind", "body", "name", "address", "at"],
  prepare_translation: ["type", "id"],
  reserve_translation: ["characters", "maximum"],
  return_translation: ["month", "characters"],
  store_proposals: ["type", "id", "language", "provider", "account", "proposals"],
  accept_proposal: ["type", "id", "language", "path"],
  enquiry_counts: [],
  purge_enquiries: ["months", "at"],
  tour_facts: [],
  tour_ranges: [],
  find_tours: [
    "country",
    "style",
    "min_days",
    "max_days",
    "month",
    "highest_price",
    "row_offset",
    "row_limit",
  ],
  tour_filter_options: [],
  search_entries: ["q", "language", "row_offset", "row_limit"],
  blog_term_posts: ["kind", "term", "row_offset", "row_limit"],
  blog_terms: [],
  rename_term: ["type", "term", "name"],
  term_uses: ["type"],
  save_entry: ["type", "id", "expected", "entry", "operation"],
  open_entry: ["type", "id"],
  save_draft: ["type", "id", "changes", "seen"],
  publish_entry: ["type", "id", "seen", "operation", "language", "over", "spanish"],
  discard_draft: ["type", "id", "seen"],
  schedule_draft: ["type", "id", "seen", "at", "over"],
  publish_due: [],
  replace_picture: ["old", "new"],
  restore_version: ["version"],
  deleted_entries: [],
  entry_changes: ["type", "entry", "before", "row_limit"],
  account_emails: ["accounts"],
  pictures: ["filter", "search", "path", "row_offset", "row_limit"],
  pending_translations: ["language", "type", "row_offset", "row_limit"],
  translation_progress: [],
  erase_versions: ["type", "entry"],
  owner_warnings: [],
  remove_demonstration: ["dry"],
  restore_demonstration: ["removal"],
  launch_state: [],
  confirm_launch_text: ["subject", "seen", "reviewer"],
  check_clock: ["at"],
  count_objects: [],
  report_job: ["job", "reason", "amount"],
  record_backup: ["newest", "every_hours"],
  administrators: [],
  pending_invitations: [],
  invite_administrator: ["email", "token_hash"],
  issue_invitation: ["email", "token_hash", "at"],
  revoke_invitation: ["invitation"],
  remove_administrator: ["account"],
  accept_invitation: ["token_hash", "password", "at"],
  purge_invitations: ["at"],
  own_sessions: [],
  end_session: ["session"],
  purge_admin_log: ["at"],
  add_page_views: ["counted"],
  purge_page_views: ["at"],
  site_statistics: ["since", "until"],
  make_preview_link: ["type", "entry", "days"],
  open_preview: ["token"],
  purge_preview_links: ["at"],
  announce_content_change: [],
  is_admin: [],
  begin_sign_in_attempt: ["of_account"],
  version: [],
  pg_sleep: ["x"],
  pg_read_file: ["filename"],
  current_setting: ["x"],
  query_to_xml: ["query"],
  nothing: ["x"],
};
const names = Object.keys(functions);

export function rpcRequest(random: Random): RequestSpec {
  const name = random.pick(names);
  const known = functions[name] ?? [];
  const path = withNeedlessEscapes(
    random,
    `/rest/v1/rpc/${random.below(15) ? name : oddPart(random)}`,
  );
  const given = known.filter(() => random.below(5) > 0);
  if (random.below(6) === 0) given.push(random.pick(["x", "", "__proto__", "select"]));
  if (random.below(3) === 0) {
    const parts = given.map((each) => `${each}=${queryValue(random, random.pick(values))}`);
    if (random.below(3) === 0) parts.push(parameter(random));
    return {
      method: random.pick(["GET", "GET", "HEAD", "DELETE"]),
      path: `${path}?${parts.join("&")}`,
    };
  }
  const body: Record<string, unknown> = {};
  for (const each of given)
    body[each] = random.below(2) ? random.pick([...values, 1, 0, -1, null]) : oddValue(random);
  return {
    method: "POST",
    path: path + (random.below(4) === 0 ? query(random) : ""),
    headers: { "content-type": "application/json" },
    body: damagedJson(random, body),
  };
}
