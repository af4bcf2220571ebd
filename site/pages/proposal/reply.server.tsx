import type { ReactNode } from "react";
import type { ReplyKind } from "#shared/proposal.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";
import { Part, type PartProps } from "./part.server";
import { longTime } from "./proposal-page.server";

/** Earlier questions and changes, and three folds with forms, of which that of the acceptance is open. */
export function Replies(props: PartProps) {
  const { shown, page, isAccepted, isOpen } = props;
  const { t } = useI18n();
  const { replies } = shown.opened;
  const date = (at: string) => longTime(at, page.locale, page.company.timeZone);
  return (
    <Part id="reply" title={t("proposal.actions")}>
      {replies.length > 0 ? (
        <div className="thread">
          <h3>{t("proposal.thread")}</h3>
          <ol>
            {replies.map(({ kind, body, at }) => (
              <li key={at + body}>
                <p className="thread__at">
                  {t(`proposal.thread.${kind}`)} · <time dateTime={at}>{date(at)}</time>
                </p>
                <Paragraphs text={body} />
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <MessageForm {...props} kind="question" />
      {isAccepted ? null : <MessageForm {...props} kind="change" />}
      {isOpen ? <AcceptanceForm {...props} /> : null}
    </Part>
  );
}

/** A folded form with its version and a new operation. It is open if its reply was refused. */
function ReplyForm({
  shown,
  kind,
  startsOpen = false,
  children,
}: PartProps & { kind: ReplyKind; startsOpen?: boolean; children: ReactNode }) {
  const { t } = useI18n();
  const { opened, path, refused } = shown;
  const heading = kind === "acceptance" ? "proposal.accept" : (`proposal.${kind}` as const);
  return (
    <details className="reply" open={startsOpen || refused?.kind === kind}>
      <summary>{t(heading)}</summary>
      {/* The fragment is within, because browsers open the fold of a target. */}
      <form id={kind} className="fields" method="post" action={path}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="version" value={opened.number} />
        <input type="hidden" name="operation" value={crypto.randomUUID()} />
        {children}
      </form>
    </details>
  );
}

function MessageForm(props: PartProps & { kind: "question" | "change" }) {
  const { kind } = props;
  const { t } = useI18n();
  const refused = refusedOf(props, kind);
  const id = `${kind}-body`;
  return (
    <ReplyForm {...props}>
      <div className="field">
        <label htmlFor={id}>{t(`proposal.${kind}.label`)}</label>
        <textarea
          className="input"
          id={id}
          name="body"
          required
          maxLength={2000}
          rows={5}
          defaultValue={refused?.body}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
        />
        <Refusal id={`${id}-error`} props={props} kind={kind} />
      </div>
      <button className="btn btn--line" type="submit">
        {t(`proposal.${kind}.send`)}
      </button>
    </ReplyForm>
  );
}

function AcceptanceForm(props: PartProps) {
  const { t } = useI18n();
  const kind = "acceptance";
  const refused = refusedOf(props, kind);
  const isWrong = (reason: string) => (refused?.reason === reason ? true : undefined);
  return (
    <ReplyForm {...props} kind={kind} startsOpen>
      <div className="field">
        <label htmlFor="acceptance-name">{t("proposal.accept.name")}</label>
        <input
          className="input"
          id="acceptance-name"
          name="name"
          autoComplete="name"
          required
          minLength={2}
          maxLength={100}
          defaultValue={refused?.name}
          aria-invalid={isWrong("name")}
          aria-describedby={isWrong("name") && "acceptance-error"}
        />
      </div>
      <p className="reply__agree">
        <input
          type="checkbox"
          id="acceptance-agreed"
          name="agreed"
          value="yes"
          required
          defaultChecked={refused?.agreed}
          aria-invalid={isWrong("agreement")}
          aria-describedby={isWrong("agreement") && "acceptance-error"}
        />
        <label htmlFor="acceptance-agreed">{t("proposal.accept.agree")}</label>
      </p>
      <Refusal id="acceptance-error" props={props} kind={kind} />
      <p className="reply__note">{t("proposal.accept.note")}</p>
      <button className="btn" type="submit">
        {t("proposal.accept")}
      </button>
    </ReplyForm>
  );
}

const refusedOf = ({ shown: { refused } }: PartProps, kind: ReplyKind) =>
  refused?.kind === kind ? refused : undefined;

function Refusal({ id, props, kind }: { id: string; props: PartProps; kind: ReplyKind }) {
  const { t } = useI18n();
  const refused = refusedOf(props, kind);
  if (!refused) return null;
  const { page, proposal } = props;
  const text =
    refused.reason === "lapsed"
      ? t("proposal.lapsed", { date: proposal.validUntil })
      : t(`proposal.error.${refused.reason}`, {
          n: proposal.number,
          phone: page.company.phone.display,
        });
  return (
    <p className="err" id={id} role="alert">
      <Icon name="warning" />
      {text}
    </p>
  );
}
