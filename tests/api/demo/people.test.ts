import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Email } from '../../../src/domain/demo/emails.ts';
import type { TestApp } from '../support.ts';
import {
  ANY_NUMBER,
  ANY_TEXT,
  type Case,
  column,
  type Demo,
  inOrder,
  records,
  startDemo,
  table,
  textWith,
} from './demo-app.ts';

let app: TestApp;
beforeAll(async () => (app = await startDemo()));
afterAll(() => app.close());

const all = 'itemsPerPage=-1';

describe('users', () => {
  const users = '/api/apps/users';
  const CASES: readonly Case[] = [
    [
      'users, totalPages, totalUsers, page',
      'GET',
      users,
      undefined,
      200,
      (body: Demo) => expect([body.users.length, body.totalPages, body.totalUsers, body.page]).toEqual([10, 5, 50, 1]),
    ],
    [
      'the page resets to 1 when it exceeds the page count',
      'GET',
      `${users}?page=6`,
      undefined,
      200,
      (body: Demo) => expect([body.page, body.users[0]?.id]).toEqual([1, 50]),
    ],
    ['the last page is itself', 'GET', `${users}?page=5`, undefined, 200, { page: 5 }],
    [
      'filters are exact, case-insensitive',
      'GET',
      `${users}?role=ADMIN&plan=Enterprise&status=active&${all}`,
      undefined,
      200,
      (body: Demo) => {
        expect(body.users.length).toBeGreaterThan(0);
        for (const one of body.users)
          expect([one.role, one.currentPlan, one.status]).toEqual(['admin', 'enterprise', 'Active']);
      },
    ],
    [
      'not a part of a word',
      'GET',
      `${users}?status=act`,
      undefined,
      200,
      { users: [], totalUsers: 0, totalPages: 0, page: 1 },
    ],
    [
      'users/{id}: user plus extra fields',
      'GET',
      `${users}/3`,
      undefined,
      200,
      {
        id: 3,
        taskDone: ANY_NUMBER,
        projectDone: ANY_NUMBER,
        taxId: ANY_TEXT,
        language: ANY_TEXT,
      },
    ],
    ['users/{id} not found: 404, {message}', 'GET', `${users}/999`, undefined, 404, { message: 'User not found' }],
    [
      'POST: 201 with body; id is the user count plus one',
      'POST',
      users,
      { fullName: 'Irmak Su', email: 'irmak@example.com', role: 'editor', currentPlan: 'team', status: 'active' },
      201,
      { id: 51, fullName: 'Irmak Su', status: 'Active' },
    ],
    ['q: full name or email', 'GET', `${users}?q=IRMAK`, undefined, 200, { users: [{ id: 51 }], totalUsers: 1 }],
    ['newest first', 'GET', users, undefined, 200, { users: [{ id: 51 }, {}, {}, {}, {}, {}, {}, {}, {}, {}] }],
    ['DELETE: 204', 'DELETE', `${users}/51`, undefined, 204, ''],
    ['DELETE not found: 404, User not found', 'DELETE', `${users}/51`, undefined, 404, 'User not found'],
    ['after a deletion', 'DELETE', `${users}/3`, undefined, 204, ''],
    [
      'the count plus one is taken: the next free id',
      'POST',
      users,
      { fullName: 'Second Try' },
      201,
      { id: 51, role: 'subscriber' },
    ],
    ['a name is needed', 'POST', users, { email: 'a@b.c' }, 400, { message: '"fullName" is needed.' }],
    ['an unknown role', 'POST', users, { fullName: 'X', role: 'king' }, 400, { message: textWith('role') }],
    [
      'a picture from elsewhere',
      'POST',
      users,
      { fullName: 'X', avatar: 'https://evil.example/x.svg' },
      400,
      { message: textWith('avatar') },
    ],
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
    [
      'filter defaults to inbox',
      'GET',
      email,
      undefined,
      200,
      (body: Demo) => expect(new Set(body.emails.map(({ folder }) => folder))).toEqual(new Set(['inbox'])),
    ],
    ['q: sender name', 'GET', `${email}?q=hannah`, undefined, 200, { emails: [{ from: { name: 'Hannah Keller' } }] }],
    ['q: subject', 'GET', `${email}?q=BOILER`, undefined, 200, { emails: [{ subject: 'Boiler in block B' }] }],
    [
      'label',
      'GET',
      `${email}?label=private`,
      undefined,
      200,
      (body: Demo) => {
        expect(body.emails.length).toBeGreaterThan(0);
        for (const { labels } of body.emails) expect(labels).toContain('private');
      },
    ],
    [
      'a label is added if absent',
      'POST',
      email,
      { ids: 13, label: 'important' },
      201,
      { emails: [{ id: 13, labels: ['important'] }] },
    ],
    [
      'and removed if present',
      'POST',
      email,
      { ids: [13], label: 'important' },
      201,
      { emails: [{ id: 13, labels: [] }] },
    ],
    [
      'acting on a list of ids',
      'POST',
      email,
      { ids: [1, 2], data: { isRead: true, isStarred: true } },
      201,
      {
        emails: [
          { id: 1, isRead: true, isStarred: true },
          { id: 2, isRead: true },
        ],
      },
    ],
    [
      'deleting sets isDeleted',
      'POST',
      email,
      { ids: [1], data: { isDeleted: true } },
      201,
      { emails: [{ id: 1, isDeleted: true }] },
    ],
    [
      'the item shows in the trashed view',
      'GET',
      `${email}?filter=trashed`,
      undefined,
      200,
      (body: Demo) => expect(body.emails.map(({ id }) => id)).toContain(1),
    ],
    [
      'and no longer in its folder',
      'GET',
      email,
      undefined,
      200,
      (body: Demo) => expect(body.emails.map(({ id }) => id)).not.toContain(1),
    ],
    [
      'moving to another folder',
      'POST',
      email,
      { ids: [1], data: { isDeleted: false, folder: 'spam' } },
      201,
      { emails: [{ folder: 'spam' }] },
    ],
    ['neither label nor list of ids', 'POST', email, { ids: 3, data: { isRead: true } }, 400, { message: ANY_TEXT }],
    ['an unknown label', 'POST', email, { ids: [3], label: 'work' }, 400, { message: textWith('label') }],
    ['an unknown label in the address', 'GET', `${email}?label=work`, undefined, 400, { message: textWith('label') }],
    ['an unknown filter', 'GET', `${email}?filter=archive`, undefined, 400, { message: textWith('filter') }],
    [
      'a field nobody may merge',
      'POST',
      email,
      { ids: [3], data: { from: { name: 'x' } } },
      400,
      { message: textWith('from') },
    ],
    [
      'one unknown id: nothing changes',
      'POST',
      email,
      { ids: [3, 999], data: { isStarred: false } },
      400,
      { message: textWith('999') },
    ],
    [
      'really nothing',
      'GET',
      `${email}?filter=starred`,
      undefined,
      200,
      (body: Demo) => expect(body.emails.map(({ id }) => id)).toContain(3),
    ],
  ];
  table(() => app, CASES);
});
