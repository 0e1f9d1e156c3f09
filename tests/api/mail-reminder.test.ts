import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at, type MailApp, startMailApp } from './mail-app.ts';

let app: MailApp;
beforeEach(async () => (app = await startMailApp()));
afterEach(() => app.close());

/** Everything that is due now, sent. */
const deliver = () => app.postman.run();

describe('DR1 the daily reminder', () => {
  const reminders = () => app.messages('REMINDER');
  const ofDemo = () => app.letters.filter(({ tenant }) => tenant === 'demo');
  const ids = () =>
    reminders()
      .map(({ id }) => id)
      .sort();

  test('is made between 08:30 and 09:00 in Istanbul, once a person', async () => {
    app.clock.now = at('08:29');
    await app.tick();
    expect(reminders()).toEqual([]);
    app.clock.now = at('08:30');
    await app.tick();
    expect(ids()).toEqual(
      ['accounting', 'admin', 'housekeeping', 'purchasing', 'superadmin'].map(
        (who) => `reminder-2026-11-20-usr-${who}`,
      ),
    );
    for (const time of ['08:31', '07:40', '08:45', '09:30']) {
      app.clock.now = at(time);
      await app.tick();
      await deliver();
    }
    expect(
      ofDemo()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids());
    app.clock.now = at('08:30', '2026-11-21');
    await app.tick();
    expect(reminders()).toHaveLength(10);
  });

  test('a server that was down does it late and says so, until noon', async () => {
    app.clock.now = at('09:40');
    await app.tick();
    expect(reminders()).toHaveLength(5);
    expect(reminders().every(({ isLate }) => isLate === true)).toBe(true);
    app.clock.now = at('12:00', '2026-11-21');
    await app.tick();
    expect(reminders()).toHaveLength(5);
  });

  test('a kill in the middle of the morning’s mail doubles nothing and loses nothing', async () => {
    app.clock.now = at('08:30');
    app.answer.next = () => {
      if (ofDemo().length === 2) app.die();
      return { is: 'sent' };
    };
    await app.tick();
    await expect.poll(() => ofDemo().length).toBe(3);
    app.answer.next = () => ({ is: 'sent' });
    await app.tick();
    const next = app.another();
    await next.run();
    const counts = new Map<string, number>();
    for (const { id } of ofDemo()) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1]);
    expect(reminders().filter(({ status }) => status === 'SENT')).toHaveLength(4);
    expect(reminders().filter(({ failure }) => failure === 'UNKNOWN')).toHaveLength(1);
  });

  test('is not made for who switched it off, nor for a company that did', async () => {
    app.clock.now = at('08:00');
    const off = await app.call('POST', '/api/daily-reminder/mine', { as: 'HouseKeeping', body: { isOn: false } });
    expect([off.status, off.body]).toEqual([200, { isOn: false }]);
    app.clock.now = at('08:30');
    await app.tick();
    expect(ids()).not.toContain('reminder-2026-11-20-usr-housekeeping');
    expect(reminders()).toHaveLength(4);
    await app.store.transact((tx) =>
      tx.put('settings', 'demo', { id: 'set-1', tenantId: 'demo', version: 1, reminderOn: false }),
    );
    app.clock.now = at('08:30', '2026-11-21');
    await app.tick();
    expect(reminders()).toHaveLength(4);
  });
});

