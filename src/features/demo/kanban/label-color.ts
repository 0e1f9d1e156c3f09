/** Initial labels of the boards, with the colour of their tags. */
const COLORS: ReadonlyMap<string, string> = new Map([
  ['UX', 'green'],
  ['Images', 'orange'],
  ['Info', 'cyan'],
  ['Code Review', 'red'],
  ['App', 'geekblue'],
  ['Charts & Maps', 'purple'],
  ['Forms', 'magenta'],
]);

export const LABELS: readonly string[] = [...COLORS.keys()];

/** Undefined for custom labels, which have no colour. */
export const labelColor = (label: string): string | undefined => COLORS.get(label);
