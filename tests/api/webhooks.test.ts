import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callWebhook, webhookNamed } from '../../json-server/modules/webhooks/call-webhook.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { isSigned, startWebhooksApp, status, type WebhooksApp } from './webhooks-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STAY = {
  estateId: 'est-a1',
  checkIn: '2027-01-01',
  checkOut: '2027-01-04',
  adults: 2,
  salesChannelId: 'chn-1',
  guestId: 'gst-1',
};

let app: WebhooksApp;
beforeEach(async () => {
  vi.stubEnv('WEBHOOKS_PRIVATE', '1');
  app = await startWebhooksApp();
});
afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

const call = (method: string, path: string, body?: object, as = 'admin') => app.call(method, path, { as, body });
const book = async (more: object = {}) => {
  const made = await call('POST', '/api/reservations', { ...STAY, ...more });
  expect(made.status).toBe(201);
  return made.body;
};
/** A change of a record as it is now. */
const patch = async (path: string, body: object, as = 'admin') => {
  const { version } = (await call('GET', path, undefined, as)).body;
  return app.call('PATCH', path, { as, body, version });
};
const act = async (path: string, action: string, as = 'admin') => {
  const { version } = (await call('GET', path, undefined, as)).body;
  return app.call('POST', `${path}/actions/${action}`, { as, body: {}, version });
};
const group = async (name: string) => (await call('POST', '/api/estate-groups', { name })).body;
const told = () => app.received.map(({ body }) => body.event);
const send = () => app.sender.run();
const later = (ms: number) => {
  app.clock.now += ms;
  return send();
};

describe('what is told', () => {
  test('a change and the state it leads to, signed, as the API answers the record', async () => {
    const { secret } = await app.hook({ events: ['reservations.created', 'reservations.status.SUCCESSFUL'] });
    const stay = await book({ confirm: true });
    await send();
    expect(told()).toEqual(['reservations.created', 'reservations.status.SUCCESSFUL']);
    const [first, second] = app.received;
    expect([isSigned(first!, secret), isSigned(second!, secret), isSigned(first!, `${secret}x`)]).toEqual([
      ...[true, true, false],
    ]);
    expect(first?.headers).toMatchObject({
      'konak-delivery': first?.body.id,
      'content-type': 'application/json; charset=utf-8',
    });
    expect(Object.keys(first!.body)).toEqual(['id', 'event', 'at', 'tenantId', 'data']);
    expect(first?.body).toMatchObject({ tenantId: 'demo', at: '2026-11-20T09:00:00.000Z' });
    expect(first?.body.data).toEqual((await call('GET', `/api/reservations/${stay.id}`)).body);
    const seconds = Number(/^t=(\d+)/.exec(String(first?.headers['konak-signature']))?.[1]);
    expect(seconds).toBe(app.clock.now / 1000);
  });

  test('changes and deletions, with what the record was', async () => {
    await app.hook({ events: ['estate-groups.*'] });
    const made = await group('North');
    await patch(`/api/estate-groups/${made.id}`, { name: 'South' });
    const { version } = (await call('GET', `/api/estate-groups/${made.id}`)).body;
    await app.call('DELETE', `/api/estate-groups/${made.id}`, { as: 'admin', version });
    await send();
    expect(told()).toEqual(['estate-groups.created', 'estate-groups.updated', 'estate-groups.deleted']);
    expect(app.received.map(({ body }) => body.data['name'])).toEqual(['North', 'South', 'South']);
  });

  test('only what is asked for, and only where the condition holds of the record afterwards', async () => {
    await app.hook({ events: ['reservations.updated'], condition: { adults: { gte: 3 }, checkIn: { gt: '$today' } } });
    const stay = await book();
    await patch(`/api/reservations/${stay.id}`, { adults: 3 });
    await patch(`/api/reservations/${stay.id}`, { adults: 1 });
    await send();
    expect(app.received.map(({ body }) => body.data['adults'])).toEqual([3]);
    expect(app.deliveries()).toHaveLength(1);
  });

  test('nothing of a write that is refused, and nothing of webhooks themselves', async () => {
    await app.hook({ events: ['reservations.*', 'estate-groups.*'] });
    expect((await call('POST', '/api/reservations', { ...STAY, adults: 0 })).status).toBe(422);
    expect((await call('POST', '/api/webhooks', { url: app.url, events: ['webhooks.created'] })).status).toBe(422);
    await send();
    expect(app.deliveries()).toEqual([]);
  });

  test('to the webhooks of the own company only', async () => {
    await app.hook();
    const theirs = { ...STAY, estateId: 'est-x1', salesChannelId: 'chn-b', guestId: 'gst-b' };
    expect((await call('POST', '/api/reservations', theirs, 'otherAdmin')).status).toBe(201);
    await send();
    expect(app.received).toEqual([]);
    const id = (await app.hook()).id;
    expect((await call('GET', `/api/webhooks/${id}`, undefined, 'otherAdmin')).status).toBe(404);
  });
});

