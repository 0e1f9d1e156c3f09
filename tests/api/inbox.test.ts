import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inboundFromWeb } from '../../src/domain/mail/inbox/from-web.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';

const STAY = 'res-r-000001';
const THREAD = `thr-${STAY}`;
const GUESTS = ROWS['guests']!.map((guest) => ({
  ...guest,
  email: 'ada@guests.example',
  phone: '+905321234567',
  language: 'en',
}));
let app: MailApp;
beforeEach(async () => (app = await startMailApp({ guests: GUESTS, conversations: [] })));
afterEach(() => app.close());

const say = (more: object = {}, as = 'admin') => {
  const body = { reservationId: STAY, channel: 'MAIL', subject: 'Keys', body: 'In the box.', ...more };
  return app.call('POST', '/api/inbox/messages', { as, body });
};
const threadOf = (as = 'admin', query = `reservationId=${STAY}`) =>
  app.call('GET', `/api/inbox/thread?${query}`, { as });
const fromGuest = (text: string) =>
  asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now })('demo', ({ now }) =>
    inboundFromWeb({ now }, { reservationId: STAY, text, name: 'Ada' }),
  );
const head = () => app.store.table('conversations', 'demo').get(THREAD);

describe('a thread', () => {
  test('is there for a stay before anybody has said anything, and there is one, however many write', async () => {
    expect((await threadOf()).body).toMatchObject({
      id: THREAD,
      head: null,
      messages: [],
      email: 'ada@guests.example',
    });
    await Promise.all([say(), say({ body: 'Again' }), fromGuest('Hello')]);
    expect([...app.store.table('conversations', 'demo').all()].map(({ id }) => id)).toEqual([THREAD]);
    expect((await threadOf()).body['messages']).toHaveLength(3);
  });

  test('what a guest writes is unread, rings and opens the thread; an answer has read it', async () => {
    await fromGuest('When can we come?');
    expect(head()).toMatchObject({ unread: 1, state: 'OPEN', lastText: 'When can we come?', lastDirection: 'IN' });
    const list = await app.call('GET', '/api/conversations?view=unread', { as: 'Accounting' });
    expect(list.body.items).toMatchObject([{ id: THREAD, unread: 1 }]);
    const bell = await app.call('GET', '/api/notifications', { as: 'admin' });
    expect(bell.text).toContain('received');
    await say();
    expect(head()).toMatchObject({ unread: 0, lastDirection: 'OUT' });
    await app.postman.run();
    expect(app.letters).toMatchObject([{ to: 'ada@guests.example', subject: 'Keys', text: 'In the box.' }]);
  });

  test('a script in what a guest wrote stays text', async () => {
    await fromGuest('<script>alert(1)</script>');
    const { body } = await threadOf();
    expect((body['messages'] as { body: string }[])[0]!.body).toBe('<script>alert(1)</script>');
  });

  test('takes what was written before there were threads', async () => {
    const row = { ...ROWS['messages']![0]!, id: 'msg-old', reservationId: STAY, threadId: null };
    await app.store.transact((tx) => tx.put('messages', 'demo', row));
    expect((await threadOf()).body['messages']).toMatchObject([{ id: 'msg-old', direction: 'OUT' }]);
  });
});

