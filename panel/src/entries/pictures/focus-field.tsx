import { type CSSProperties, type PointerEvent, useId } from "react";
import type { Focus } from "../draft/picture-details";

interface FocusFieldProps {
  source: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** Aspect ratios of the site's crops. */
const crops = [
  { label: "Cartel, 4:5", ratio: "4 / 5" },
  { label: "Tarjeta, 3:2", ratio: "3 / 2" },
  { label: "Al compartir", ratio: "1200 / 422" },
];

/**
 * Focal point of a picture, which every crop keeps in view. Set by pointer on the picture, or with two
 * sliders that work with the keyboard.
 */
export function FocusField({ source, focus, onChange }: FocusFieldProps) {
  const titleId = useId();
  const at = { "--x": `${percent(focus.x)}%`, "--y": `${percent(focus.y)}%` } as CSSProperties;

  function aim({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: share(clientX - left, width), y: share(clientY - top, height) });
  }

  return (
    <section className="details__part" aria-labelledby={titleId}>
      <h3 id={titleId}>Encuadre</h3>
      <p className="hint">
        Toca lo que no debe faltar: cuando la imagen se recorta, ese punto queda a la vista.
      </p>
      <div className="frame" style={at}>
        <div className="frame__whole">
          <div
            className="aim"
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              aim(event);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) aim(event);
            }}
          >
            <img src={source} alt="La imagen entera" draggable={false} />
            <span className="aim__mark" aria-hidden="true" />
          </div>
        </div>
        <div className="frame__steps">
          <Slider
            label="Horizontal"
            value={focus.x}
            onChange={(x) => onChange({ x, y: focus.y })}
          />
          <Slider label="Vertical" value={focus.y} onChange={(y) => onChange({ x: focus.x, y })} />
          <button
            className="btn btn--line"
            type="button"
            onClick={() => onChange({ x: 0.5, y: 0.5 })}
          >
            Centrar
          </button>
        </div>
        <div className="frame__crops">
          {crops.map(({ label, ratio }) => (
            <figure key={label}>
              <img src={source} alt="" style={{ aspectRatio: ratio }} draggable={false} />
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label} %</label>
      <span aria-hidden="true">{percent(value)}</span>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        aria-valuetext={`${percent(value)} %`}
        value={percent(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
      />
    </div>
  );
}

const percent = (value: number) => Math.round(value * 100);

/** Offset as a fraction of a length, rounded to whole percents and clamped to 0 to 1. */
function share(offset: number, length: number): number {
  if (length === 0) return 0.5;
  return Math.min(100, Math.max(0, Math.round((100 * offset) / length))) / 100;
}