describe('as whom', () => {
  test('fields that the role may not read are not sent', async () => {
    await app.hook({ role: 'HouseKeeping' });
    await app.hook({});
    await book();
    await send();
    const keys = app.received.map(({ body }) => Object.hasOwn(body.data, 'totalPrice')).sort();
    expect(keys).toEqual([false, true]);
  });

  test('records outside of the role’s rows are not sent, and it says so', async () => {
    await app.hook({ role: 'Investor' });
    await book();
    await send();
    expect(app.received).toEqual([]);
    expect(app.deliveries()[0]).toMatchObject({ status: 'SKIPPED', reason: 'NOT_SHOWN', nextAt: null });
    expect(app.queue()).toEqual([]);
  });

  test('a state or a condition on what the role may not read is not told', async () => {
    await app.hook({ role: 'HouseKeeping', events: ['reservations.updated'], condition: { totalPrice: { gt: 0 } } });
    const stay = await book();
    await patch(`/api/reservations/${stay.id}`, { adults: 1 });
    await send();
    expect(app.received).toEqual([]);
    expect(app.deliveries()[0]).toMatchObject({ status: 'SKIPPED', reason: 'NOT_SHOWN' });
  });

  test('nothing once who made it may no longer sign in', async () => {
    await app.hook();
    await book();
    const maker = app.store.table('users', 'demo').get('usr-admin')!;
    await app.store.transact((tx) => tx.put('users', 'demo', { ...maker, status: 'PASSIVE' }));
    await send();
    expect(app.received).toEqual([]);
    expect(app.deliveries()[0]).toMatchObject({ status: 'SKIPPED', reason: 'NO_MAKER' });
  });

  test('a role above the own is lent to nobody, and whoever changes where it leads answers for it', async () => {
    const made = await call('POST', '/api/webhooks', { url: app.url, events: ['reservations.*'], role: 'SuperAdmin' });
    expect([made.status, Object.keys(made.body.errors)]).toEqual([422, ['role']]);
    const { id } = await app.hook({}, 'SuperAdmin');
    expect(app.hookRow(id)).toMatchObject({ role: 'SuperAdmin', makerId: 'usr-superadmin' });
    expect((await call('GET', `/api/webhooks/${id}`)).status).toBe(404);
    const low = await app.hook({ role: 'Accounting' }, 'SuperAdmin');
    await patch(`/api/webhooks/${low.id}`, { name: 'Books' });
    expect(app.hookRow(low.id)['makerId']).toBe('usr-superadmin');
    await patch(`/api/webhooks/${low.id}`, { url: `${app.url}/2` });
    expect(app.hookRow(low.id)['makerId']).toBe('usr-admin');
  });

  test('only administrators see webhooks and what was sent', async () => {
    await app.hook();
    for (const as of ['Accounting', 'Investor', 'client']) {
      expect((await call('GET', '/api/webhooks', undefined, as)).status).toBe(403);
      expect((await call('GET', '/api/webhook-deliveries', undefined, as)).status).toBe(403);
    }
    expect((await call('POST', '/api/webhook-deliveries', { event: 'x' })).status).toBe(403);
    expect((await call('POST', '/api/webhook-deliveries', { event: 'x' }, 'SuperAdmin')).status).toBe(403);
  });
});

