import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json } from '../../src/config/types.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { idOf, statementsOf, withRows } from './statements-help.ts';

let app: MailApp;
afterEach(() => app.close());
beforeEach(async () => {
  app = await startMailApp(withRows({}));
});
const { generate, one, act, publish } = statementsOf(() => app);
const LINK = `/v1/accounting/earnings/show/${idOf(9)}`;
/** Changes rows that are not this test's matter. */
const patch = (collection: string, id: string, set: Readonly<Record<string, Json>>) =>
  app.store.transact((tx) => {
    const row = tx.table(collection, 'demo').get(id);
    if (row) tx.put(collection, 'demo', { ...row, ...set });
  });

test('the owner is told once that a statement is published, with a link and no figure of others', async () => {
  await generate(9);
  expect(app.messages('OWNER_STATEMENT')).toEqual([]);
  await publish(idOf(9));
  const [mail, ...more] = app.messages('OWNER_STATEMENT');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    id: `statement-${idOf(9)}`,
    to: 'investor@demo.com',
    statementId: idOf(9),
    channel: 'MAIL',
    language: 'en',
    subject: expect.stringContaining('September 2026') as unknown,
  });
  expect(mail?.['body']).toContain(LINK);
  expect(mail?.['body']).toContain('1,850.50');
  expect((await one(idOf(9)))['mailing']).toBe('QUEUED');
  await app.postman.run();
  expect(app.letters.map(({ text }) => text)).toEqual([expect.stringContaining(LINK)]);
  // What was published twice by mistake of a client is refused, and tells nobody.
  expect((await act(idOf(9), 'publish')).status).toBe(409);
  expect(app.messages('OWNER_STATEMENT')).toHaveLength(1);
});

test('paying, and paying again after the payout came back, writes to nobody', async () => {
  await generate(9);
  await publish(idOf(9));
  await generate(10);
  await publish(idOf(10));
  await act(idOf(10), 'pay');
  await act(idOf(10), 'reversePayout', { payoutReverseReason: 'Wrong IBAN' });
  expect((await one(idOf(10)))['status']).toBe('PUBLISHED');
  await act(idOf(10), 'pay');
  expect(app.messages('OWNER_STATEMENT')).toHaveLength(2);
});

test('in Turkish for who reads Turkish', async () => {
  await patch('users', 'usr-investor', { language: 'tr' });
  await generate(9);
  await publish(idOf(9));
  expect(app.messages('OWNER_STATEMENT')[0]).toMatchObject({
    language: 'tr',
    subject: expect.stringContaining('Eylül 2026 hakedişiniz') as unknown,
  });
});

test('without a sign-in the investor’s own address and language', async () => {
  await patch('users', 'usr-investor', { status: 'PASSIVE' });
  await patch('investors', 'inv-1', { email: 'alice@example.com', language: 'tr' });
  await generate(9);
  await publish(idOf(9));
  expect(app.messages('OWNER_STATEMENT')[0]).toMatchObject({ to: 'alice@example.com', language: 'tr' });
});

test('without any address nothing is sent, and the statement says so', async () => {
  await patch('users', 'usr-investor', { status: 'PASSIVE' });
  await patch('investors', 'inv-1', { email: '' });
  await generate(9);
  await publish(idOf(9));
  expect(app.messages('OWNER_STATEMENT')).toEqual([]);
  expect((await one(idOf(9)))['mailing']).toBe('NO_ADDRESS');
  expect(Object.keys(await one(idOf(9), 'Investor'))).not.toContain('mailing');
});

test('Accounting sees these mails in the outbox, and who is no accountant sees nothing', async () => {
  await generate(9);
  await publish(idOf(9));
  const seen = await app.call('GET', '/api/messages', { as: 'Accounting' });
  expect(seen.body.items.map(({ kind }) => kind)).toContain('OWNER_STATEMENT');
  expect(seen.body.items.every((row) => row['statementId'] !== null || row['reservationId'] !== null)).toBe(true);
  for (const as of ['Investor', 'HouseKeeping', 'Purchasing']) {
    expect((await app.call('GET', '/api/messages', { as })).status).toBe(403);
  }
});
