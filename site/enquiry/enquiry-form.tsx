import { useState } from "react";
import { useI18n } from "~/i18n/context";
import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";
import type { EnquiryFormData } from "./enquiry-form-data";
import { Field } from "./field";
import { MessageField } from "./message-field";
import { PreferredContact } from "./preferred-contact";
import type { RefusedForm } from "./send-form.server";
import { SendRow } from "./send-row";
import { SentNotice } from "./sent-notice";
import { useEnquiryForm } from "./use-enquiry-form";

interface Props {
  /** The address of the page that it stands on, whose action takes it where there is no JavaScript. */
  action: string;
  /** The name of the tour that it asks about; the message initialMessage with it. */
  tour: string | undefined;
  /** A form sent without JavaScript came back. */
  refused: RefusedForm | undefined;
  /** What the page's loader knows of it (`enquiryFormData`). */
  data: EnquiryFormData;
}

/** The form to write to us, which comes back with every word in place unless it was sent. */
export function EnquiryForm({ action, tour, refused, data }: Props) {
  const { t } = useI18n();
  const initialMessage = tour ? `${t("contact.tour", { tour })}\n\n` : "";
  const { form, state, errors, problem, values, formKey, submit, recheck, prepare, toasts } =
    useEnquiryForm({ ...data, refused, initialMessage });
  const [chosen, setChosen] = useState<{ formKey: number; way: string }>();
  const way = chosen?.formKey === formKey ? chosen.way : values?.preferred_contact || "email";

  const field = (name: ContactFieldName) => ({
    name,
    label: t(`contact.${name}`),
    error: errors[name],
    onEdit: () => recheck(name),
  });

  return (
    <form
      key={formKey}
      ref={form}
      className="fields"
      method="post"
      action={action}
      noValidate
      aria-label={t("contact.form")}
      onFocus={prepare}
      onPointerDown={prepare}
      onInput={prepare}
      onSubmit={submit}
    >
      {state === "sent" && <SentNotice />}
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
        // Whoever wants to be called has to give a number.
        note={way === "email" ? t("contact.optional") : undefined}
        value={values?.phone}
      />
      <PreferredContact
        {...field("preferred_contact")}
        value={values?.preferred_contact}
        onChoose={(way) => {
          setChosen({ formKey, way });
          recheck("phone");
        }}
      />
      <MessageField
        {...field("message")}
        value={values?.message ?? (formKey ? "" : initialMessage)}
      />
      <div className="trap" aria-hidden="true">
        <label>
          {t("contact.trap")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SendRow
        sending={state === "sending"}
        problem={problem}
        captcha={data.captcha.on}
        email={data.email}
      />
      {toasts}
    </form>
  );
}
