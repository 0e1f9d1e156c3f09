import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';

const STAY = 'res-r-000001';
const THREAD = `thr-${STAY}`;
const GUESTS = ROWS['guests']!.map((guest) => ({
  ...guest,
  email: `${guest.id}@guests.example`,
  language: 'en',
}));
let app: MailApp;
let path = '';
beforeEach(async () => {
  app = await startMailApp({ guests: GUESTS, conversations: [] });
  const made = await app.call('PUT', '/api/settings/mail-in', { as: 'admin', body: {} });
  path = String(made.body['path']);
});
afterEach(() => app.close());

const fixture = (name: string, id = ''): string =>
  readFileSync(join(import.meta.dirname, 'mails', `${name}.eml`), 'utf8')
    .replaceAll('{{ID}}', id)
    .replaceAll('\n', '\r\n');
const deliver = async (raw: string, at = path, type = 'message/rfc822'): Promise<number> =>
  (await app.call('POST', at, { raw, headers: { 'content-type': type } })).status;
const heads = () => [...app.store.table('conversations', 'demo').all()];
const textOf = (row: Row | undefined, key: string): string => (typeof row?.[key] === 'string' ? row[key] : '');
const received = () => app.messages('GUEST_MESSAGE');

/** A mail of ours that has left, and what receivers know it by. */
async function sent(): Promise<{ readonly id: string; readonly mailId: string }> {
  const body = { reservationId: STAY, channel: 'MAIL', subject: 'Keys', body: 'In the box.' };
  const { body: made } = await app.call('POST', '/api/inbox/messages', { as: 'admin', body });
  await app.postman.run();
  return { id: made.id, mailId: `demo.${made.id}@konak.example` };
}