describe('DR2 what each role is told', () => {
  const preview = (as: string, role = '') =>
    app.call('GET', `/api/daily-reminder/preview${role && `?role=${role}`}`, { as });
  beforeEach(async () => {
    app.clock.now = at('08:10', '2026-12-01');
    const estate = app.store.table('estates', 'demo').get('est-a1')!;
    await app.store.transact((tx) => tx.put('estates', 'demo', { ...estate, cleaningState: 'DIRTY' }));
    await app.tick();
  });
  const sections = (answer: { body: { [key: string]: unknown } }) =>
    (answer.body['sections'] as readonly { id: string; lines: readonly string[] }[]).map(({ id }) => id);

  test('an admin: everything there is, with names and amounts', async () => {
    const answer = await preview('admin');
    expect(sections(answer)).toEqual(['arrivals', 'unpaid', 'unclean', 'cleanings', 'kbs']);
    expect(answer.body['body']).toContain('A1 House A1 · R-000001 · Ada Guest · to pay €450.00');
    // KB2: two are booked, one is entered.
    expect(answer.body['body']).toContain('A1 House A1 · R-000001 · Ada Guest · 1 of 2 people entered');
  });
  test('housekeeping: homes and hours; no guest, no amount, no number of a stay’s debt', async () => {
    const answer = await preview('HouseKeeping');
    expect(sections(answer)).toEqual(['arrivals', 'unclean']);
    expect(answer.text).not.toMatch(/Ada|Guest|€|EUR|450/);
    expect(answer.body['body']).toContain('A1 House A1 · R-000001 · 2 guests · 15:00');
  });
  test('accounting: what is owed', async () => {
    expect(sections(await preview('Accounting'))).toEqual(['arrivals', 'unpaid']);
  });
  test('an admin looks at every role’s, others only at their own', async () => {
    expect((await preview('admin', 'HouseKeeping')).text).not.toMatch(/Ada|€/);
    for (const [as, role] of [
      ['HouseKeeping', 'admin'],
      ['Accounting', 'HouseKeeping'],
      ['admin', 'SuperAdmin'],
    ] as const) {
      expect((await preview(as, role)).status).toBe(403);
    }
    expect((await preview('admin', 'Boss')).status).toBe(422);
    for (const as of ['Investor', 'MarketPlace', 'client']) expect((await preview(as)).status).toBe(403);
  });
  test('the overview names everybody to an admin and nobody to others', async () => {
    app.clock.now = at('08:30', '2026-12-01');
    await app.tick();
    await deliver();
    const all = (await app.call('GET', '/api/daily-reminder', { as: 'admin' })).body as unknown as {
      people: { role: string; status: string | null }[];
    };
    expect(all.people.map(({ role }) => role).sort()).toEqual(['Accounting', 'HouseKeeping', 'Purchasing', 'admin']);
    expect(new Set(all.people.map(({ status }) => status))).toEqual(new Set(['SENT']));
    const own = await app.call('GET', '/api/daily-reminder', { as: 'HouseKeeping' });
    expect(own.body).toMatchObject({ people: [], roles: ['HouseKeeping'], mine: { status: 'SENT', isOn: true } });
  });
  test.each([
    ['08:00', 'EARLY'],
    ['08:59', 'NOW'],
    ['09:00', 'LATE'],
    ['12:00', 'OVER'],
    ['22:29', 'OVER'],
  ])('at %s the overview says whether there is still one to come', async (time, moment) => {
    app.clock.now = at(time, '2026-12-01');
    const { body } = await app.call('GET', '/api/daily-reminder', { as: 'admin' });
    expect(body).toMatchObject({ moment, latest: '12:00', mine: { status: null } });
  });
  test('a test mail goes to the one who asks and to nobody else', async () => {
    const made = await app.call('POST', '/api/daily-reminder/test', { as: 'admin', body: { role: 'HouseKeeping' } });
    expect([made.status, made.body]).toMatchObject([201, { to: 'admin@demo.com' }]);
    await deliver();
    expect(app.letters).toMatchObject([{ to: 'admin@demo.com', subject: 'Today, Tuesday 1 December 2026' }]);
    expect((await app.call('POST', '/api/daily-reminder/test', { as: 'admin', body: { to: 'x' } })).status).toBe(422);
  });
  test('reminders of others are no business of accounting, those of the platform none of an admin', async () => {
    app.clock.now = at('08:30', '2026-12-01');
    await app.tick();
    expect((await app.call('GET', '/api/messages', { as: 'Accounting' })).body.total).toBe(0);
    expect((await app.call('GET', '/api/messages/reminder-2026-12-01-usr-superadmin', { as: 'admin' })).status).toBe(
      404,
    );
    expect((await app.call('GET', '/api/messages', { as: 'admin' })).body.total).toBe(4);
  });
});
