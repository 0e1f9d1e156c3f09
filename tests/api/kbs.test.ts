import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KbsAnswer, KbsGateway, KbsMessage } from '../../json-server/modules/kbs/gateway.ts';
import { httpGateway } from '../../json-server/modules/kbs/gateway.ts';
import { createSender } from '../../json-server/modules/kbs/sender.ts';
import { type KbsSimulator, startKbsSimulator } from '../../json-server/modules/kbs/simulator.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';
import { recordsOf } from '../../json-server/records/records.ts';

/** Valid by its check digits, and nobody's. */
const NUMBER = '10000000146';
const STAY = 'res-r-000001';
const TODAY = '2026-11-20';

let app: TestApp;
beforeEach(async () => {
  const reservations = ROWS['reservations']?.map((row) =>
    row.id === STAY ? { ...row, checkIn: TODAY, checkOut: '2026-11-24', children: 1 } : row,
  );
  const guests = ROWS['guests']?.map((row) => (row.id === 'gst-1' ? { ...row, phone: '+905321234567' } : row));
  app = await startApp({ rows: { ...ROWS, reservations: reservations ?? [], guests: guests ?? [] } });
});
afterEach(() => app.close());

type Sent = { as?: string; body?: unknown; headers?: Record<string, string> };
const post = (path: string, { as = 'admin', body = {}, headers = {} }: Sent = {}) =>
  app.call('POST', `/api/${path}`, { as, body, headers });
const get = async (path: string, as = 'admin') => (await app.call('GET', `/api/${path}`, { as })).body;
const act = (id: string, action: string, body: object = {}) =>
  post(`kbs-notifications/${id}/actions/${action}`, { body });
const checkIn = () => post(`reservations/${STAY}/actions/checkIn`);
const notifications = async (query = '') => (await get(`kbs-notifications?reservationId=${STAY}${query}`)).items;
const only = async () => {
  const [first, ...more] = await notifications();
  expect(more).toEqual([]);
  return first!;
};
const change = async (id: string, values: object) => {
  const { version } = await get(`guests/${id}`);
  return app.call('PATCH', `/api/guests/${id}`, { as: 'admin', body: values, version });
};
const complete = () => change('gst-1', { isTurkishCitizen: true, tcIdentityNo: NUMBER });
const family = (...persons: object[]) => post(`kbs/persons/${STAY}`, { body: { persons } });