describe('a mail that comes in', () => {
  test('belongs to what it answers; its HTML is text, without scripts, and delivered twice it is one message', async () => {
    const { mailId } = await sent();
    expect([await deliver(fixture('reply', mailId)), await deliver(fixture('reply', mailId))]).toEqual([202, 202]);
    expect(received()).toMatchObject([
      {
        threadId: THREAD,
        reservationId: STAY,
        authorName: 'Ada Löwe',
        to: 'ada@guests.example',
        subject: 'Re: Anahtar',
      },
    ]);
    const text = textOf(received()[0], 'body');
    expect(text).toContain('Teşekkürler & see you');
    expect(text).not.toMatch(/<|alert|tracker/);
    expect(heads()).toMatchObject([{ id: THREAD, unread: 1, state: 'OPEN' }]);
    // What is answered next says which mail it answers.
    await sent();
    expect(app.letters.at(-1)).toMatchObject({ inReplyTo: '<reply-1@guests.example>', isPersonal: true });
  });

  test('else to the token of the address that it went to', async () => {
    await sent();
    const token = textOf(heads()[0], 'token');
    await deliver(fixture('stranger').replace('To: stay@', `To: stay+${token}@`));
    expect(received()).toMatchObject([{ threadId: THREAD }]);
  });

  test('else to the nearest stay of the guest with that address', async () => {
    const guestId = textOf(app.store.table('reservations', 'demo').get(STAY), 'guestId');
    await deliver(fixture('stranger').replace('who@else.example', `${guestId.toUpperCase()}@guests.example`));
    expect(received()[0]!['reservationId']).toMatch(/^res-/);
  });

  test('else it has a thread of its own, which is moved to a stay later', async () => {
    await deliver(fixture('stranger'));
    const [head] = heads();
    expect({ reservationId: null, ...head }).toMatchObject({
      name: 'Stranger',
      address: 'who@else.example',
      reservationId: null,
      unread: 1,
    });
    expect(textOf(received()[0], 'body')).toBe('Do you have a home in March?');
    expect(received()[0]).toMatchObject({ files: [], leftOut: [{ name: 'page.html', reason: 'KIND' }] });
    const body = { threadId: head!.id, reservationId: STAY };
    const linked = await app.call('POST', '/api/inbox/link', { as: 'admin', body });
    expect([linked.status, linked.body['threadId']]).toEqual([200, THREAD]);
    expect(received()).toMatchObject([{ threadId: THREAD, reservationId: STAY }]);
    expect(heads().find(({ id }) => id === head!.id)).toMatchObject({ state: 'DONE', unread: 0 });
    expect(
      (await app.call('POST', '/api/inbox/link', { as: 'admin', body: { ...body, reservationId: 'res-b' } })).status,
    ).toBe(404);
  });

  test('a machine’s answer rings for nobody, and our own mail is not kept', async () => {
    await deliver(fixture('away'));
    expect(received()).toMatchObject([{ isAutomatic: true }]);
    expect(heads()).toMatchObject([{ unread: 0, state: 'DONE' }]);
    const settings = [...app.store.table('settings', 'demo').all()][0]!;
    await app.store.transact((tx) => tx.put('settings', 'demo', { ...settings, mailReplyTo: 'who@else.example' }));
    await deliver(fixture('stranger'));
    expect(received()).toHaveLength(1);
  });

  test('a bounce marks the mail that did not arrive, and nothing is sent again', async () => {
    const { id, mailId } = await sent();
    await deliver(fixture('bounce', mailId));
    await deliver(fixture('bounce', mailId));
    const row = app.store.table('messages', 'demo').get(id);
    expect(row).toMatchObject({
      status: 'BOUNCED',
      failure: 'BOUNCED',
    });
    expect(textOf(row, 'lastError')).toContain('no such user');
    expect(heads()).toMatchObject([{ hasFailed: true, unread: 0 }]);
    expect(received()).toEqual([]);
    app.clock.now += 24 * 3_600_000;
    await app.postman.run();
    expect(app.letters).toHaveLength(1);
  });

  test('as providers wrap it', async () => {
    const raw = fixture('stranger');
    expect(await deliver(JSON.stringify({ RawEmail: raw }), path, 'application/json')).toBe(202);
    expect(await deliver(JSON.stringify({ raw: Buffer.from(raw).toString('base64') }), path, 'application/json')).toBe(
      202,
    );
    const form = new URLSearchParams({ 'body-mime': raw }).toString();
    expect(await deliver(form, path, 'application/x-www-form-urlencoded')).toBe(202);
    expect(received()).toHaveLength(1);
  });

  test.each([
    ['not a mail', 'image/png', 'x', 415],
    ['no JSON', 'application/json', '{', 400],
    ['JSON without a mail', 'application/json', '{}', 400],
    ['nothing that could be read', 'message/rfc822', '\u0000\u0001', 202],
    ['too much', 'message/rfc822', 'x'.repeat(36 * 1024 * 1024), 413],
  ])('%s', async (_name, type, body, status) => {
    expect(await deliver(body, path, type)).toBe(status);
  });
});

describe('the address that mail is forwarded to', () => {
  test('leads to its own company only, and nowhere once it is renewed or withdrawn', async () => {
    expect(await deliver(fixture('stranger'), `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    await app.call('PUT', '/api/settings/mail-in', { as: 'admin', body: {} });
    expect(await deliver(fixture('stranger'))).toBe(404);
    const now = await app.call('GET', '/api/settings/mail-in', { as: 'admin' });
    expect(await deliver(fixture('stranger'), String(now.body['path']))).toBe(202);
    await app.call('DELETE', '/api/settings/mail-in', { as: 'admin' });
    expect(await deliver(fixture('stranger'), String(now.body['path']))).toBe(404);
    expect([...app.store.table('messages', 'bosphorus').all()].filter(({ kind }) => kind === 'GUEST_MESSAGE')).toEqual(
      [],
    );
  });

  test('is shown to who may change settings; guesses run out', async () => {
    expect((await app.call('GET', '/api/settings/mail-in', { as: 'Accounting' })).status).toBe(403);
    const answers: number[] = [];
    for (let guess = 0; guess < 14; guess += 1)
      answers.push(await deliver('x', `/api/public/mail-in/${'x'.repeat(32)}`));
    expect(answers.at(-1)).toBe(429);
  });
});
