import { addDays, daysBetween, isIsoDate, type IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { Json } from '../../../../src/config/types.ts';
import { isJsonObject } from '../../../../src/config/values.ts';
import { type FieldIssue, invalid, malformed } from '../../../http/http-error.ts';
import { MAX_CELLS } from '../../../../src/domain/prices/grid/sheet.ts';

/** The values of a cell; an absent key stays as it is, null clears it. */
export const CELL_VALUES = ['price', 'minNights', 'isClosed', 'closedToArrival', 'closedToDeparture'] as const;
const KEYS: ReadonlySet<string> = new Set(['estateId', 'from', 'to', 'seen', ...CELL_VALUES]);

/** The change of one night. */
export type NightChange = {
  readonly estateId: string;
  readonly date: IsoDate;
  /** The version as the grid showed it (`seenOf`). */
  readonly seen: string;
  readonly set: Readonly<Record<string, Json>>;
};

/**
 * The nights in a body, one by one; `to` is the last night of a range, inclusive.
 * @throws HttpError 400 for no list, 422 naming the invalid place, or for a duplicate night
 */
export function readCells(body: Json | undefined): readonly NightChange[] {
  if (!isJsonObject(body) || !Array.isArray(body['cells']))
    throw malformed('An object with a list "cells" is expected.');
  const list = body['cells'] as readonly Json[];
  const issues: FieldIssue[] = [];
  const cells: NightChange[] = [];
  const known = new Set<string>();
  for (const [index, item] of list.entries()) {
    const refuse = (key: string, issue: string, params: FieldIssue['params'] = {}): void =>
      void issues.push({ field: `cells.${index}${key === '' ? '' : `.${key}`}`, key: issue, params });
    if (!isJsonObject(item)) {
      refuse('', 'validation.object');
      continue;
    }
    const { estateId, from, to = from, seen } = item;
    for (const key of Object.keys(item)) if (!KEYS.has(key)) refuse(key, 'validation.unknownField');
    const nights = isIsoDate(from) && isIsoDate(to) ? daysBetween(from, to) + 1 : 0;
    const seenAt = (night: number) => (Array.isArray(seen) ? (seen as readonly Json[])[night] : seen);
    const isSeenWhole = Array.isArray(seen) ? seen.length === nights : true;
    if (typeof estateId !== 'string' || estateId === '') refuse('estateId', 'validation.required');
    else if (!isIsoDate(from)) refuse('from', 'validation.date');
    else if (nights < 1) refuse('to', 'validation.date');
    else if (cells.length + nights > MAX_CELLS) throw malformed(`At most ${MAX_CELLS} nights can be saved at once.`);
    else {
      const set = Object.fromEntries(CELL_VALUES.flatMap((key) => (item[key] === undefined ? [] : [[key, item[key]]])));
      if (Object.keys(set).length === 0) refuse('', 'priceGrid.nothingSet');
      for (let night = 0; night < nights; night += 1) {
        const date = addDays(from, night);
        const place = `${estateId}\n${date}`;
        const was = seenAt(night);
        if (typeof was !== 'string' || !isSeenWhole) {
          refuse('seen', 'validation.required');
          break;
        }
        if (known.has(place)) refuse('from', 'priceGrid.twice', { date });
        known.add(place);
        cells.push({ estateId, date, seen: was, set });
      }
    }
    if (issues.length > 200) break;
  }
  if (issues.length > 0) throw invalid(issues);
  if (cells.length === 0) throw malformed('No night is named.');
  return cells;
}
