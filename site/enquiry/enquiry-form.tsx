import { useState } from "react";
import { useI18n } from "~/i18n/context";
import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";
import type { AskedDeparture, EnquiryFormData } from "./enquiry-form-data";
import { Field } from "./field";
import { MessageField } from "./message-field";
import { PreferredContact } from "./preferred-contact";
import type { RefusedForm } from "./send-form.server";
import { SendRow } from "./send-row";
import { SentNotice } from "./sent-notice";
import { TripFields } from "./trip-fields";
import { useEnquiryForm } from "./use-enquiry-form";

interface Props {
  /** URL of the page, whose action handles the form without JavaScript. */
  action: string;
  /** Name of the tour. The message starts with it. */
  tour: string | undefined;
  tourId: string | undefined;
  departure?: AskedDeparture | undefined;
  /** Action data of a form that was rejected without JavaScript. */
  refused: RefusedForm | undefined;
  /** From the page's loader (`enquiryFormData`). */
  data: EnquiryFormData;
}

/** The enquiry form. Keeps all typed values until it is sent. */
export function EnquiryForm({ action, tour, tourId, departure, refused, data }: Props) {
  const { t } = useI18n();
  const initialMessage = [tour && t("contact.tour", { tour }), data.details]
    .map((text) => (text ? `${text}\n\n` : ""))
    .join("");
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
      {departure && (
        <p className="notice notice--info">{t("contact.departure", { dates: departure.dates })}</p>
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
        // A preferred contact other than e-mail requires a phone number.
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
      <TripFields
        content={formKey ? data.trip : (refused?.trip ?? data.trip)}
        values={formKey ? values : undefined}
        ids={{ tour_id: tourId, departure_id: departure?.id }}
      />
      <div className="trap" aria-hidden="true">
        <label>
          {t("contact.trap")}
          {/* The attributes ask password managers to leave it empty. */}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            data-form-type="other"
          />
        </label>
      </div>
      <SendRow
        sending={state === "sending"}
        problem={problem}
        captcha={data.captcha.kind}
        email={data.email}
      />
      {toasts}
    </form>
  );
}
