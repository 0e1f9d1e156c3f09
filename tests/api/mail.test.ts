import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MailOutcome } from '../../json-server/modules/mail/transport.ts';
import { at, type MailApp, startMailApp } from './mail-app.ts';
import { NOW, ROWS } from './rows.ts';

const GUESTS = ROWS['guests']!.map((guest) => ({
  ...guest,
  email: 'ada@guests.example',
  phone: '+905321234567',
  language: 'tr',
}));
let app: MailApp;
beforeEach(async () => (app = await startMailApp({ guests: GUESTS })));
afterEach(() => app.close());

const SEND = '/api/guest-messages';
const body = (more: object = {}) => ({
  reservationId: 'res-r-000001',
  kind: 'GUEST_ARRIVAL',
  channel: 'MAIL',
  ...more,
});
const send = (more: object = {}, as = 'admin', headers: Record<string, string> = {}) =>
  app.call('POST', SEND, { as, body: body(more), headers });
const only = () => app.messages()[0]!;
/** Everything that is due now, sent. */
const deliver = () => app.postman.run();

describe('messages to guests', () => {
  test('are written in the language of the guest and stand on the stay', async () => {
    const made = await send();
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ language: 'tr', to: 'ada@guests.example', reservationId: 'res-r-000001' }),
    ]);
    await deliver();
    expect(app.letters).toMatchObject([
      { to: 'ada@guests.example', subject: '1 Aralık 2026 Salı girişiniz hakkında', tenant: 'demo' },
    ]);
    expect(app.letters[0]!.text).toContain('Kalan tutar: €450,00');
    const list = await app.call('GET', '/api/messages?reservationId=res-r-000001', { as: 'Accounting' });
    expect(list.body.items).toMatchObject([{ status: 'SENT', attempts: 1, kind: 'GUEST_ARRIVAL' }]);
  });

  test('the preview says what would be sent, and both ways', async () => {
    const asked = `${SEND}/preview?reservationId=res-r-000001&kind=GUEST_CONFIRMATION&language=en`;
    const { status, body: preview } = await app.call('GET', asked, { as: 'admin' });
    expect([status, preview]).toEqual([
      200,
      expect.objectContaining({ subject: 'Your reservation R-000001 is confirmed', phone: '+905321234567' }),
    ]);
    expect(preview['whatsAppUrl']).toMatch(/^https:\/\/wa\.me\/905321234567\?text=Dear%20Ada/);
    expect(app.messages()).toEqual([]);
  });

  test('a WhatsApp link is noted as sent and no mail leaves', async () => {
    const made = await send({ channel: 'WHATSAPP_LINK', language: 'en' });
    expect(made.body).toMatchObject({ status: 'SENT', to: '+905321234567', channel: 'WHATSAPP_LINK' });
    await deliver();
    expect(app.letters).toEqual([]);
  });

  test('the same request twice is one message', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await send({}, 'admin', key);
    const second = await send({}, 'admin', key);
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    await deliver();
    expect(app.letters).toHaveLength(1);
  });

  test.each([
    ['kind', { kind: 'REMINDER' }, 422],
    ['channel', { channel: 'SMS' }, 422],
    ['language', { language: 'de' }, 422],
    ['subject', { subject: 'Mine' }, 422],
  ])('%s that makes no sense is refused', async (field, more, status) => {
    const refused = await send(more);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, [field]]);
  });

  test.each([
    ['en', 'This guest has no e-mail address.'],
    ['tr', 'Bu misafirin e-posta adresi yok.'],
  ])('a guest without an address is told of in words, %s', async (language, text) => {
    const guest = app.store.table('guests', 'demo').get('gst-1')!;
    await app.store.transact((tx) => tx.put('guests', 'demo', { ...guest, email: null }));
    const refused = await send({}, 'admin', { 'accept-language': language });
    expect([refused.status, refused.body.errors]).toEqual([422, { channel: [text] }]);
  });

  test('guests of a cancelled stay are not asked to come; others’ stays do not exist', async () => {
    const cancel = { as: 'admin', body: { cancelReason: 'NO_PAYMENT' } };
    await app.call('POST', '/api/reservations/res-r-000002/actions/cancel', cancel);
    expect((await send({ reservationId: 'res-r-000002' })).status).toBe(409);
    expect((await send({ reservationId: 'res-b' })).status).toBe(404);
  });

  test.each(['Accounting', 'HouseKeeping', 'Purchasing', 'Investor', 'MarketPlace', 'client'])(
    '%s writes to no guest',
    async (role) => {
      expect((await send({}, role)).status).toBe(403);
      expect((await app.call('GET', `${SEND}/preview?reservationId=res-r-000001`, { as: role })).status).toBe(403);
      const list = await app.call('GET', '/api/messages', { as: role });
      expect(list.status).toBe(role === 'Accounting' ? 200 : 403);
    },
  );

  test('what a guest is called is text, in the mail too', async () => {
    const guest = app.store.table('guests', 'demo').get('gst-1')!;
    const firstName = '<b onload="x">{reservation.total}\nBcc: all@example.com';
    await app.store.transact((tx) => tx.put('guests', 'demo', { ...guest, firstName }));
    await send({ kind: 'GUEST_CONFIRMATION' });
    await deliver();
    const [letter] = app.letters;
    expect(letter!.subject).not.toContain('\n');
    expect(letter!.html).toContain('&lt;b onload=&quot;x&quot;&gt;{reservation.total}');
    expect(letter!.html).not.toContain('<b ');
  });
});

