import type { ReactNode } from "react";
import { telephoneAddress } from "../../../supabase/functions/_shared/phone-number.ts";
import { tripRows } from "../../../supabase/functions/_shared/trip-words.ts";
import { whatsappAddress } from "./contact";
import { type Enquiry, emptyValue, languageName, mailAddress } from "./enquiry";

interface MessageFieldsProps {
  enquiry: Enquiry;
  /** Called when the owner opens WhatsApp to write to the visitor. */
  onWhatsapp: () => void;
}

/** Data of an enquiry except the message itself. */
export function MessageFields({ enquiry, onWhatsapp }: MessageFieldsProps) {
  const phone = telephoneAddress(enquiry.phone);
  const whatsapp = whatsappAddress(phone);
  return (
    <dl className="letter__fields">
      <Field label="Correo">
        <a href={mailAddress(enquiry.email)}>{enquiry.email}</a>
      </Field>
      <Field label="Teléfono">
        {phone ? (
          <>
            <a href={phone}>{enquiry.phone}</a>
            {whatsapp && (
              <>
                {" · "}
                <a href={whatsapp} target="_blank" rel="noreferrer" onClick={onWhatsapp}>
                  WhatsApp
                </a>
              </>
            )}
          </>
        ) : (
          enquiry.phone
        )}
      </Field>
      <Field label="Contacto preferido">{enquiry.preferred_contact}</Field>
      {enquiry.tour_name && <Field label="Tour">{enquiry.tour_name}</Field>}
      {tripRows(enquiry).map(([label, value]) => (
        <Field key={label} label={label}>
          {value}
        </Field>
      ))}
      <Field label="Idioma">{languageName(enquiry.language)}</Field>
      {/* Not a link: the address comes from the visitor's browser and is untrusted. */}
      <Field label="Página">{enquiry.source}</Field>
    </dl>
  );
}

/** Label and value; a dash for a missing value. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || emptyValue}</dd>
    </div>
  );
}
