import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
/** Whoever has not signed in yet when time has passed: a sign-in does not last for days. */
let who = 'Accounting';
const NEXT: Readonly<Record<string, string>> = { Accounting: 'admin', admin: 'SuperAdmin' };
const pass = (days: number) => {
  app.clock.now += days * DAY;
  who = NEXT[who] ?? who;
};
afterEach(() => app.close());
beforeEach(async () => {
  app = await startApp();
  who = 'Accounting';
});
const RULE = {
  description: 'Building dues',
  type: 'EXPENSE',
  category: 'DUES',
  currency: 'TRY',
  amount: 350_000,
  vatPct: '20',
  estateId: 'est-a1',
  bornBy: 'OWNER',
  every: 'MONTH',
  startsOn: '2026-10-31',
  aheadDays: 20,
};
const post = (body: object, as = who) => app.call('POST', '/api/recurring-expenses', { as, body });
const one = async (id: string) => (await app.call('GET', `/api/recurring-expenses/${id}`, { as: who })).body;
const entries = async (id: string) => {
  const path = `/api/revenue-expenses?recurringId=${id}&pageSize=-1&sortBy=date&sortDirection=ASC`;
  return (await app.call('GET', path, { as: who })).body.items;
};
const datesOf = async (id: string) => (await entries(id)).map(({ date }) => date);
const act = async (id: string, action: string) =>
  (await app.call('POST', `/api/recurring-expenses/${id}/actions/${action}`, { as: who, body: {} })).status;

describe('AC7: what recurs', () => {
  test('is written ahead, on the last day where a month is shorter, each once, like one made by hand', async () => {
    const { status, body } = await post(RULE);
    // The one of October had passed when the rule was made.
    expect([status, body['nextOn']]).toEqual([201, '2026-11-30']);
    await Promise.all([runJobs(app), runJobs(app)]);
    expect(await entries(body.id)).toMatchObject([
      {
        id: `rex-${body.id}-2026-11-30`,
        type: 'EXPENSE',
        category: 'DUES',
        amount: 350_000,
        bornBy: 'OWNER',
        description: 'Building dues',
        estateId: 'est-a1',
        vatAmount: 58_333,
        approval: 'NOT_NEEDED',
      },
    ]);
    expect(await one(body.id)).toMatchObject({ nextOn: '2026-12-31', madeTo: '2026-11-30', version: 1 });
  });

  test('what was missed while the server was down is made up for, once', async () => {
    const { body } = await post({ ...RULE, aheadDays: 0 });
    pass(130);
    await runJobs(app);
    await runJobs(app);
    expect(await datesOf(body.id)).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']);
  });

  test('beyond the limit it waits for approval, like all others', async () => {
    const { body } = await post({ ...RULE, amount: 600_000 });
    await runJobs(app);
    expect(await entries(body.id)).toMatchObject([{ approval: 'WAITING' }]);
  });

  test('one is skipped; one that was deleted does not come back', async () => {
    const { body } = await post(RULE);
    expect(await act(body.id, 'skip')).toBe(200);
    expect(await one(body.id)).toMatchObject({ nextOn: '2026-12-31' });
    await runJobs(app);
    expect(await datesOf(body.id)).toEqual([]);
    pass(25);
    await runJobs(app);
    const [made] = await entries(body.id);
    expect(made?.['date']).toBe('2026-12-31');
    const path = `/api/revenue-expenses/${made?.id ?? ''}`;
    expect((await app.call('DELETE', path, { as: who, version: 1 })).status).toBe(204);
    await runJobs(app);
    expect(await datesOf(body.id)).toEqual([]);
  });

  test('it is paused and goes on without making up for the pause, and it ends', async () => {
    const { body } = await post(RULE);
    expect(await act(body.id, 'pause')).toBe(200);
    await runJobs(app);
    pass(45);
    expect(await act(body.id, 'resume')).toBe(200);
    await runJobs(app);
    expect(await datesOf(body.id)).toEqual([]);
    expect(await one(body.id)).toMatchObject({ nextOn: '2027-01-31' });
    expect(await act(body.id, 'end')).toBe(200);
    expect(await one(body.id)).toMatchObject({ nextOn: null, until: '2027-01-04' });
    expect(await act(body.id, 'skip')).toBe(409);
    pass(90);
    await runJobs(app);
    expect(await datesOf(body.id)).toEqual([]);
  });

  test('other terms hold for what is made from then on; what is made is not made again', async () => {
    const { body } = await post(RULE);
    await runJobs(app);
    const { version } = await one(body.id);
    const patch = { as: who, body: { amount: 400_000, every: 'QUARTER' }, version };
    const changed = await app.call('PATCH', `/api/recurring-expenses/${body.id}`, patch);
    expect(changed.body).toMatchObject({ nextOn: '2027-01-31' });
    pass(60);
    await runJobs(app);
    const made = (await entries(body.id)).map(({ date, amount }) => [date, amount]);
    expect(made).toEqual([
      ['2026-11-30', 350_000],
      ['2027-01-31', 400_000],
    ]);
  });

  test.each([
    [{ estateId: null }, 'estateId'],
    [{ until: '2026-10-01' }, 'until'],
    [{ amount: 0 }, 'amount'],
    [{ aheadDays: 201 }, 'aheadDays'],
    [{ every: 'CENTURY' }, 'every'],
    [{ nextOn: '2026-12-01' }, 'nextOn'],
  ])('%j is refused beside its field, and the clock goes on', async (more, field) => {
    const answer = await post({ ...RULE, ...more });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  test.each(['Purchasing', 'HouseKeeping', 'Investor', 'MarketPlace'])('%s has none of it', async (as) => {
    expect((await post(RULE, as)).status).toBe(403);
    expect((await app.call('GET', '/api/recurring-expenses', { as })).status).toBe(403);
  });
});
