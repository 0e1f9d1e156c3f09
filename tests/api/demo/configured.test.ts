import { afterAll, expect, test } from 'vitest';
import { startDemo } from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

test.each([
  ['GET', '/api/apps/ecommerce/products/1', 405],
  ['PATCH', '/api/apps/ecommerce/products/1', 405],
  ['POST', '/api/apps/ecommerce/products', 405],
  ['GET', '/api/apps/ecommerce/products/1/history', 404],
  ['PATCH', '/api/apps/users/1', 405],
  ['POST', '/api/apps/users/1/actions/x', 404],
  ['POST', '/api/pages/datatable', 405],
])('%s %s: the configuration adds no generic call to those of the specification', async (method, path, status) => {
  const body = method === 'GET' ? {} : { body: {} };
  expect((await app.call(method, path, { as: 'admin', ...body })).status).toBe(status);
});

test('the staff gets the demo screens with what their calls do, a client none', async () => {
  const resources = async (as: string) =>
    (await app.call('GET', '/api/_meta/config?with=demo', { as })).body['resources'] as Record<
      string,
      { can: string[] }
    >;
  const demo = await resources('HouseKeeping');
  expect(demo['demo-products']?.can).toEqual(['list', 'delete']);
  expect(demo['demo-orders']?.can).toEqual(['list', 'show', 'delete']);
  expect(demo['demo-users']?.can).toEqual(['list', 'show', 'create', 'edit', 'delete']);
  expect(demo['demo-sales']?.can).toEqual(['list']);
  expect(Object.keys(await resources('client'))).toEqual([]);
});