describe('how it is sent', () => {
  test('a later event of a record waits for the one before; others go on', async () => {
    await app.hook({ events: ['estate-groups.*'] });
    app.answer.with = (response, { body }) =>
      status(body.data['name'] === 'North' ? 500 : 200)(response, app.received[0]!);
    const north = await group('North');
    await send();
    await patch(`/api/estate-groups/${north.id}`, { name: 'Far north' });
    await group('West');
    await send();
    expect(app.received.map(({ body }) => body.data['name'])).toEqual(['North', 'West']);
    app.answer.with = status(204);
    await later(MINUTE);
    expect(told().slice(2)).toEqual(['estate-groups.created', 'estate-groups.updated']);
    expect(app.received.slice(2).map(({ body }) => body.data['name'])).toEqual(['North', 'Far north']);
    expect(app.deliveries().map((row) => row['status'])).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
  });

  test('what fails is sent again after growing pauses, under the same id, for three days; then the webhook is stopped', async () => {
    const { id } = await app.hook({ events: ['estate-groups.created'], name: 'Door' });
    app.answer.with = status(503);
    await group('North');
    await send();
    expect(app.deliveries()[0]).toMatchObject({ status: 'FAILED', reason: 'STATUS', code: 503, attemptCount: 1 });
    expect(app.deliveries()[0]?.['nextAt']).toBe('2026-11-20T09:01:00.000Z');
    await later(MINUTE - 1);
    expect(app.received).toHaveLength(1);
    const pauses: number[] = [];
    while (app.deliveries()[0]?.['status'] === 'FAILED') {
      const wait = Date.parse(app.deliveries()[0]!['nextAt'] as string) - app.clock.now;
      pauses.push(Math.round(wait / MINUTE));
      await later(wait);
    }
    expect(pauses).toEqual([0, 5, 30, 120, 300, 600, 720, 720, 720, 720, 384]);
    expect(new Set(app.received.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(app.received.map(({ headers }) => headers['konak-signature'])).size).toBe(12);
    expect(app.clock.now - Date.parse('2026-11-20T09:00:00Z')).toBe(72 * HOUR);
    expect(app.deliveries()[0]).toMatchObject({ status: 'GIVEN_UP', reason: 'TOO_LATE', attemptCount: 12 });
    expect(app.hookRow(id)).toMatchObject({ status: 'STOPPED', stopReason: 'FAILING' });
    const [mail] = [...app.store.table('messages', 'demo').all()];
    expect(mail).toMatchObject({ to: 'admin@demo.com', language: 'en', status: 'WAITING', userId: 'usr-admin' });
    expect(mail?.['subject']).toContain('Door');
    const news = (await call('GET', '/api/notifications', undefined, 'SuperAdmin')).text;
    expect(news).toContain(id);
    await call('POST', '/api/estate-groups', { name: 'South' }, 'SuperAdmin');
    expect(app.deliveries()).toHaveLength(1);
    app.answer.with = status(200);
    expect((await act(`/api/webhooks/${id}`, 'resume', 'SuperAdmin')).status).toBe(200);
    expect({ stopReason: null, failingSince: null, ...app.hookRow(id) }).toMatchObject({
      status: 'ACTIVE',
      stopReason: null,
      failingSince: null,
    });
    const [delivery] = app.deliveries();
    expect((await act(`/api/webhook-deliveries/${delivery?.id}`, 'resend', 'SuperAdmin')).status).toBe(200);
    await send();
    expect(app.received.at(-1)?.body.id).toBe(delivery?.id);
    expect(app.deliveries()[0]).toMatchObject({ status: 'DELIVERED', attemptCount: 13 });
    expect(app.hookRow(id)['lastDeliveryAt']).toBe(new Date(app.clock.now).toISOString());
  });

  test('410 Gone stops it at once, and what still waits is given up', async () => {
    const { id } = await app.hook({ events: ['estate-groups.*'] });
    app.answer.with = status(410);
    const north = await group('North');
    await patch(`/api/estate-groups/${north.id}`, { name: 'South' });
    await send();
    await send();
    expect(app.hookRow(id)).toMatchObject({ status: 'STOPPED', stopReason: 'GONE' });
    expect(app.received).toHaveLength(1);
    expect(app.deliveries().map((row) => [row['status'], row['reason']])).toEqual([
      ['GIVEN_UP', 'STATUS'],
      ['GIVEN_UP', 'STOPPED'],
    ]);
    expect(app.queue()).toEqual([]);
  });

  test('an answer is kept as far as it can be read, and a redirect is not followed', async () => {
    await app.hook({ events: ['estate-groups.created'] });
    app.answer.with = (response) => void response.writeHead(302, { location: app.url }).end('x'.repeat(100_000));
    await group('North');
    await send();
    expect(app.received).toHaveLength(1);
    const [row] = app.deliveries();
    expect(row).toMatchObject({ status: 'FAILED', reason: 'REDIRECT', code: 302 });
    const [attempt] = row!['attempts'] as { ms: number }[];
    expect(attempt).toMatchObject({
      at: '2026-11-20T09:00:00.000Z',
      outcome: 'REDIRECT',
      code: 302,
      answer: 'x'.repeat(500),
    });
    expect(attempt?.ms).toBeGreaterThanOrEqual(0);
  });

  test('a server that ends between attempt and answer sends it again under the same id', async () => {
    await app.hook({ events: ['estate-groups.created'] });
    await group('North');
    const [row] = app.deliveries();
    const begun = { ...row!, status: 'SENDING', attemptCount: 1, attempts: [{ at: row!['at']! }], nextAt: null };
    await app.store.transact((tx) => tx.put('webhook-deliveries', 'demo', begun));
    await app.sender.stop();
    await app.another().run();
    expect(app.received.map(({ body }) => body.id)).toEqual([row?.id]);
    const [sent] = app.deliveries();
    expect(sent).toMatchObject({ status: 'DELIVERED', attemptCount: 2 });
    expect((sent!['attempts'] as { outcome: string }[]).map(({ outcome }) => outcome)).toEqual([
      ...['INTERRUPTED', 'DELIVERED'],
    ]);
  });

  test('the attempt is on disk before the message leaves', async () => {
    await app.hook({ events: ['estate-groups.created'] });
    const seen: unknown[] = [];
    app.answer.with = (response, received) => {
      seen.push(app.deliveries().map((row) => [row['status'], row['attemptCount']]));
      status(200)(response, received);
    };
    await group('North');
    await send();
    expect(seen).toEqual([[['SENDING', 1]]]);
  });

  test('a name that leads inside by the time it is called is not called', async () => {
    const { id } = await app.hook({ events: ['estate-groups.created'], url: 'https://rebound.example/hook' });
    await group('North');
    const asked: string[] = [];
    await app.sender.stop();
    const sender = app.another({
      isFree: () => false,
      lookup: (host, _options, done) => {
        asked.push(host);
        done(null, [{ address: '127.0.0.1', family: 4 }]);
      },
    });
    await sender.run();
    expect(asked.length).toBeGreaterThan(0);
    expect(app.deliveries()[0]).toMatchObject({ status: 'FAILED', reason: 'PRIVATE', code: null });
    const row = app.hookRow(id);
    await app.store.transact((tx) => tx.put('webhooks', 'demo', { ...row, url: app.url }));
    app.clock.now += MINUTE;
    await sender.run();
    expect(app.received).toEqual([]);
  });

  test('a pause keeps what waits; nothing new is noted', async () => {
    const { id } = await app.hook({ events: ['estate-groups.created'] });
    app.answer.with = status(500);
    await group('North');
    await send();
    expect((await act(`/api/webhooks/${id}`, 'pause')).status).toBe(200);
    await group('South');
    app.answer.with = status(200);
    await later(HOUR);
    expect([app.received.length, app.deliveries().length]).toEqual([1, 1]);
    // The session of the other has ended by now.
    expect((await act(`/api/webhooks/${id}`, 'resume', 'SuperAdmin')).status).toBe(200);
    await send();
    expect(app.received).toHaveLength(2);
  });

  test('a test is sent like everything else, and what was delivered can be sent again', async () => {
    const { id, secret } = await app.hook();
    expect((await act(`/api/webhooks/${id}`, 'test')).status).toBe(200);
    await send();
    expect(told()).toEqual(['webhook.test']);
    expect(isSigned(app.received[0]!, secret)).toBe(true);
    const [row] = app.deliveries();
    expect((await act(`/api/webhook-deliveries/${row?.id}`, 'resend')).status).toBe(200);
    await send();
    expect(app.received.map(({ body }) => body.id)).toEqual([row?.id, row?.id]);
    expect((await call('GET', `/api/webhook-deliveries/${row?.id}`)).body).toMatchObject({
      status: 'DELIVERED',
      code: 200,
      attemptCount: 2,
      body: { event: 'webhook.test' },
    });
    await act(`/api/webhooks/${id}`, 'pause');
    app.clock.now += 1000;
    expect((await act(`/api/webhook-deliveries/${row?.id}`, 'resend')).status).toBe(409);
  });
});

describe('what a webhook may say', () => {
  const make = async (body: object) => {
    const { status: code, body: answer } = await call('POST', '/api/webhooks', { events: ['reservations.*'], ...body });
    const [[field, messages] = []] = Object.entries((answer.errors as typeof answer.errors | undefined) ?? {});
    return { code, field, message: messages?.[0] };
  };

  test.each([
    ['https://127.0.0.1/', 'private'],
    ['https://localhost/x', 'private'],
    ['https://LOCALHOST./x', 'private'],
    ['http://127.0.0.1:3000/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://169.254.169.254/latest', 'private'],
    ['https://10.1.2.3/', 'private'],
    ['https://printer/', 'private'],
    ['https://nas.local/', 'private'],
    ['http://example.com/', 'https'],
    ['https://example.com:22/', 'port'],
  ])('%s is no address for it', async (url, word) => {
    vi.stubEnv('WEBHOOKS_PRIVATE', '');
    const { code, field, message } = await make({ url });
    expect([code, field]).toEqual([422, 'url']);
    expect(message).toContain(word);
  });

  test.each(['https://example.com/hook', 'https://example.com:8443/hook', 'https://93.184.216.34/'])(
    '%s is one',
    async (url) => {
      vi.stubEnv('WEBHOOKS_PRIVATE', '');
      expect((await make({ url })).code).toBe(201);
    },
  );

  test.each(['https://user:secret@example.com/', 'ftp://example.com/', 'javascript:alert(1)', 'x'])(
    '%s is none even where private ones are',
    async (url) => {
      const { code, field } = await make({ url });
      expect([code, field]).toEqual([422, 'url']);
    },
  );

  test.each([
    ['reservation.created', 'reservations.created'],
    ['reservations.status.SUCCESFUL', 'reservations.status.SUCCESSFUL'],
    ['reservations.made', 'reservations.created'],
    ['webhooks.created', 'created'],
    ['tenants.created', 'created'],
    ['*', 'created'],
  ])('%s is no event, and the nearest are named', async (event, near) => {
    const { code, field, message } = await make({ url: app.url, events: [event] });
    expect([code, field]).toEqual([422, 'events']);
    expect(message).toContain(near);
  });

  test.each([
    [{ totalPric: 1 }, 'totalPrice'],
    [{ status: 'NEVER' }, 'SUCCESSFUL'],
    [{ totalPrice: { biggerThan: 3 } }, 'form'],
    [{ createdBy: '$user.id' }, '$user'],
    [{ any: { status: 'PENDING' } }, 'form'],
    [[1], 'form'],
  ])('%j is no condition', async (condition, word) => {
    const { code, field, message } = await make({ url: app.url, condition });
    expect([code, field]).toEqual([422, 'condition']);
    expect(message).toContain(word);
  });

  test('what the server keeps is nobody’s to write, and the name is that of the host', async () => {
    for (const key of ['failingSince', 'lastDeliveryAt', 'makerId', 'status', 'stopReason']) {
      expect(
        (await call('POST', '/api/webhooks', { url: app.url, events: ['reservations.*'], [key]: null })).status,
      ).toBe(422);
    }
    const { id } = await app.hook();
    expect(app.hookRow(id)['name']).toBe('127.0.0.1');
  });
});

describe('the secret', () => {
  test('is in the answer that makes the webhook, and nowhere else', async () => {
    const { id, secret } = await app.hook({ events: ['estate-groups.created'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9_-]{32}$/);
    await group('North');
    await send();
    const texts = await Promise.all(
      [
        ...['/api/webhooks', `/api/webhooks/${id}`, `/api/webhooks/${id}/history`, '/api/webhooks/export.csv'],
        ...['/api/webhook-deliveries', '/api/webhook-deliveries/export.csv', '/api/notifications'],
        `/api/webhook-deliveries/${app.deliveries()[0]?.id}`,
      ].map(async (path) => (await call('GET', path)).text),
    );
    const kept = app.store.collections().map((name) => JSON.stringify([...app.store.table(name, 'demo').recent()]));
    for (const text of [...texts, ...kept]) expect(text).not.toContain(secret.slice('whsec_'.length));
    expect(texts.every((text) => text.length > 10)).toBe(true);
    const typed = await call('POST', '/api/webhooks', { url: app.url, events: ['guests.*'], secret: 'whsec_mine' });
    expect(typed.status).toBe(422);
  });

  test('is checked by the very code that the documentation gives', async () => {
    const { secret } = await app.hook({ events: ['estate-groups.created'] });
    await group('North');
    await send();
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];
    const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isGenuine: (body: string, header: unknown, secret: string, now: number) => boolean;
    };
    const { text, headers } = app.received[0]!;
    const header = headers['konak-signature'];
    const { now } = app.clock;
    expect(isGenuine(text, header, secret, now)).toBe(true);
    expect(isGenuine(text.replace('North', 'South'), header, secret, now)).toBe(false);
    expect(isGenuine(text, header, `${secret}x`, now)).toBe(false);
    expect(isGenuine(text, header, secret, now + 301_000)).toBe(false);
    expect(isGenuine(text, undefined, secret, now)).toBe(false);
  });
});

