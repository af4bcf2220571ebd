import { FieldGroup, useFieldFrame } from "@panel/entries/fields/field-frame";
import type { FieldProps } from "@panel/entries/fields/field-props";
import { Icon } from "@panel/ui/icon";
import { useRef, useState } from "react";
import { type Drawing, readDrawing } from "#shared/brand/drawing.ts";
import { drawingDocument, squared } from "#shared/brand/mark-svg.ts";
import { defaultPalette } from "../../../supabase/functions/_shared/palette.ts";
import { readSvgFile } from "./read-svg";

/** Drawing read from an SVG file, with its sizes as icon and logo by day and by night. */
export default function DrawingField(props: FieldProps<"drawing">) {
  const { field, name, value, problems, onChange } = props;
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { control, below } = useFieldFrame({
    hint: field.admin?.hint,
    error: problem ?? problems[name],
  });
  const drawing = value ? readDrawing(JSON.parse(value)) : undefined;

  async function choose(file: File) {
    const read = await readSvgFile(file);
    if ("problem" in read) return setProblem(read.problem);
    setProblem(undefined);
    onChange(() => JSON.stringify(read.drawing));
  }

  return (
    <FieldGroup label={field.label} describedBy={control["aria-describedby"]}>
      {drawing && <DrawingSamples drawing={drawing} label={field.label} />}
      <div className="upload">
        <button
          ref={opener}
          className="btn btn--line"
          type="button"
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          {drawing ? "Cambiar el SVG" : "Subir SVG"}
        </button>
        {drawing && (
          <button
            className="btn btn--line"
            type="button"
            onClick={() => {
              setProblem(undefined);
              onChange(() => "");
              opener.current?.focus();
            }}
          >
            Quitar
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        hidden
        aria-label={`Archivo: ${field.label}`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = "";
          if (file) void choose(file);
        }}
      />
      {below}
    </FieldGroup>
  );
}

/** Sizes in pixels: of a tab, a bookmark and a home screen. */
const sizes = [16, 32, 180];

function DrawingSamples({ drawing, label }: { drawing: Drawing; label: string }) {
  const [, , width, height] = drawing.viewBox;
  const isWide = width > height * 1.5;
  const { light, night } = defaultPalette;
  const themes = [
    { words: "de día", ground: light.paper, color: light.brand },
    { words: "de noche", ground: "#0e1830", color: night.brand },
  ];
  return (
    <div className="drawing-samples">
      {themes.map(({ words, ground, color }) => (
        <p key={words} style={{ background: ground }}>
          {(isWide ? [220] : sizes).map((size) => (
            <img
              key={size}
              src={`data:image/svg+xml,${encodeURIComponent(drawingDocument(isWide ? drawing : squared(drawing), color))}`}
              alt={`${label} ${words}, a ${size} píxeles`}
              width={size}
              height={isWide ? Math.round((size * height) / width) : size}
            />
          ))}
        </p>
      ))}
    </div>
  );
}
