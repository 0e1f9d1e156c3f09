import { afterAll, describe, expect, test } from 'vitest';
import type { Email } from '../../../src/domain/demo/emails.ts';
import {
  ANY_NUMBER,
  ANY_TEXT,
  type Case,
  column,
  del,
  type Demo,
  get,
  inOrder,
  post,
  records,
  startDemo,
  table,
  textWith,
} from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

const all = 'itemsPerPage=-1';

describe('users', () => {
  const users = '/api/apps/users';
  const CASES: readonly Case[] = [
    get('users, totalPages, totalUsers, page', users, 200, (body: Demo) =>
      expect([body.users.length, body.totalPages, body.totalUsers, body.page]).toEqual([10, 5, 50, 1]),
    ),
    get('the page resets to 1 when it exceeds the page count', `${users}?page=6`, 200, (body: Demo) =>
      expect([body.page, body.users[0]?.id]).toEqual([1, 50]),
    ),
    get('the last page is itself', `${users}?page=5`, 200, { page: 5 }),
    get(
      'filters are exact, case-insensitive',
      `${users}?role=ADMIN&plan=Enterprise&status=active&${all}`,
      200,
      (body: Demo) => {
        expect(body.users.length).toBeGreaterThan(0);
        for (const one of body.users)
          expect([one.role, one.currentPlan, one.status]).toEqual(['admin', 'enterprise', 'Active']);
      },
    ),
    get('not a part of a word', `${users}?status=act`, 200, { users: [], totalUsers: 0, totalPages: 0, page: 1 }),
    get('users/{id}: user plus extra fields', `${users}/3`, 200, {
      id: 3,
      taskDone: ANY_NUMBER,
      projectDone: ANY_NUMBER,
      taxId: ANY_TEXT,
      language: ANY_TEXT,
    }),
    get('users/{id} not found: 404, {message}', `${users}/999`, 404, { message: 'User not found' }),
    post(
      'POST: 201 with body; id is the user count plus one',
      users,
      { fullName: 'Irmak Su', email: 'irmak@example.com', role: 'editor', currentPlan: 'team', status: 'active' },
      201,
      { id: 51, fullName: 'Irmak Su', status: 'Active' },
    ),
    get('q: full name or email', `${users}?q=IRMAK`, 200, { users: [{ id: 51 }], totalUsers: 1 }),
    get('newest first', users, 200, { users: [{ id: 51 }, {}, {}, {}, {}, {}, {}, {}, {}, {}] }),
    del('DELETE: 204', `${users}/51`, 204, ''),
    del('DELETE not found: 404, User not found', `${users}/51`, 404, 'User not found'),
    del('after a deletion', `${users}/3`, 204, ''),
    post('the count plus one is taken: the next free id', users, { fullName: 'Second Try' }, 201, {
      id: 51,
      role: 'subscriber',
    }),
    post('a name is needed', users, { email: 'a@b.c' }, 400, { message: '"fullName" is needed.' }),
    post('an unknown role', users, { fullName: 'X', role: 'king' }, 400, { message: textWith('role') }),
    post('a picture from elsewhere', users, { fullName: 'X', avatar: 'https://evil.example/x.svg' }, 400, {
      message: textWith('avatar'),
    }),
  ];
  table(() => app, CASES);
  test.each([
    ['user', 'fullName'],
    ['email', 'email'],
    ['role', 'role'],
    ['plan', 'currentPlan'],
    ['status', 'status'],
  ])('sortBy %s', async (sortBy, key) => {
    const texts = (await records(app, `${users}?${all}&sortBy=${sortBy}&orderBy=asc`, 'users')).map((row) => row[key]);
    expect(texts).toEqual(inOrder(texts));
  });
});

