/** One text in the three languages of the site; Spanish is the base language. */
export interface Trilingual {
  es: string;
  en: string;
  fr: string;
}

/** One list in three languages; the lists have the same length and order. */
export interface TrilingualList {
  es: string[];
  en: string[];
  fr: string[];
}
