import type { ClientConfig, Text } from '../../../config/types.ts';
import { menuEntries } from '../../../engine/menu.ts';
import { landingPath } from '../../landing.ts';

/**
 * `search`, `close` and the commands for rows and cells are listed here but handled elsewhere: by the search, the open
 * layer, the list.
 */
type Command = 'help' | 'search' | 'find' | 'create' | 'close' | 'home' | 'open' | RowCommand | CellCommand;
type RowCommand = 'next' | 'previous' | 'enter' | 'edit' | 'pick';
type CellCommand = 'toCells' | 'inColumn' | 'editCell' | 'openCell' | 'saveCell' | 'dropCell' | 'inCell';

export type Shortcut = {
  /** As `KeyboardEvent.key`, letters small; `g e` one after the other, `Mod+k` together, `e|F2` either. */
  readonly keys: string;
  readonly does: Command;
  readonly area: 'everywhere' | 'list' | 'cell' | 'goTo';
  /** Of `home` and `open`. */
  readonly path?: string;
  /** Of `open`: the name of the screen. */
  readonly label?: Text;
};

/** A keyboard has more letters, a person remembers fewer. */
const MAX_SHORTCUTS = 12;

const FIXED: readonly Shortcut[] = [
  { keys: '?', does: 'help', area: 'everywhere' },
  { keys: 'Mod+k', does: 'search', area: 'everywhere' },
  { keys: 'Escape', does: 'close', area: 'everywhere' },
  { keys: '/', does: 'find', area: 'list' },
  { keys: 'n', does: 'create', area: 'list' },
  { keys: 'j', does: 'next', area: 'list' },
  { keys: 'k', does: 'previous', area: 'list' },
  { keys: 'Enter', does: 'enter', area: 'list' },
  { keys: 'e', does: 'edit', area: 'list' },
  { keys: 'x', does: 'pick', area: 'list' },
  { keys: 'ArrowRight|ArrowLeft', does: 'toCells', area: 'cell' },
  { keys: 'ArrowDown|ArrowUp', does: 'inColumn', area: 'cell' },
  { keys: 'e|F2', does: 'editCell', area: 'cell' },
  { keys: 'Enter', does: 'openCell', area: 'cell' },
  { keys: 'Enter', does: 'saveCell', area: 'cell' },
  { keys: 'Tab', does: 'inCell', area: 'cell' },
  { keys: 'Escape', does: 'dropCell', area: 'cell' },
];

/** Every shortcut of the layout under this configuration; exactly those listed are handled. */
export function shortcutsOf(config: ClientConfig): readonly Shortcut[] {
  const home = landingPath(config);
  return [
    ...FIXED,
    ...(home === undefined ? [] : [{ keys: 'g h', does: 'home', area: 'goTo', path: home } as const]),
    ...goTos(config),
  ];
}

/**
 * The main screens of a role: the first of each group of its menu, then the second of each, as far as there is room.
 * Each takes the first free letter of its name in the address, which is the same in every language.
 */
function goTos(config: ClientConfig): Shortcut[] {
  const taken = new Set(['h']);
  const groups = menuEntries(config);
  const longest = Math.max(0, ...groups.map(({ entries }) => entries.length));
  const inRounds = Array.from({ length: longest }, (_, round) =>
    groups.flatMap(({ entries }) => entries[round] ?? []),
  ).flat();
  return inRounds.slice(0, MAX_SHORTCUTS).flatMap(({ key, label, path }): Shortcut[] => {
    const letter = key.match(/[a-z]/g)?.find((one) => !taken.has(one));
    if (letter === undefined) return [];
    taken.add(letter);
    return [{ keys: `g ${letter}`, does: 'open', area: 'goTo', path, label }];
  });
}
