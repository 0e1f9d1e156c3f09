/** The languages of the product. English is the fallback (spec §1, §9). */
export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text for people: the catalogue's `key` wins when the catalogue has it, then the language, then `en`. */
export type Text = { readonly key?: string; readonly en: string; readonly tr?: string };
