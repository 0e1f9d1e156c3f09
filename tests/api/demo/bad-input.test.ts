import { afterAll, describe, expect, test } from 'vitest';
import { ANY_TEXT, startDemo } from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

const BY_ID = [
  ['PUT', '/api/apps/calendar'],
  ['DELETE', '/api/apps/calendar'],
  ['GET', '/api/apps/chat/chats'],
  ['POST', '/api/apps/chat/chats'],
  ['DELETE', '/api/apps/ecommerce/products'],
  ['GET', '/api/apps/ecommerce/orders'],
  ['DELETE', '/api/apps/ecommerce/orders'],
  ['GET', '/api/apps/ecommerce/customers'],
  ['DELETE', '/api/apps/ecommerce/reviews'],
  ['GET', '/api/apps/invoice'],
  ['DELETE', '/api/apps/invoice'],
  ['DELETE', '/api/apps/kanban/board'],
  ['DELETE', '/api/apps/kanban/item'],
  ['GET', '/api/apps/users'],
  ['DELETE', '/api/apps/users'],
] as const;

describe('ids that are no numbers: 400 with a message', () => {
  test.each(BY_ID)('%s %s/…', async (method, path) => {
    for (const id of ['abc', '1.5', '-1', '1e3', 'NaN', '%20', '99999999999999999999', '__proto__']) {
      const answer = await app.call(method, `${path}/${id}`, { as: 'admin', ...(method[0] === 'P' && { body: {} }) });
      expect([answer.status, typeof answer.body.message], `${method} ${path}/${id}`).toEqual([400, 'string']);
    }
  });
});

const WRITES = [
  ['POST', '/api/apps/calendar'],
  ['PUT', '/api/apps/calendar/1'],
  ['POST', '/api/apps/chat/chats/1'],
  ['POST', '/api/apps/email'],
  ['PUT', '/api/apps/kanban/board/rename'],
  ['POST', '/api/apps/kanban/board/add'],
  ['POST', '/api/apps/kanban/item/add'],
  ['PUT', '/api/apps/kanban/item/update'],
  ['PUT', '/api/apps/kanban/item/state-update'],
  ['PUT', '/api/apps/kanban/board/state-update'],
  ['POST', '/api/apps/users'],
] as const;
const SENSELESS: readonly unknown[] = [
  null,
  1,
  'text',
  true,
  [null],
  [{}],
  ['1; drop'],
  { ids: {} },
  { ids: [[]] },
  { ids: 'x', label: {} },
  { title: {} },
  { item: [] },
  { id: {}, boardId: [] },
  { event: 1, title: 7, start: 9 },
  { fullName: ['x'] },
  { message: { a: 1 }, senderId: 'y' },
];

describe('missing and senseless bodies: 400 with a message, never 500', () => {
  test.each(WRITES)('%s %s', async (method, path) => {
    const missing = await app.call(method, path, { as: 'admin' });
    expect([missing.status, typeof missing.body.message]).toEqual([400, 'string']);
    const broken = await app.call(method, path, { as: 'admin', raw: '{"title":' });
    expect([broken.status, typeof broken.body.message]).toEqual([400, 'string']);
    for (const body of SENSELESS) {
      const answer = await app.call(method, path, { as: 'admin', body });
      expect([answer.status, typeof answer.body.message], JSON.stringify(body)).toEqual([400, 'string']);
    }
  });
});

describe('strange questions are answered', () => {
  const LISTS = [
    'ecommerce/products',
    'ecommerce/orders',
    'ecommerce/customers',
    'ecommerce/reviews',
    'ecommerce/referrals',
    'academy/courses',
    'invoice',
    'logistics/vehicles',
    'permissions',
    'users',
    'email',
    'calendar',
    'chat/chats-and-contacts',
  ];
  const QUERIES = [
    'page=0&itemsPerPage=0',
    'page=-3&itemsPerPage=-7',
    'page=1e400&itemsPerPage=Infinity',
    'page=&itemsPerPage=',
    'page=2.5',
    'sortBy=__proto__&orderBy=sideways',
    'sortBy=toString',
    `q=${encodeURIComponent('(((.*+?^${}[')}`,
    'q=%F0%9F%8F%A0',
    'q=%',
    `q=${'a'.repeat(2000)}`,
    'page=1&page=2',
    'callback=x',
  ];
  test.each(LISTS)('%s', async (list) => {
    for (const query of QUERIES) {
      expect((await app.call('GET', `/api/apps/${list}?${query}`, { as: 'admin' })).status, query).toBe(200);
    }
  });
  test('words that are no yes or no', async () => {
    for (const url of [
      '/api/apps/ecommerce/products?stock=maybe',
      '/api/apps/academy/courses?hideCompleted=7',
      '/api/pages/profile?tab=secrets',
    ]) {
      expect(await app.call('GET', url, { as: 'admin' })).toMatchObject({
        status: 400,
        body: { message: ANY_TEXT },
      });
    }
  });
});