describe('own words', () => {
  test('are filled in now, or when they leave', async () => {
    await say({ body: 'Dear {guest.firstName}' });
    await say({
      body: 'Left to pay: {reservation.remaining}',
      sendAt: new Date(app.clock.now + 3_600_000).toISOString(),
    });
    const [, later] = (await threadOf()).body['messages'] as { body: string; leavesAt: string }[];
    expect(later!.body).toMatch(/^Left to pay: €450\.00$/);
    const stay = app.store.table('reservations', 'demo').get(STAY)!;
    await app.store.transact((tx) => tx.put('reservations', 'demo', { ...stay, paidAmount: 10_000 }));
    app.clock.now += 3_700_000;
    await app.postman.run();
    expect(app.letters.map(({ text }) => text)).toEqual(['Dear Ada', 'Left to pay: €350.00']);
    expect(app.messages('REPLY').map(({ body }) => body)).toContain('Left to pay: €350.00');
  });

  test('the preview says what would leave', async () => {
    const body = { reservationId: STAY, channel: 'WHATSAPP_LINK', subject: '', body: 'Hi {guest.firstName}' };
    const asked = await app.call('POST', '/api/inbox/preview', { as: 'admin', body });
    expect(asked.body).toMatchObject({ body: 'Hi Ada', whatsAppUrl: 'https://wa.me/905321234567?text=Hi%20Ada' });
  });

  test('WhatsApp is noted and sends nothing; a note names a colleague and never leaves', async () => {
    expect((await say({ channel: 'WHATSAPP_LINK', subject: '' })).body).toMatchObject({ to: '+905321234567' });
    const admin = [...app.store.table('users', 'demo').all()].find(({ role }) => role === 'SuperAdmin')!;
    const name = ['name', 'surname'].flatMap((key) => (typeof admin[key] === 'string' ? admin[key] : [])).join(' ');
    const noted = await say({ channel: 'NOTE', subject: '', body: `@${name} please look` });
    expect(noted.status, noted.text).toBe(201);
    await app.postman.run();
    expect(app.letters).toEqual([]);
    expect(app.messages('NOTE')).toMatchObject([{ mentionIds: [admin.id], status: 'NOTED', to: '' }]);
    const bell = await app.call('GET', '/api/notifications', { as: 'SuperAdmin' });
    expect(bell.text).toContain('mentioned');
  });

  test.each([
    ['body', { body: ' ' }],
    ['body', { body: '{guest.tcIdentityNo}' }],
    ['subject', { subject: '' }],
    ['channel', { channel: 'SMS' }],
    ['sendAt', { sendAt: '2020-01-01T00:00:00.000Z' }],
    ['sendAt', { sendAt: '2027-01-01T00:00:00.000Z', channel: 'NOTE' }],
    ['status', { status: 'SENT' }],
    ['threadId', { threadId: THREAD }],
  ])('%s that makes no sense is refused: %j', async (field, more) => {
    const refused = await say(more);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  test('a stay of another company is not there; accounting reads and does not write, cleaners see nothing', async () => {
    expect((await say({ reservationId: 'res-b' })).status).toBe(404);
    expect((await threadOf('admin', 'threadId=thr-res-b')).status).toBe(404);
    await say();
    expect((await threadOf('Accounting')).status).toBe(200);
    expect((await say({}, 'Accounting')).status).toBe(403);
    for (const role of ['HouseKeeping', 'Investor', 'Purchasing', 'MarketPlace', 'client']) {
      expect([
        (await threadOf(role)).status,
        (await app.call('GET', '/api/conversations', { as: role })).status,
      ]).toEqual([403, 403]);
    }
  });
});

describe('a guest who is forgotten', () => {
  test('leaves no word and no address in threads, and what waits does not leave', async () => {
    await fromGuest('My secret');
    await say({ sendAt: new Date(app.clock.now + 3_600_000).toISOString(), body: 'Dear {guest.firstName}, secret' });
    const stay = app.store.table('reservations', 'demo').get(STAY)!;
    await app.store.transact((tx) => {
      for (const row of [...tx.table('reservations', 'demo').all()])
        tx.put('reservations', 'demo', { ...row, checkIn: '2015-01-01', checkOut: '2015-01-05' });
    });
    const forgotten = await app.call(
      'POST',
      `/api/guests/${typeof stay['guestId'] === 'string' ? stay['guestId'] : ''}/actions/anonymise`,
      {
        as: 'SuperAdmin',
        body: {},
      },
    );
    expect(forgotten.status, forgotten.text).toBe(200);
    const rows = ['messages', 'conversations'].flatMap((name) => [...app.store.table(name, 'demo').all()]);
    expect(JSON.stringify(rows)).not.toMatch(/secret|Ada|ada@guests/);
    app.clock.now += 3_700_000;
    await app.postman.run();
    expect(app.letters).toEqual([]);
  });
});
