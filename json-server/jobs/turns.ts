import type { DefineTable } from '../live/rows/company.ts';
import { tablesIn } from '../live/rows/company.ts';
import { GLOBAL, type OwnStore } from '../store/types.ts';

/** When the jobs of a company that is not in memory look at it again, by its id. */
const TURNS = '_turns';
/** Companies brought in at once for their jobs: those of a start, when no turn is known, come little by little. */
const AT_ONCE = 25;
/** ms */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** ms until jobs look at a company that has nothing for them */
const LONGEST = 24 * HOUR;

/** Declares the table; call once per store. */
export const defineTurns = (define: DefineTable): void => define(TURNS, { unique: [], ordered: {}, search: [] });

/** Companies whose turn it is, some of them: it came, or they have changed since it was worked out. @param now ms */
export function dueTurns(store: OwnStore, now: number): readonly string[] {
  const turns = tablesIn(store, GLOBAL)(TURNS);
  const moment = new Date(now).toISOString();
  const isDue = (tenant: string): boolean => {
    const turn = turns.get(tenant);
    return turn === undefined || turn.number !== store.companies.numberOf(tenant) || turn.at <= moment;
  };
  return store.companies.away().filter(isDue).slice(0, AT_ONCE);
}

/** Keeps when a company that has just left has its turn. */
export async function noteTurn(store: OwnStore, tenant: string, turn: { at: string; number: number }): Promise<void> {
  await store.transact((tx) => tx.put(TURNS, GLOBAL, { id: tenant, ...turn }));
}

/**
 * The first moment at which something is due, by the minute, or a day from now. Jobs are pure questions about a moment,
 * so they are asked about those to come: by the hour, for some work is due for a few hours only, then in between.
 * @param now ms
 */
export function nextTurn(isDueAt: (moment: number) => boolean, now: number): string {
  const end = now + LONGEST;
  let due = now + HOUR;
  while (due < end && !isDueAt(due)) due += HOUR;
  for (let notYet = due - HOUR; due < end && due - notYet > MINUTE;) {
    const middle = notYet + Math.floor((due - notYet) / 2);
    if (isDueAt(middle)) due = middle;
    else notYet = middle;
  }
  return new Date(due).toISOString();
}
