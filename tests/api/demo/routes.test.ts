import { afterAll, describe, expect, test } from 'vitest';
import { startDemo } from './demo-app.ts';

/** Spec §7, “Demo mock calls”, row by row. */
const TABLE = `
GET /api/app-bar/search
GET /api/apps/academy/courses
GET /api/apps/academy/course-details
GET /api/apps/calendar
POST /api/apps/calendar
PUT /api/apps/calendar/{id}
DELETE /api/apps/calendar/{id}
GET /api/apps/chat/chats-and-contacts
GET /api/apps/chat/chats/{userId}
POST /api/apps/chat/chats/{userId}
GET /api/apps/ecommerce/products
DELETE /api/apps/ecommerce/products/{id}
GET /api/apps/ecommerce/orders
GET /api/apps/ecommerce/orders/{id}
DELETE /api/apps/ecommerce/orders/{id}
GET /api/apps/ecommerce/customers
GET /api/apps/ecommerce/customers/{id}
GET /api/apps/ecommerce/reviews
DELETE /api/apps/ecommerce/reviews/{id}
GET /api/apps/ecommerce/referrals
GET /api/apps/email
POST /api/apps/email
GET /api/apps/invoice/clients
GET /api/apps/invoice
GET /api/apps/invoice/{id}
DELETE /api/apps/invoice/{id}
GET /api/apps/kanban
PUT /api/apps/kanban/board/rename
DELETE /api/apps/kanban/board/{id}
POST /api/apps/kanban/board/add
POST /api/apps/kanban/item/add
PUT /api/apps/kanban/item/update
DELETE /api/apps/kanban/item/{id}
PUT /api/apps/kanban/item/state-update
PUT /api/apps/kanban/board/state-update
GET /api/apps/logistics/vehicles
GET /api/apps/permissions
GET /api/apps/users
GET /api/apps/users/{id}
DELETE /api/apps/users/{id}
POST /api/apps/users
POST /api/auth/login
GET /api/pages/datatable
GET /api/pages/faq
GET /api/pages/help-center
GET /api/pages/help-center/article
GET /api/pages/profile
GET /api/pages/profile/header`
  .trim()
  .split('\n');

/** Not of the specification: what the screens keep of additions and changes. */
const OURS = [
  'GET /api/apps/permissions/{id}',
  'POST /api/apps/permissions',
  'PUT /api/apps/permissions/{id}',
  'DELETE /api/apps/permissions/{id}',
  'PUT /api/apps/users/{id}',
];

const PUBLIC = ['/api/pages/faq', '/api/pages/help-center', '/api/pages/help-center/article'];
const STAFF = ['SuperAdmin', 'admin', 'Accounting', 'HouseKeeping', 'Purchasing', 'MarketPlace', 'Investor'];

const app = await startDemo();
afterAll(() => app.close());

const CALLS = [...TABLE, ...OURS]
  .filter((row) => !row.endsWith('/login'))
  .map((row) => {
    const [method = '', path = ''] = row.replace(/\{\w+\}/, '7').split(' ');
    return [method, path] as const;
  });

test('the registered demo routes are the specification’s table, and few others', () => {
  const routes = app.app.locals['routes'] as { method: string; path: string }[];
  const demo = routes
    .filter(({ path }) => /^\/api\/(?:(?:apps|pages|app-bar)(?:\/|$)|auth\/login$)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`);
  expect(demo.toSorted()).toEqual([...TABLE, ...OURS].toSorted());
});

describe('without a token only the FAQ and the help center answer', () => {
  test.each(CALLS)('%s %s', async (method, path) => {
    expect((await app.call(method, path)).status).toBe(PUBLIC.includes(path) ? 200 : 401);
  });
});

describe('client can only read AclDemo, so every other demo call is 403', () => {
  test.each(CALLS.filter(([, path]) => !PUBLIC.includes(path)))('%s %s', async (method, path) => {
    expect((await app.call(method, path, { as: 'client', raw: '{' })).status).toBe(403);
  });
});

describe('every role of the staff may use the demo calls', () => {
  test.each(STAFF)('%s', async (as) => {
    for (const [method, path] of CALLS.filter(([verb]) => verb === 'GET')) {
      const { status } = await app.call(method, path, { as });
      expect([200, 404], `${method} ${path}`).toContain(status);
    }
    expect((await app.call('POST', '/api/apps/calendar', { as, body: {} })).status).toBe(400);
    expect((await app.call('DELETE', '/api/apps/ecommerce/orders/99999', { as })).status).toBe(204);
  });
});

test('one path, one spelling: more below an id, or another method, is no call', async () => {
  expect((await app.call('GET', '/api/apps/users/1/2', { as: 'admin' })).status).toBe(404);
  expect((await app.call('PATCH', '/api/apps/users/1', { as: 'admin', body: {} })).status).toBe(405);
  expect((await app.call('GET', '/api/apps/nothing', { as: 'admin' })).status).toBe(404);
});
