import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

type Item = {
  readonly id: string;
  readonly code: string;
  readonly isFree: boolean;
  readonly message?: string;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly warnings?: readonly string[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
};
type Answered = {
  readonly status: number;
  readonly items: readonly Item[];
  readonly refused: readonly Item[];
  readonly told: readonly string[];
};

let app: TestApp;
const [first] = ROWS['reservations'] ?? [];
/** Two homes, the same nights in both, and a stay behind the first. */
const stays = [
  { ...first, id: 'res-1', code: 'R-000001', estateId: 'est-a1' },
  { ...first, id: 'res-2', code: 'R-000002', estateId: 'est-a2' },
  { ...first, id: 'res-3', code: 'R-000003', estateId: 'est-a1', checkIn: '2026-12-05', checkOut: '2026-12-08' },
];
beforeEach(async () => {
  const channels = [...(ROWS['sales-channels'] ?? [])];
  const permits = [...(ROWS['legal-permits'] ?? [])];
  const ota = { ...channels[0]!, id: 'chn-ota', name: 'Airbnb', kind: 'OTA' };
  const sold = { ...first, id: 'res-ota', code: 'R-000004', estateId: 'est-b1', salesChannelId: 'chn-ota' };
  const inHouse = {
    ...first,
    id: 'res-in',
    code: 'R-000005',
    estateId: 'est-b1',
    checkIn: '2026-11-18',
    checkOut: '2026-11-25',
    actualCheckInAt: '2026-11-18T12:00:00.000Z',
  };
  app = await startApp({
    rows: {
      ...ROWS,
      'sales-channels': [...channels, ota],
      reservations: [...stays, sold, inHouse] as never,
      'legal-permits': [...permits, { ...permits[0]!, id: 'prm-a2', estateId: 'est-a2', permitNo: '48-2' }],
    },
  });
});
afterEach(() => app.close());

const NIGHTS = { checkIn: '2026-12-01', checkOut: '2026-12-05' };
const move = (id: string, estateId: string, more: object = {}) => ({ id, version: 1, estateId, ...NIGHTS, ...more });
async function send(body: object, as = 'admin'): Promise<Answered> {
  const { status, body: answer } = await app.call('POST', '/api/tape/moves', { as, body });
  return { ...(answer as object), status } as unknown as Answered;
}
const place = async (id: string) => {
  const { body } = await app.call('GET', `/api/reservations/${id}`, { as: 'admin' });
  return [body['estateId'], body['checkIn'], body['checkOut'], body.version];
};

describe('TC4 POST /api/tape/moves', () => {
  test('two stays change places in one call, with a history each and who is told', async () => {
    const answer = await send({ moves: [move('res-1', 'est-a2'), move('res-2', 'est-a1')] });
    expect([answer.status, answer.items.map(({ isFree }) => isFree)]).toEqual([200, [true, true]]);
    expect([...answer.told].sort()).toEqual(['HouseKeeping', 'Investor', 'SuperAdmin', 'admin']);
    expect(await place('res-1')).toEqual(['est-a2', '2026-12-01', '2026-12-05', 2]);
    expect(await place('res-2')).toEqual(['est-a1', '2026-12-01', '2026-12-05', 2]);
    const { body } = await app.call('GET', '/api/reservations/res-1/history', { as: 'admin' });
    expect(body.items[0]).toMatchObject({ action: 'move', changes: { estateId: { from: 'est-a1', to: 'est-a2' } } });
  });
  test('one that is not possible keeps all where they were, and each is named with its reason', async () => {
    const answer = await send({
      moves: [move('res-1', 'est-a2'), move('res-2', 'est-a1', { checkIn: '2026-12-04', checkOut: '2026-12-07' })],
    });
    expect(answer.status).toBe(409);
    expect(answer.refused).toMatchObject([{ id: 'res-2', code: 'R-000002' }]);
    expect(answer.refused[0]?.message).toContain('R-000003');
    expect(await place('res-1')).toEqual(['est-a1', '2026-12-01', '2026-12-05', 1]);
    const { body } = await app.call('GET', '/api/reservations/res-1/history', { as: 'admin' });
    expect(body.items).toEqual([]);
  });
  test('AV4 nobody gets the nights that a shortened stay of the same plan still keeps, in either order', async () => {
    const shorter = move('res-1', 'est-a1', { checkOut: '2026-12-04' });
    const over = move('res-2', 'est-a1', { checkIn: '2026-12-02', checkOut: '2026-12-04' });
    for (const moves of [
      [shorter, over],
      [over, shorter],
    ]) {
      expect((await send({ moves })).status).toBe(409);
    }
    expect(await place('res-2')).toEqual(['est-a2', '2026-12-01', '2026-12-05', 1]);
  });
  test('a version that is no longer so refuses the plan', async () => {
    await app.call('PATCH', '/api/reservations/res-1', { as: 'admin', version: 1, body: { notes: 'x' } });
    const answer = await send({ moves: [move('res-1', 'est-a2'), move('res-2', 'est-a1')] });
    expect([answer.status, answer.refused.map(({ id }) => id)]).toEqual([409, ['res-1']]);
  });
  test('a check changes nothing, takes what is in the tray for free and says the new price', async () => {
    const moves = [move('res-1', 'est-a2', { checkOut: '2026-12-03' })];
    const taken = await send({ check: true, moves });
    expect([taken.status, taken.items[0]?.isFree]).toEqual([200, false]);
    expect(taken.items[0]?.errors?.['checkIn']?.[0]).toContain('R-000002');
    const free = await send({ check: true, moves, lifted: ['res-2'] });
    expect(free.items[0]).toMatchObject({ isFree: true, total: 45_000, record: { totalPrice: 25_000 }, warnings: [] });
    expect(await place('res-1')).toEqual(['est-a1', '2026-12-01', '2026-12-05', 1]);
  });
  test('RS2 the price is kept when that is asked', async () => {
    const answer = await send({ moves: [move('res-1', 'est-a1', { checkOut: '2026-12-03', keepPrice: true })] });
    expect(answer.items[0]?.record).toMatchObject({ totalPrice: 45_000, checkOut: '2026-12-03' });
  });
  test('RS3 dates of a channel change with a reason only; guests in house keep their home', async () => {
    const later = { checkOut: '2026-12-06' };
    const locked = await send({ moves: [move('res-ota', 'est-b1', later)] });
    expect(locked.refused[0]?.message).toContain('Airbnb');
    expect(Object.keys(locked.refused[0]?.errors ?? {})).toEqual(['changeReason']);
    expect((await send({ moves: [move('res-ota', 'est-b1', { ...later, changeReason: 'agreed' })] })).status).toBe(200);
    const away = { checkIn: '2026-11-18', checkOut: '2026-11-25' };
    const inHouse = await send({ moves: [move('res-in', 'est-a1', away)] });
    expect(inHouse.refused[0]?.message).toContain('R-000005');
    expect((await send({ moves: [move('res-in', 'est-b1', { ...away, checkOut: '2026-11-28' })] })).status).toBe(200);
  });
  test('TC4 whoever has the nights is named before a reason is asked for, which would not help', async () => {
    const onto = move('res-ota', 'est-a1', { checkIn: '2026-12-02', checkOut: '2026-12-05' });
    const taken = await send({ check: true, moves: [onto] });
    expect(taken.items[0]).toMatchObject({ isFree: false, blockedBy: { code: 'R-000001' } });
    expect(Object.keys(taken.items[0]?.errors ?? {})).toEqual(['checkIn']);
    expect(taken.items[0]?.message).toContain('R-000001');
    const free = await send({ check: true, moves: [onto], lifted: ['res-1'] });
    expect(Object.keys(free.items[0]?.errors ?? {})).toEqual(['changeReason']);
  });
  test('S1, S14: who may not edit is 403; what is not there, or another tenant’s, is named as not found', async () => {
    for (const as of ['HouseKeeping', 'Investor', 'client', 'Accounting']) {
      expect((await send({ moves: [move('res-1', 'est-a2')] }, as)).status).toBe(403);
    }
    const other = await send({ moves: [move('res-1', 'est-x1', {})] }, 'otherAdmin');
    expect([other.status, other.refused[0]?.code]).toEqual([409, null]);
    expect((await send({ moves: [move('res-1', 'est-x1')] })).status).toBe(409);
  });
  test.each([
    ['no list', {}],
    ['nothing', { moves: [] }],
    ['one twice', { moves: [move('res-1', 'est-a2'), move('res-1', 'est-b1')] }],
    ['in the tray and saved', { moves: [move('res-1', 'est-a2')], lifted: ['res-2'] }],
    ['no version', { moves: [{ ...move('res-1', 'est-a2'), version: undefined }] }],
    ['a price of one’s own', { moves: [move('res-1', 'est-a2', { totalPrice: 1 })] }],
    ['no such day', { moves: [move('res-1', 'est-a2', { checkIn: '2026-02-30' })] }],
    ['more than there may be', { moves: Array.from({ length: 201 }, (_, id) => move(`r${id}`, 'est-a2')) }],
    ['another member', { moves: [move('res-1', 'est-a2')], force: true }],
  ])('%s is 400', async (_, body) => expect((await send(body)).status).toBe(400));
});

describe('AV7 POST /api/out-of-order-periods/bulk', () => {
  const period = { from: '2026-12-01', to: '2026-12-04', kind: 'OUT_OF_ORDER', reason: 'MAINTENANCE', note: 'Boiler' };
  const block = (estateIds: readonly string[], more: object = {}, as = 'admin') =>
    app.call('POST', '/api/out-of-order-periods/bulk', { as, body: { ...period, ...more, estateIds } });
  const count = () => app.store.table('out-of-order-periods', 'demo').size;

  test('all homes are blocked, each with a code of its own', async () => {
    const free = { from: '2027-02-01', to: '2027-02-03' };
    const { status, body } = await block(['est-a1', 'est-a2', 'est-b1'], free, 'HouseKeeping');
    expect(status).toBe(201);
    expect(body.items).toMatchObject([{ code: 'B-00002' }, { code: 'B-00003' }, { code: 'B-00004' }]);
  });
  test('one that is taken blocks none, and is named with the stays to move', async () => {
    const before = count();
    const { status, body } = await block(['est-a1', 'est-b1', 'est-a2'], { from: '2026-12-05', to: '2026-12-06' });
    expect([status, count()]).toEqual([409, before]);
    expect(body['refused']).toMatchObject([{ estateId: 'est-a1', code: 'A1', conflicts: [{ code: 'R-000003' }] }]);
    expect(body.message).toContain('A1');
  });
  test('what is wrong for all is said once, beside its field', async () => {
    const { status, body } = await block(['est-a1', 'est-a2'], { to: '2026-12-01' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['to']]);
  });
  test('S14: who may not, and another tenant’s homes', async () => {
    expect((await block(['est-a1'], {}, 'Accounting')).status).toBe(403);
    const { status, body } = await block(['est-x1'], { from: '2027-02-01', to: '2027-02-03' });
    expect([status, body['refused']]).toMatchObject([409, [{ estateId: 'est-x1', code: 'est-x1' }]]);
  });
  test.each([
    ['no list', { ...period }],
    ['none', { ...period, estateIds: [] }],
    ['one twice', { ...period, estateIds: ['est-a1', 'est-a1'] }],
  ])('%s is 400', async (_, body) => {
    expect((await app.call('POST', '/api/out-of-order-periods/bulk', { as: 'admin', body })).status).toBe(400);
  });
});
