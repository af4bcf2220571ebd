import type { ReactNode } from "react";
import { telephoneAddress } from "../../../supabase/functions/_shared/phone-number.ts";
import { type Enquiry, emptyValue, languageName } from "./enquiry";
import { VisitorAddress } from "./visitor-address";

interface MessageFieldsProps {
  enquiry: Enquiry;
  /** Whether the form that corrects the address is open. */
  correcting: boolean;
  onCorrect: (correcting: boolean) => void;
}

/** Data of an enquiry except the message itself. */
export function MessageFields({ enquiry, correcting, onCorrect }: MessageFieldsProps) {
  const phone = telephoneAddress(enquiry.phone);
  return (
    <dl className="letter__fields">
      <Field label="Correo">
        <VisitorAddress enquiry={enquiry} correcting={correcting} onCorrect={onCorrect} />
      </Field>
      <Field label="Teléfono">{phone ? <a href={phone}>{enquiry.phone}</a> : enquiry.phone}</Field>
      <Field label="Contacto preferido">{enquiry.preferred_contact}</Field>
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
