const PLACEHOLDER = /\{([^{}\n]{0,80})\}/g;

/** Names in braces in a text, each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Unknown names in braces. */
export const unknownNames = (text: string, known: readonly string[]): readonly string[] =>
  namesIn(text).filter((name) => !known.includes(name));

/** The text with each name filled in once, so braces in values stay. */
export const fillNames = (text: string, valueOf: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => valueOf(name));
