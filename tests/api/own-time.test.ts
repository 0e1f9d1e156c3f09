import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';

const GUESTS = ROWS['guests']!.map((guest) => ({ ...guest, email: 'ada@guests.example', language: 'en' }));
const STAY = 'res-r-000001'; // 1 December 2026
const words = {
  subjectEn: 'Soon',
  subjectTr: 'Yakında',
  bodyEn: 'Dear {guest.firstName}',
  bodyTr: 'Sayın {guest.firstName}',
};
let app: MailApp;
beforeEach(async () => {
  const reservations = ROWS['reservations']!.map((row) => (row.id === STAY ? { ...row, status: 'SUCCESSFUL' } : row));
  app = await startMailApp({ guests: GUESTS, conversations: [], reservations });
});
afterEach(() => app.close());

const rule = (more: object = {}) => ({
  kind: 'QUICK_REPLY',
  name: 'Two days before',
  ...words,
  sendWhen: 'BEFORE_ARRIVAL',
  sendDays: 2,
  ...more,
});
const own = () => app.messages().filter((row) => row.id.startsWith('own-') && row['reservationId'] === STAY);

test('a company has a text going out two days before arrival, to each stay once', async () => {
  const made = await app.call('POST', '/api/message-templates', { as: 'admin', body: rule() });
  expect(made.status, made.text).toBe(201);
  app.clock.now = at('09:59', '2026-11-29');
  await app.tick();
  expect(own()).toEqual([]);
  app.clock.now = at('10:01', '2026-11-29');
  await app.tick();
  await app.tick();
  expect(own()).toMatchObject([{ id: `own-${made.body.id}-${STAY}`, reservationId: STAY, body: 'Dear Ada' }]);
  expect(app.store.table('conversations', 'demo').get(`thr-${STAY}`)).toMatchObject({ state: 'DONE', unread: 0 });
});

test('not to a stay that was cancelled, and what was written for later does not leave', async () => {
  await app.call('POST', '/api/message-templates', { as: 'admin', body: rule() });
  const later = {
    reservationId: STAY,
    channel: 'MAIL',
    subject: 'Soon',
    body: 'Soon',
    sendAt: '2026-11-30T09:00:00.000Z',
  };
  await app.call('POST', '/api/inbox/messages', { as: 'admin', body: later });
  const cancel = { as: 'admin', body: { cancelReason: 'NO_PAYMENT' } };
  const cancelled = await app.call('POST', `/api/reservations/${STAY}/actions/cancel`, cancel);
  expect(cancelled.status, cancelled.text).toBe(200);
  expect(app.messages('REPLY')).toMatchObject([{ status: 'CANCELLED' }]);
  app.clock.now = at('10:01', '2026-11-29');
  await app.tick();
  expect(own()).toEqual([]);
});

test('quick replies have a name each, of which there is one', async () => {
  await app.call('POST', '/api/message-templates', { as: 'admin', body: rule() });
  const twice = await app.call('POST', '/api/message-templates', { as: 'admin', body: rule() });
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([409, ['name']]);
  expect(
    (await app.call('POST', '/api/message-templates', { as: 'admin', body: rule({ name: 'Other' }) })).status,
  ).toBe(201);
  const offered = await app.call('GET', '/api/inbox/words', { as: 'admin' });
  expect(offered.body.items.map(({ id, ...item }) => (item['name'] as string) || id)).toEqual([
    ...['GUEST_CONFIRMATION', 'GUEST_ARRIVAL', 'GUEST_DEPARTURE', 'Other', 'Two days before'],
  ]);
});