describe('a confirmation by itself', () => {
  const set = (more: object) =>
    app.store.transact((tx) => tx.put('settings', 'demo', { id: 'set-1', tenantId: 'demo', version: 1, ...more }));
  const pending = async () => {
    const stay = app.store.table('reservations', 'demo').get('res-r-000001')!;
    const waits = { ...stay, status: 'PENDING', channelRef: null, actualCheckInAt: null };
    await app.store.transact((tx) => tx.put('reservations', 'demo', waits));
  };
  const act = (action: string, sent: object = {}) =>
    app.call('POST', `/api/reservations/res-r-000001/actions/${action}`, { as: 'admin', body: sent });

  test('is not sent unless the company wants it', async () => {
    await pending();
    expect((await act('confirm')).status).toBe(200);
    expect(app.messages()).toEqual([]);
  });
  test('goes out once a stay, when it is confirmed', async () => {
    await set({ autoConfirmation: true });
    await pending();
    expect((await act('confirm')).status).toBe(200);
    // Whoever confirmed the wrong stay has half a minute.
    expect(await deliver()).toBe(0);
    app.clock.now += 30_000;
    await deliver();
    await pending();
    await act('confirm');
    app.clock.now += 30_000;
    await deliver();
    expect(app.letters).toMatchObject([{ subject: 'R-000001 numaralı rezervasyonunuz onaylandı' }]);
  });
  test('is stopped with a stay that is cancelled before it left', async () => {
    await set({ autoConfirmation: true });
    await pending();
    app.answer.next = () => ({ is: 'failed', why: 'away' });
    await act('confirm');
    app.clock.now += 30_000;
    await deliver();
    expect((await act('cancel', { cancelReason: 'NO_PAYMENT' })).status).toBe(200);
    expect(only()).toMatchObject({ status: 'CANCELLED' });
  });
  test('taken back at once it never leaves, and confirmed again it leaves once', async () => {
    await set({ autoConfirmation: true });
    await pending();
    await act('confirm');
    const back = await act('undoConfirm');
    expect(back.body).toMatchObject({ status: 'PENDING', confirmedOn: null });
    expect(back.body).not.toHaveProperty('_warnings');
    expect(only()).toMatchObject({ status: 'CANCELLED' });
    app.clock.now += 30_000;
    expect(await deliver()).toBe(0);
    await act('confirm');
    expect({ cancelledAt: null, ...only() }).toMatchObject({ status: 'WAITING', cancelledAt: null });
    app.clock.now += 30_000;
    await deliver();
    expect(app.letters).toHaveLength(1);
  });
  test('taken back after the guest was told: whoever does it hears so', async () => {
    await set({ autoConfirmation: true });
    await pending();
    await act('confirm');
    app.clock.now += 30_000;
    await deliver();
    expect((await act('undoConfirm')).body['_warnings']).toMatchObject([{ field: 'guestId' }]);
  });
});

