import { text } from '../../http/query.ts';
import type { CrmDuplicates } from '../../../src/wire/crm.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { repeatable } from '../../records/repeatable.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Module } from '../module.ts';
import type { Job } from '../../jobs/job.ts';
import { mergeGuests, readMerge } from './merge.ts';
import { duplicatesFor, readableGuestFields, shownPerson } from './people.ts';
import { withStanding } from './stays.ts';
import { guestSummary } from './summary.ts';
import { forgetEverywhere } from './forget.ts';
import { guestRule } from './guest-rule.ts';
import { countStaysOfGuests, countStaysOfStayGuest } from './rules.ts';
import { STAYS, GUESTS, STAY_GUESTS } from '../reservations/names.ts';

/** Max pairs of one answer; after merging them, ask again. */
const MAX_PAIRS = 200;
const MERGE = { subject: 'Guest', action: 'merge' } as const;

/** Sets the standing of guests that have none: those from before leads existed, and those of new data. */
const firstStanding: Job = {
  name: 'guests-standing',
  due: ({ table, isNewDay }) => {
    if (!isNewDay) return [];
    const unknown = [...table(GUESTS).all()].filter((row) => (row.kind ?? '') === '');
    return unknown.flatMap((row) => {
      const after = withStanding(row, table);
      return after ? [{ collection: GUESTS, row: after }] : [];
    });
  },
};

function duplicates({ records }: RouteDeps, { caller, snapshot, search }: SignedCall): CrmDuplicates {
  const context = records.of({ snapshot, caller });
  const of = search.get('of');
  const pairs = duplicatesFor(context).filter(({ a, b }) => of === null || a === of || b === of);
  const readable = readableGuestFields(context);
  const table = records.of({ snapshot, caller }).table(GUESTS);
  const items = pairs.slice(0, MAX_PAIRS).flatMap(({ a, b, score, reasons }) => {
    const one = table.get(a);
    const other = table.get(b);
    return one && other ? [{ a: shownPerson(one, readable), b: shownPerson(other, readable), score, reasons }] : [];
  });
  return { total: pairs.length, items };
}

const calls = (deps: RouteDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/crm/summary/:id',
    answer: 'CrmSummary',
    access: { subject: 'Guest', action: 'show' },
    handle: (call: SignedCall) => json(200, guestSummary(call, deps.records)),
  },
  {
    method: 'GET',
    path: '/api/crm/duplicates',
    answer: 'CrmDuplicates',
    query: { of: text },
    access: MERGE,
    handle: (call: SignedCall) => json(200, duplicates(deps, call)),
  },
  {
    method: 'POST',
    path: '/api/crm/merge',
    answer: 'CrmMerge',
    access: MERGE,
    handle: async (call: SignedCall) => {
      const body = await call.body();
      const asked = readMerge(body.value);
      return deps.onceInSlices(repeatable(call, body), call, (step) => mergeGuests(step, call, asked));
    },
  },
];

/** Guests and leads: their standing, their duplicates, and the protection of their data (KVKK). */
export const crm: Module = {
  name: 'crm',
  rules: { guest: guestRule },
  followers: { [STAYS]: [countStaysOfGuests], [STAY_GUESTS]: [countStaysOfStayGuest], [GUESTS]: [forgetEverywhere] },
  calls,
  jobs: [firstStanding],
};
