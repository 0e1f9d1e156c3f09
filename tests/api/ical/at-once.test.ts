import { textIn } from '../../../json-server/live/rows/rows.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calendar } from './calendars.ts';
import { type IcalApp, type Imported, startIcal } from './ical-app.ts';
import { stepwise } from './stepwise.ts';

let app: IcalApp;
beforeEach(async () => (app = await startIcal()));
afterEach(() => app.close());

/** Twenty nights; the last two are the same ones, so that one of them loses. */
const events = Array.from({ length: 20 }, (_, index) => {
  const day = 10 + Math.min(index, 18);
  return { uid: `s${index}`, from: `2027-05-${day}`, to: `2027-05-${day + 1}`, summary: `Reserved - N${index}` };
});
const made = (collection: string) =>
  [...app.store.table(collection, 'demo').all()].filter(({ createdAt }) => createdAt !== '2026-01-01T08:00:00.000Z');
const withStatus = (status: string) => made('reservations').filter((row) => row['status'] === status);
const sum = (results: readonly Imported[], name: string) =>
  results.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);

/** Until an import at another server is half way, or waits for this one. */
async function underWay({ served }: IcalApp): Promise<void> {
  const writes = vi.spyOn(served, 'transact');
  const waits = vi.spyOn(served, 'onCommit');
  await vi.waitFor(() => expect(writes.mock.calls.length > 12 || waits.mock.calls.length > 0).toBe(true));
}

describe('one feed is imported twice at once', () => {
  const twice = async (feed: string, first: string, second: string, at = app) => {
    // The second begins while the first is half way, by its own steps.
    const running: Promise<Imported>[] = [];
    let step = 0;
    await stepwise(
      app,
      async () => {
        running.push(app.imported(feed, first));
        await running[0];
        await running[1];
      },
      async () => {
        step += 1;
        if (step !== 8) return;
        running.push(at.imported(feed, second));
        if (at !== app) await underWay(at);
      },
    );
    expect(running).toHaveLength(2);
    return Promise.all(running);
  };

  test('with the same calendar: each event once, and a conflict counted once', async () => {
    const text = calendar(events);
    const results = await twice(await app.feed(), text, text);
    expect([sum(results, 'created'), sum(results, 'conflict')]).toEqual([19, 1]);
    expect([withStatus('SUCCESSFUL').length, withStatus('ALLREADYTAKEN').length]).toEqual([19, 1]);
    expect([made('_ical_events').length, made('guests').length]).toEqual([20, 20]);
  });

  test('a server that has ended midway is waited for as long as it could still be at it', async () => {
    const feed = await app.feed();
    const turn = (until: number) =>
      app.store.transact((tx) => tx.put('_ical_turns', 'demo', { id: feed, tenantId: 'demo', by: 'another', until }));
    await turn(Date.now() + 60_000);
    const waits = vi.spyOn(app.served, 'onCommit');
    const waiting = app.imported(feed, calendar(events));
    await vi.waitFor(() => expect(waits).toHaveBeenCalled());
    expect(made('_ical_events')).toEqual([]);
    await turn(Date.now() - 1);
    expect((await waiting).counts['created']).toBe(19);
  });

  test.each(['one server', 'two servers'])(
    'with two calendars, on %s: what the later one says holds',
    async (where) => {
      const at = where === 'one server' ? app : await startIcal({ store: { ...app.store } });
      const later = events
        .slice(0, 18)
        .map((event, index) => (index === 0 ? { ...event, from: '2027-06-10', to: '2027-06-12' } : event));
      const [first, second] = await twice(await app.feed(), calendar(events), calendar(later), at);
      expect(first?.counts).toMatchObject({ created: 19, conflict: 1, moved: 0 });
      expect(second?.counts).toMatchObject({ created: 0, moved: 1, conflict: 0 });
      const standing = withStatus('SUCCESSFUL').map((row) => textIn(row, 'checkIn'));
      expect([standing.length, new Set(standing).size, standing.includes('2027-06-10')]).toEqual([18, 18, true]);
      // Whoever lost a night never had it, so there is nothing to cancel; the same as of the two one after the other.
      expect(withStatus('ALLREADYTAKEN')).toHaveLength(1);
      expect(app.store.table('_ical_turns', 'demo').size).toBe(0);
      if (at !== app) await at.close();
    },
  );

  test('four at once on the wire, dry runs among them, while others take numbers', async () => {
    const feed = await app.feed();
    const text = calendar(events);
    const others = calendar(events.map((event) => ({ ...event, uid: `other-${event.uid}` })));
    const queries = ['&dryRun=true', '', '&dryRun=true', ''];
    const [, other, ...answers] = await Promise.all([
      app.imported(await app.feed({ estateId: 'est-a2' }), others),
      app.imported(await app.feed({ estateId: 'est-a2', salesChannelId: 'chn-book' }), others, '&dryRun=true'),
      ...queries.map((query) => app.importText(feed, text, query)),
    ]);
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(queries.map(() => [200, undefined]));
    expect(other.counts['events']).toBe(20);
    const kept = answers.filter((_, index) => queries[index] === '').map(({ body }) => body as unknown as Imported);
    expect([sum(kept, 'created'), sum(kept, 'conflict')]).toEqual([19, 1]);
    const own = (status: string) => withStatus(status).filter(({ estateId }) => estateId === 'est-a1');
    expect([own('SUCCESSFUL').length, own('ALLREADYTAKEN').length]).toEqual([19, 1]);
  });
});

test('two feeds of one home that take the same nights at once: one has them, the other a conflict', async () => {
  const feeds = [await app.feed(), await app.feed({ salesChannelId: 'chn-book' })];
  const nights = events.slice(0, 10);
  const results = await Promise.all(
    feeds.map((feed, at) =>
      app.imported(feed, calendar(nights.map((event) => ({ ...event, uid: `${at}-${event.uid}` })))),
    ),
  );
  expect([sum(results, 'created'), sum(results, 'conflict')]).toEqual([10, 10]);
  const standing = withStatus('SUCCESSFUL').map((row) => textIn(row, 'checkIn'));
  expect([standing.length, new Set(standing).size]).toEqual([10, 10]);
  expect(withStatus('ALLREADYTAKEN')).toHaveLength(10);
});