describe('KB1, KB2: what happens to a stay is told', () => {
  test('a check-in makes one notification a person, due in three hours, with what is missing', async () => {
    expect((await checkIn()).status).toBe(200);
    const made = await only();
    expect(made).toMatchObject({
      event: 'CHECK_IN',
      guestId: 'gst-1',
      estateId: 'est-a1',
      authority: 'POLICE',
      status: 'INCOMPLETE',
      eventAt: '2026-11-20T09:00:00.000Z',
      dueAt: '2026-11-20T12:00:00.000Z',
      missingFields: ['tcIdentityNo'],
    });
    // What is read of it names the person: on a phone the title is all there is of it.
    expect(made['_refs']).toMatchObject({ guestId: 'Ada Guest', 'reservationId.code': 'R-000001' });
    expect((await checkIn()).status).toBe(409);
    await only();
    await complete();
    expect(await only()).toMatchObject({ status: 'READY', missingFields: [], documentNo: '••••••••146' });
    expect((await change('gst-1', { tcIdentityNo: null })).status).toBe(200);
    expect(await only()).toMatchObject({ status: 'INCOMPLETE', documentNo: null });
  });

  test('whoever joins is told too, whoever leaves is not; a departure is told on its own', async () => {
    await complete();
    await checkIn();
    const joined = await family({ firstName: 'Can', lastName: 'Guest', tcIdentityNo: '10000000147' });
    expect(joined.status).toBe(422);
    const saved = await family({ firstName: 'Can', lastName: 'Guest' }, { firstName: 'Ece', lastName: 'Guest' });
    expect(saved.status).toBe(200);
    expect((await notifications()).map(({ status }) => status).sort()).toEqual(['INCOMPLETE', 'INCOMPLETE', 'READY']);
    const { items } = await get(`stay-guests?reservationId=${STAY}`);
    const gone = await app.call('DELETE', `/api/stay-guests/${items[0]!.id}`, { as: 'admin', version: 1 });
    expect(gone.status).toBe(204);
    expect((await notifications('&status=CANCELLED')).length).toBe(1);
    expect((await post(`reservations/${STAY}/actions/finish`)).status).toBe(200);
    expect((await notifications('&event=CHECK_OUT')).length).toBe(2);
  });

  test('a check-in that is taken back is dropped while it is not sent, corrected afterwards', async () => {
    await complete();
    await checkIn();
    const undo = async (set: object) => {
      const row = app.store.table('reservations', 'demo').get(STAY)!;
      const asSystem = asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now });
      expect(row.id).toBe(STAY);
      await asSystem('demo', () => [{ collection: 'reservations', id: STAY, set: set as Row }]);
    };
    await undo({ actualCheckInAt: null });
    expect(await only()).toMatchObject({ status: 'CANCELLED', clockUntil: null });
    app.clock.now += 60_000;
    await undo({ actualCheckInAt: '2026-11-20T09:01:00.000Z' });
    const [again] = await notifications('&status=READY');
    expect((await act(again!.id, 'markSent', { markReason: 'By telephone' })).status).toBe(200);
    await undo({ actualCheckInAt: null });
    expect(await notifications('&event=CORRECTION')).toMatchObject([{ status: 'READY', correctsId: again!.id }]);
  });

  test('what was sent wrongly is corrected and told anew', async () => {
    await complete();
    await checkIn();
    const { id } = await only();
    expect((await act(id, 'markSent')).status).toBe(422);
    expect((await act(id, 'correct', { correctionReason: 'x' })).status).toBe(409);
    await act(id, 'markSent', { markReason: 'By telephone' });
    expect((await act(id, 'correct', { correctionReason: 'Wrong person' })).status).toBe(200);
    expect((await act(id, 'correct', { correctionReason: 'Wrong person' })).status).toBe(409);
    const all = await notifications();
    expect(all.map(({ event, status }) => `${String(event)} ${String(status)}`).sort()).toEqual([
      'CHECK_IN MARKED_SENT',
      'CHECK_IN READY',
      'CORRECTION READY',
    ]);
  });

  test('cannot be created, deleted or moved by hand', async () => {
    await checkIn();
    const { id, version } = await only();
    expect((await post('kbs-notifications', { body: { reservationId: STAY, guestId: 'gst-1' } })).status).toBe(403);
    expect((await app.call('DELETE', `/api/kbs-notifications/${id}`, { as: 'admin', version })).status).toBe(403);
    expect((await act(id, 'accept')).status).toBe(403);
    const forged = { as: 'admin', body: { status: 'SENT' }, version };
    expect((await app.call('PATCH', `/api/kbs-notifications/${id}`, forged)).status).toBeGreaterThanOrEqual(409);
    const refused = await act(id, 'send');
    expect([refused.status, refused.body['allowed']]).toEqual([409, ['markSent', 'cancel']]);
  });
});

