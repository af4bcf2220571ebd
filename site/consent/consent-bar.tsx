import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { markDocument } from "#shared/mark-document.ts";
import { useI18n } from "~/i18n/context";
import { chooseConsent, watchReopen } from "./consent";
import type { Answer } from "./saved-consent";
import type { ThirdParties } from "./third-parties.server";
import { useConsent } from "./use-consent";

const answers = [
  ["accepted", "consent.accept"],
  ["refused", "consent.refuse"],
] as const;

/** Consent bar. Shown until the visitor answers, and again when the visitor wants to change the answer. */
export function ConsentBar({ kind }: { kind: ThirdParties["kind"] }) {
  const { t, href } = useI18n();
  const consent = useConsent();
  const answered = consent !== "none";
  const title = useId();
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  /** Number of times the bar was reopened since the last answer. */
  const [asked, setAsked] = useState(0);

  useEffect(
    () =>
      watchReopen(() => {
        opener.current = document.activeElement;
        setAsked((times) => times + 1);
      }),
    [],
  );
  useLayoutEffect(() => {
    if (asked > 0) bar.current?.focus();
  }, [asked]);

  const shown = consent !== undefined && (!answered || asked > 0);
  useLayoutEffect(() => (shown ? markDocument("consentBar") : undefined), [shown]);

  const close = () => {
    setAsked(0);
    const next = opener.current ?? document.getElementById("main");
    opener.current = null;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const choose = (answer: Answer) => {
    chooseConsent(answer);
    close();
  };

  if (!shown) return null;
  return (
    <section
      ref={bar}
      className="consent"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === "Escape" && answered) close();
      }}
    >
      <div className="wrap consent__in">
        <div className="consent__text">
          <p id={title}>
            <b>{t("consent.title")}</b>
          </p>
          <p>
            {t(`consent.text.${kind}`)} {answered && t(`consent.${consent}`)}{" "}
            <Link to={`${href("/privacy")}#third-parties`}>{t("footer.privacy")}</Link>
          </p>
        </div>
        <div className="consent__answers">
          {answers.map(([answer, label]) => (
            <button
              key={answer}
              className="btn btn--line"
              type="button"
              onClick={() => choose(answer)}
            >
              {t(label)}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
