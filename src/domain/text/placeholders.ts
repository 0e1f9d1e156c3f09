const PLACEHOLDER = /\{([^{}\n]{0,80})\}/g;

/** Names in braces that stand in a text, each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Names in braces that nobody would know how to fill in. */
export const unknownNames = (text: string, known: readonly string[]): readonly string[] =>
  namesIn(text).filter((name) => !known.includes(name));

/** The text with each name filled in once, so that a value with braces in it stays what it is. */
export const fillNames = (text: string, valueOf: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => valueOf(name));
