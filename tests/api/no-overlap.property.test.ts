import { MODULES } from '../../json-server/app.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSessions } from '../../json-server/accounts/sessions.ts';
import { createTokens } from '../../json-server/accounts/tokens.ts';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import { textIn as of } from '../../json-server/live/rows/rows.ts';
import type { Store } from '../../json-server/store/types.ts';
import { addDays, daysBetween } from '../../src/domain/calendar/iso-date.ts';
import { blocksNights, nightsOf } from '../../src/domain/reservations/occupancy.ts';
import { occupiesNights } from '../../src/domain/reservations/status.ts';
import { newFile, open } from '../store/directory.ts';
import { occupancyModel } from './occupancy-model.ts';
import { NOW, ROWS } from './rows.ts';
import { type Answer, SECRET, startApp, type TestApp } from './support.ts';

const HOMES = ['est-a1', 'est-a2', 'est-b1'];
const FIRST = '2026-11-21';

let app: TestApp;
let store: Store;
let jobRunner: ReturnType<typeof createJobRunner>;

const place = fc.record({
  home: fc.nat(HOMES.length - 1),
  start: fc.integer({ min: 0, max: 11 }),
  nights: fc.integer({ min: 1, max: 7 }),
});
const which = fc.nat(20);
const kind = <Name extends string>(name: Name) => fc.constant(name);
/** What an import of a channel's calendar does to stays and blocks is a further step here. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('create'), place, isSold: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('move'), which, place }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('plan'), which, other: which, place, otherPlace: place, swap: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('confirm'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('cancel'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('finish'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('reopen'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('block'), place }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('bulk'), place, homes: fc.subarray([0, 1, 2], { minLength: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('moveBlock'), which, place }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('release'), which }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('wait'), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('jobRunner') }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Place = { readonly home: number; readonly start: number; readonly nights: number };

const at = ({ home, start, nights }: Place) => {
  const from = addDays(FIRST, start);
  return { estateId: HOMES[home] ?? '', from, to: addDays(from, nights) };
};

async function emptied(): Promise<void> {
  app.clock.now = NOW;
  await store.transact((tx) => {
    for (const name of ['reservations', 'out-of-order-periods']) {
      for (const { id } of [...tx.table(name, 'demo').all()]) tx.remove(name, 'demo', id);
    }
  });
}

/** Kinds that were carried out at least once: a run in which all is refused proves nothing. */
const done = new Set<string>();
async function send(method: string, path: string, body?: object, version?: number): Promise<Answer> {
  const headers = { authorization: `Bearer ${await token()}` };
  const answer = await app.call(method, path, {
    headers,
    ...(body ? { body } : {}),
    ...(version === undefined ? {} : { version }),
  });
  expect(answer.status).not.toBe(401);
  return answer;
}
/** Tokens end after minutes, and days go by here. */
let token: () => Promise<string>;
async function signIn(): Promise<void> {
  const clock = () => app.clock.now;
  const { session } = await createSessions({ store, clock }).open({ userId: 'usr-superadmin', tenantId: 'demo' });
  token = () =>
    createTokens({ secret: SECRET, clock }).issueAccess({ userId: 'usr-superadmin', sessionId: session.id });
}

it('R9: whatever is done in whatever order, no two occupants share a night, and the store is what the model says', async () => {
  ({ store } = await open({ file: newFile().file, seed: () => structuredClone(ROWS) }));
  app = await startApp({ store });
  jobRunner = createJobRunner({ modules: MODULES, store, config: app.live, clock: () => app.clock.now });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 45 }), async (steps) => {
      await emptied();
      await signIn();
      const model = occupancyModel(() => app.clock.now);
      for (const change of steps) {
        await carryOut(change, model, (count += 1));
        expect(overlapsIn(store)).toEqual([]);
        expect(stateOf(store)).toEqual(model.state());
      }
    }),
    // One seed: each kind of step has to be carried out at least once, or the run proves nothing about it.
    { numRuns: 50, seed: 8 },
  );
  await jobRunner.stop();
  await app.close();
  const kinds = ['create', 'move', 'plan', 'swap', 'confirm', 'lost', 'cancel', 'finish', 'reopen', 'block', 'bulk'];
  expect([...kinds, 'moveBlock', 'release', 'jobRunner'].filter((name) => !done.has(name))).toEqual([]);
}, 120_000);

