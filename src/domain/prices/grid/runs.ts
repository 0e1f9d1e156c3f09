import { dateOfDayNumber } from '../../calendar/iso-date.ts';
import type { Patch } from './cell.ts';
import type { Edit, PriceSheet } from './sheet.ts';

/** A range of nights of one estate with the same change, for sending; `to` is the last night. */
export type SentRange = Patch & {
  readonly estateId: string;
  readonly from: string;
  readonly to?: string;
  readonly seen: string | readonly string[];
};

/** All unsaved changes in as few ranges as possible: thousands of nights with one price are one line. */
export function unsavedRanges(edits: PriceSheet['edits']): SentRange[] {
  return [...edits].flatMap(([estateId, nights]) => rangesOfEstate(estateId, nights));
}

function rangesOfEstate(estateId: string, nights: ReadonlyMap<number, Edit>): SentRange[] {
  const days = [...nights].sort(([a], [b]) => a - b);
  const runs: { first: number; patch: Patch; text: string; seen: string[] }[] = [];
  for (const [day, { patch, seen }] of days) {
    const text = JSON.stringify(patch);
    const run = runs.at(-1);
    if (run && run.text === text && run.first + run.seen.length === day) run.seen.push(seen);
    else runs.push({ first: day, patch, text, seen: [seen] });
  }
  return runs.map(({ first, patch, seen }) => {
    const [same = ''] = seen;
    return {
      estateId,
      from: dateOfDayNumber(first),
      ...(seen.length > 1 ? { to: dateOfDayNumber(first + seen.length - 1) } : {}),
      ...patch,
      seen: seen.every((one) => one === same) ? same : seen,
    };
  });
}
