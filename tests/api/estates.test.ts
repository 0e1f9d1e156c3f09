import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { NOW, ROWS } from './rows.ts';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const as = 'admin';
const [a1] = ROWS['estates'] as readonly [Row, ...Row[]];
const [stay] = ROWS['reservations'] as readonly [Row, ...Row[]];
const december = { ...stay, id: 'res-dec', code: 'R-000007', checkIn: '2026-12-20', checkOut: '2026-12-24' };

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ rows: { ...ROWS, reservations: [...(ROWS['reservations'] ?? []), december] } });
});
afterEach(() => app.close());

const own = (investorId: string, sharePct: number, from: string, to: string | null = null) => ({
  investorId,
  sharePct,
  from,
  to,
});
const change = async (ownerships: unknown, language = 'en') => {
  const { body } = await app.call('GET', '/api/estates/est-a1', { as });
  return app.call('PATCH', '/api/estates/est-a1', {
    as,
    body: { ownerships: ownerships as never },
    version: body.version,
    headers: { 'accept-language': language },
  });
};
const seenBy = async (who: string, resource: string) => {
  const { body } = await app.call('GET', `/api/${resource}?pageSize=-1`, { as: who });
  return body.items.map(({ id }) => id).sort();
};

describe('ES8 dated shares', () => {
  test.each([
    [
      [own('inv-1', 60, '2026-01-01'), own('inv-2', 30, '2026-01-01')],
      'ownerships.1.sharePct',
      'On 01 Jan 2026 the shares add up to 90 %; they must add up to 100 %.',
      '01 Oca 2026 tarihinde hisselerin toplamı %90; %100 olmalıdır.',
    ],
    [
      [own('inv-1', 33.33, '2026-01-01'), own('inv-2', 33.4, '2026-01-01')],
      'ownerships.1.sharePct',
      'On 01 Jan 2026 the shares add up to 66.73 %; they must add up to 100 %.',
      '01 Oca 2026 tarihinde hisselerin toplamı %66,73; %100 olmalıdır.',
    ],
    [
      [own('inv-1', 100, '2026-01-01', '2026-06-02'), own('inv-2', 100, '2026-06-01')],
      'ownerships.1.sharePct',
      'On 01 Jun 2026 the shares add up to 200 %; they must add up to 100 %.',
      '01 Haz 2026 tarihinde hisselerin toplamı %200; %100 olmalıdır.',
    ],
    [
      [own('inv-1', 50, '2026-01-01'), own('inv-1', 50, '2026-01-01')],
      'ownerships.1.sharePct',
      'This owner already has a share on 01 Jan 2026.',
      'Bu mal sahibinin 01 Oca 2026 tarihinde zaten hissesi var.',
    ],
    [
      [own('inv-1', 100, '2026-01-01', '2025-01-01')],
      'ownerships.0.to',
      'The end must be after the beginning.',
      'Bitiş, başlangıçtan sonra olmalıdır.',
    ],
    [
      [own('inv-1', 33.333, '2026-01-01')],
      'ownerships.0.sharePct',
      'A share can have at most two decimals.',
      'Bir hisse en çok iki ondalık basamaklı olabilir.',
    ],
  ])('%j is refused beside %s', async (ownerships, field, english, turkish) => {
    for (const [language, text] of [
      ['en', english],
      ['tr', turkish],
    ] as const) {
      const refused = await change(ownerships, language);
      expect([refused.status, refused.body.errors]).toEqual([422, { [field]: [text] }]);
    }
    expect(await seenBy('Investor', 'estates')).toEqual(['est-a1', 'est-a2']);
  });

  test('S1: both owners see the home and its stays', async () => {
    expect((await change([own('inv-1', 60, '2020-01-01'), own('inv-2', 40, '2020-01-01')])).status).toBe(200);
    expect(await seenBy('Investor', 'estates')).toEqual(['est-a1', 'est-a2']);
    expect(await seenBy('Investor2', 'estates')).toEqual(['est-a1', 'est-b1']);
    expect(await seenBy('Investor2', 'reservations')).toEqual(['res-dec', 'res-r-000001', 'res-r-000002']);
    expect(await seenBy('Investor2', 'investor-reservations')).toEqual(['res-dec', 'res-r-000001', 'res-r-000002']);
  });

  test('S1: after a change of owner each sees the stays of the own nights, by list, count and id', async () => {
    const changed = await change([own('inv-1', 100, '2020-01-01', '2026-12-10'), own('inv-2', 100, '2026-12-10')]);
    expect(changed.status, changed.text).toBe(200);
    expect(await seenBy('Investor', 'reservations')).toEqual(['res-r-000001']);
    expect(await seenBy('Investor2', 'reservations')).toEqual(['res-dec', 'res-r-000002']);
    const hidden = await app.call('GET', '/api/reservations/res-dec', { as: 'Investor' });
    const missing = await app.call('GET', '/api/reservations/nope', { as: 'Investor' });
    expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
    // A stay over the day of the change belongs to both.
    const body = { estateId: 'est-a1', guestId: 'gst-1', salesChannelId: 'chn-1', adults: 1 };
    const over = { ...body, checkIn: '2026-12-09', checkOut: '2026-12-11' };
    const booked = await app.call('POST', '/api/reservations', { as, body: over });
    expect(booked.body, booked.text).toMatchObject({ ownerIds: ['inv-1', 'inv-2'] });
    // The stays' own versions stay: nobody edited them.
    expect((await app.call('GET', '/api/reservations/res-dec', { as })).body).toMatchObject({
      version: 1,
      ownerIds: ['inv-2'],
    });
  });

  test('whom a home is shown to turns with the day', async () => {
    await change([own('inv-1', 100, '2020-01-01', '2026-11-22'), own('inv-2', 100, '2026-11-22')]);
    expect((await app.call('GET', '/api/estates/est-a1', { as })).body).toMatchObject({ ownerIds: ['inv-1', 'inv-2'] });
    const later = NOW + 2 * DAY;
    expect([await runJobs(app, later), await runJobs(app, later)]).toEqual([1, 0]);
    const { body } = await app.call('GET', '/api/estates/est-a1', { as });
    expect(body).toMatchObject({ ownerIds: ['inv-2'], version: 2 });
    expect(await seenBy('Investor', 'estates')).toEqual(['est-a2']);
  });

  test('… of a tenant that has no reservation yet, too', async () => {
    await app.close();
    app = await startApp({ rows: { ...ROWS, reservations: [] } });
    await change([own('inv-1', 100, '2020-01-01', '2026-11-22'), own('inv-2', 100, '2026-11-22')]);
    await runJobs(app, NOW + 2 * DAY);
    expect((await app.call('GET', '/api/estates/est-a1', { as })).body).toMatchObject({ ownerIds: ['inv-2'] });
  });

  test('S4: who sees a home is nobody’s to write', async () => {
    const sent = await app.call('PATCH', '/api/estates/est-a1', { as, body: { ownerIds: ['inv-2'] }, version: 1 });
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['ownerIds']]);
  });
});