describe('told exactly once', () => {
  let simulator: KbsSimulator;
  beforeEach(async () => (simulator = await startKbsSimulator({ port: 0, delay: 50 })));
  afterEach(() => simulator.close());
  const senderOf = (gateway: KbsGateway) =>
    createSender({
      records: recordsOf(app.store),
      asSystem: asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now }),
      gateway,
      clock: () => app.clock.now,
    });
  const ready = async (lastName = 'Guest') => {
    await change('gst-1', { lastName });
    await complete();
    await checkIn();
    const { id } = await only();
    expect((await act(id, 'send')).body.status).toBe('SENDING');
    return id;
  };

  test('sent, with the reference of the service; a second run does nothing', async () => {
    await ready();
    const sender = senderOf(httpGateway(simulator.url, 2000));
    await Promise.all([sender.run(), sender.run()]);
    const sent = await only();
    expect(sent).toMatchObject({ status: 'SENT', attempts: 1, sentBy: 'usr-admin', lastError: null, clockUntil: null });
    expect(sent['externalRef']).toMatch(/^SIM-/);
    await sender.run();
    expect(simulator.taken()).toBe(1);
  });

  test('a line that breaks after the service took it: asked, not sent again', async () => {
    await ready('SIMDROP');
    const sent: KbsMessage[] = [];
    const real = httpGateway(simulator.url, 2000);
    const gateway: KbsGateway = {
      send: (message) => {
        sent.push(message);
        return real.send(message);
      },
      find: real.find,
    };
    await senderOf(gateway).run();
    expect(await only()).toMatchObject({ status: 'SENDING', lastError: 'UNREACHABLE', attempts: 1 });
    // The server was killed here: another sender, which knows nothing, goes on.
    app.clock.now += 60_000;
    await senderOf(gateway).run();
    expect(await only()).toMatchObject({ status: 'SENT', attempts: 2 });
    expect([sent.length, simulator.taken()]).toEqual([1, 1]);
  });

  test('a service that is away for an hour: it stays on its way, the message is seen, nothing is doubled', async () => {
    const id = await ready();
    const sender = senderOf(httpGateway('http://127.0.0.1:9', 500));
    await sender.run();
    expect(await get('kbs/overview')).toMatchObject({ waiting: 1, counts: { sending: 1 } });
    app.clock.now += 10 * 60_000;
    for (let minute = 10; minute < 60; minute += 10) {
      await sender.run();
      app.clock.now += 10 * 60_000;
    }
    // The hour is longer than a sign-in lasts: read from the store itself.
    const stored = () => app.store.table('kbs-notifications', 'demo').get(id);
    expect(stored()).toMatchObject({ status: 'SENDING', lastError: 'UNREACHABLE', attempts: 6 });
    await senderOf(httpGateway(simulator.url, 2000)).run();
    expect({ lastError: null, ...stored() }).toMatchObject({ status: 'SENT', lastError: null });
    expect(simulator.taken()).toBe(1);
  });

  test('a refusal is an error that is mended and tried again', async () => {
    const id = await ready('SIMERROR');
    const sender = senderOf(httpGateway(simulator.url, 2000));
    await sender.run();
    expect(await only()).toMatchObject({ status: 'ERROR', lastError: 'IDENTITY_UNKNOWN' });
    await change('gst-1', { lastName: 'SIMDELAY' });
    expect((await act(id, 'retry')).status).toBe(200);
    await sender.run();
    expect(await only()).toMatchObject({ status: 'SENT' });
  });

  test('what is decided while the answer is on its way stands', async () => {
    const id = await ready();
    const gateway: KbsGateway = {
      find: () => Promise.resolve(undefined),
      send: async (): Promise<KbsAnswer> => {
        await asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now })('demo', () => [
          { collection: 'kbs-notifications', id, set: { status: 'MARKED_SENT' } },
        ]);
        return { kind: 'ACCEPTED', reference: 'LATE' };
      },
    };
    await senderOf(gateway).run();
    expect(await only()).toMatchObject({ status: 'MARKED_SENT', externalRef: null });
  });

  test('send all sends what is ready, once for the same key', async () => {
    await complete();
    await checkIn();
    await family({ firstName: 'Can', lastName: 'Guest' });
    const headers = { 'idempotency-key': 'all-1' };
    expect((await post('kbs/send-all', { headers })).body).toEqual({ queued: 1, left: 0 });
    expect((await post('kbs/send-all', { headers })).body).toEqual({ queued: 1, left: 0 });
    expect((await post('kbs/send-all')).body).toEqual({ queued: 0, left: 0 });
    for (const as of ['Accounting', 'HouseKeeping', 'Investor', 'client']) {
      expect((await post('kbs/send-all', { as })).status).toBe(403);
    }
  });
});

