import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useI18n } from "~/i18n/context";
import { useToast } from "~/ui/use-toast";
import {
  type ContactFieldName,
  contactFieldNames,
} from "../../supabase/functions/_shared/contact-fields";
import type { CaptchaProblem } from "./captcha/verify-token";
import type { FormValues } from "./enquiry-form-data";
import { fetchRules, loadedRules } from "./load-validation";
import { keepFields, saveFields, takeSavedFields } from "./saved-fields";
import { sendEnquiry } from "./send-enquiry";
import type { RefusedForm } from "./send-form.server";
import { type CaptchaSettings, useCaptcha } from "./use-captcha";

interface Options {
  sent: boolean;
  refused: RefusedForm | undefined;
  captcha: CaptchaSettings;
  /** Prefilled start of the message. */
  initialMessage: string;
}

type Errors = Partial<Record<ContactFieldName, string>>;

/** Error shown beside the button: captcha not completed, or sending failed. */
export type SendProblem = "captcha" | "unsent" | undefined;

/** State and handlers of the enquiry form. */
export function useEnquiryForm({
  sent,
  refused,
  captcha: captchaSettings,
  initialMessage,
}: Options) {
  const { t, locale } = useI18n();
  const toast = useToast();
  const captcha = useCaptcha(captchaSettings);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"idle" | "sending" | "sent">(sent ? "sent" : "idle");
  const [errors, setErrors] = useState<Errors>(refused?.fields ?? {});
  const [problem, setProblem] = useState<SendProblem>();
  // Default values; a new key remounts the fields.
  const [values, setValues] = useState<FormValues | undefined>(refused?.values);
  const [formKey, setFormKey] = useState(0);

  const reset = (next: typeof values) => {
    setValues(next);
    setFormKey((last) => last + 1);
  };

  const restore = useEffectEvent(() => {
    const saved = takeSavedFields(initialMessage);
    if (saved) reset(saved);
  });
  const keep = useEffectEvent(() => keepFields(typed(), initialMessage));
  // A layout effect's cleanup runs before the form's elements are removed.
  useLayoutEffect(() => {
    restore();
    return () => keep();
  }, []);

  // The form of the price estimate, and links without client navigation, load another document.
  const keepForNextDocument = useEffectEvent(() => {
    const { message, name, email, phone } = typed();
    const own = message.replace(initialMessage.trim(), "");
    if ([own, name, email, phone].some((text) => text.trim())) saveFields(typed(), initialMessage);
  });
  useEffect(() => {
    const listener = () => keepForNextDocument();
    window.addEventListener("pagehide", listener);
    return () => window.removeEventListener("pagehide", listener);
  }, []);

  useEffect(() => {
    if (refused) focusFirst(form.current, refused.fields);
  }, [refused]);

  useEffect(() => {
    // A disabled button loses focus; the next Tab would start at the top of the page.
    if (problem && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    }
  }, [problem]);

  const typed = () => {
    const data = new FormData(form.current ?? undefined);
    const trip = [...data.keys()].filter((name) => name.startsWith("trip."));
    return Object.fromEntries(
      [...contactFieldNames, "website", ...trip].map((name) => [
        name,
        String(data.get(name) ?? ""),
      ]),
    ) as FormValues & { website: string };
  };

  const check = (): { fields: ReturnType<typeof typed> | undefined; errors: Errors } => {
    const fields = typed();
    const result = loadedRules()?.(fields);
    if (!result) return { fields, errors: {} };
    if (result.ok)
      return {
        fields: {
          ...fields,
          ...result.fields,
          phone: result.fields.phone ?? "",
          preferred_contact: fields.preferred_contact,
        },
        errors: {},
      };
    const found = Object.entries(result.errors).map(([name, key]) => [name, t(key)]);
    return { fields: undefined, errors: Object.fromEntries(found) };
  };

  const fail = (text: string, found: Errors = {}) => {
    saveFields(typed(), initialMessage);
    clearHoneypot(form.current);
    setState("idle");
    setErrors(found);
    if (Object.keys(found).length === 0) setProblem("unsent");
    toast.show({ kind: "error", title: t("contact.error.title"), text });
    focusFirst(form.current, found);
  };

  const failCaptcha = ({ problem, text }: CaptchaProblem) => {
    const isAltcha = captchaSettings.kind === "altcha";
    if (problem !== "incomplete" && isAltcha) return fail(text ?? t("contact.altcha.failed"));
    if (problem === "token") return fail(t("contact.captcha.token"));
    if (problem === "failed") return fail(text ?? t("contact.captcha.failed"));
    setState("idle");
    setProblem("captcha");
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "sending") return;
    setState("sending");
    setProblem(undefined);
    toast.hide();
    if (!loadedRules()) await fetchRules();
    const checked = check();
    setErrors(checked.errors);
    if (!checked.fields) {
      setState("idle");
      focusFirst(form.current, checked.errors);
      return;
    }
    const proof = await captcha.prove();
    if (proof.problem) {
      failCaptcha(proof);
      return;
    }
    const { website, ...fields } = checked.fields;
    const enquiry = { ...fields, ...(website && { website }) };
    const answer = await sendEnquiry(enquiry, locale, proof.headers);
    if (!answer.ok) {
      fail(answer.error ?? t("contact.error.send"), answer.fields);
      return;
    }
    takeSavedFields(initialMessage);
    setState("sent");
    reset(undefined);
    toast.show({ title: t("contact.success.title"), text: t("contact.success.text") });
  };

  /**
   * Revalidates an invalid field on every change. On blur, the vanishing error would move the
   * button away from under the click.
   */
  const recheck = (name: ContactFieldName) => {
    if (!errors[name]) return;
    setErrors({ ...errors, [name]: check().errors[name] });
  };

  /** Preloads the captcha and the validation rules on first use of the form. */
  const prepare = () => {
    captcha.prepare();
    fetchRules();
  };

  return {
    form,
    state,
    errors,
    problem,
    values,
    formKey,
    submit,
    recheck,
    prepare,
    toasts: toast.view,
  };
}

function focusFirst(form: HTMLFormElement | null, errors: Errors) {
  const first = contactFieldNames.find((name) => errors[name]);
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

/** Empties the hidden field, which a browser may have filled in: the next attempt must succeed. */
function clearHoneypot(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem("website");
  if (field instanceof HTMLInputElement) field.value = "";
}
