import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

type Item = { estateId: string; isFree: boolean; reasons: { kind: string; code?: string; message: string }[] };
const ask = async (query: string, as = 'admin', language = 'en') => {
  const headers = { 'accept-language': language };
  const answer = await app.call('GET', `/api/availability?${query}`, { as, headers });
  return { ...answer, items: (answer.body as unknown as { items: Item[] }).items };
};
const december = 'checkIn=2026-12-04&checkOut=2026-12-06';

describe('AV4 GET /api/availability', () => {
  test('names the obstacles per estate, in the caller’s language', async () => {
    const { status, body, items } = await ask(december);
    expect([status, body.total, body['free']]).toEqual([200, 3, 1]);
    expect(items.map(({ estateId, isFree }) => [estateId, isFree])).toEqual([
      ['est-a1', false],
      ['est-a2', true],
      ['est-b1', false],
    ]);
    expect(items[0]!.reasons).toEqual([
      {
        kind: 'TAKEN',
        id: 'res-r-000001',
        code: 'R-000001',
        from: '2026-12-01',
        to: '2026-12-05',
        message: 'These nights are taken by R-000001 (01 Dec 2026 – 05 Dec 2026).',
      },
    ]);
    expect((await ask(december, 'admin', 'tr')).items[0]!.reasons[0]!.message).toContain('R-000001');
  });
  test('AV1 a turnover day is free; AV3 a block is not', async () => {
    expect((await ask('checkIn=2026-12-05&checkOut=2026-12-09&onlyFree=true')).items).toHaveLength(3);
    const june = await ask('checkIn=2027-06-04&checkOut=2027-06-05&estateIds=est-b1');
    expect(june.items.map(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual([['BLOCKED']]);
  });
  test('`guests` has the contract’s meaning; not together with `adults`', async () => {
    const kinds = async (people: string) =>
      (await ask(`checkIn=2027-01-01&checkOut=2027-01-03&${people}`)).items.map(({ isFree }) => isFree);
    expect(await kinds('guests=2')).toEqual(await kinds('adults=2'));
    expect(await kinds('guests=2')).toContain(true);
    expect(await kinds('guests=9')).toEqual([false, false, false]);
    const both = await ask('checkIn=2027-01-01&checkOut=2027-01-03&guests=2&adults=2');
    expect([both.status, both.text]).toEqual([400, expect.stringContaining('guests')]);
    expect((await ask('checkIn=2027-01-01&checkOut=2027-01-03&guests=0')).status).toBe(400);
  });
  test('AV8 more guests than an estate takes', async () => {
    const { items } = await ask('checkIn=2027-01-01&checkOut=2027-01-03&adults=4&children=1');
    expect(items.map(({ reasons }) => reasons[0]!.kind)).toEqual(['TOO_SMALL', 'TOO_SMALL', 'TOO_SMALL']);
  });
  test('a reservation does not stand in the way of its own move', async () => {
    const { items } = await ask(`${december}&reservationId=res-r-000001&onlyFree=true`);
    expect(items.map(({ estateId }) => estateId)).toEqual(['est-a1', 'est-a2']);
  });
  test('filters: estates by id, city, group', async () => {
    expect((await ask(`${december}&city=ISTANBUL&estateIds=est-a2,est-x1,nope`)).items).toHaveLength(1);
    expect((await ask(`${december}&city=ANTALYA`)).items).toEqual([]);
  });
  test('S1 own estates, own tenant, and no codes of what the role may not list', async () => {
    expect((await ask(december, 'Investor')).items.map(({ estateId }) => estateId)).toEqual(['est-a1', 'est-a2']);
    expect((await ask(december, 'otherAdmin')).items.map(({ estateId }) => estateId)).toEqual(['est-x1']);
    const { text, items } = await ask(december, 'MarketPlace');
    expect(items[0]!.reasons[0]!.kind).toBe('TAKEN');
    expect(text).not.toMatch(/R-0000|res-r/);
    expect((await ask(december, 'client')).status).toBe(403);
    expect((await app.call('GET', `/api/availability?${december}`)).status).toBe(401);
  });
  test.each([
    ['', ['checkIn', 'checkOut']],
    ['checkIn=2026-12-04&checkOut=2026-12-04', ['checkOut']],
    ['checkIn=2026-02-30&checkOut=2026-12-04', ['checkIn']],
    ['checkIn=2026-12-04&checkOut=2036-12-04', ['checkOut']],
    [`${december}&adults=0`, ['adults']],
    [`${december}&adults=1e9`, ['adults']],
    [`${december}&onlyFree=maybe`, ['onlyFree']],
    [`${december}&adults=2&adults=3`, ['adults']],
    [`${december}&__proto__=x`, ['__proto__']],
    [`${december}&investorId=inv-1`, ['investorId']],
  ])('%s is 400 beside the parameter', async (query, fields) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.errors)]).toEqual([400, fields]);
  });
});
