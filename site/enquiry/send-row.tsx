import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { RichMessage } from "./rich-message";
import type { CaptchaSettings } from "./use-captcha";
import type { SendProblem } from "./use-enquiry-form";

interface Props {
  sending: boolean;
  problem: SendProblem;
  /** The captcha that is on, if any. */
  captcha: CaptchaSettings["kind"];
  /** The company's e-mail address. */
  email: string;
}

/** The send button with its notices and errors. */
export function SendRow({ sending, problem, captcha, email }: Props) {
  const { t, href } = useI18n();
  const noteId = "captcha-consent";
  // Pressing the button is the consent to reCAPTCHA, so it says what happens.
  const sendLabel = captcha === "recaptcha" ? "contact.recaptcha.send" : "contact.send";
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <>
      {captcha && (
        <noscript>
          <p className="notice notice--info">
            <span>
              <RichMessage text={t(`contact.${captcha}.script`)} parts={{ email: mail }} />
            </span>
          </p>
        </noscript>
      )}
      {problem === "captcha" && (
        <p className="err" role="alert">
          <Icon name="warning" />
          {t("contact.captcha.incomplete")}
        </p>
      )}
      {/* The toast announces the error to screen readers; this text remains after it is gone. */}
      {problem === "unsent" && (
        <p className="err err--calm">
          <Icon name="warning" />
          <span>
            <RichMessage text={t("contact.unsent")} parts={{ email: mail }} />
          </span>
        </p>
      )}
      {captcha === "recaptcha" && (
        <p className="hint" id={noteId}>
          <span>
            <RichMessage text={t("contact.recaptcha.press")} parts={{ email: mail }} />
          </span>
        </p>
      )}
      <div className="send">
        <button
          className="btn"
          type="submit"
          disabled={sending}
          aria-busy={sending}
          aria-describedby={captcha === "recaptcha" ? noteId : undefined}
        >
          {t(sending ? "contact.sending" : sendLabel)}
        </button>
        <div className="send__notes">
          <p className="send__next">{t("contact.next")}</p>
          <p className="hint">
            {t("contact.privacy")} <Link to={href("/privacy")}>{t("contact.privacy.link")}</Link>
          </p>
          {captcha === "recaptcha" && <RecaptchaNote />}
          {captcha === "altcha" && <p className="hint">{t("contact.altcha.note")}</p>}
        </div>
      </div>
    </>
  );
}

/** Google requires this notice if the badge is hidden. */
function RecaptchaNote() {
  const { t, locale } = useI18n();
  const link = (page: "privacy" | "terms") => (
    // A new tab, because leaving this page would lose the typed values.
    <a href={`https://policies.google.com/${page}?hl=${locale}`} target="_blank" rel="noopener">
      {t(`contact.captcha.${page}`)}
    </a>
  );
  return (
    <p className="hint">
      <RichMessage
        text={t("contact.captcha.note")}
        parts={{ privacy: link("privacy"), terms: link("terms") }}
      />
    </p>
  );
}
