import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import type { GuestPage, GuestPageLink, GuestPageStay, GuestPageTalk } from '../../src/wire/guest-page.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';

const STAY = 'res-r-000001';
const HOME = {
  doorCode: '4711#',
  wifiName: 'House A1',
  wifiPassword: 'sea-and-sun',
  houseRules: { en: 'No smoking.', tr: 'Sigara içilmez.' },
  location: { lat: 40.99, lng: 29.03 },
  photos: [{ path: '/pictures/house-1.svg' }],
  note: 'The owner is difficult',
};
const DAY = 86_400_000;
/** NOW is the morning of 20 November; the stay is from 1 until 5 December. */
const DAY_BEFORE = Date.parse('2026-11-30T00:30:00+03:00');

const change = (name: string, id: string, set: object): readonly Row[] =>
  ROWS[name]!.map((row) => (row.id === id ? { ...row, ...set } : row));

let app: MailApp;
const start = async (stay: object = {}) => {
  app = await startMailApp({
    guests: change('guests', 'gst-1', {
      email: 'ada@guests.example',
      phone: '+905321234567',
      language: 'en',
    }),
    reservations: change('reservations', STAY, stay),
    estates: change('estates', 'est-a1', HOME),
    conversations: [],
    'card-payment-orders': [],
  });
};
beforeEach(() => start());
afterEach(() => app.close());

const staff = (method: string, as = 'admin', path = `/api/guest-page/${STAY}`) =>
  app.call(method, path, { as, ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}) });
const linkOf = (body: unknown) => body as GuestPageLink;
const make = async (method = 'POST'): Promise<string> => {
  const made = await staff(method);
  expect(made.status, made.text).toBe(200);
  return linkOf(made.body).path!.split('/').at(-1)!;
};
const open = (secret: string, part = 'stay', from?: string) =>
  app.call('GET', `/api/public/${part}/${secret}`, from === undefined ? {} : { from });
const post = (secret: string, part: string, body: object = {}) =>
  app.call('POST', `/api/public/${part}/${secret}`, { body });
const pageOf = async (secret: string) => (await open(secret)).body as unknown as GuestPage;
const stayOf = async (secret: string) => (await pageOf(secret)).stay as GuestPageStay;
let said = 0;
const say = (secret: string, text: unknown, id: unknown = `message-of-a-test-${(said += 1)}`) =>
  post(secret, 'stay-messages', { id, text });
const talk = async (secret: string) =>
  ((await open(secret, 'stay-messages')).body as unknown as GuestPageTalk).messages;
const put = (name: string, id: string, set: object) =>
  app.store.transact((tx) => tx.put(name, 'demo', { ...app.store.table(name, 'demo').get(id)!, ...set }));