describe('the list sorts by district', () => {
  const districts = ['Şile', 'Çeşme', 'Iğdır', 'Cihanbeyli', 'İzmit', 'Sapanca'];
  beforeEach(async () => {
    const home = app.store.table('estates', 'demo').get('est-a1') as Row;
    await app.store.transact((tx) => {
      for (const { id } of [...tx.table('estates', 'demo').all()]) tx.remove('estates', 'demo', id);
      for (const [at, district] of districts.entries()) {
        const address = { country: 'TR', city: 'IZMIR', district };
        tx.put('estates', 'demo', { ...home, id: `est-${at}`, code: `S${at}`, ownerIds: ['inv-1'], address });
      }
    });
  });
  const sorted = async (path: string, who: string) => {
    const { body } = await app.call('GET', `/api/${path}`, { as: who });
    return body.items.map(({ address }) => (address as { district: string }).district);
  };
  const TURKISH = ['Cihanbeyli', 'Çeşme', 'Iğdır', 'İzmit', 'Sapanca', 'Şile'];

  test('in the Turkish order, both ways, a page at a time', async () => {
    expect(await sorted('estates?sortBy=address.district', as)).toEqual(TURKISH);
    expect(await sorted('estates?sortBy=address.district&sortDirection=DESC', as)).toEqual([...TURKISH].reverse());
    expect(await sorted('estates?sortBy=address.district&pageSize=2&pageNumber=1', as)).toEqual(TURKISH.slice(2, 4));
  });
  test('where a view shows it, too; by other parts not', async () => {
    expect(await sorted('investor-estates?sortBy=address.district', 'Investor')).toEqual(TURKISH);
    expect((await app.call('GET', '/api/estates?sortBy=address.street', { as })).status).toBe(400);
  });
  test('follows a change', async () => {
    const address = { country: 'TR', city: 'IZMIR', district: 'Aliağa' };
    await app.call('PATCH', '/api/estates/est-0', { as, body: { address }, version: 1 });
    expect((await sorted('estates?sortBy=address.district', as))[0]).toBe('Aliağa');
  });
});

