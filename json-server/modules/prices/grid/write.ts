import type { Steps } from '../../../../src/config/steps.ts';
import type { Json } from '../../../../src/config/types.ts';
import { dayNumber } from '../../../../src/domain/calendar/iso-date.ts';
import { type Own, type Patch, UNSET_CELL } from '../../../../src/domain/prices/grid/cell.ts';
import { unsavedRanges, type SentRange } from '../../../../src/domain/prices/grid/runs.ts';
import type { Edit } from '../../../../src/domain/prices/grid/sheet.ts';
import { conflict, type FieldIssue, forbidden, HttpError, invalid } from '../../../http/http-error.ts';
import { dailyPriceId } from '../daily-price-id.ts';
import { resourceNamed, type Context, type OnBehalf, type ResourceNamed } from '../../../records/context.ts';
import { findInScope } from '../../../records/scope.ts';
import type { RunPiece, Writes } from '../../../records/writes-together.ts';
import { versionOf } from '../../../live/rows/rows.ts';
import type { DailyPricesRow } from '../../../live/rows/stored/daily-prices.ts';
import { type NightChange, CELL_VALUES } from './cells.ts';
import { seenOf } from './seen.ts';

/** The results of a save, by number of nights. */
type Counts = { written: number; cleared: number; unchanged: number };
/** `undo` holds the cells of the call that reverses the save, as long as nobody else changes these nights. */
export type SavedNights = Counts & { readonly undo: readonly SentRange[] };

type Said = Partial<Pick<DailyPricesRow, (typeof SAYS)[number] | 'isClosed'>>;
const SAYS = ['price', 'minNights', 'closedToArrival', 'closedToDeparture', 'note'] as const;
/** Whether a record has no values left: the night returns to its season. */
const isSilent = (record: Said): boolean =>
  record.isClosed !== true && SAYS.every((key) => record[key] === undefined || record[key] === null);
/** Max issues reported for one save; beyond that the problem is another. */
const MAX_ISSUES = 200;

/**
 * Writes nights, one per step, with the same checks, rights and history as single records; removes a record without
 * values.
 * @throws HttpError 409 naming the nights that others changed meanwhile, 422 by estate and date, 403 for a change that
 * the role may not make; each of them rolls the transaction back
 */
export function* writeCells(setup: {
  readonly step: RunPiece<DailyPricesRow>;
  readonly behalf: OnBehalf;
  readonly resource: ResourceNamed<'daily-prices'>;
  readonly cells: readonly NightChange[];
}): Steps<SavedNights> {
  const { step, behalf, resource, cells } = setup;
  const { snapshot, caller } = behalf;
  const { can } = snapshot.rightsOf({ role: caller.role, resource });
  const estates = resourceNamed(snapshot, 'estates');
  const found = new Map<string, boolean>();
  const isEstate = (context: Context, id: string): boolean => {
    const known = found.get(id) ?? (estates !== undefined && findInScope(context, estates, id) !== undefined);
    found.set(id, known);
    return known;
  };
  const stale: { estateId: string; date: string; seen: string; now: Json }[] = [];
  const issues: FieldIssue[] = [];
  const counts: Counts = { written: 0, cleared: 0, unchanged: 0 };
  const undo = new Map<string, Map<number, Edit>>();

  const change = (writes: Writes<DailyPricesRow>, { estateId, date, seen, set }: NightChange): void => {
    const { context } = writes;
    const id = dailyPriceId(estateId, date);
    if (!isEstate(context, estateId)) {
      issues.push({ field: id, key: 'validation.notFound' });
      return;
    }
    const before = findInScope(context, resource, id);
    if (seenOf(before) !== seen) {
      stale.push({ estateId, date, seen: seenOf(before), now: before ? valuesOf(before) : null });
      return;
    }
    if (issues.length >= MAX_ISSUES || stale.length > 0) return;
    const { outcome, after } = write({ writes, can, id, before, cell: { estateId, date, set } });
    counts[outcome] += 1;
    if (outcome === 'unchanged') return;
    const nights = undo.get(estateId) ?? new Map<number, Edit>();
    undo.set(estateId, nights.set(dayNumber(date), { patch: patchBack(before, set), seen: seenOf(after) }));
  };
  for (const cell of cells) {
    try {
      step((writes) => change(writes, cell));
    } catch (error) {
      if (!(error instanceof HttpError) || !error.problem?.issues) throw error;
      const id = dailyPriceId(cell.estateId, cell.date);
      issues.push(...error.problem.issues.map((issue) => ({ ...issue, field: id })));
    }
    yield;
  }
  if (issues.length > 0) throw invalid(issues.slice(0, MAX_ISSUES));
  if (stale.length > 0) throw conflict('priceGrid', { params: { count: stale.length }, extra: { cells: stale } });
  return { ...counts, undo: unsavedRanges(undo) };
}

/** The previous value of each key that is set. */
const patchBack = (before: DailyPricesRow | undefined, set: NightChange['set']): Patch =>
  Object.fromEntries((Object.keys(set) as (keyof Own)[]).map((key) => [key, before?.[key] ?? UNSET_CELL[key]]));

const valuesOf = (row: DailyPricesRow): Json => CELL_VALUES.map((key) => row[key] ?? null);

function write(setup: {
  readonly writes: Writes<DailyPricesRow>;
  readonly can: ReadonlySet<string>;
  readonly id: string;
  readonly before: DailyPricesRow | undefined;
  readonly cell: Pick<NightChange, 'estateId' | 'date' | 'set'>;
}): { readonly outcome: keyof Counts; readonly after: DailyPricesRow | undefined } {
  const { writes, can, before, cell } = setup;
  const { estateId, date, set } = cell;
  const need = (action: string): void => {
    if (!can.has(action)) throw forbidden();
  };
  if (!before) {
    // The night had no values and gets none: no record is created.
    if (isSilent(set)) return { outcome: 'unchanged', after: undefined };
    need('create');
    return { outcome: 'written', after: writes.create({ estateId, date, ...set }) };
  }
  if (isSilent({ ...before, ...set }) && can.has('delete')) {
    writes.remove(before);
    return { outcome: 'cleared', after: undefined };
  }
  need('edit');
  const after = writes.merge(before, versionOf(before), { input: set });
  return { outcome: after === before ? 'unchanged' : 'written', after };
}