describe('email', () => {
  const email = '/api/apps/email';
  const filters = ['inbox', 'sent', 'draft', 'spam', 'trashed', 'starred'];
  test.each(filters)('filter %s shows what belongs there, newest first', async (filter) => {
    const emails = await column(app, `${email}?filter=${filter}`, ['emails', (row) => row]);
    expect(emails.length).toBeGreaterThan(0);
    for (const one of emails) {
      expect(one.isDeleted).toBe(filter === 'trashed');
      if (filter === 'starred') expect(one.isStarred).toBe(true);
      else if (filter !== 'trashed') expect(one.folder).toBe(filter);
    }
    const times = emails.map((one) => one.time);
    expect(times).toEqual(times.toSorted().reverse());
  });
  test('emailsMeta counts unread inbox, drafts, unread spam and starred', async () => {
    const lists = await Promise.all(
      filters.map((filter) => column(app, `${email}?filter=${filter}`, ['emails', (row) => row])),
    );
    const [inbox, , draft, spam, , starred] = lists;
    const { body } = await app.call('GET', email, { as: 'admin' });
    const unread = (list: readonly Email[]) => list.filter(({ isRead }) => !isRead).length;
    expect(body.emailsMeta).toEqual({
      inbox: unread(inbox!),
      draft: draft!.length,
      spam: unread(spam!),
      star: starred!.length,
    });
  });
  const CASES: readonly Case[] = [
    get('filter defaults to inbox', email, 200, (body: Demo) =>
      expect(new Set(body.emails.map(({ folder }) => folder))).toEqual(new Set(['inbox'])),
    ),
    get('q: sender name', `${email}?q=hannah`, 200, { emails: [{ from: { name: 'Hannah Keller' } }] }),
    get('q: subject', `${email}?q=BOILER`, 200, { emails: [{ subject: 'Boiler in block B' }] }),
    get('label', `${email}?label=private`, 200, (body: Demo) => {
      expect(body.emails.length).toBeGreaterThan(0);
      for (const { labels } of body.emails) expect(labels).toContain('private');
    }),
    post('a label is added if absent', email, { ids: 13, label: 'important' }, 201, {
      emails: [{ id: 13, labels: ['important'] }],
    }),
    post('and removed if present', email, { ids: [13], label: 'important' }, 201, { emails: [{ id: 13, labels: [] }] }),
    post('acting on a list of ids', email, { ids: [1, 2], data: { isRead: true, isStarred: true } }, 201, {
      emails: [
        { id: 1, isRead: true, isStarred: true },
        { id: 2, isRead: true },
      ],
    }),
    post('deleting sets isDeleted', email, { ids: [1], data: { isDeleted: true } }, 201, {
      emails: [{ id: 1, isDeleted: true }],
    }),
    get('the item shows in the trashed view', `${email}?filter=trashed`, 200, (body: Demo) =>
      expect(body.emails.map(({ id }) => id)).toContain(1),
    ),
    get('and no longer in its folder', email, 200, (body: Demo) =>
      expect(body.emails.map(({ id }) => id)).not.toContain(1),
    ),
    post('moving to another folder', email, { ids: [1], data: { isDeleted: false, folder: 'spam' } }, 201, {
      emails: [{ folder: 'spam' }],
    }),
    post('neither label nor list of ids', email, { ids: 3, data: { isRead: true } }, 400, { message: ANY_TEXT }),
    post('an unknown label', email, { ids: [3], label: 'work' }, 400, { message: textWith('label') }),
    get('an unknown label in the address', `${email}?label=work`, 400, { message: textWith('label') }),
    get('an unknown filter', `${email}?filter=archive`, 400, { message: textWith('filter') }),
    post('a field nobody may merge', email, { ids: [3], data: { from: { name: 'x' } } }, 400, {
      message: textWith('from'),
    }),
    post('one unknown id: nothing changes', email, { ids: [3, 999], data: { isStarred: false } }, 400, {
      message: textWith('999'),
    }),
    get('really nothing', `${email}?filter=starred`, 200, (body: Demo) =>
      expect(body.emails.map(({ id }) => id)).toContain(3),
    ),
  ];
  table(() => app, CASES);
});