describe('another area calls a webhook', () => {
  test('whatever it asks for itself, once for a cause, in the order of its record', async () => {
    const { id } = await app.hook({ events: ['guests.*'], name: 'Door' });
    const row = app.store.table('estate-groups', 'demo').get('grp-1')!;
    const asSystem = asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now });
    const calling = (event: string, once?: string) =>
      asSystem('demo', ({ table, now }) => {
        const webhookId = webhookNamed(table, 'Door') ?? '';
        const called = { table, webhookId, event, resource: 'estate-groups', row, now };
        return callWebhook({ ...called, ...(once !== undefined && { once }) });
      });
    await calling('automation.first', 'a');
    await calling('automation.first', 'a');
    await calling('automation.second');
    await send();
    expect(told()).toEqual(['automation.first', 'automation.second']);
    expect(app.received[0]?.body.data).toMatchObject({ id: 'grp-1', name: 'Seaside' });
    await act(`/api/webhooks/${id}`, 'pause');
    expect(await calling('automation.third')).toEqual([]);
  });
});

describe('what is kept', () => {
  test('bookkeeping leaves no history, and a webhook goes with all that was noted down of it', async () => {
    const { id } = await app.hook({ events: ['estate-groups.created'] });
    await group('North');
    await send();
    const entries = await call('GET', `/api/webhooks/${id}/history`);
    expect(JSON.parse(entries.text) as unknown[]).toSatisfy(
      (answer) => JSON.stringify(answer).split('"action"').length === 2,
    );
    app.answer.with = status(500);
    await group('South');
    await send();
    const { version } = (await call('GET', `/api/webhooks/${id}`)).body;
    expect((await app.call('DELETE', `/api/webhooks/${id}`, { as: 'admin', version })).status).toBe(204);
    expect([app.deliveries(), app.queue()]).toEqual([[], []]);
    expect([...app.store.table('_webhook_records', 'demo').all()]).toEqual([]);
  });

  test('deliveries go after 30 days', async () => {
    await app.hook({ events: ['estate-groups.created'] });
    await group('North');
    await send();
    app.clock.now += 30 * 24 * HOUR;
    await app.tick();
    expect(app.deliveries()).toHaveLength(1);
    app.clock.now += 1;
    await app.tick();
    expect(app.deliveries()).toEqual([]);
    expect([...app.store.table('_webhook_records', 'demo').all()]).toEqual([]);
  });

  test('nothing of a person stays who is made anonymous', async () => {
    await app.hook({ events: ['guests.updated', 'reservations.created'] });
    await patch('/api/guests/gst-1', { firstName: 'Marked' });
    await book();
    await send();
    expect(app.received).toHaveLength(2);
    const guest = app.store.table('guests', 'demo').get('gst-1')!;
    expect(JSON.stringify(app.deliveries())).toContain('Marked');
    const { forgetTold } = await import('../../json-server/modules/webhooks/keep.ts');
    const { recordsOf } = await import('../../json-server/records/records.ts');
    const { table } = recordsOf(app.store).company('demo');
    const change = { before: guest, after: { ...guest, anonymisedAt: '2026-11-20T09:00:00.000Z' } } as never;
    const writes = forgetTold(Object.assign({}, change, { table, now: '2026-11-20T09:00:00.000Z' }));
    expect(JSON.stringify(writes)).not.toContain('Marked');
    expect(writes.filter((each) => 'remove' in each && each.collection === '_webhook_records')).toHaveLength(2);
  });
});
