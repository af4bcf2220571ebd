import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useToast } from "~/components/ui/toast";
import { useI18n } from "~/i18n/context";
import {
  type ContactFieldName,
  checkContact,
  contactFieldNames,
} from "../../../supabase/functions/_shared/contact-schema";
import { Field } from "./field";
import { MessageField } from "./message-field";
import { sendEnquiry } from "./send-enquiry";
import type { RefusedForm } from "./send-form.server";
import { Sent } from "./sent";

interface Props {
  /** The tour that `?tour=` names (checklist G2). */
  tour: string | undefined;
  /** A form sent without JavaScript has just been taken. */
  sent: boolean;
  /** A form sent without JavaScript came back. */
  refused: RefusedForm | undefined;
}

type Errors = Partial<Record<ContactFieldName, string>>;

/** The contact form: idle, sending, then sent or back with every word in place (specification §4). */
export function ContactForm({ tour, sent: sentBefore, refused }: Props) {
  const { t, href, locale } = useI18n();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"idle" | "sending" | "sent">(sentBefore ? "sent" : "idle");
  const [errors, setErrors] = useState<Errors>(refused?.fields ?? {});
  // A new round has new, empty fields.
  const [round, setRound] = useState(0);
  const values = round === 0 ? refused?.values : undefined;
  const prefilled = tour && round === 0 ? `${t("contact.tour")}: ${tour}\n\n` : "";

  useEffect(() => {
    if (refused) focusFirst(form.current, refused.fields);
  }, [refused]);

  const typed = () => {
    const data = new FormData(form.current ?? undefined);
    return Object.fromEntries(
      [...contactFieldNames, "website"].map((name) => [name, String(data.get(name) ?? "")]),
    ) as Record<ContactFieldName | "website", string>;
  };

  const check = (): { fields: ReturnType<typeof typed> | undefined; errors: Errors } => {
    const result = checkContact(typed());
    if (result.ok)
      return {
        fields: { ...typed(), ...result.fields, phone: result.fields.phone ?? "" },
        errors: {},
      };
    const found = Object.entries(result.errors).map(([name, key]) => [name, t(key)]);
    return { fields: undefined, errors: Object.fromEntries(found) };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "sending") return;
    const checked = check();
    setErrors(checked.errors);
    if (!checked.fields) {
      focusFirst(form.current, checked.errors);
      return;
    }
    setState("sending");
    const { website, ...fields } = checked.fields;
    const answer = await sendEnquiry({ ...fields, ...(website && { website }) }, locale);
    if (answer.ok) {
      setState("sent");
      setRound(round + 1);
      toast.show({ title: t("contact.success.title"), text: t("contact.success.text") });
      return;
    }
    setState("idle");
    setErrors(answer.fields ?? {});
    toast.show({
      kind: "error",
      title: t("contact.error.title"),
      text: answer.error ?? t("contact.error.send"),
    });
    focusFirst(form.current, answer.fields ?? {});
  };

  /**
   * A field that was marked wrong is judged again with every change. Doing so only when it is left
   * would move the button away from under the very click that leaves it.
   */
  const recheck = (name: ContactFieldName) => {
    if (!errors[name]) return;
    setErrors({ ...errors, [name]: check().errors[name] });
  };

  const field = (name: ContactFieldName) => ({
    name,
    label: t(`contact.${name}`),
    error: errors[name],
    onEdit: () => recheck(name),
  });

  return (
    <form
      key={round}
      ref={form}
      className="fields"
      method="post"
      action={href("/contact")}
      noValidate
      aria-label={t("contact.form")}
      onSubmit={submit}
    >
      {state === "sent" && <Sent />}
      {refused && state === "idle" && (
        <p className="notice notice--error" role="alert">
          <b>{t("contact.error.title")}</b> {refused.error}
        </p>
      )}
      <div className="two">
        <Field {...field("name")} autoComplete="name" required value={values?.name} />
        <Field
          {...field("email")}
          type="email"
          autoComplete="email"
          required
          value={values?.email}
        />
      </div>
      <Field
        {...field("phone")}
        type="tel"
        autoComplete="tel"
        note={t("contact.optional")}
        value={values?.phone}
      />
      <MessageField {...field("message")} value={values?.message ?? prefilled} />
      <div className="trap" aria-hidden="true">
        <label>
          {t("contact.trap")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="send">
        <button
          className="btn"
          type="submit"
          disabled={state === "sending"}
          aria-busy={state === "sending"}
        >
          {state === "sending" ? t("contact.sending") : t("contact.send")}
        </button>
        <p className="hint">
          {t("contact.privacy")} <Link to={href("/privacy")}>{t("contact.privacy.link")}</Link>
        </p>
      </div>
      {toast.view}
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const first = contactFieldNames.find((name) => errors[name]);
  const element = first && form?.elements.namedItem(first);
  if (element instanceof HTMLElement) element.focus();
}
