import type { FieldOf, State } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import type { Columns } from "../draft/values";
import { agreeing, stateOf, theOf } from "../labels";
import { visibilityOf } from "../states";

/** A flag that is switched in the list. */
export interface ListSwitch {
  column: string;
  /** `Activo`, `Destacada` */
  label: string;
  /** Actions for several entries. */
  actions: { on: string; off: string };
}

/** Flags of a type that have a state to show and are never unknown. */
export function switchesOf(type: ContentType): ListSwitch[] {
  return Object.entries(type.fields).flatMap(([column, field]): ListSwitch[] => {
    if (field.kind !== "flag" || field.initial === undefined || !field.yes) return [];
    const [label, several] = stateOf(type, field.yes).words;
    const actions =
      column === type.visible
        ? { on: "Mostrar en la web", off: "Ocultar de la web" }
        : {
            on: `Marcar como ${several.toLowerCase()}`,
            off: `Quitar de ${several.toLowerCase()}`,
          };
    return [{ column, label, actions }];
  });
}

/** State of an entry after its flag was switched: `Inactivo`, `Programado`, `No destacado`. */
export function outcomeOfSwitch(type: ContentType, column: string, row: Columns): string {
  if (column === type.visible) {
    const state = visibilityOf(type, row);
    if (state) return state.words[0];
  }
  const { yes, no } = type.fields[column] as FieldOf<"flag">;
  const words = (state: State | undefined) => state && stateOf(type, state).words[0];
  if (row[column] === true) return words(yes) ?? agreeing(theOf(type), "Marcado");
  return words(no) ?? `No ${words(yes)?.toLowerCase()}`;
}
