import { MODULES } from '../../json-server/app.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tablesIn } from '../../json-server/live/rows/company.ts';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import { cardFeeOn } from '../../json-server/records/settings/dated-rates.ts';
import { contractTextAt } from '../../json-server/records/settings/contract-texts.ts';
import { NOW, ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp({ rows: { ...ROWS, 'dated-rates': [], 'contract-texts': [] } })));
afterEach(() => app.close());

const DAY = 86_400_000;
const table = (tenant = 'demo') => tablesIn(app.store, tenant);
const post = (path: string, body: unknown, as = 'admin') => app.call('POST', `/api/${path}`, { as, body });
const patch = (path: string, body: unknown, version: number, as = 'admin') =>
  app.call('PATCH', `/api/${path}`, { as, body, version });

describe('taxes and fees', () => {
  const fee = { kind: 'CARD_FEE', percent: 3.69, validFrom: '2020-01-01' };

  test('a new value from a day on ends the old one the day before, in one step, with who and when', async () => {
    const { body: first } = await post('dated-rates', fee);
    const changed = await post(`dated-rates/${first.id}/actions/changeFrom`, {
      nextFrom: '2027-01-01',
      nextPercent: 4.25,
    });
    expect(changed).toMatchObject({ status: 200, body: { validTo: '2026-12-31', percent: 3.69 } });
    const { body } = await app.call('GET', '/api/dated-rates', { as: 'Accounting' });
    expect(body.items.map(({ percent, validFrom, validTo }) => [percent, validFrom, validTo])).toEqual([
      [4.25, '2027-01-01', null],
      [3.69, '2020-01-01', '2026-12-31'],
    ]);
    expect(['2026-12-31', '2027-01-01'].map((date) => cardFeeOn(table(), date))).toEqual([3.69, 4.25]);
    const history = await app.call('GET', `/api/dated-rates/${first.id}/history`, { as: 'Accounting' });
    expect(history.body.items[0]).toMatchObject({
      action: 'changeFrom',
      by: { id: 'usr-admin' },
      at: new Date(NOW).toISOString(),
      changes: { validTo: { from: null, to: '2026-12-31' } },
    });
    expect(cardFeeOn(table('bosphorus'), '2027-01-01')).toBe(3.69);
    const again = await post(`dated-rates/${first.id}/actions/changeFrom`, { nextFrom: '2028-01-01', nextPercent: 5 });
    expect(again.status).toBe(409);
  });

  test('periods of a kind never overlap', async () => {
    await post('dated-rates', { ...fee, validTo: '2026-12-31' });
    const refused = await post('dated-rates', { ...fee, validFrom: '2026-12-31' });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body.errors['validFrom']?.[0]).toContain('01 Jan 2020 to 31 Dec 2026');
    expect((await post('dated-rates', { ...fee, validFrom: '2027-01-01' })).status).toBe(201);
    expect((await post('dated-rates', { ...fee, kind: 'STAY_VAT' })).status).toBe(201);
  });

  test('what was charged by stays: value, first day, and no deletion', async () => {
    const { body } = await post('dated-rates', fee);
    for (const change of [{ percent: 4 }, { validFrom: '2021-01-01' }, { validTo: '2026-11-19' }]) {
      expect((await patch(`dated-rates/${body.id}`, change, 1)).status).toBe(409);
    }
    expect((await app.call('DELETE', `/api/dated-rates/${body.id}`, { as: 'SuperAdmin', version: 1 })).status).toBe(
      403,
    );
    expect((await patch(`dated-rates/${body.id}`, { validTo: '2026-11-20' }, 1)).status).toBe(200);
  });

  test.each([
    [{ percent: 3.695 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: -1 }, 'percent'],
    [{ percent: '3.69' }, 'percent'],
    [{ validTo: '2019-12-31' }, 'validTo'],
    [{ kind: 'TIP' }, 'kind'],
  ])('%j is refused beside its field', async (wrong, field) => {
    const { status, body } = await post('dated-rates', { ...fee, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  test.each(['2026-11-20', '2026-11-01', null])('the next value may not begin on %s', async (nextFrom) => {
    const { body } = await post('dated-rates', fee);
    const { status } = await post(`dated-rates/${body.id}/actions/changeFrom`, { nextFrom, nextPercent: 4 });
    expect(nextFrom === null ? [200, 422] : [422]).toContain(status);
    expect(table()('dated-rates').size).toBe(1);
  });

  test('only admins write them, Accounting reads them, nobody else', async () => {
    expect((await post('dated-rates', fee, 'Accounting')).status).toBe(403);
    for (const role of ['HouseKeeping', 'Purchasing', 'Investor', 'MarketPlace', 'client']) {
      expect((await app.call('GET', '/api/dated-rates', { as: role })).status, role).toBe(403);
    }
    expect((await app.call('GET', '/api/dated-rates', { as: 'otherAdmin' })).body.total).toBe(0);
  });

  test('PR5, PR7: a quote is made by the rate of its day; what was quoted before keeps its own', async () => {
    const stay = { estateId: 'est-a1', checkIn: '2027-05-01', checkOut: '2027-05-04', adults: 2 };
    const booked = await post('reservations', {
      ...stay,
      guestId: 'gst-1',
      salesChannelId: 'chn-1',
      paymentMethod: 'CREDIT_CARD',
    });
    expect(booked.status, booked.text).toBe(201);
    const lineOf = (body: Record<string, unknown>) =>
      (body['quote'] as { lines: { kind: string; percent?: number; amount: number }[] }).lines.find(
        ({ kind }) => kind === 'CARD_FEE',
      );
    expect(lineOf(booked.body)).toMatchObject({ percent: 3.69 });
    await post('dated-rates', { ...fee, percent: 10, validFrom: '2026-11-20' });
    const asked = { ...stay, checkIn: '2027-06-01', checkOut: '2027-06-04', paymentMethod: 'CREDIT_CARD' };
    const { body: quote } = await post('quotes', asked);
    expect(JSON.stringify(quote)).toContain('"kind":"CARD_FEE","quantity":1,"percent":10');
    const kept = await patch(`reservations/${booked.body.id}`, { notes: 'late' }, booked.body.version);
    expect(lineOf(kept.body)).toEqual(lineOf(booked.body));
  });
});

describe('WB7: contract texts', () => {
  const text = { titleEn: 'Privacy', bodyEn: 'Dear {guest}', titleTr: 'KVKK', bodyTr: 'Sayın {guest}' };
  const draft = (more: object = {}) => post('contract-texts', { kind: 'PRIVACY', ...text, ...more });
  const publish = (id: string) => post(`contract-texts/${id}/actions/publish`, {});
  const inForce = (moment = new Date(app.clock.now).toISOString()) =>
    contractTextAt(table(), { kind: 'PRIVACY', moment, language: 'tr' });

  test('a published version never changes and is never deleted; the next one begins as a copy', async () => {
    expect(inForce()).toBeUndefined();
    const { body: first } = await draft();
    expect(first).toMatchObject({ status: 'DRAFT', number: null });
    expect(inForce()).toBeUndefined();
    expect((await publish(first.id)).body).toMatchObject({
      status: 'PUBLISHED',
      number: 1,
      publishedById: 'usr-admin',
      validFrom: new Date(NOW).toISOString(),
    });
    for (const change of [{ bodyTr: 'x' }, { titleEn: 'x' }, { validFrom: '2027-01-01T00:00:00Z' }]) {
      expect((await patch(`contract-texts/${first.id}`, change, 2)).status).toBe(409);
    }
    const put = await app.call('PUT', `/api/contract-texts/${first.id}`, {
      as: 'SuperAdmin',
      body: { kind: 'PRIVACY', ...text, bodyEn: 'other' },
      version: 2,
    });
    expect(put.status).toBe(409);
    expect((await app.call('DELETE', `/api/contract-texts/${first.id}`, { as: 'SuperAdmin', version: 2 })).status).toBe(
      409,
    );
    expect((await post(`contract-texts/${first.id}/actions/supersede`, {}, 'SuperAdmin')).status).toBe(403);
    expect((await post(`contract-texts/${first.id}/actions/newVersion`, {})).status).toBe(200);
    app.clock.now += 1;
    expect((await post(`contract-texts/${first.id}/actions/newVersion`, {})).status).toBe(409);
    const list = await app.call('GET', '/api/contract-texts?status=DRAFT', { as: 'Accounting' });
    const [second] = list.body.items as [(typeof list.body.items)[number]];
    expect(second).toMatchObject({ ...text, number: null, copiedFromId: first.id });
    const { body: third } = await post('contract-texts', { kind: 'PRIVACY' });
    expect(third).toMatchObject(text);
    expect((await patch(`contract-texts/${second.id}`, { bodyTr: 'Yeni' }, 1)).status).toBe(200);
    app.clock.now += 1000;
    expect((await publish(second.id)).status).toBe(200);
    expect(inForce()).toMatchObject({ version: 2, body: 'Yeni' });
    expect(inForce(new Date(NOW + 500).toISOString())).toMatchObject({ version: 1, body: 'Sayın {guest}' });
    expect(table()('contract-texts').get(first.id)?.['status']).toBe('SUPERSEDED');
  });

  test('one for later replaces the other when its time has come', async () => {
    const jobRunner = createJobRunner({
      modules: MODULES,
      store: app.store,
      config: app.live,
      clock: () => app.clock.now,
    });
    await publish((await draft()).body.id);
    const { body: later } = await draft({ validFrom: '2026-11-22T00:00:00Z' });
    await publish(later.id);
    const states = () => [...table()('contract-texts').all()].map((row) => row['status']);
    const { body: earlier } = await draft();
    expect((await publish(earlier.id)).status).toBe(409);
    await app.call('DELETE', `/api/contract-texts/${earlier.id}`, { as: 'admin', version: 1 });
    await jobRunner.run();
    expect(states()).toEqual(['PUBLISHED', 'PUBLISHED']);
    expect(inForce()?.version).toBe(1);
    app.clock.now = NOW + 3 * DAY;
    await jobRunner.run();
    expect(states()).toEqual(['SUPERSEDED', 'PUBLISHED']);
    expect(inForce()?.version).toBe(2);
    await jobRunner.stop();
  });

  test('names in braces are known ones; what is missing is told before it is published', async () => {
    const { status, body } = await draft({ bodyTr: 'Sayın {guest.name}, {total}' });
    expect(status).toBe(422);
    expect(body.errors['bodyTr']?.[0]).toMatch(/\{guest\.name\}.*\{checkIn\}/);
    const half = await post('contract-texts', { kind: 'CAMPAIGN_CONSENT', titleEn: 'Half' });
    expect(half.status).toBe(201);
    const refused = await publish(half.body.id);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['bodyEn', 'bodyTr', 'titleTr']);
    expect((await post('contract-texts', { kind: null, titleEn: 'of no kind' })).status).toBe(422);
  });

  test('are read as they are in force, by those who may', async () => {
    await publish((await draft()).body.id);
    const path = '/api/settings/contract-text?kind=PRIVACY&language=en';
    expect((await app.call('GET', path, { as: 'Accounting' })).body).toMatchObject({
      version: 1,
      body: 'Dear {guest}',
    });
    expect((await app.call('GET', `${path}&at=2020-01-01T00:00:00Z`, { as: 'admin' })).status).toBe(404);
    expect((await app.call('GET', path, { as: 'otherAdmin' })).status).toBe(404);
    expect((await app.call('GET', '/api/settings/contract-text?kind=TOAST', { as: 'admin' })).status).toBe(400);
    for (const role of ['HouseKeeping', 'Investor', 'MarketPlace']) {
      expect((await app.call('GET', path, { as: role })).status, role).toBe(403);
    }
  });
});
