import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActingFor } from '../../json-server/accounts/acting-for.ts';
import { createPackages } from '../../json-server/accounts/packages.ts';
import { postHook } from '../../json-server/http/outside/post-hook.ts';
import { createSender, type Sender } from '../../json-server/modules/webhooks/sender.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { unwatched } from '../../json-server/http/job-watch.ts';
import { MODULES } from '../../json-server/app.ts';
import { createAgeSweep } from '../../json-server/records/age-sweep.ts';
import { recordsOf } from '../../json-server/records/records.ts';
import { shownToOf } from '../../json-server/records/shown-to.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

type Message = {
  readonly id: string;
  readonly event: string;
  readonly at: string;
  readonly tenantId: string;
  readonly data: Row;
};
type Received = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly message: Message };

let app: TestApp;
let receiver: Server;
let url: string;
let received: Received[];
/** What the receiver answers, by what it gets. */
let answer: (got: Received) => { status: number; headers?: Record<string, string>; text?: string };
let sender: Sender;

beforeEach(async () => {
  vi.stubEnv('WEBHOOKS_PRIVATE', '1');
  app = await startApp({ rows: { ...ROWS, webhooks: [], 'webhook-deliveries': [] } });
  received = [];
  answer = () => ({ status: 200 });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const got = { headers: request.headers, body, message: JSON.parse(body) as Message };
      received.push(got);
      const { status, headers = {}, text = '' } = answer(got);
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  sender = makeSender();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await app.close();
});

function makeSender(): Sender {
  const clock = () => app.clock.now;
  const records = recordsOf(app.served);
  const packages = createPackages({ companies: records, live: app.live });
  const actingFor = createActingFor({ companies: records, live: app.live, packages, clock });
  const asSystem = asSystemOf({ store: app.served, config: app.live, clock });
  return createSender({
    records,
    asSystem,
    shownTo: shownToOf({ store: app.served, actingFor }),
    post: postHook,
    watch: unwatched(),
    clock,
  });
}
/** Sends what is due, and what becomes due by that. */
const sendAll = async () => {
  while ((await sender.run()) > 0);
};
const make = (body: object = {}, as = 'admin') =>
  app.call('POST', '/api/webhooks', { as, body: { url, events: ['guests.created'], ...body } });
const made = async (body: object = {}, as = 'admin') => {
  const { status, text, body: hook } = await make(body, as);
  expect(status, text).toBe(201);
  return { id: hook.id, secret: String(hook['secret']) };
};
const guest = (more: object = {}) =>
  app.call('POST', '/api/guests', { as: 'admin', body: { firstName: 'Ada', lastName: 'Guest', ...more } });
const hookOf = async (id: string) => (await app.call('GET', `/api/webhooks/${id}`, { as: 'admin' })).body;
const deliveries = async () =>
  (await app.call('GET', '/api/webhook-deliveries?sortBy=at&sortDirection=ASC', { as: 'admin' })).body.items;
const pass = (ms: number) => (app.clock.now += ms);
const HOUR = 3_600_000;

