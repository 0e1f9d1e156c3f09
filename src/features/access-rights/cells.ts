import type { RightsChange, RightsEntry } from '../../config/rights/shapes.ts';

export type CellState = 'all' | 'own' | 'no';
const STATES: Readonly<Record<string, CellState>> = { a: 'all', o: 'own', n: 'no' };

export type ActionCell = {
  readonly action: RightsEntry['actions'][number];
  /** The state in force. */
  readonly state: CellState;
  /** `_access.csv` decides: ticks cannot change it. */
  readonly isFixed: boolean;
  /** The unsaved tick; absent = unchanged. */
  readonly wanted: boolean | undefined;
};

/** The actions of one entry for one role, including unsaved ticks. */
export function actionCells(entry: RightsEntry, role: string, unsaved: readonly RightsChange[]): readonly ActionCell[] {
  return entry.actions.map((action, at) => {
    const letter = entry.cells[role]?.[at] ?? 'n';
    const change = unsaved.find(
      (each) => each.entry === entry.name && each.role === role && each.action === action.name,
    );
    return {
      action,
      state: STATES[letter.toLowerCase()] ?? 'no',
      isFixed: letter !== letter.toLowerCase(),
      wanted: change?.allow,
    };
  });
}

export type CellSummary = {
  readonly allowed: number;
  readonly total: number;
  readonly isOwn: boolean;
  readonly isUnsaved: boolean;
};

/** A short summary of one cell of the matrix. */
export function cellSummary(entry: RightsEntry, role: string, unsaved: readonly RightsChange[]): CellSummary {
  const cells = actionCells(entry, role, unsaved);
  const isAllowed = ({ wanted, state }: ActionCell): boolean => wanted ?? state !== 'no';
  return {
    allowed: cells.filter(isAllowed).length,
    total: cells.length,
    isOwn: cells.some(({ state }) => state === 'own'),
    isUnsaved: cells.some(({ wanted }) => wanted !== undefined),
  };
}

/** Adds a tick to the unsaved ones; removes one that equals the state in force. */
export function withTick(
  unsaved: readonly RightsChange[],
  change: RightsChange,
  inForce: boolean,
): readonly RightsChange[] {
  const { entry, role, action } = change;
  const others = unsaved.filter((each) => each.entry !== entry || each.role !== role || each.action !== action);
  return change.allow === inForce ? others : [...others, change];
}
