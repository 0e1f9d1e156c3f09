import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientConfig } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

const body = { kind: 'COLLECTION', reservationId: 'res-r-000001', method: 'CASH', amount: 20_000, currency: 'EUR' };
const pay = (as: string) => app.call('POST', '/api/payments', { as, body });

describe('who sees the money', () => {
  test.each(['HouseKeeping', 'Purchasing', 'MarketPlace', 'Investor'])('%s sees none of it', async (as) => {
    for (const path of [
      'payments',
      'ledger-entries',
      'accounts',
      'security-deposits',
      'operational-collections',
      'accounts/balances',
      'payments/totals',
    ]) {
      expect([path, (await app.call('GET', `/api/${path}`, { as })).status]).toEqual([path, 403]);
    }
    expect((await pay(as)).status).toBe(403);
  });
  test('another tenant finds none of it', async () => {
    const { body: made } = await pay('Accounting');
    expect((await app.call('GET', `/api/payments/${made.id}`, { as: 'otherAdmin' })).status).toBe(404);
  });
});

test('the form of a new transfer is one of a transfer, and that of a collection offers what its list shows', async () => {
  const { body: config } = await app.call('GET', '/api/_meta/config', { as: 'Accounting' });
  const { resources } = config as unknown as ClientConfig;
  for (const area of ['accounting', 'operational']) {
    const transfers = resources[`${area}-transfers`];
    const collections = resources[`${area}-collections`];
    expect(transfers?.fields['kind']).toMatchObject({ default: 'TRANSFER', options: [{ value: 'TRANSFER' }] });
    expect(transfers?.create.sections.flatMap(({ rows }) => rows.flat())).not.toContain('kind');
    expect(collections?.fields['kind']).toMatchObject({ options: [{ value: 'COLLECTION' }, { value: 'REFUND' }] });
  }
});