describe('what a guest is shown', () => {
  test('is these fields and no others', async () => {
    const secret = await make();
    const shown = await open(secret);
    expect(shown.status).toBe(200);
    expect(shown.body).toEqual({
      state: 'ACTIVE',
      language: 'en',
      company: expect.objectContaining({ name: expect.any(String) as string }) as object,
      code: 'R-000001',
      stay: {
        firstName: 'Ada',
        home: 'House A1',
        picture: '/pictures/house-1.svg',
        isConfirmed: true,
        checkIn: '2026-12-01',
        checkOut: '2026-12-05',
        nights: 4,
        people: 2,
        checkInTime: '15:00',
        checkOutTime: '11:00',
        district: 'Kadıköy',
        place: { address: 'Kadıköy', location: { lat: 40.99, lng: 29.03 } },
        entry: null,
        entryFrom: '2026-11-30',
        rules: HOME.houseRules,
        money: { total: 45_000, paid: 0, remaining: 45_000, currency: 'EUR', mayPay: true },
        identity: { isComplete: false, known: 1, expected: 2 },
        mayWrite: true,
      },
    });
    for (const hidden of ['4711', 'sea-and-sun', 'difficult', 'Guest"', 'inv-1', 'est-a1', 'gst-1', STAY, 'Owner'])
      expect(shown.text).not.toContain(hidden);
  });

  test('the door code is in the answer from the day before arrival until check-out, not a second longer', async () => {
    const secret = await make();
    app.clock.now = Date.parse('2026-11-29T23:59:59.999+03:00');
    expect((await open(secret)).text).not.toContain('4711');
    app.clock.now += 1;
    const { entry, entryFrom } = await stayOf(secret);
    expect([entry, entryFrom]).toEqual([
      { doorCode: '4711#', wifiName: 'House A1', wifiPassword: 'sea-and-sun' },
      null,
    ]);
    app.clock.now = Date.parse('2026-12-05T10:59:59+03:00');
    expect((await open(secret)).text).toContain('4711');
    app.clock.now += 1000;
    expect((await open(secret)).text).not.toContain('4711');
  });

  test('an agreed later departure keeps the door open until then, an earlier one does not shut it', async () => {
    const secret = await make();
    await put('reservations', STAY, { plannedDeparture: '13:00' });
    app.clock.now = Date.parse('2026-12-05T12:59:00+03:00');
    expect((await stayOf(secret)).entry).not.toBeNull();
    await put('reservations', STAY, { plannedDeparture: '06:00' });
    app.clock.now = Date.parse('2026-12-05T10:00:00+03:00');
    expect((await stayOf(secret)).entry).not.toBeNull();
  });

  test('a stay that is not confirmed has neither address nor code', async () => {
    await put('reservations', STAY, { status: 'PENDING' });
    const secret = await make();
    app.clock.now = DAY_BEFORE;
    const shown = await open(secret);
    expect(shown.body['stay']).toMatchObject({ isConfirmed: false, place: null, entry: null, entryFrom: null });
    expect(shown.text).not.toMatch(/4711|sea-and-sun|40\.99/);
  });

  test.each([
    ['CANCELLED', { status: 'CANCELLED' }],
    ['CANCELLED', { status: 'FAILED' }],
    ['NO_SHOW', { noShowAt: '2026-12-02T09:00:00.000Z' }],
  ])('%s: nothing of the stay, of %j', async (state, set) => {
    const secret = await make();
    await say(secret, 'Hello there');
    await put('reservations', STAY, set);
    app.clock.now = DAY_BEFORE + 2 * DAY;
    const page = await pageOf(secret);
    expect([page.state, page.stay]).toEqual([state, null]);
    expect(await talk(secret)).toEqual([]);
    for (const part of ['stay-pay', 'stay-identity']) expect((await post(secret, part)).status).toBe(404);
    expect((await say(secret, 'Why is that?')).status).toBe(404);
  });

  test('an uploaded picture is behind a link that opens the page, and behind no other', async () => {
    const raw = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const headers = { 'content-type': 'image/png', 'x-file-name': 'home.png' };
    const file = await app.call('POST', '/api/files', { as: 'admin', raw, headers });
    expect(file.status, file.text).toBe(201);
    const { version } = (await app.call('GET', '/api/estates/est-a1', { as: 'admin' })).body;
    const photos = [{ id: file.body['id'] }];
    const saved = await app.call('PATCH', '/api/estates/est-a1', { as: 'admin', version, body: { photos } });
    expect(saved.status, saved.text).toBe(200);

    const secret = await make();
    const path = (await stayOf(secret)).picture!;
    expect(path).toBe(`/api/public/stay-picture/${secret}`);
    const shown = await app.call('GET', path);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    // The file itself is for those who are signed in.
    expect((await app.call('GET', `/api/files/${file.body['id']}`)).status).toBe(401);

    const renewed = await make('PUT');
    expect((await app.call('GET', path)).status).toBe(404);
    expect((await open(renewed, 'stay-picture')).status).toBe(200);
    expect((await open('x'.repeat(32), 'stay-picture')).status).toBe(404);
    await put('reservations', STAY, { status: 'CANCELLED' });
    expect((await open(renewed, 'stay-picture')).status).toBe(404);
    await put('reservations', STAY, { status: 'SUCCESSFUL' });
    await staff('DELETE');
    expect((await open(renewed, 'stay-picture')).status).toBe(404);
  });

  test('the channel’s part is not in our total', async () => {
    await put('reservations', STAY, { collectedBy: 'CHANNEL' });
    expect((await stayOf(await make())).money).toMatchObject({ total: null, remaining: 0, mayPay: false });
  });
});