describe('KB5: who sees a number, and who looked', () => {
  test('lists, histories and answers to changes mask it; the page of the guest shows it and notes the look', async () => {
    const changed = await complete();
    expect(changed.text).not.toContain(NUMBER);
    for (const path of ['guests', 'guests?q=Ada', 'guests/gst-1/history', 'access-log', `kbs/persons/${STAY}`]) {
      const { status, text } = await app.call('GET', `/api/${path}`, { as: 'admin' });
      expect([path, status, text.includes(NUMBER)]).toEqual([path, 200, false]);
    }
    const before = (await get('access-log')).total;
    const page = await app.call('GET', '/api/guests/gst-1', { as: 'admin' });
    expect(page.body['tcIdentityNo']).toBe(NUMBER);
    expect(await get('access-log?record=gst-1')).toMatchObject({
      total: before,
      items: [{ userId: 'usr-admin', resource: 'guests', record: 'gst-1', fields: ['tcIdentityNo'] }],
    });
    await app.call('GET', '/api/guests/gst-2', { as: 'admin' });
    expect((await get('access-log?record=gst-2')).total).toBe(1);
  });

  test('no list tells a part of it; the whole one finds the guest, and that is noted, found or not', async () => {
    await complete();
    const log = async () => (await get('access-log')).total;
    const before = await log();
    const part = NUMBER.slice(0, 3);
    for (const query of [
      ...['contains', 'startswith', 'ne', 'gt', 'lt', 'between'].map(
        (suffix) => `guests?tcIdentityNo.${suffix}=${part}`,
      ),
      ...['in', 'nin'].map((suffix) => `guests?tcIdentityNo.${suffix}=${NUMBER},20000000046`),
      'guests?sortBy=tcIdentityNo',
      `guests?where=${encodeURIComponent(JSON.stringify({ tcIdentityNo: NUMBER }))}`,
      `guests?where=${encodeURIComponent(JSON.stringify({ tcIdentityNo: { contains: part } }))}`,
      `guests/_stats?tcIdentityNo=${NUMBER}`,
      `guests/export.csv?tcIdentityNo=${NUMBER}`,
    ]) {
      const { status, body } = await app.call('GET', `/api/${query}`, { as: 'admin' });
      const isEmpty = status === 200 && body.total === 0;
      expect([query, status === 400 || isEmpty]).toEqual([query, true]);
    }
    for (const q of [NUMBER, part, NUMBER.slice(-4)]) {
      expect((await get(`guests?q=${q}`)).total, q).toBe(0);
      expect((await app.call('GET', `/api/search?q=${q}`, { as: 'admin' })).text).not.toContain('gst-1');
    }
    const sheet = await app.call('GET', '/api/guests/export.csv', { as: 'admin' });
    expect(sheet.text).not.toContain('T.C.');
    expect(sheet.text).not.toContain(NUMBER.slice(-3));
    expect((await app.call('GET', '/api/guests/export.csv?columns=tcIdentityNo', { as: 'admin' })).status).toBe(400);
    expect(await log()).toBe(before);
    const found = await get(`guests?tcIdentityNo=${NUMBER}`);
    expect(found).toMatchObject({
      total: 1,
      items: [{ id: 'gst-1', tcIdentityNo: expect.stringContaining('•') as string }],
    });
    const { items } = await get('access-log');
    expect([items[0], await log()]).toMatchObject([
      { userId: 'usr-admin', resource: 'guests', record: 'gst-1', fields: ['tcIdentityNo'] },
      before + 1,
    ]);
    expect((await get('guests?tcIdentityNo=20000000046')).total).toBe(0);
    expect([(await get('access-log')).items[0], await log()]).toMatchObject([{ record: null }, before + 2]);
    expect((await get('guests?tcIdentityNo.null=false')).total).toBe(1);
    const query = { filters: [{ key: 'tcIdentityNo', operator: 'eq', value: NUMBER }] };
    const view = { resource: 'guests', name: 'By number', query };
    const kept = await app.call('POST', '/api/_meta/views', { as: 'admin', body: view });
    expect([kept.status, kept.text.includes(NUMBER)]).toEqual([201, false]);
    expect(await log()).toBe(before + 2);
  });

  test.each(['Accounting', 'HouseKeeping', 'Purchasing', 'MarketPlace', 'Investor', 'client'])(
    '%s is told nothing, wherever it asks',
    async (as) => {
      await complete();
      await checkIn();
      const { id } = await only();
      const paths = [
        ...['kbs-notifications', `kbs-notifications/${id}`, `kbs-notifications/${id}/history`, 'kbs/overview'],
        ...['stay-guests', `kbs/persons/${STAY}`, 'access-log'],
      ];
      for (const path of paths) {
        expect([path, (await app.call('GET', `/api/${path}`, { as })).status]).toEqual([path, 403]);
      }
      for (const path of ['guests', 'guests/gst-1', 'guests/gst-1/history', `search?q=146`, `search?q=${NUMBER}`]) {
        const { text } = await app.call('GET', `/api/${path}`, { as });
        expect([path, text.includes('146"'), text.includes(NUMBER)]).toEqual([path, false, false]);
      }
      expect((await post(`kbs/links/${STAY}`, { as })).status).toBe(403);
    },
  );

  test('another company finds nothing', async () => {
    await checkIn();
    const { id } = await only();
    for (const path of [`kbs-notifications/${id}`, `kbs/persons/${STAY}`]) {
      expect((await app.call('GET', `/api/${path}`, { as: 'otherAdmin' })).status).toBe(404);
    }
    expect((await post(`kbs/links/${STAY}`, { as: 'otherAdmin' })).status).toBe(404);
  });

  test('no field anywhere takes a picture of an identity document', () => {
    const withFiles = app.resources.flatMap(({ name, fields }) =>
      Object.values(fields).some(({ type }) => ['image', 'images', 'file'].includes(type)) ? [name] : [],
    );
    expect(withFiles).toContain('estates');
    for (const name of ['guests', 'stay-guests', 'kbs-notifications', 'reservations', 'access-log']) {
      expect(withFiles).not.toContain(name);
    }
    const identity = /identi|kimlik|passport|pasaport/i;
    for (const { name, fields } of app.resources) {
      for (const field of Object.values(fields)) {
        if (!['image', 'images', 'file'].includes(field.type)) continue;
        expect([name, field.name, identity.test(`${field.name} ${field.label.en} ${field.label.tr ?? ''}`)]).toEqual([
          name,
          field.name,
          false,
        ]);
      }
    }
  });

  test('a guest is made anonymous after the legal time only; counts and notifications remain', async () => {
    await complete();
    const forget = () => post('guests/gst-1/actions/anonymise');
    const early = await forget();
    expect([early.status, JSON.stringify(early.body.errors)]).toEqual([409, expect.stringContaining('2031')]);
    await checkIn();
    const { id } = await only();
    await act(id, 'markSent', { markReason: 'By telephone' });
    await app.store.transact((tx) => {
      for (const row of [...tx.table('reservations', 'demo').all()]) {
        tx.put('reservations', 'demo', { ...row, checkIn: '2021-01-01', checkOut: '2021-01-05' });
      }
    });
    const late = await forget();
    expect(late.status, late.text).toBe(200);
    const stored = JSON.stringify(app.store.table('guests', 'demo').get('gst-1'));
    for (const text of [NUMBER, 'Ada', '+905321234567']) expect(stored).not.toContain(text);
    const history = await app.call('GET', '/api/guests/gst-1/history', { as: 'admin' });
    expect(history.text).not.toContain('•');
    expect(await get(`kbs-notifications/${id}`)).toMatchObject({ status: 'MARKED_SENT', documentNo: null });
    expect((await get(`reservations?guestId=gst-1`)).total).toBe(2);
    expect((await family({ ref: 'gst-1', tcIdentityNo: NUMBER })).status).toBe(409);
  });
});