describe('ES1 the life of an estate', () => {
  const act = (action: string, id = 'est-a1') =>
    app.call('POST', `/api/estates/${id}/actions/${action}`, { as, body: {} });
  const WHOLE = {
    code: 'D1',
    propertyName: 'House D',
    basePrice: 9000,
    squareMeter: 60,
    roomCount: '1+1',
    bathCount: 1,
    address: { country: 'TR', city: 'MUGLA', district: 'Bodrum' },
    ownerships: [own('inv-1', 100, '2026-01-01')],
  };

  test('a draft needs nothing; what is given has to be right', async () => {
    const empty = await app.call('POST', '/api/estates', { as, body: {} });
    expect([empty.status, empty.body['status']]).toEqual([201, 'DRAFT']);
    const wrong = await app.call('POST', '/api/estates', { as, body: { code: 'ö', squareMeter: 5, maxGuests: 31 } });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code', 'squareMeter', 'maxGuests']]);
    const half = { address: { street: 'Deniz Sokak' }, ownerships: [{ investorId: 'inv-1', sharePct: 50 }] };
    const begun = await app.call('POST', '/api/estates', { as, body: half });
    expect(begun.status, begun.text).toBe(201);
    // Nobody owns it yet: a share without its beginning is none.
    expect(begun.body).toMatchObject({ ownerIds: [] });
  });

  test('publishing asks for everything, each missing field by its own name', async () => {
    const body = { code: 'D1', address: { street: 'Deniz Sokak' }, ownerships: [{ investorId: 'inv-1' }] };
    const draft = await app.call('POST', '/api/estates', { as, body });
    const refused = await act('publish', draft.body.id);
    expect([refused.status, refused.body.message]).toEqual([422, 'Please fill the required fields!']);
    expect(Object.keys(refused.body.errors)).toEqual([
      'propertyName',
      'ownerships.0.sharePct',
      'ownerships.0.from',
      'address.city',
      'address.district',
      'squareMeter',
      'roomCount',
      'basePrice',
    ]);
    expect(refused.body.errors['address.city']).toEqual(['This field cannot be empty!']);
    expect((await app.call('GET', `/api/estates/${draft.body.id}`, { as })).body['status']).toBe('DRAFT');
  });

  test('DRAFT → ACTIVE ↔ PASSIVE → ARCHIVED, and no other way', async () => {
    const { body } = await app.call('POST', '/api/estates', { as, body: WHOLE });
    const states: unknown[] = [];
    for (const action of [
      'archive',
      'publish',
      'archive',
      'deactivate',
      'publish',
      'deactivate',
      'archive',
      'publish',
    ]) {
      const answer = await act(action, body.id);
      states.push(answer.status === 200 ? answer.body['status'] : answer.status);
    }
    expect(states).toEqual([409, 'ACTIVE', 409, 'PASSIVE', 'ACTIVE', 'PASSIVE', 'ARCHIVED', 409]);
  });

  test('a published estate cannot be emptied again', async () => {
    const emptied = await app.call('PATCH', '/api/estates/est-a1', { as, body: { ownerships: [] }, version: 1 });
    expect([emptied.status, Object.keys(emptied.body.errors)]).toEqual([422, ['ownerships']]);
  });

  test.each([
    ['en', 'This record is still used by: Permits (1), Reservations (2).'],
    ['tr', 'Bu kayıt hâlâ kullanılıyor: İzinler (1), Rezervasyonlar (2).'],
  ])('with reservations it is not deleted, and says so (%s)', async (language, words) => {
    const headers = { 'accept-language': language };
    const refused = await app.call('DELETE', `/api/estates/${a1.id}`, { as, version: 1, headers });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(words);
  });
});
