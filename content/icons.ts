/** Icons of content types: names of drawings in the panel's sprite (`panel/src/assets/icons.svg`). */
export type EntryIcon =
  | "page"
  | "route"
  | "pin"
  | "person"
  | "question"
  | "star"
  | "scales"
  | "calendar"
  | "tag"
  | "folder";