/** As stored: the clock changes records too, and says nothing to the model about it. */
const versionOf = (name: string, id: string): number => Number(store.table(name, 'demo').get(id)?.['version']);

/**
 * Sends a step and tells the model what came of it. Nights decide alone: what is answered 2xx must have been free, and
 * what was refused because of somebody must not have been. Refusals for other reasons change nothing.
 */
async function carryOut(change: Step, model: ReturnType<typeof occupancyModel>, count: number): Promise<void> {
  const judge = (answer: Answer, isFree: boolean, name: string = change.kind): boolean => {
    expect(answer.status, answer.text).toBeLessThan(500);
    const isDone = answer.status < 300;
    if (isDone) done.add(name);
    if (isDone) expect(isFree, `${name} was taken`).toBe(true);
    else if (/"blockedBy"/.test(answer.text)) expect(isFree, `${name} was free: ${answer.text}`).toBe(false);
    return isDone;
  };
  const act = (id: string, action: string, body: object = {}) =>
    send('POST', `/api/reservations/${id}/actions/${action}`, body);
  switch (change.kind) {
    case 'wait':
      app.clock.now += change.hours * 3_600_000;
      return;
    case 'jobRunner':
      if ((await jobRunner.run()) > 0) done.add('jobRunner');
      model.lapse();
      return;
    case 'create': {
      const { estateId, from, to } = at(change.place);
      const sold = change.isSold ? { channelRef: `HM-${count}` } : {};
      const shared = { adults: 2, salesChannelId: 'chn-1', guestId: 'gst-1', ...sold };
      const isFree = model.isFree([{ estateId, from, to }]);
      const answer = await send('POST', '/api/reservations', { ...shared, estateId, checkIn: from, checkOut: to });
      if (judge(answer, isFree)) {
        model.put({ id: answer.body.id, type: 'stay', estateId, from, to, status: 'PENDING', isSold: change.isSold });
      }
      return;
    }
    case 'move': {
      const stay = model.stay(change.which);
      if (!stay) return;
      const { estateId, from, to } = at(change.place);
      const isFree = model.mayMove([{ id: stay.id, estateId, from, to }]);
      const body = { estateId, checkIn: from, checkOut: to };
      const answer = await send('PATCH', `/api/reservations/${stay.id}`, body, versionOf('reservations', stay.id));
      if (judge(answer, isFree)) model.move(stay.id, { estateId, from, to });
      return;
    }
    case 'plan': {
      const one = model.stay(change.which);
      const two = model.stay(change.other);
      if (!one || !two || one === two) return;
      const own = (stay: typeof one) => ({ estateId: stay.estateId, from: stay.from, to: stay.to });
      const targets = change.swap
        ? [
            { ...own(one), estateId: two.estateId },
            { ...own(two), estateId: one.estateId },
          ]
        : [at(change.place), at(change.otherPlace)];
      const isFree = model.mayMove([one, two].map(({ id }, index) => ({ ...(targets[index] ?? own(one)), id })));
      const moves = [one, two].map(({ id }, index) => {
        const { estateId, from, to } = targets[index] ?? own(one);
        return { id, version: versionOf('reservations', id), estateId, checkIn: from, checkOut: to };
      });
      const answer = await send('POST', '/api/tape/moves', { moves });
      if (judge(answer, isFree, change.swap ? 'swap' : 'plan')) {
        for (const [index, { id }] of [one, two].entries()) model.move(id, targets[index] ?? own(one));
      }
      return;
    }
    case 'confirm': {
      const stay = model.stay(change.which, 'PENDING');
      if (!stay) return;
      const isFree = model.isFree([stay], [stay.id]);
      const answer = await act(stay.id, 'confirm');
      if (judge(answer, isFree)) model.set(stay.id, 'SUCCESSFUL');
      // AV4: what a channel sold and somebody else has now is marked, for the channel to be told.
      else if (stay.isSold && stay.status === 'PENDING' && /"blockedBy"/.test(answer.text)) {
        done.add('lost');
        model.set(stay.id, 'ALLREADYTAKEN');
      }
      return;
    }
    case 'cancel': {
      const stay = model.stay(change.which);
      if (stay && judge(await act(stay.id, 'cancel', { cancelReason: 'GUEST_REQUEST' }), true))
        model.set(stay.id, 'CANCELLED');
      return;
    }
    case 'finish': {
      const stay = model.stay(change.which, 'SUCCESSFUL');
      if (!stay) return;
      // Nobody leaves who has not come (OPS1); refused before the day, and when they are there already.
      await act(stay.id, 'checkIn');
      if (judge(await act(stay.id, 'finish'), true)) model.leave(stay.id);
      return;
    }
    case 'reopen': {
      const stay = model.stay(change.which, 'FINISHED');
      if (!stay) return;
      const isFree = model.isFree([{ ...stay, to: stay.booked }], [stay.id]);
      // On the day itself it is taken back, later reopened.
      const isUndone = judge(await act(stay.id, 'undoCheckOut'), isFree, 'undo');
      if (isUndone || judge(await act(stay.id, 'reopen', { reopenReason: 'still here' }), isFree)) {
        model.comeBack(stay.id);
      }
      return;
    }
    case 'block': {
      const { estateId, from, to } = at(change.place);
      const body = { estateId, from, to, kind: 'OUT_OF_ORDER', reason: 'MAINTENANCE' };
      const isFree = model.isFree([{ estateId, from, to }]);
      const answer = await send('POST', '/api/out-of-order-periods', body);
      if (judge(answer, isFree)) model.put({ id: answer.body.id, type: 'block', estateId, from, to, status: 'CLOSED' });
      return;
    }
    case 'bulk': {
      const { from, to } = at(change.place);
      const estateIds = change.homes.map((home) => HOMES[home] ?? '');
      const isFree = model.isFree(estateIds.map((estateId) => ({ estateId, from, to })));
      const body = { estateIds, from, to, kind: 'OWNER_STAY', reason: 'OWNER' };
      const answer = await send('POST', '/api/out-of-order-periods/bulk', body);
      if (!judge(answer, isFree)) return;
      for (const { id, estateId } of answer.body.items) {
        model.put({ id, type: 'block', estateId: String(estateId), from, to, status: 'CLOSED' });
      }
      return;
    }
    case 'moveBlock':
    case 'release': {
      const block = model.block(change.which);
      if (!block) return;
      const path = `/api/out-of-order-periods/${block.id}`;
      if (change.kind === 'release') {
        if (judge(await send('POST', `${path}/actions/release`, {}), true)) model.set(block.id, 'RELEASED');
        return;
      }
      const { estateId, from, to } = at(change.place);
      const isFree = block.status === 'RELEASED' || model.isFree([{ estateId, from, to }], [block.id]);
      if (
        judge(await send('PATCH', path, { estateId, from, to }, versionOf('out-of-order-periods', block.id)), isFree)
      ) {
        model.move(block.id, { estateId, from, to });
      }
    }
  }
}