describe('R19 nothing is lost and nothing is sent twice', () => {
  const away: MailOutcome = { is: 'failed', why: 'connect ECONNREFUSED' };

  test('a server that is away is tried again after 1, 5, 15, 60 minutes and 6 hours, then given up in sight', async () => {
    app.answer.next = () => away;
    await send();
    await deliver();
    for (const minutes of [1, 5, 15, 60, 360]) {
      expect(only()).toMatchObject({ status: 'WAITING', failure: 'NOT_REACHED', lastError: away.why });
      app.clock.now += minutes * 60_000 - 1;
      expect(await deliver()).toBe(0);
      app.clock.now += 1;
      expect(await deliver()).toBe(1);
    }
    expect({ nextAttemptAt: null, ...only() }).toMatchObject({ status: 'ERROR', attempts: 6, nextAttemptAt: null });
    app.clock.now += 86_400_000;
    expect(await deliver()).toBe(0);
    expect((await app.call('GET', '/api/health')).body).toMatchObject({ status: 'ok' });
    // A person tries again when it is mended; the token is of the day before.
    app.clock.now = NOW;
    app.answer.next = () => ({ is: 'sent' });
    const again = await app.call('POST', `/api/messages/${only().id}/actions/retry`, { as: 'admin', body: {} });
    expect([again.status, again.body.status]).toEqual([200, 'WAITING']);
    await deliver();
    const sent = only();
    expect(sent).toMatchObject({ status: 'SENT' });
    for (const key of ['failure', 'lastError']) expect(sent).not.toHaveProperty(key);
    expect(only()['sentAt']).toBe('2026-11-20T09:00:00.000Z');
  });

  test('what its receiver refuses is not tried again by itself', async () => {
    app.answer.next = () => ({ is: 'refused', why: '550 no such user' });
    await send();
    await deliver();
    expect(only()).toMatchObject({ status: 'ERROR', failure: 'REFUSED', lastError: '550 no such user' });
  });

  test('what only went into a file says so, as nobody receives it', async () => {
    app.answer.next = () => ({ is: 'filed' });
    await send();
    await deliver();
    expect({ failure: null, nextAttemptAt: null, ...only() }).toMatchObject({
      status: 'FILED',
      failure: null,
      nextAttemptAt: null,
    });
    expect(only()['sentAt']).toBe('2026-11-20T09:00:00.000Z');
  });

  /** The server dies after the letter left and before that is written. */
  const dieAfterSending = async () => {
    app.die();
    await send();
    await expect.poll(() => only()['status']).toBe('SENDING');
    await expect.poll(() => app.letters.length).toBe(1);
    app.answer.next = () => ({ is: 'sent' });
  };
  test('a crash after sending: SMTP may have delivered it, so only a person sends it again', async () => {
    await dieAfterSending();
    const next = app.another();
    await next.run();
    await next.run();
    expect(app.letters).toHaveLength(1);
    expect(only()).toMatchObject({ status: 'ERROR', failure: 'UNKNOWN' });
  });
  test('a crash after sending: a file of the same name is the same mail', async () => {
    await dieAfterSending();
    await app.another({ isRepeatable: true }).run();
    expect(only()).toMatchObject({ status: 'SENT' });
    expect(new Set(app.letters.map(({ id, date }) => `${id} ${date}`)).size).toBe(1);
  });

  test('one tenant whose server is away holds up nobody else', async () => {
    app.answer.next = ({ tenant }) => (tenant === 'demo' ? away : { is: 'sent' });
    await send();
    const other = { ...body(), reservationId: 'res-b' };
    expect((await app.call('POST', SEND, { as: 'otherAdmin', body: other })).status).toBe(201);
    await deliver();
    expect(only()).toMatchObject({ status: 'WAITING' });
    expect([...app.store.table('messages', 'bosphorus').all()]).toMatchObject([{ status: 'SENT' }]);
  });

  test('two rounds at once send once; what is stopped is not sent', async () => {
    app.answer.next = () => away;
    await send();
    await deliver();
    app.clock.now = NOW + 60_000;
    app.answer.next = () => ({ is: 'sent' });
    await Promise.all([app.postman.run(), app.postman.run()]);
    expect(app.letters).toHaveLength(2);
    app.answer.next = () => away;
    await send();
    await deliver();
    const waiting = app.messages().find(({ status }) => status === 'WAITING')!;
    const stopped = await app.call('POST', `/api/messages/${waiting.id}/actions/cancel`, { as: 'admin', body: {} });
    expect([stopped.status, stopped.body.status]).toEqual([200, 'CANCELLED']);
    // Nothing leads out of what was sent.
    const sent = app.messages().find(({ status }) => status === 'SENT')!;
    expect((await app.call('POST', `/api/messages/${sent.id}/actions/cancel`, { as: 'admin', body: {} })).status).toBe(
      409,
    );
    app.clock.now += 86_400_000;
    expect(await deliver()).toBe(0);
  });
});