describe('the link', () => {
  test('is asked for, made once, renewed and withdrawn by those who may', async () => {
    expect(linkOf((await staff('GET')).body)).toMatchObject({ path: null, mayMake: true, whatsAppUrl: null });
    const secret = await make();
    expect(secret).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(await make()).toBe(secret);
    expect(linkOf((await staff('GET')).body)).toMatchObject({
      opensUntil: '2026-12-12',
      email: 'ada@guests.example',
      whatsAppUrl: expect.stringContaining('https://wa.me/905321234567?text=') as string,
    });
    for (const as of ['Accounting', 'HouseKeeping', 'Investor', 'MarketPlace', 'client']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect((await staff(method, as)).status).toBe(403);
    }
    expect((await staff('GET', 'otherAdmin')).status).toBe(404);
    expect((await app.call('GET', `/api/guest-page/${STAY}`)).status).toBe(401);
    // The link of its hash opens nothing, and what stands in the global partition is no secret.
    const links = JSON.stringify([...app.store.table('_guest_page_links', '').all()]);
    expect(links).not.toContain(secret);
  });

  test('unknown, renewed, withdrawn, too late and of another guest are one and the same 404', async () => {
    const renewed = await make();
    const withdrawn = await make('PUT');
    expect(withdrawn).not.toBe(renewed);
    const unknown = await open('x'.repeat(32));
    const ended = await open(renewed);
    expect((await open(withdrawn)).status).toBe(200);
    await staff('DELETE');
    const late = [await open(withdrawn)];
    const last = await make();
    app.clock.now = Date.parse('2026-12-12T23:59:59+03:00');
    expect((await open(last)).status).toBe(200);
    app.clock.now += 1000;
    late.push(await open(last));
    expect(new Set([unknown, ended, ...late].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(unknown.status).toBe(404);
    for (const secret of ['short', '../../reservations', '%00', 'x'.repeat(4000)]) {
      expect([400, 404]).toContain((await open(secret, 'stay', '127.0.0.9')).status);
    }
  });

  test('opens nothing for the guest before, when another one takes the stay; two records of one person do not matter', async () => {
    const secret = await make();
    await say(secret, 'Where is the key?');
    const { version } = (await app.call('GET', `/api/reservations/${STAY}`, { as: 'admin' })).body;
    const body = { guestId: 'gst-2' };
    const moved = await app.call('PATCH', `/api/reservations/${STAY}`, { as: 'admin', body, version });
    expect(moved.status, moved.text).toBe(200);
    expect((await open(secret)).status).toBe(404);
    const next = await make();
    expect(next).not.toBe(secret);
    expect(await talk(next)).toEqual([]);
    await app.store.transact((tx) => {
      const guests = app.store.table('guests', 'demo');
      tx.put('guests', 'demo', { ...guests.get('gst-2')!, mergedIntoId: 'gst-1' });
    });
    const now = (await app.call('GET', `/api/reservations/${STAY}`, { as: 'admin' })).body.version;
    const back = { as: 'admin', body: { guestId: 'gst-1' }, version: now };
    expect((await app.call('PATCH', `/api/reservations/${STAY}`, back)).body).toMatchObject({ guestId: 'gst-1' });
    expect((await open(next)).status).toBe(200);
  });

  test('is none for a stay that is over or came to nothing', async () => {
    await put('reservations', STAY, { status: 'CANCELLED' });
    expect((await staff('POST')).status).toBe(409);
    await put('reservations', STAY, { status: 'SUCCESSFUL' });
    await put('reservations', STAY, { checkIn: '2026-11-15', checkOut: '2026-11-19' });
    for (const method of ['POST', 'PUT']) expect((await staff(method)).status).toBe(409);
  });

  test('opens nothing of a company that is shut, or whose package has no such part', async () => {
    const secret = await make();
    const company = app.store.table('tenants', '').get('demo')!;
    await app.store.transact((tx) => tx.put('tenants', '', { ...company, status: 'SUSPENDED' }));
    expect((await open(secret)).status).toBe(404);
  });

  test('guesses end soon, and one link is not called without end', async () => {
    const secret = await make();
    const guesses = [];
    for (let index = 0; index < 14; index += 1) {
      guesses.push((await open(String(index).repeat(32).slice(0, 32), 'stay', '127.0.0.2')).status);
    }
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    expect((await open(secret, 'stay', '127.0.0.2')).status).toBe(429);
    const sent = [];
    for (let index = 0; index < 22; index += 1) sent.push((await say(secret, `Message ${index}`)).status);
    expect([sent[0], sent.at(-1)]).toEqual([200, 429]);
  });

  test('goes to the guest by mail', async () => {
    const sent = await staff('POST', 'admin', `/api/guest-page-mails/${STAY}`);
    expect(sent.status, sent.text).toBe(200);
    await app.postman.run();
    const [letter] = app.letters;
    expect(letter).toMatchObject({ to: 'ada@guests.example', language: 'en' });
    const { path } = linkOf(sent.body);
    expect(letter!.text).toContain(`\n${path!}\n`);
    expect(app.messages('GUEST_PAGE')).toMatchObject([{ link: path, reservationId: STAY }]);
    expect((await open(path!.split('/').at(-1)!)).status).toBe(200);
    await put('guests', 'gst-1', { email: null });
    expect((await staff('POST', 'admin', `/api/guest-page-mails/${STAY}`)).status).toBe(422);
  });
});

describe('the talk', () => {
  test('has mails both ways and what was written on the page, never notes, what waits, or what is not between the two', async () => {
    const secret = await make();
    await say(secret, 'When can we come?');
    const tell = (body: object) =>
      app.call('POST', '/api/inbox/messages', { as: 'admin', body: { reservationId: STAY, ...body } });
    await tell({ channel: 'NOTE', subject: '', body: 'Difficult people' });
    await tell({ channel: 'MAIL', subject: 'Arrival', body: 'At three.' });
    const sendAt = new Date(app.clock.now + 3_600_000).toISOString();
    await tell({ channel: 'MAIL', subject: 'Later', body: 'Not yet', sendAt });
    await app.postman.run();
    const rule = { ...app.messages('REPLY')[0]!, id: 'rule', kind: 'OTHER', body: 'To the cleaners' };
    const machine = { ...rule, id: 'machine', kind: 'GUEST_MESSAGE', direction: 'IN', isAutomatic: true, body: 'Away' };
    await app.store.transact((tx) => [rule, machine].forEach((row) => tx.put('messages', 'demo', row)));
    expect(await talk(secret)).toEqual([
      { from: 'GUEST', subject: '', body: 'When can we come?', at: expect.any(String) as string },
      { from: 'HOUSE', subject: 'Arrival', body: 'At three.', at: expect.any(String) as string },
    ]);
  });

  test('a guest’s message notifies the house, and stays plain text', async () => {
    const secret = await make();
    const text = '<img src=x onerror=alert(1)>\u0000\r\nİyi günler {guest.lastName}';
    expect((await say(secret, text)).status).toBe(200);
    const said = '<img src=x onerror=alert(1)>\nİyi günler {guest.lastName}';
    expect((await talk(secret)).map(({ body }) => body)).toEqual([said]);
    const thread = await app.call('GET', `/api/inbox/thread?reservationId=${STAY}`, { as: 'admin' });
    expect(thread.body).toMatchObject({
      head: { unread: 1, state: 'OPEN' },
      messages: [{ direction: 'IN', channel: 'WEB', author: 'Ada Guest', body: said }],
    });
  });

  test('the same message sent again is there once, and no id of a browser names another message', async () => {
    const secret = await make();
    const id = 'f'.repeat(32);
    const answers = await Promise.all([say(secret, 'Twice', id), say(secret, 'Twice', id), say(secret, 'Twice', id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await talk(secret)).toHaveLength(1);
    expect((await say(secret, 'Over it', app.messages('GUEST_MESSAGE')[0]!.id)).status).toBe(200);
    expect((await talk(secret)).map(({ body }) => body).sort()).toEqual(['Over it', 'Twice']);
  });

  test.each([
    ['nothing', { id: 'a'.repeat(32), text: ' \n\u0007 ' }, 422, 'text'],
    ['no text', { id: 'a'.repeat(32), text: 7 }, 422, 'text'],
    ['too much', { id: 'a'.repeat(32), text: 'x'.repeat(2001) }, 422, 'text'],
    ['far too much', { id: 'a'.repeat(32), text: 'x'.repeat(17_000) }, 413, undefined],
    ['no id', { text: 'Hello' }, 422, 'id'],
    ['an id of the house', { id: '../x', text: 'Hello' }, 422, 'id'],
    ['a field of the house', { id: 'a'.repeat(32), text: 'Hello', direction: 'OUT' }, 422, 'direction'],
    ['a list', [], 400, undefined],
  ])('%s is refused', async (_name, body, status, field) => {
    const secret = await make();
    const refused = await post(secret, 'stay-messages', body);
    expect(refused.status, refused.text).toBe(status);
    if (field !== undefined) expect(Object.keys(refused.body.errors)).toEqual([field]);
    expect(await talk(secret)).toEqual([]);
  });

  test('a guest without any address is answered on the page, at once and read by nobody else', async () => {
    await put('guests', 'gst-1', { email: null, phone: null });
    const secret = await make();
    await say(secret, 'When can we come?');
    const path = `/api/inbox/thread?reservationId=${STAY}`;
    const before = await app.call('GET', path, { as: 'admin' });
    expect(before.body).toMatchObject({ isPageOpen: true, email: '', phone: '', head: { unread: 1 } });
    const body = { reservationId: STAY, channel: 'WEB', subject: 'Not shown', body: 'At three, {guest.firstName}.' };
    const sent = await app.call('POST', '/api/inbox/messages', { as: 'admin', body });
    expect(sent.status, sent.text).toBe(201);
    expect(sent.body).toMatchObject({ to: '', whatsAppUrl: null });
    const answer = { from: 'HOUSE', subject: '', body: 'At three, Ada.', at: new Date(app.clock.now).toISOString() };
    expect((await talk(secret)).at(-1)).toEqual(answer);
    expect(app.messages('REPLY')[0]).toMatchObject({ channel: 'WEB', status: 'SENT', direction: 'OUT' });
    await app.postman.run();
    expect(app.letters).toEqual([]);
    const after = await app.call('GET', path, { as: 'admin' });
    expect(after.body).toMatchObject({ head: { unread: 0, state: 'OPEN' } });
  });

  test('messages the page cannot show are refused: scheduled, with files, and where nobody can read them', async () => {
    const tell = (more: object = {}) =>
      app.call('POST', '/api/inbox/messages', {
        as: 'admin',
        body: { reservationId: STAY, channel: 'WEB', subject: '', body: 'At three.', ...more },
      });
    const isOpen = async () =>
      (await app.call('GET', `/api/inbox/thread?reservationId=${STAY}`, { as: 'admin' })).body['isPageOpen'];
    const refuses = async (field: string, more: object = {}) => {
      const refused = await tell(more);
      expect([refused.status, Object.keys(refused.body.errors)], refused.text).toEqual([422, [field]]);
    };
    await refuses('channel');
    expect(await isOpen()).toBe(false);
    await make();
    await refuses('files', { files: ['a-file'] });
    await refuses('sendAt', { sendAt: new Date(app.clock.now + DAY).toISOString() });
    expect((await tell()).status).toBe(201);
    await staff('DELETE');
    await refuses('channel');
    await make();
    await put('reservations', STAY, { status: 'CANCELLED' });
    await refuses('channel');
    expect(await isOpen()).toBe(false);
    await put('reservations', STAY, { status: 'SUCCESSFUL', checkIn: '2026-11-05', checkOut: '2026-11-12' });
    await refuses('channel');
    expect(app.messages('REPLY')).toHaveLength(1);
  });

  test('has an end for a day', async () => {
    const secret = await make();
    const row = (index: number): Row => ({
      id: `web-${index}`,
      tenantId: 'demo',
      kind: 'GUEST_MESSAGE',
      channel: 'WEB',
      direction: 'IN',
      status: 'RECEIVED',
      reservationId: STAY,
      createdAt: new Date(app.clock.now).toISOString(),
      body: 'x',
    });
    await app.store.transact((tx) => {
      for (let index = 0; index < 60; index += 1) tx.put('messages', 'demo', row(index));
    });
    expect((await say(secret, 'One more')).status).toBe(429);
    app.clock.now += DAY + 1000;
    expect((await say(secret, 'One more')).status).toBe(200);
  });
});

describe('the ways on', () => {
  test('to the payment: one link for what is left, however often it is pressed', async () => {
    const secret = await make();
    const ways = [];
    for (let index = 0; index < 3; index += 1) ways.push(await post(secret, 'stay-pay'));
    expect(ways.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(ways.map(({ body }) => body['path'])).size).toBe(1);
    const [order, ...more] = [...app.store.table('card-payment-orders', 'demo').all()];
    expect(more).toEqual([]);
    expect(order).toMatchObject({ reservationId: STAY, amount: 45_000, status: 'WAITING' });
    expect(ways[0]!.body['path']).toBe(`/v1/public/pay/${order!.id}`);
    await put('card-payment-orders', order!.id, {
      tries: Array.from({ length: 5 }, (_, at) => ({ ref: `${at}`, state: 'FAILED', installment: 1, at: 'x' })),
    });
    const refused = await post(secret, 'stay-pay');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['form']]);
  });

  test('to the payment: none where nothing is left', async () => {
    await put('reservations', STAY, { paidAmount: 45_000 });
    const secret = await make();
    expect((await stayOf(secret)).money).toMatchObject({ remaining: 0, mayPay: false });
    expect((await post(secret, 'stay-pay')).status).toBe(409);
  });

  test('to the identity data: a link that opens the form of this stay', async () => {
    const secret = await make();
    const way = await post(secret, 'stay-identity');
    expect(way.status, way.text).toBe(200);
    const form = String(way.body['path']).split('/').at(-1)!;
    expect((await app.call('GET', `/api/public/guest/${form}`)).body).toMatchObject({
      estate: 'House A1',
      expected: 2,
    });
    await put('reservations', STAY, { adults: 1 });
    await put('guests', 'gst-1', { isTurkishCitizen: true, tcIdentityNo: '10000000146', nationality: 'TR' });
    expect((await stayOf(secret)).identity).toMatchObject({ isComplete: true });
    expect((await post(secret, 'stay-identity')).status).toBe(409);
  });
});

describe('letters', () => {
  const tell = (path: string, body: object) =>
    app.call('POST', `/api/${path}`, { as: 'admin', body: { reservationId: STAY, ...body } });
  const secretIn = (text: string): string => /\/v1\/public\/stay\/([\w-]{32})/.exec(text)?.[1] ?? '';

  test.each([['GUEST_CONFIRMATION'], ['GUEST_ARRIVAL']])('%s bears the link, and has it made', async (kind) => {
    const preview = await app.call('GET', `/api/guest-messages/preview?reservationId=${STAY}&kind=${kind}`, {
      as: 'admin',
    });
    expect(preview.body['body']).toContain('/v1/public/stay/…');
    expect(linkOf((await staff('GET')).body).path).toBeNull();
    expect((await tell('guest-messages', { kind, channel: 'MAIL' })).status).toBe(201);
    await app.postman.run();
    const secret = secretIn(app.letters[0]!.text);
    expect((await open(secret)).status).toBe(200);
    expect(await make()).toBe(secret);
    const again = await app.call('GET', `/api/guest-messages/preview?reservationId=${STAY}&kind=${kind}`, {
      as: 'admin',
    });
    expect(secretIn(String(again.body['body']))).toBe(secret);
  });

  test('what is handed to WhatsApp speaks of a link where there is one', async () => {
    const hand = async () =>
      decodeURIComponent(
        String(
          (await tell('guest-messages', { kind: 'GUEST_CONFIRMATION', channel: 'WHATSAPP_LINK' })).body['whatsAppUrl'],
        ),
      );
    expect(await hand()).not.toContain('/v1/public/stay');
    const secret = await make();
    expect(await hand()).toContain(`/v1/public/stay/${secret}`);
  });

  test('own words name it, at once and later', async () => {
    await tell('inbox/messages', { channel: 'MAIL', subject: 'Here', body: 'All of it: {reservation.page}' });
    const sendAt = new Date(app.clock.now + 3_600_000).toISOString();
    await tell('inbox/messages', { channel: 'MAIL', subject: 'Later', body: 'Again: {reservation.page}', sendAt });
    const renewed = await make('PUT');
    app.clock.now += 3_700_000;
    await app.postman.run();
    const [first, later] = ['Here', 'Later'].map((name) => app.letters.find(({ subject }) => subject === name)!.text);
    expect(secretIn(first!)).not.toBe('');
    expect(secretIn(later!)).toBe(renewed);
  });

  test('a stay that came to nothing has no line about it', async () => {
    await put('reservations', STAY, { status: 'CANCELLED' });
    await tell('inbox/messages', { channel: 'MAIL', subject: 'Sorry', body: 'It is over.\nSee: {reservation.page}' });
    await app.postman.run();
    expect(app.letters[0]!.text).toBe('It is over.');
    expect(linkOf((await staff('GET')).body).path).toBeNull();
  });
});
