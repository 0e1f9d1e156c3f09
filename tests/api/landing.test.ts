import { afterAll, expect, test } from 'vitest';
import { landingPath } from '../../src/app/landing.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { startApp } from './support.ts';

const app = await startApp();
afterAll(() => app.close());

// Spec §2, "Root redirect by the role"; the client sees nothing but the demo of access control. That the browser goes there
// is seen in tests/browser/landing.spec.ts.
test.each([
  ['admin', '/v1/dashboard'],
  ['SuperAdmin', '/v1/dashboard'],
  ['Accounting', '/v1/dashboard'],
  ['Purchasing', '/v1/dashboard'],
  ['HouseKeeping', '/v1/operational/check/list'],
  ['Investor', '/v1/investor/reservations'],
  ['MarketPlace', '/v1/web-site/blog'],
  ['client', '/access-control'],
])('%s lands on %s', async (as, path) => {
  const { body } = await app.call('GET', '/api/_meta/config', { as });
  expect(landingPath(body as unknown as ClientConfig)).toBe(path);
});