describe('what is sent', () => {
  test('a record as the API answers it, signed with the secret that was told once', async () => {
    const { id, secret } = await made();
    expect(secret).toMatch(/^whsec_[\w-]{32}$/);
    const { body: record } = await guest();
    await sendAll();
    const [got] = received;
    expect(got?.message).toEqual({
      id: got?.headers['konak-delivery'],
      ...{ event: 'guests.created', at: new Date(app.clock.now).toISOString(), tenantId: 'demo' },
      data: record,
    });
    const [, seconds = '', signature = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(got?.headers['konak-signature'])) ?? [];
    expect(Number(seconds)).toBe(Math.floor(app.clock.now / 1000));
    expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${got?.body}`).digest('hex'));
    expect(await hookOf(id)).toMatchObject({
      lastDeliveryAt: new Date(app.clock.now).toISOString(),
      failingSince: null,
    });
    expect(await deliveries()).toMatchObject([
      { status: 'DELIVERED', attempts: 1, lastStatus: 200, record: record.id },
    ]);
  });

  test('changes, states that are reached, and deletions; nothing that was not asked for', async () => {
    await made({ events: ['guests.updated', 'guests.deleted', 'reservations.status.CANCELLED'] });
    const { body: record } = await guest();
    const path = `/api/guests/${record.id}`;
    await app.call('PATCH', path, { as: 'admin', version: 1, body: { firstName: 'Grace' } });
    await app.call('DELETE', path, { as: 'admin', version: 2 });
    const stay = await app.call('GET', '/api/reservations/res-r-000001', { as: 'admin' });
    const cancelled = await app.call('POST', '/api/reservations/res-r-000001/actions/cancel', {
      ...{ as: 'admin', version: stay.body.version, body: { cancelReason: 'OTHER' } },
    });
    await sendAll();
    expect(received.map(({ message: { event } }) => event).slice(0, 2)).toEqual(['guests.updated', 'guests.deleted']);
    expect(received[0]?.message.data).toMatchObject({ firstName: 'Grace' });
    expect(received.map(({ message: { event } }) => event).includes('reservations.status.CANCELLED')).toBe(
      cancelled.status === 200,
    );
  });

  test('only records for which the condition holds', async () => {
    await made({ condition: { lastName: { contains: 'Sea' } } });
    await guest();
    await guest({ lastName: 'Seaman' });
    await sendAll();
    expect(received.map(({ message: { data } }) => data['lastName'])).toEqual(['Seaman']);
  });

  test('what its role may see, and nothing once its person may not sign in', async () => {
    await made({ role: 'HouseKeeping', events: ['reservations.updated', 'guests.created'] });
    await guest();
    await app.call('PATCH', '/api/reservations/res-r-000001', { as: 'admin', version: 1, body: { notes: 'Late' } });
    await sendAll();
    // Housekeeping sees no list of guests, and no price of a stay.
    expect((await deliveries()).find(({ event }) => event === 'guests.created')).toMatchObject({ status: 'SKIPPED' });
    const stay = received.find(({ message: { event } }) => event === 'reservations.updated')?.message.data;
    expect(stay).toHaveProperty('checkIn');
    expect(stay).not.toHaveProperty('totalPrice');
    const user = app.store.table('users', 'demo').get('usr-admin')!;
    await app.store.transact((tx) => tx.put('users', 'demo', { ...user, status: 'PASSIVE' }));
    const count = received.length;
    await app.call('PATCH', '/api/reservations/res-r-000001', {
      as: 'SuperAdmin',
      version: 2,
      body: { notes: 'Later' },
    });
    await sendAll();
    expect(received).toHaveLength(count);
  });

  test('a test when somebody asks for one, and nothing while it is paused', async () => {
    const { id } = await made();
    expect((await app.call('POST', `/api/webhooks/${id}/actions/test`, { as: 'admin' })).status).toBe(200);
    await sendAll();
    expect(received.map(({ message: { event } }) => event)).toEqual(['webhook.test']);
    await app.call('POST', `/api/webhooks/${id}/actions/pause`, { as: 'admin' });
    await guest();
    await sendAll();
    expect(received).toHaveLength(1);
  });

  test('of its own company only', async () => {
    await made({}, 'otherAdmin');
    await guest();
    await sendAll();
    expect(received).toEqual([]);
  });
});

describe('what is not taken', () => {
  test('is sent again under the same id, and the later messages of the record wait', async () => {
    await made({ events: ['guests.*'] });
    answer = () => ({ status: 500, text: 'broken' });
    const { body: record } = await guest();
    await app.call('PATCH', `/api/guests/${record.id}`, { as: 'admin', version: 1, body: { firstName: 'Grace' } });
    await guest({ firstName: 'Other' });
    await sendAll();
    expect(received.map(({ message: { event, data } }) => [event, data['firstName']])).toEqual([
      ['guests.created', 'Ada'],
      ['guests.created', 'Other'],
    ]);
    expect((await deliveries())[0]).toMatchObject({ status: 'WAITING', lastStatus: 500, lastAnswer: 'broken' });
    answer = () => ({ status: 204 });
    pass(59_000);
    await sendAll();
    expect(received).toHaveLength(2);
    pass(1000);
    await sendAll();
    const ofAda = received.filter(({ message: { data } }) => data['id'] === record.id);
    expect(ofAda.map(({ message: { event } }) => event)).toEqual([
      'guests.created',
      'guests.created',
      'guests.updated',
    ]);
    expect(ofAda[0]?.message.id).toBe(ofAda[1]?.message.id);
  });

  test('for three days is given up, the webhook is stopped, and its maker gets a mail', async () => {
    const { id } = await made();
    answer = () => ({ status: 503 });
    await guest();
    await sendAll();
    expect((await hookOf(id))['failingSince']).toBe(new Date(app.clock.now).toISOString());
    for (let hours = 0; hours < 90; hours += 6) {
      pass(6 * HOUR);
      await sendAll();
    }
    // Whoever was signed in is not any more.
    const rowsOf = (collection: string) => [...app.store.table(collection, 'demo').all()];
    expect(rowsOf('webhooks').find((row) => row.id === id)).toMatchObject({ isActive: false });
    expect(rowsOf('webhook-deliveries')).toMatchObject([{ status: 'GIVEN_UP' }]);
    const mails = [...app.store.table('messages', 'demo').all()].filter((row) => row.id.startsWith(`webhook-${id}`));
    expect(mails).toMatchObject([{ to: 'admin@demo.com', subject: 'A webhook was stopped', status: 'WAITING' }]);
    const count = received.length;
    pass(24 * HOUR);
    await sendAll();
    expect(received).toHaveLength(count);
  });

  test('410 stops it at once; a redirect is not followed', async () => {
    const { id } = await made();
    answer = () => ({ status: 302, headers: { Location: url } });
    await guest();
    await sendAll();
    expect(received).toHaveLength(1);
    answer = () => ({ status: 410 });
    pass(60_000);
    await sendAll();
    expect((await hookOf(id))['isActive']).toBe(false);
  });

  test('can be sent again by hand, and what a server was sending when it ended is sent again by itself', async () => {
    await made();
    answer = () => ({ status: 410 });
    await guest();
    await sendAll();
    const [row] = await deliveries();
    const [hook] = (await app.call('GET', '/api/webhooks', { as: 'admin' })).body.items;
    await app.call('POST', `/api/webhooks/${hook?.id}/actions/resume`, { as: 'admin' });
    answer = () => ({ status: 200 });
    expect((await app.call('POST', `/api/webhook-deliveries/${row?.id}/actions/resend`, { as: 'admin' })).status).toBe(
      200,
    );
    await sendAll();
    expect((await deliveries())[0]).toMatchObject({ status: 'DELIVERED' });
    const stored = app.store.table('webhook-deliveries', 'demo').get(row?.id ?? '')!;
    await app.store.transact((tx) =>
      tx.put('webhook-deliveries', 'demo', { ...stored, status: 'SENDING', nextAt: stored['lastAt'] ?? null }),
    );
    sender = makeSender();
    await sendAll();
    expect(received.map(({ message: { id } }) => id)).toEqual([row?.id, row?.id, row?.id]);
  });

  test('nobody there is an attempt like any other', async () => {
    await made({ url: 'http://127.0.0.1:9/none' });
    await guest();
    await sendAll();
    expect((await deliveries())[0]).toMatchObject({
      status: 'WAITING',
      lastStatus: null,
      lastAnswer: 'The connection failed (ECONNREFUSED).',
    });
  });
});

test('what was sent is forgotten after thirty days', async () => {
  await made();
  await guest();
  await sendAll();
  const aging = MODULES.flatMap(({ aging: each = [] }) => each);
  const sweeps = aging.map((each) => createAgeSweep(app.store, each));
  const sweep = async () =>
    (await Promise.all(sweeps.map((each) => each(app.clock.now)))).reduce((sum, n) => sum + n, 0);
  pass(30 * 24 * HOUR);
  expect(await sweep()).toBe(0);
  pass(1);
  expect(await sweep()).toBe(1);
  expect(app.store.table('webhook-deliveries', 'demo').size).toBe(0);
});

describe('what is refused', () => {
  test('addresses that lead inside, and all but https', async () => {
    vi.stubEnv('WEBHOOKS_PRIVATE', '');
    const inside = [
      'https://127.0.0.1/',
      'https://10.1.2.3/x',
      'https://localhost/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://db.internal/',
      'https://printer/',
      'https://169.254.169.254/',
    ];
    for (const wrong of [...inside, 'http://konak.example/']) {
      const { status, body } = await make({ url: wrong });
      expect([status, Object.keys(body.errors)], wrong).toEqual([422, ['url']]);
    }
    expect((await make({ url: 'https://hooks.example.com/x' })).status).toBe(201);
    // One that was made before is not called either.
    expect(await postHook(url, { headers: {}, body: '{}' })).toEqual({
      status: 0,
      text: 'The address is inside a private network.',
    });
    expect(received).toEqual([]);
  });

  test('events that there are not, and conditions that fit no record of theirs', async () => {
    for (const event of [
      'guests',
      'guests.made',
      'nothing.created',
      'webhooks.created',
      'reservations.status.NEVER',
      'reservations.code.X',
      'constructor.created',
    ]) {
      expect((await make({ events: [event] })).body.errors, event).toHaveProperty('events');
    }
    for (const condition of [{ nothing: 1 }, { lastName: { near: 'x' } }, 'x', [1]]) {
      expect((await make({ condition })).body.errors, JSON.stringify(condition)).toHaveProperty('condition');
    }
  });

  test('roles above the own one, and everybody but admins', async () => {
    expect((await make({ role: 'SuperAdmin' })).body.errors).toHaveProperty('role');
    expect((await make({}, 'Accounting')).status).toBe(403);
    expect((await app.call('GET', '/api/webhook-deliveries', { as: 'Accounting' })).status).toBe(403);
    expect((await app.call('POST', '/api/webhook-deliveries', { as: 'admin', body: {} })).status).toBe(403);
  });

  test('the secret and the record as it was stand in no answer', async () => {
    const { id, secret } = await made();
    await guest({ lastName: 'Nowhere' });
    await sendAll();
    const [row] = await deliveries();
    for (const path of [
      `/api/webhooks/${id}`,
      '/api/webhooks',
      `/api/webhooks/${id}/history`,
      '/api/webhook-deliveries',
      `/api/webhook-deliveries/${row?.id}`,
    ]) {
      const { text, status } = await app.call('GET', path, { as: 'admin' });
      expect(status).toBe(200);
      expect(text, path).not.toContain(secret);
      expect(text, path).not.toMatch(/Sealed|Nowhere/);
    }
  });
});