type Occupied = { readonly id: string; readonly estateId: string; readonly from: string; readonly to: string };

/** By the stored rows alone: pairs that share a night. */
function overlapsIn(from: Store): string[] {
  const now = new Date(app.clock.now).toISOString();
  const stays = [...from.table('reservations', 'demo').all()] as unknown as (Occupied &
    Parameters<typeof nightsOf>[0] & { status: string })[];
  const blocks = [...from.table('out-of-order-periods', 'demo').all()] as unknown as (Occupied & { kind: string })[];
  const taken: Occupied[] = [
    ...stays
      .filter((row) => occupiesNights(row, now))
      .map((row) => ({ ...nightsOf(row), id: row.id, estateId: row.estateId })),
    ...blocks.filter((row) => blocksNights(row)),
  ].filter(({ from, to }) => daysBetween(from, to) > 0);
  return taken.flatMap((one, index) =>
    taken
      .slice(index + 1)
      .filter((two) => one.estateId === two.estateId && one.from < two.to && two.from < one.to)
      .map((two) => `${one.id} ${two.id}`),
  );
}

/** Each record's place and state, as stored. */
function stateOf(from: Store): Readonly<Record<string, string>> {
  const stays = [...from.table('reservations', 'demo').all()].map((row): [string, string] => [
    row.id,
    [of(row, 'estateId'), of(row, 'checkIn'), of(row, 'departedOn') || of(row, 'checkOut'), of(row, 'status')].join(
      ' ',
    ),
  ]);
  const blocks = [...from.table('out-of-order-periods', 'demo').all()].map((row): [string, string] => [
    row.id,
    [of(row, 'estateId'), of(row, 'from'), of(row, 'to'), of(row, 'releasedAt') ? 'RELEASED' : 'CLOSED'].join(' '),
  ]);
  return Object.fromEntries([...stays, ...blocks]);
}
