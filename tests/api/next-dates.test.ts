import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const as = 'admin';
const [stay] = ROWS['reservations'] as readonly [Row, ...Row[]];
const further = (id: string, checkIn: string, checkOut: string, own: object = {}): Row => ({
  ...stay,
  id,
  code: id,
  checkIn,
  checkOut,
  estateId: 'est-a1',
  ownerIds: ['inv-1'],
  ...own,
});
const STAYS = [
  further('past', '2026-11-01', '2026-11-05', { status: 'FINISHED' }),
  further('next', '2026-11-25', '2026-11-28'),
  further('sooner', '2026-11-22', '2026-11-24', { status: 'CANCELLED' }),
  further('of-another-owner', '2026-11-21', '2026-11-22', { ownerIds: ['inv-2'] }),
  further('here', '2026-11-20', '2026-11-21', { stayState: 'IN_HOUSE' }),
  further('today', '2026-11-20', '2026-11-21', { estateId: 'est-a2' }),
];

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ rows: { ...ROWS, reservations: STAYS } });
});
afterEach(() => app.close());

const listed = async (who = as) => {
  const { body } = await app.call('GET', '/api/estates?pageSize=-1', { as: who });
  return Object.fromEntries(body.items.map((item) => [item.id, item['nextArrivalOn']]));
};
const shown = async () => (await app.call('GET', '/api/estates/est-a1', { as })).body['nextArrivalOn'];

test('the next arrival of each home stands in its row and on its page, for whoever may know of the stay', async () => {
  expect((await listed())['est-a1']).toBe('2026-11-21');
  expect((await listed())['est-a2']).toBe('2026-11-20');
  expect(await shown()).toBe('2026-11-21');
  // A stay that is not the owner's shows not even its day; roles that may not list stays see nothing (S16).
  expect((await listed('Investor'))['est-a1']).toBe('2026-11-25');
  expect((await listed('Purchasing'))['est-a1']).toBeUndefined();
});

test('it follows what is booked, and the day', async () => {
  expect((await listed())['est-a1']).toBe('2026-11-21');
  const cancelled = await app.call('POST', '/api/reservations/of-another-owner/actions/cancel', {
    as,
    body: { cancelReason: 'DUPLICATE' },
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  expect([(await listed())['est-a1'], await shown()]).toEqual(['2026-11-25', '2026-11-25']);
  expect((await listed())['est-a2']).toBe('2026-11-20');
  app.clock.now = Date.parse('2026-11-20T21:30:00.000Z'); // past midnight in Istanbul
  // Somebody whose token is not of yesterday.
  expect((await listed('SuperAdmin'))['est-a2']).toBeNull();
});

test.each(['sortBy=nextArrivalOn&sortDirection=ASC', 'nextArrivalOn=2026-11-25', 'nextArrivalOn.gte=2026-11-25'])(
  'it is not stored: %s is not what lists are asked',
  async (query) => {
    const { status, body } = await app.call('GET', `/api/estates?${query}`, { as });
    expect([status, Object.values(body.errors).flat()]).toEqual([400, [expect.any(String)]]);
  },
);

test('nobody writes it', async () => {
  const sent = await app.call('PATCH', '/api/estates/est-a1', {
    as,
    body: { nextArrivalOn: '2026-12-01' },
    version: 1,
  });
  expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['nextArrivalOn']]);
});