describe('templates', () => {
  const PATH = '/api/message-templates';
  const template = (more: object) => ({
    kind: 'GUEST_DEPARTURE',
    subjectEn: 'Bye',
    subjectTr: 'Güle güle',
    bodyEn: 'Bye',
    bodyTr: 'Güle güle',
    ...more,
  });
  test.each([
    ['bodyTr', { bodyTr: 'Kapı kodu {estate.doorCode}' }],
    ['subjectEn', { subjectEn: '{guest.tcIdentityNo}' }],
  ])('an unknown name in %s is refused, with those there are', async (field, more) => {
    const refused = await app.call('POST', PATH, { as: 'admin', body: template(more) });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    expect(refused.body.errors[field]![0]).toContain('{guest.firstName}');
  });
  test('own words win; switched off, the built-in ones stand; one of a kind', async () => {
    const made = await app.call('POST', PATH, {
      as: 'admin',
      body: template({ bodyTr: 'Hoşça kalın {guest.firstName}' }),
    });
    expect(made.status).toBe(201);
    const preview = async () =>
      (await app.call('GET', `${SEND}/preview?reservationId=res-r-000001&kind=GUEST_DEPARTURE`, { as: 'admin' })).body;
    expect(await preview()).toMatchObject({ subject: 'Güle güle', body: 'Hoşça kalın Ada' });
    await app.call('PATCH', `${PATH}/${made.body.id}`, { as: 'admin', body: { isActive: false }, version: 1 });
    expect(await preview()).toMatchObject({ subject: '5 Aralık 2026 Cumartesi çıkışınız hakkında' });
    expect((await app.call('POST', PATH, { as: 'admin', body: template({}) })).status).toBe(409);
  });
});

describe('the settings of a company', () => {
  const patch = (more: object, version: number | string = 1) =>
    app.call('PATCH', '/api/settings', { as: 'admin', body: more, version });

  test('are one record, read and changed without its id, by versions as all records', async () => {
    expect((await app.call('GET', '/api/settings', { as: 'admin' })).body).toMatchObject({ id: 'set-1', version: 1 });
    const changed = await patch({
      companyName: 'Deniz Evleri',
      mailFromName: 'Deniz',
      mailReplyTo: 'evler@deniz.example',
    });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect((await patch({ companyName: 'Too late' })).status).toBe(412);
    await send({ kind: 'GUEST_DEPARTURE' });
    await deliver();
    expect(app.letters).toMatchObject([{ fromName: 'Deniz', replyTo: 'evler@deniz.example' }]);
    expect(app.letters[0]!.text).toContain('Deniz Evleri');
  });
  test('say when the reminder goes out', async () => {
    expect((await patch({ reminderFrom: '09:00', reminderUntil: '08:00' })).body.errors).toHaveProperty(
      'reminderUntil',
    );
    expect((await patch({ reminderFrom: '07:00', reminderUntil: '07:30' })).status).toBe(200);
    app.clock.now = at('07:00');
    await app.tick();
    expect(app.messages('REMINDER')).toHaveLength(5);
  });
  test('are made for a company that has none, once', async () => {
    await app.store.transact((tx) => tx.remove('settings', 'demo', 'set-1'));
    expect((await app.call('GET', '/api/settings', { as: 'admin' })).status).toBe(404);
    await app.tick();
    await app.tick();
    expect((await app.call('GET', '/api/settings', { as: 'admin' })).body).toMatchObject({
      companyName: 'demo Ltd',
      reminderFrom: '08:30',
      reminderUntil: '09:00',
      autoConfirmation: false,
    });
    expect(app.store.table('settings', 'demo').size).toBe(1);
  });
  test.each(['Accounting', 'HouseKeeping', 'Investor'])('are none of the business of %s', async (role) => {
    expect((await app.call('GET', '/api/settings', { as: role })).status).toBe(403);
  });
});
