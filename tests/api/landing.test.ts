import { afterAll, expect, test } from 'vitest';
import { landingPath } from '../../src/app/landing.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { menuEntries } from '../../src/engine/menu.ts';
import { startApp } from './support.ts';

const app = await startApp();
afterAll(() => app.close());

test('the menu of an owner has one group: what is the owner’s, statements included', async () => {
  const { body } = await app.call('GET', '/api/_meta/config', { as: 'Investor' });
  const config = body as unknown as ClientConfig;
  const groups = menuEntries(config);
  expect(groups.map(({ id }) => id)).toEqual(['investor']);
  expect(groups[0]?.entries.map(({ key }) => key)).toEqual([
    'investor-dashboard',
    'statements',
    'investor-estates',
    'investor-reservations',
    'investor-calendar',
    'owner-stays',
    'investor-income',
    'investor-extract',
    'investor-requests',
  ]);
  // What stands in no menu may be opened all the same.
  expect(config.resources['estates']?.can).toContain('list');
  expect(config.resources['statements']?.list.views.map(({ id }) => id)).not.toContain('draft');
});

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
