/** Something that can be done with a record. */
export type Arrangeable = { readonly key: string; readonly isDanger?: boolean };

/** Buttons that a head has room for before the rest goes into a menu. */
const MAX_BUTTONS = 3;

/**
 * Two or three ways in sight, the rest in a menu, and one red at most: the last dangerous one, which destroys most.
 * @param ways in the order of the page, dangerous ones last
 * @param first keys of those that come first, in order; absent = nobody said, and as many as there is room for are
 */
export function arrangeActions<Way extends Arrangeable>(ways: readonly Way[], first?: readonly string[]) {
  const wanted = (first ?? []).flatMap((key) => ways.find((way) => way.key === key) ?? []).slice(0, MAX_BUTTONS - 1);
  const edit = ways.filter(({ key }) => key === 'edit');
  const line = [...new Set([...wanted, ...edit, ...ways])];
  const red = line.filter(({ isDanger }) => isDanger).at(-1);
  // If a file defines the first actions, the main one is the next step or none.
  const main = wanted[0] ?? (first ? undefined : edit[0]);
  if (line.length <= MAX_BUTTONS) return { main, red, shown: line, more: [] };
  const harmless = line.filter(({ isDanger }) => !isDanger).slice(0, MAX_BUTTONS);
  const shown = first ? [...new Set([...wanted, ...edit])] : harmless;
  return { main, red, shown, more: line.filter((way) => !shown.includes(way)) };
}
