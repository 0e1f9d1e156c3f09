import { afterAll, beforeAll, expect } from 'vitest';
import type { TestApp } from '../support.ts';
import { ANY_TEXT, type Case, type Demo, startDemo, table } from './demo-app.ts';

let app: TestApp;
beforeAll(async () => (app = await startDemo()));
afterAll(() => app.close());

const kanban = '/api/apps/kanban';
const message = { message: ANY_TEXT };
const boards = (expected: readonly (readonly [string, readonly number[]])[]) => (body: Demo) =>
  expect(body.boards.map((one) => [one.title, one.itemsIds] as unknown)).toEqual(expected);

const CASES: readonly Case[] = [
  [
    'boards and items',
    'GET',
    kanban,
    undefined,
    200,
    (body: Demo) => {
      boards([
        ['In Progress', [1, 2]],
        ['In Review', [3, 4]],
        ['Done', [5, 6]],
      ])(body);
      expect(body.items).toHaveLength(6);
      expect(Object.keys(body.boards[0]!).toSorted()).toEqual(['id', 'itemsIds', 'title']);
    },
  ],
  [
    'board/rename: 201',
    'PUT',
    `${kanban}/board/rename`,
    { boardId: 2, newName: 'Checking' },
    201,
    { id: 2, title: 'Checking' },
  ],
  [
    'board/add: the count plus one',
    'POST',
    `${kanban}/board/add`,
    { title: 'Later' },
    201,
    { id: 4, title: 'Later', itemsIds: [] },
  ],
  [
    'board/add fails if a board with the same title exists',
    'POST',
    `${kanban}/board/add`,
    { title: 'Done' },
    400,
    message,
  ],
  ['board/{id}: 204', 'DELETE', `${kanban}/board/1`, undefined, 204, ''],
  [
    'its items are gone with it',
    'GET',
    kanban,
    undefined,
    200,
    (body: Demo) => {
      boards([
        ['Checking', [3, 4]],
        ['Done', [5, 6]],
        ['Later', []],
      ])(body);
      expect(body.items.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
    },
  ],
  ['board/add: or one more if taken', 'POST', `${kanban}/board/add`, { title: 'Ideas' }, 201, { id: 5 }],
  [
    'item/add: no attachments, comments, labels, members or due date',
    'POST',
    `${kanban}/item/add`,
    { itemTitle: 'Paint the door', boardName: 'Later', boardId: 4 },
    201,
    {
      id: 7,
      title: 'Paint the door',
      attachments: 0,
      comments: '',
      commentsCount: 0,
      labels: [],
      members: [],
      dueDate: '',
    },
  ],
  ['item/add needs an item title', 'POST', `${kanban}/item/add`, { boardName: 'Later', boardId: 4 }, 400, message],
  ['item/add needs a board name', 'POST', `${kanban}/item/add`, { itemTitle: 'x', boardId: 4 }, 400, message],
  [
    'item/add to no board',
    'POST',
    `${kanban}/item/add`,
    { itemTitle: 'x', boardName: 'Later', boardId: 99 },
    400,
    message,
  ],
  [
    'item/update: fields at top level',
    'PUT',
    `${kanban}/item/update`,
    { id: 7, title: 'Paint both doors', labels: ['UX'], commentsCount: 2 },
    201,
    { id: 7, title: 'Paint both doors', labels: ['UX'], commentsCount: 2 },
  ],
  [
    'item/update: or under item',
    'PUT',
    `${kanban}/item/update`,
    { item: { id: 7, dueDate: '2026-12-01', members: [{ img: '/a.svg', name: 'Ayşe' }] } },
    201,
    { title: 'Paint both doors', dueDate: '2026-12-01' },
  ],
  ['item/update: a wrong type', 'PUT', `${kanban}/item/update`, { id: 7, attachments: 'many' }, 400, message],
  ['item/update: nobody’s id', 'PUT', `${kanban}/item/update`, { id: 99, title: 'x' }, 400, message],
  [
    'item/state-update: an item moves when a board’s list is replaced',
    'PUT',
    `${kanban}/item/state-update`,
    { boardId: 4, ids: [3, 7] },
    201,
    { id: 4, itemsIds: [3, 7] },
  ],
  [
    'it has left the other board',
    'GET',
    kanban,
    undefined,
    200,
    boards([
      ['Checking', [4]],
      ['Done', [5, 6]],
      ['Later', [3, 7]],
      ['Ideas', []],
    ]),
  ],
  [
    'item/state-update: unknown items',
    'PUT',
    `${kanban}/item/state-update`,
    { boardId: 4, ids: [3, 99] },
    400,
    message,
  ],
  ['item/state-update: an item twice', 'PUT', `${kanban}/item/state-update`, { boardId: 4, ids: [3, 3] }, 400, message],
  ['item/{id}: 204', 'DELETE', `${kanban}/item/3`, undefined, 204, ''],
  [
    'also removes the item from every board',
    'GET',
    kanban,
    undefined,
    200,
    boards([
      ['Checking', [4]],
      ['Done', [5, 6]],
      ['Later', [7]],
      ['Ideas', []],
    ]),
  ],
  [
    'board/state-update: ordered list of board ids',
    'PUT',
    `${kanban}/board/state-update`,
    [5, 2, 4, 3],
    201,
    [{ id: 5 }, { id: 2 }, { id: 4 }, { id: 3 }],
  ],
  [
    'the order is kept',
    'GET',
    kanban,
    undefined,
    200,
    boards([
      ['Ideas', []],
      ['Checking', [4]],
      ['Later', [7]],
      ['Done', [5, 6]],
    ]),
  ],
  ['board/state-update: unknown boards', 'PUT', `${kanban}/board/state-update`, [5, 99], 400, message],
  ['board/state-update: no list', 'PUT', `${kanban}/board/state-update`, { order: 1 }, 400, message],
  ['board/rename: no name', 'PUT', `${kanban}/board/rename`, { boardId: 2 }, 400, message],
];
table(() => app, CASES);
