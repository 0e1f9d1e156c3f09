import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

type Tape = {
  readonly total: number;
  readonly today: string;
  readonly sections: readonly (readonly [string, number])[];
  readonly estates: readonly (readonly unknown[])[];
  readonly stays: readonly (readonly unknown[])[];
  readonly channels: readonly string[];
  readonly footer: Readonly<Record<'arrivals' | 'departures' | 'occupied' | 'sellable', readonly number[]>>;
};

let app: TestApp;
beforeAll(async () => {
  const [first, second, ...others] = ROWS['estates'] ?? [];
  const more = {
    groupId: 'grp-1',
    address: { city: 'ANTALYA', district: 'Kaş' },
    roomCount: '2+1',
    maxGuests: 6,
    projectName: 'Liman',
  };
  const cancelled = { ...ROWS['reservations']?.[0], id: 'res-c', code: 'R-000009', status: 'CANCELLED' };
  const lapsed = {
    ...ROWS['reservations']?.[0],
    id: 'res-l',
    code: 'R-000010',
    status: 'PENDING',
    holdExpiresAt: '2026-11-20T08:59:00.000Z',
  };
  const held = {
    ...lapsed,
    id: 'res-h',
    code: 'R-000011',
    estateId: 'est-a2',
    checkIn: '2027-02-01',
    checkOut: '2027-02-04',
    holdExpiresAt: '2026-11-20T09:05:00.000Z',
  };
  app = await startApp({
    rows: {
      ...ROWS,
      estates: [{ ...first!, ...more }, second!, ...others],
      reservations: [...(ROWS['reservations'] ?? []), cancelled, lapsed, held],
    },
  });
});
afterAll(() => app.close());

