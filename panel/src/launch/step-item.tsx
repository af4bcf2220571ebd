import { formatInWords } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { Link } from "react-router";
import { ConfirmText, Withdraw } from "./confirm-text";
import type { LaunchStep } from "./launch-queries";
import { RemoveLinks } from "./remove-links";
import { stepWords } from "./step-words";

interface StepItemProps {
  step: LaunchStep;
  /** Opens the dialog that removes the demonstration content. */
  onRemove: () => void;
}

/** A step with what is left to do, and links to where it is done. */
export function StepItem({ step, onRemove }: StepItemProps) {
  const { is_done, details } = step;
  const words = stepWords[step.step];
  if (!words) return null;
  const state = is_done ? "done" : is_done === null ? "unknown" : "open";
  return (
    <li className={`step step--${state}`}>
      <span className="step__mark">
        {is_done ? <Icon name="check" /> : is_done === null && <Icon name="warning" />}
      </span>
      <div className="step__text">
        <h3>
          {words.title} <span className="sr">{is_done ? "(hecho)" : "(pendiente)"}</span>
        </h3>
        {is_done === null && <p>No se ha podido comprobar.</p>}
        {is_done === false && <p>{words.left(step)}</p>}
        {details.hash && <Confirmation step={step} />}
        {is_done === false && (
          <>
            {words.settings && <Setting line={words.settings} />}
            {step.step === "demonstration" && (
              <p className="step__acts">
                <button className="btn btn--line" type="button" onClick={onRemove}>
                  Quitar lo que queda de la demostración
                </button>
              </p>
            )}
            {step.step === "links" && <RemoveLinks />}
            {words.links && (
              <p className="step__acts">
                {words.links(step).map(({ to, label }) => (
                  <Link key={to} className="more" to={to}>
                    {label}
                    <Icon name="next" />
                  </Link>
                ))}
              </p>
            )}
            {details.hash && <ConfirmText step={step.step} hash={details.hash} />}
          </>
        )}
      </div>
    </li>
  );
}

/** The last confirmation of a text, also of an earlier one. */
function Confirmation({ step: { step, is_done, details } }: { step: LaunchStep }) {
  const { reviewer, at, by, hash = "" } = details;
  if (!reviewer || !at) return null;
  return (
    <>
      <p>
        {reviewer}, {formatInWords(at)}
        {by && `; lo anotó ${by}`}.{!is_done && " Desde entonces ha cambiado, o ha pasado un año."}
      </p>
      {is_done && (
        <p className="step__acts">
          <Withdraw step={step} hash={hash} reviewer={reviewer} />
        </p>
      )}
    </>
  );
}

function Setting({ line }: { line: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(line);
      toast({ title: "Copiado", text: line });
    } catch {
      toast({ kind: "error", title: "No se pudo copiar", text: "Selecciona el texto y cópialo." });
    }
  }
  return (
    <p className="step__setting">
      <code>{line}</code>
      <button className="act" type="button" aria-label={`Copiar ${line}`} onClick={copy}>
        <Icon name="copy" />
      </button>
    </p>
  );
}
