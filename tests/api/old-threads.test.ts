import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import type { Ticker } from '../../json-server/jobs/ticker.ts';
import { createThreadBeginner } from '../../json-server/modules/mail/inbox/begin-threads.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { recordsOf } from '../../json-server/records/records.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';

const STAY = 'res-r-000001';
const OTHER = 'res-r-000002';
const said = (id: string, reservationId: string | null, more: object = {}): Row => ({
  ...ROWS['messages']![0]!,
  id,
  reservationId,
  threadId: null,
  direction: null,
  kind: 'GUEST_CONFIRMATION',
  status: 'SENT',
  subject: 'Your stay',
  body: id,
  to: 'ada@guests.example',
  createdAt: '2026-01-01T10:00:00.000Z',
  ...more,
});
const MESSAGES = [
  said('late', STAY, { createdAt: '2026-03-01T10:00:00.000Z', status: 'ERROR' }),
  said('early', STAY),
  said('reminder', null, { kind: 'REMINDER' }),
  said('of nobody', 'res-gone'),
  said('other', OTHER),
];

let app: MailApp;
let beginner: Ticker;
const begin = (): Ticker => {
  const records = recordsOf(app.store);
  return createThreadBeginner({
    records,
    asSystem: asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now }),
  });
};
beforeEach(async () => {
  app = await startMailApp({ messages: MESSAGES, conversations: [] });
  beginner = begin();
});
afterEach(async () => {
  await beginner.stop();
  await app.close();
});
const heads = () => [...app.store.table('conversations', 'demo').all()];

describe('stays about which was written before there were threads', () => {
  test('have the thread that it would have begun, done and read, and nobody is told', async () => {
    expect(await beginner.run()).toBe(2);
    expect(heads().sort((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
      {
        id: `thr-${STAY}`,
        reservationId: STAY,
        state: 'DONE',
        unread: 0,
        hasFailed: true,
        lastText: 'late',
        lastAt: '2026-03-01T10:00:00.000Z',
        lastDirection: 'OUT',
        subject: 'Your stay',
      },
      { id: `thr-${OTHER}`, hasFailed: false, lastText: 'other' },
    ]);
    expect(new Set(heads().map(({ token }) => token)).size).toBe(2);
    expect((await app.call('GET', '/api/notifications', { as: 'admin' })).text).not.toContain('thr-');
    const { body } = await app.call('GET', `/api/inbox/thread?reservationId=${STAY}`, { as: 'admin' });
    expect((body['messages'] as { id: string }[]).map(({ id }) => id)).toEqual(['early', 'late']);
    const list = await app.call('GET', '/api/conversations', { as: 'admin' });
    expect(list.body.items).toHaveLength(2);
  });

  test('once: a second round, another server and a thread that is there change nothing', async () => {
    const body = { reservationId: OTHER, channel: 'NOTE', subject: '', body: 'Mine' };
    await app.call('POST', '/api/inbox/messages', { as: 'admin', body });
    expect(await beginner.run()).toBe(1);
    const before = heads();
    expect([await beginner.run(), await begin().run()]).toEqual([0, 0]);
    await app.store.transact((tx) => tx.remove('_threads_begun', 'demo', 'demo'));
    expect(await beginner.run()).toBe(0);
    expect(heads()).toEqual(before);
  });
});