async function tape(query: string, as = 'admin'): Promise<Tape> {
  const { status, body } = await app.call('GET', `/api/tape?${query}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Tape;
}
const codes = ({ estates }: Tape): unknown[] => estates.map(([, code]) => code);
const stays = (answer: Tape): unknown[] =>
  answer.stays.map(([row, , code]) => [codes(answer)[row as number], code].join(' '));
const DECEMBER = 'from=2026-12-01&to=2027-01-01';

describe('GET /api/tape', () => {
  test('is for the signed-in who may list reservations', async () => {
    expect((await app.call('GET', `/api/tape?${DECEMBER}`)).status).toBe(401);
    for (const as of ['client', 'Purchasing', 'MarketPlace']) {
      expect((await app.call('GET', `/api/tape?${DECEMBER}`, { as })).status).toBe(403);
      expect((await app.call('GET', '/api/tape/choices', { as })).status).toBe(403);
    }
  });
  test('answers rows, stays and the counts of each day', async () => {
    const answer = await tape(DECEMBER);
    expect(answer).toMatchObject({ total: 3, today: '2026-11-20', sections: [], channels: ['Direct'] });
    expect(codes(answer)).toEqual(['A1', 'A2', 'B1']);
    expect(answer.stays[0]).toEqual([
      ...[0, 'res-r-000001', 'R-000001', 0, 4, 'SUCCESSFUL', 1, null],
      ...['Ada Guest', 'EUR', 45_000, 45_000, null, 0, null, null],
    ]);
    expect(answer.footer.arrivals.slice(0, 6)).toEqual([2, 0, 0, 0, 0, 0]);
    expect(answer.footer.occupied.slice(0, 6)).toEqual([2, 2, 2, 2, 0, 0]);
    expect(answer.footer.departures.slice(0, 6)).toEqual([0, 0, 0, 0, 2, 0]);
    expect(answer.footer.sellable).toEqual(new Array(31).fill(3));
  });
  test('AV3: what holds no nights is not there', async () => {
    expect(stays(await tape(DECEMBER))).toEqual(['A1 R-000001', 'B1 R-000002']);
  });
  test('AV1: half-open on both sides', async () => {
    expect(stays(await tape('from=2026-12-05&to=2026-12-09'))).toEqual([]);
    expect(stays(await tape('from=2026-11-20&to=2026-12-01'))).toEqual([]);
    const last = await tape('from=2026-12-04&to=2026-12-05');
    expect(last.stays.map(([, , , day, nights]) => [day, nights])).toEqual([
      [-3, 4],
      [-3, 4],
    ]);
    expect((await tape('from=2026-12-05&to=2026-12-06')).footer).toMatchObject({ departures: [2], occupied: [0] });
  });
  test('only the asked rows, and the whole total', async () => {
    const answer = await tape(`${DECEMBER}&offset=2&limit=1`);
    expect([answer.total, codes(answer), stays(answer)]).toEqual([3, ['B1'], ['B1 R-000002']]);
    expect(answer.footer.arrivals[0]).toBe(2);
  });
  test.each([
    ['q=b1', ['B1']],
    ['group=grp-1', ['A1']],
    ['project=Liman', ['A1']],
    ['district=Ka%C5%9F', ['A1']],
    ['rooms=2%2B1', ['A1']],
    ['guests=5', ['A1']],
    ['cleaning=DIRTY', []],
    ['owner=inv-2', ['B1']],
    ['freeFrom=2026-12-04&freeTo=2026-12-06', ['A2']],
    ['freeFrom=2026-12-05&freeTo=2026-12-06', ['A1', 'A2', 'B1']],
  ])('TC5: filter %s', async (filter, expected) => {
    expect(codes(await tape(`${DECEMBER}&${filter}`))).toEqual(expected);
  });
  test('rows fall into sections, what belongs nowhere last', async () => {
    expect(await tape(`${DECEMBER}&sort=group`)).toMatchObject({
      sections: [
        ['Seaside', 1],
        ['', 2],
      ],
    });
    const owners = await tape(`${DECEMBER}&sort=owner`);
    expect(owners.sections.map(([title, rows]) => [title.split(' ')[0], rows])).toEqual([
      ['Alice', 2],
      ['Bob', 1],
    ]);
    expect(codes(owners)).toEqual(['A1', 'A2', 'B1']);
  });
  test.each([
    ['', 'nothing'],
    ['from=2026-12-01', 'no end'],
    ['from=2026-02-30&to=2026-03-01', 'no such day'],
    ['from=2026-12-02&to=2026-12-02', 'no day'],
    ['from=2026-12-01&to=2036-12-01', 'too many days'],
    [`${DECEMBER}&limit=-1`, 'a negative number'],
    [`${DECEMBER}&sort=price`, 'unknown sort'],
    [`${DECEMBER}&colour=red`, 'unknown parameter'],
    [`${DECEMBER}&q=a&q=b`, 'one given twice'],
    [`${DECEMBER}&freeFrom=2026-12-01`, 'half a span'],
  ])('refuses %s (%s)', async (query) => {
    expect((await app.call('GET', `/api/tape?${query}`, { as: 'admin' })).status).toBe(400);
  });
});

describe('rights', () => {
  test('S1: one home alone, for whoever may see it', async () => {
    const one = `${DECEMBER}&estate=est-a1`;
    expect(codes(await tape(one))).toHaveLength(1);
    expect((await tape(`${DECEMBER}&estate=no-such`)).total).toBe(0);
    const owners = await Promise.all(['Investor', 'Investor2'].map(async (as) => (await tape(one, as)).total));
    expect(owners.sort()).toEqual([0, 1]);
  });

  test('S1: another tenant has its own rows', async () => {
    const answer = await tape(DECEMBER, 'otherAdmin');
    expect([codes(answer), answer.stays.map(([, id]) => id)]).toEqual([['X1'], ['res-b']]);
    expect(answer.footer.occupied[0]).toBe(1);
  });
  test('investors see their own estates, in counts too', async () => {
    const answer = await tape(DECEMBER, 'Investor2');
    expect([codes(answer), stays(answer)]).toEqual([['B1'], ['B1 R-000002']]);
    expect(answer.footer).toMatchObject({ occupied: expect.arrayContaining([1]) as never });
    expect(answer.footer.sellable[0]).toBe(1);
  });
  test('S16: housekeeping sees no guest, money or channel, and cannot ask by owner', async () => {
    const answer = await tape(DECEMBER, 'HouseKeeping');
    expect(answer.stays[0]?.slice(8, 14)).toEqual([null, null, null, null, null, null]);
    expect(answer.channels).toEqual([]);
    for (const query of ['owner=inv-1', 'sort=owner']) {
      expect((await app.call('GET', `/api/tape?${DECEMBER}&${query}`, { as: 'HouseKeeping' })).status).toBe(400);
    }
    const { body } = await app.call('GET', '/api/tape/choices', { as: 'HouseKeeping' });
    expect(Object.keys(body)).toEqual(['group', 'project', 'district', 'rooms', 'cleaning']);
  });
  test('the choices are those of the own estates', async () => {
    const { body } = await app.call('GET', '/api/tape/choices', { as: 'Investor2' });
    expect(body).toMatchObject({ project: [], district: [['Kadıköy', 'Kadıköy']] });
    const all = await app.call('GET', '/api/tape/choices', { as: 'admin' });
    expect(all.body).toMatchObject({
      group: [['grp-1', 'Seaside']],
      district: expect.arrayContaining([['Kaş', 'Kaş']]) as never,
    });
  });
});

test('an answer follows a booking made since', async () => {
  const body = { estateId: 'est-a2', checkIn: '2026-12-10', checkOut: '2026-12-12', adults: 1 };
  const more = { salesChannelId: 'chn-1', guestId: 'gst-1' };
  expect((await tape(DECEMBER)).footer.occupied[9]).toBe(0);
  await app.call('POST', '/api/reservations', { as: 'admin', body: { ...body, ...more } });
  const after = await tape(DECEMBER);
  expect([stays(after).length, after.footer.occupied[9]]).toEqual([3, 1]);
});

test('AV3: a hold counts until its minute', async () => {
  expect(stays(await tape('from=2027-02-01&to=2027-02-10'))).toEqual(['A2 R-000011']);
  app.clock.now += 6 * 60_000;
  const later = await tape('from=2027-02-01&to=2027-02-10');
  expect([stays(later), later.footer.occupied[1]]).toEqual([[], 0]);
});
