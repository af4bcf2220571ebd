import { useI18n } from "~/i18n/context";
import type { ContactFieldName } from "../../../supabase/functions/_shared/contact-fields";
import { Field } from "./field";
import { MessageField } from "./message-field";
import type { RefusedForm } from "./send-form.server";
import { SendRow } from "./send-row";
import { Sent } from "./sent";
import type { CaptchaPlace } from "./use-captcha";
import { useContactForm } from "./use-contact-form";

interface Props {
  /** The tour that `?tour=` names. */
  tour: string | undefined;
  /** A form sent without JavaScript has just been taken. */
  sent: boolean;
  /** A form sent without JavaScript came back. */
  refused: RefusedForm | undefined;
  captcha: CaptchaPlace;
}

/** The contact form, which comes back with every word in place unless it was sent. */
export function ContactForm({ tour, refused, ...options }: Props) {
  const { t, href } = useI18n();
  const { form, state, errors, trouble, values, round, submit, recheck, touch, toasts } =
    useContactForm({ ...options, refused });
  const prefilled = tour && round === 0 ? `${t("contact.tour", { tour })}\n\n` : "";

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
      onFocus={touch}
      onPointerDown={touch}
      onInput={touch}
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
      <SendRow sending={state === "sending"} trouble={trouble} captcha={options.captcha.on} />
      {toasts}
    </form>
  );
}
