import { useI18n } from "~/i18n/context";
import { preferredContacts } from "../../supabase/functions/_shared/contact-fields";
import { FieldError, type FieldProps } from "./field";

/** Preferred way of contact; e-mail by default. */
export function PreferredContact({
  name,
  label,
  error,
  value,
  onChoose,
}: Pick<FieldProps, "name" | "label" | "error" | "value"> & { onChoose: (way: string) => void }) {
  const { t } = useI18n();
  return (
    <fieldset className="field" aria-describedby={error && `${name}-error`}>
      <legend className="legend">{label}</legend>
      <div className="picks">
        {preferredContacts.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name={name}
              value={way}
              defaultChecked={way === (value || "email")}
              onChange={() => onChoose(way)}
            />
            {t(`contact.by.${way}`)}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
