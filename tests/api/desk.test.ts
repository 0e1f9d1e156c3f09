import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import type { DeskDay, DeskMonth, DeskStay, DeskTurnovers } from '../../src/wire/desk.ts';
import { NOW, ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

/** 2026-11-20 is today. */
const [base] = ROWS['reservations'] ?? [];
const [person] = ROWS['guests'] ?? [];
const stayRow = (id: string, more: object): Row => ({
  ...base!,
  id: `res-${id}`,
  code: id.toUpperCase(),
  channelRef: `ref-${id}`,
  estateId: 'est-a1',
  stayState: 'EXPECTED',
  ...more,
});
const came = { actualCheckInAt: '2026-11-18T12:00:00.000Z', arrivedOn: '2026-11-18', stayState: 'IN_HOUSE' };
const guest: Row = {
  ...person!,
  id: 'gst-ready',
  firstName: 'Ayşe',
  lastName: 'Arslan',
  nationality: 'TR',
  isTurkishCitizen: true,
  birthDate: '1990-01-01',
  tcIdentityNo: '10000000146',
  phone: '+905321234567',
};
const child: Row = { ...guest, id: 'gst-child', firstName: 'Can', tcIdentityNo: '20000000046' };
const onStay = (stayId: string): Row => ({
  id: `sg-${stayId}`,
  tenantId: 'demo',
  version: 1,
  source: 'STAFF',
  reservationId: `res-${stayId}`,
  guestId: child.id,
});
const ROWS_OF_DAY: readonly Row[] = [
  stayRow('out', { ...came, checkIn: '2026-11-17', checkOut: '2026-11-20', plannedDeparture: '12:30' }),
  stayRow('in', { checkIn: '2026-11-20', checkOut: '2026-11-23', plannedArrival: '12:30', guestId: 'gst-ready' }),
  stayRow('late', { ...came, estateId: 'est-b1', checkIn: '2026-11-15', checkOut: '2026-11-18' }),
  stayRow('awaited', { estateId: 'est-b1', checkIn: '2026-11-19', checkOut: '2026-11-22' }),
  stayRow('asked', { status: 'PENDING', holdExpiresAt: null, checkIn: '2026-11-26', checkOut: '2026-11-28' }),
  stayRow('lapsed', {
    status: 'PENDING',
    holdExpiresAt: '2026-11-01T00:00:00.000Z',
    estateId: 'est-b1',
    checkIn: '2026-11-26',
    checkOut: '2026-11-28',
  }),
  stayRow('next', { checkIn: '2026-11-24', checkOut: '2026-11-26', remainingPrice: 0, guestId: 'gst-ready' }),
];

let app: TestApp;
beforeEach(async () => {
  const rows = {
    ...ROWS,
    guests: [...(ROWS['guests'] ?? []), guest, child],
    'stay-guests': [onStay('in'), onStay('next')],
    reservations: ROWS_OF_DAY,
  };
  app = await startApp({ rows });
});
afterEach(() => app.close());

const act = (id: string, action: string, { as = 'admin', body = {} }: { as?: string; body?: object } = {}) =>
  app.call('POST', `/api/reservations/res-${id}/actions/${action}`, { as, body });
const ask = async <Body>(path: string, as = 'admin') => (await app.call('GET', path, { as })).body as unknown as Body;
const today = (as = 'admin', query = '') => ask<DeskDay>(`/api/today${query}`, as);
const ids = (stays: readonly DeskStay[]) => stays.map(({ id }) => id.replace('res-', ''));
const find = (stays: readonly DeskStay[], id: string) => stays.find((stay) => stay.id === `res-${id}`);

describe('OPS1 the steps of a stay', () => {
  test('check-in only on the day and once; undone the same day; check-out only for guests in the house', async () => {
    const early = await act('next', 'checkIn');
    expect([early.status, (early.body['allowed'] as string[]).includes('checkIn')]).toEqual([409, false]);
    expect((await act('in', 'finish')).status).toBe(409);
    const { body } = await act('in', 'checkIn');
    expect(body).toMatchObject({ stayState: 'IN_HOUSE', arrivedOn: '2026-11-20' });
    expect((await act('in', 'checkIn')).status).toBe(409);
    const back = await act('in', 'undoCheckIn');
    expect(back.body).toMatchObject({ stayState: 'EXPECTED', actualCheckInAt: null, arrivedOn: null });
    expect((await act('in', 'undoCheckIn')).status).toBe(409);
    expect((await act('in', 'checkIn')).status).toBe(200);
    const out = await act('in', 'finish');
    expect(out.body).toMatchObject({ status: 'FINISHED', stayState: 'DEPARTED', departedOn: '2026-11-20' });
    expect(out.body).toMatchObject({ leftOn: '2026-11-20' });
    expect((await act('in', 'finish')).status).toBe(409);
  });

  test('of two simultaneous check-ins one succeeds, the other is refused', async () => {
    const answers = await Promise.all([act('in', 'checkIn'), act('in', 'checkIn'), act('in', 'checkIn')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const history = await app.call('GET', '/api/reservations/res-in/history', { as: 'admin' });
    expect(history.text.match(/"checkIn"/g)).toHaveLength(1);
  });

  test('staff undo a check-out on its day, while its nights are free, and not on the next (RS3, AV4)', async () => {
    await act('in', 'checkIn');
    await act('in', 'finish');
    const stay = { estateId: 'est-a1', checkIn: '2026-11-20', checkOut: '2026-11-22', adults: 1, guestId: 'gst-1' };
    const other = await app.call('POST', '/api/reservations', {
      as: 'admin',
      body: { ...stay, salesChannelId: 'chn-1' },
    });
    expect(other.status).toBe(201);
    expect((await act('in', 'undoCheckOut')).body['blockedBy']).toMatchObject({ code: other.body.code });
    await app.call('POST', `/api/reservations/${other.body.id}/actions/cancel`, {
      as: 'admin',
      body: { cancelReason: 'DUPLICATE' },
    });
    const { body } = await act('in', 'undoCheckOut');
    expect(body).toMatchObject({ status: 'SUCCESSFUL', stayState: 'IN_HOUSE', leftOn: null, departedOn: null });
    await act('in', 'finish');
    // Who signs in on the next day.
    app.clock.now = NOW + 24 * 3_600_000;
    expect((await act('in', 'undoCheckOut', { as: 'SuperAdmin' })).status).toBe(409);
    const again = await act('in', 'reopen', { as: 'SuperAdmin', body: { reopenReason: 'They came back' } });
    expect(again.body).toMatchObject({ status: 'SUCCESSFUL' });
  });

  test('reopening with a reason is for the days after', async () => {
    await act('out', 'finish');
    expect((await act('out', 'reopen', { as: 'SuperAdmin', body: { reopenReason: 'x' } })).status).toBe(409);
  });

  test('a no-show is undone', async () => {
    expect((await act('awaited', 'noShow')).body['stayState']).toBe('NO_SHOW');
    expect((await act('awaited', 'checkIn')).status).toBe(409);
    expect((await act('awaited', 'undoNoShow')).body['stayState']).toBe('ARRIVAL_DELAYED');
  });

  test('a confirmation is undone on its day, with a new hold on the nights; never for a channel’s stay', async () => {
    expect((await act('asked', 'confirm')).body).toMatchObject({ status: 'SUCCESSFUL', confirmedOn: '2026-11-20' });
    // Its nights were sold by a channel.
    expect((await act('asked', 'undoConfirm')).status).toBe(409);
    const stay = app.store.table('reservations', 'demo').get('res-asked')!;
    await app.store.transact((tx) => tx.put('reservations', 'demo', { ...stay, channelRef: null }));
    const tasks = () => app.store.table('housekeeping-tasks', 'demo').equal('reservationId', 'res-asked');
    const isAlive = (row: Row) => row['status'] !== 'CANCELLED';
    const { body } = await act('asked', 'undoConfirm');
    expect(body).toMatchObject({ status: 'PENDING', confirmedOn: null, stayState: 'EXPECTED' });
    expect(body['holdExpiresAt']).toBe('2026-11-21T09:00:00.000Z');
    expect(tasks().filter(isAlive)).toEqual([]);
    expect((await act('asked', 'undoConfirm')).status).toBe(409);
    expect((await act('asked', 'confirm')).status).toBe(200);
    const confirmed = app.store.table('reservations', 'demo').get('res-asked')!;
    await app.store.transact((tx) => tx.put('reservations', 'demo', { ...confirmed, confirmedOn: '2026-11-19' }));
    expect((await act('asked', 'undoConfirm')).status).toBe(409);
  });

  test.each(['checkIn', 'finish', 'undoCheckIn', 'undoCheckOut', 'planTimes', 'undoNoShow'])(
    '%s is for the front desk only',
    async (action) => {
      for (const as of ['Accounting', 'HouseKeeping', 'Investor']) {
        expect((await act('in', action, { as })).status).toBe(403);
      }
    },
  );

  test('planned times reach the calendar with a warning, and stop nobody (AV5)', async () => {
    const tight = await act('in', 'planTimes', { body: { plannedArrival: '11:30', plannedDeparture: null } });
    expect(tight.status).toBe(200);
    expect(JSON.stringify(tight.body['_warnings'])).toContain('OUT');
    const fine = await act('in', 'planTimes', { body: { plannedArrival: '18:00', plannedDeparture: null } });
    expect([fine.status, fine.body['_warnings']]).toEqual([200, undefined]);
    const late = await act('out', 'planTimes', { body: { plannedDeparture: '18:30' } });
    expect(JSON.stringify(late.body['_warnings'])).toContain('18:30');
  });
});

describe('GET /api/today', () => {
  test('arrivals, departures, in house, delayed by what happened, and the steps that are open', async () => {
    const day = await today();
    expect([day.date, day.today]).toEqual(['2026-11-20', '2026-11-20']);
    expect([ids(day.arrivals), ids(day.departures)]).toEqual([['in'], ['out']]);
    expect([ids(day.inHouse).sort(), ids(day.delayed)]).toEqual([
      ['late', 'out'],
      ['late', 'awaited'],
    ]);
    expect(find(day.arrivals, 'in')).toMatchObject({ guest: 'Ayşe Arslan', home: 'A1', nights: 3, arrivesAt: '12:30' });
    expect(find(day.arrivals, 'in')).toMatchObject({
      phone: '+905321234567',
      actions: ['checkIn', 'noShow', 'earlyCheckIn', 'planTimes'],
    });
    expect(find(day.departures, 'out')?.actions).toEqual(['finish', 'lateCheckOut', 'planTimes']);
    expect(find(day.delayed, 'late')?.stayState).toBe('DEPARTURE_DELAYED');
  });

  test('readiness names what is missing, and follows what is done', async () => {
    const states = async () =>
      Object.fromEntries(
        (find((await today()).arrivals, 'in')?.readiness ?? []).map(({ thing, state, why }) => [
          thing,
          `${state} ${why}`,
        ]),
      );
    expect(await states()).toMatchObject({
      paid: 'missing owes',
      guestData: 'ok complete',
      cleaned: 'missing occupied',
      permit: 'ok valid',
    });
    await act('out', 'finish');
    expect((await states())['cleaned']).not.toBe('missing occupied');
  });

  test('KB2: the booker alone does not make the guest data of two complete, as on the page of the stay', async () => {
    const told = async () => find((await today()).arrivals, 'in')?.readiness.find(({ thing }) => thing === 'guestData');
    const entered = await app.call('GET', '/api/stay-guests?reservationId=res-in', { as: 'admin' });
    expect((await told())?.state).toBe('ok');
    const items = entered.body['items'] as readonly { id: string; version: number }[];
    const { id, version } = items[0]!;
    await app.call('DELETE', `/api/stay-guests/${id}`, { as: 'admin', version });
    const { body: page } = await app.call('GET', '/api/kbs/persons/res-in', { as: 'admin' });
    expect(page).toMatchObject({ expected: 2, persons: [{ missing: [] }] });
    expect(await told()).toEqual({ thing: 'guestData', state: 'missing', why: 'fewer', known: 1, expected: 2 });
  });

  test('other days by their dates; the day before shows who came and who did not', async () => {
    const before = await today('admin', '?date=2026-11-19');
    expect([ids(before.arrivals), ids(before.noShow)]).toEqual([[], ['awaited']]);
    const next = await today('admin', '?date=2026-11-24');
    expect([ids(next.arrivals), ids(next.delayed)]).toEqual([['next'], []]);
    expect(find(next.arrivals, 'next')?.actions).toEqual(['earlyCheckIn', 'planTimes']);
    expect(find(next.arrivals, 'next')?.readiness.map(({ state }) => state)).not.toContain('missing');
  });

  test('unconfirmed arrivals are listed separately, with confirming as the next step', async () => {
    const day = await today('admin', '?date=2026-11-26');
    expect([ids(day.arrivals), ids(day.unconfirmed)]).toEqual([[], ['asked']]);
    expect(find(day.unconfirmed, 'asked')?.actions).toEqual(['confirm', 'planTimes']);
    const cleaners = await today('HouseKeeping', '?date=2026-11-26');
    expect(find(cleaners.unconfirmed, 'asked')).toMatchObject({ guest: null, actions: [] });
    expect((await act('asked', 'confirm')).status).toBe(200);
    const after = await today('admin', '?date=2026-11-26');
    expect([ids(after.arrivals), ids(after.unconfirmed)]).toEqual([['asked'], []]);
  });

  test('housekeeping reads no name, no phone, no money and no document; accounting no identity', async () => {
    const { text } = await app.call('GET', '/api/today', { as: 'HouseKeeping' });
    expect(text).not.toMatch(/Ayşe|Arslan|Ada|90532|paid|owes|deposit|guestData|amount|EUR/);
    const day = JSON.parse(text) as DeskDay;
    expect(find(day.arrivals, 'in')).toMatchObject({ guest: null, phone: null, adults: 2, actions: [] });
    expect(find(day.arrivals, 'in')?.readiness.map(({ thing }) => thing)).toEqual(['cleaned']);
    const money = await app.call('GET', '/api/today', { as: 'Accounting' });
    expect(money.text).toMatch(/owes/);
    expect(money.text).not.toMatch(/guestData|10000000146/);
  });

  test('not for investors, clients and strangers; another tenant sees nothing of this one', async () => {
    for (const path of ['/api/today', '/api/today/turnovers', '/api/today/month']) {
      expect((await app.call('GET', path)).status).toBe(401);
      for (const as of ['Investor', 'client', 'Purchasing'])
        expect((await app.call('GET', path, { as })).status).toBe(403);
      expect((await app.call('GET', path, { as: 'otherAdmin' })).text).not.toMatch(/res-(in|out|late)/);
    }
  });

  test.each(['?date=tomorrow', '?date=2026-02-30', '?day=1', '?date=2026-11-20&date=2026-11-21'])(
    '%s is 400',
    async (query) => {
      expect((await app.call('GET', `/api/today${query}`, { as: 'admin' })).status).toBe(400);
    },
  );
});

describe('the tiles of Today', () => {
  test('count what the tab of the desk shows to which they lead', async () => {
    const counts = async () => {
      const day = await today();
      const total = async (view: string) =>
        (await app.call('GET', `/api/reservations?view=${view}`, { as: 'admin' })).body.total;
      const open = (stays: readonly DeskStay[], key: 'actualCheckInAt' | 'actualCheckOutAt') =>
        stays.filter((stay) => stay[key] === null).length;
      expect({
        arrivals: await total('arrivals'),
        departures: await total('departures'),
        inHouse: await total('in-house'),
      }).toEqual({
        arrivals: open(day.arrivals, 'actualCheckInAt'),
        departures: open(day.departures, 'actualCheckOutAt'),
        inHouse: day.inHouse.length,
      });
      return [day.arrivals.length, day.departures.length, day.inHouse.length];
    };
    expect(await counts()).toEqual([1, 1, 2]);
    await act('out', 'finish');
    await act('in', 'checkIn');
    expect(await counts()).toEqual([1, 1, 2]);
  });
});

describe('GET /api/today/turnovers and /month', () => {
  test('departures with the next arrival, same-day first, without a name or money', async () => {
    const { text } = await app.call('GET', '/api/today/turnovers', { as: 'HouseKeeping' });
    expect(text).not.toMatch(/Ayşe|Arslan|Ada|90532|EUR|Price/);
    const { items } = JSON.parse(text) as DeskTurnovers;
    expect(items.map(({ home, isSameDay, isTight }) => [home, isSameDay, isTight])).toEqual([
      ['A1', true, true],
      ['B1', false, false],
      ['B1', false, false],
    ]);
    expect(items[0]).toMatchObject({
      leaving: { code: 'OUT', time: '12:30', isGone: false },
      arriving: { code: 'IN' },
    });
    expect(items[1]?.leaving).toMatchObject({ code: 'LATE', isLate: true });
    expect((await app.call('GET', '/api/today/turnovers?days=99', { as: 'admin' })).status).toBe(400);
  });

  test('the month counts arrivals, departures and what is not ready', async () => {
    const { days, month } = await ask<DeskMonth>('/api/today/month?month=2026-11');
    expect([month, days.length]).toEqual(['2026-11', 30]);
    const of = (date: string) => days.find((day) => day.date === date);
    expect(of('2026-11-20')).toEqual({ date: '2026-11-20', arrivals: 1, departures: 1, notReady: 1 });
    expect(of('2026-11-24')).toEqual({ date: '2026-11-24', arrivals: 1, departures: 0, notReady: 0 });
    expect((await app.call('GET', '/api/today/month?month=2026-13', { as: 'admin' })).status).toBe(400);
    const december = await ask<DeskMonth>('/api/today/month?month=2026-12');
    expect(december.days.at(-1)?.date).toBe('2026-12-31');
  });
});
