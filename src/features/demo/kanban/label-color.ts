/** Labels that the boards begin with, and the colour of their tag. */
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

/** Undefined for a label of somebody's own: it is shown without colour. */
export const labelColor = (label: string): string | undefined => COLORS.get(label);
