import { afterAll, expect } from 'vitest';
import { ANY_TEXT, type Case, del, type Demo, get, post, put, startDemo, table } from './demo-app.ts';

const app = await startDemo();
afterAll(() => app.close());

const kanban = '/api/apps/kanban';
const message = { message: ANY_TEXT };
const boards = (expected: readonly (readonly [string, readonly number[]])[]) => (body: Demo) =>
  expect(body.boards.map((one) => [one.title, one.itemsIds] as unknown)).toEqual(expected);

const CASES: readonly Case[] = [
  get('boards and items', kanban, 200, (body: Demo) => {
    boards([
      ['In Progress', [1, 2]],
      ['In Review', [3, 4]],
      ['Done', [5, 6]],
    ])(body);
    expect(body.items).toHaveLength(6);
    expect(Object.keys(body.boards[0]!).toSorted()).toEqual(['id', 'itemsIds', 'title']);
  }),
  put('board/rename: 201', `${kanban}/board/rename`, { boardId: 2, newName: 'Checking' }, 201, {
    id: 2,
    title: 'Checking',
  }),
  post('board/add: the count plus one', `${kanban}/board/add`, { title: 'Later' }, 201, {
    id: 4,
    title: 'Later',
    itemsIds: [],
  }),
  post('board/add fails if a board with the same title exists', `${kanban}/board/add`, { title: 'Done' }, 400, message),
  del('board/{id}: 204', `${kanban}/board/1`, 204, ''),
  get('its items are gone with it', kanban, 200, (body: Demo) => {
    boards([
      ['Checking', [3, 4]],
      ['Done', [5, 6]],
      ['Later', []],
    ])(body);
    expect(body.items.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
  }),
  post('board/add: or one more if taken', `${kanban}/board/add`, { title: 'Ideas' }, 201, { id: 5 }),
  post(
    'item/add: no attachments, comments, labels, members or due date',
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
  ),
  post('item/add needs an item title', `${kanban}/item/add`, { boardName: 'Later', boardId: 4 }, 400, message),
  post('item/add needs a board name', `${kanban}/item/add`, { itemTitle: 'x', boardId: 4 }, 400, message),
  post('item/add to no board', `${kanban}/item/add`, { itemTitle: 'x', boardName: 'Later', boardId: 99 }, 400, message),
  put(
    'item/update: fields at top level',
    `${kanban}/item/update`,
    { id: 7, title: 'Paint both doors', labels: ['UX'], commentsCount: 2 },
    201,
    { id: 7, title: 'Paint both doors', labels: ['UX'], commentsCount: 2 },
  ),
  put(
    'item/update: or under item',
    `${kanban}/item/update`,
    { item: { id: 7, dueDate: '2026-12-01', members: [{ img: '/a.svg', name: 'Ayşe' }] } },
    201,
    { title: 'Paint both doors', dueDate: '2026-12-01' },
  ),
  put('item/update: a wrong type', `${kanban}/item/update`, { id: 7, attachments: 'many' }, 400, message),
  put('item/update: nobody’s id', `${kanban}/item/update`, { id: 99, title: 'x' }, 400, message),
  put(
    'item/state-update: an item moves when a board’s list is replaced',
    `${kanban}/item/state-update`,
    { boardId: 4, ids: [3, 7] },
    201,
    { id: 4, itemsIds: [3, 7] },
  ),
  get(
    'it has left the other board',
    kanban,
    200,
    boards([
      ['Checking', [4]],
      ['Done', [5, 6]],
      ['Later', [3, 7]],
      ['Ideas', []],
    ]),
  ),
  put('item/state-update: unknown items', `${kanban}/item/state-update`, { boardId: 4, ids: [3, 99] }, 400, message),
  put('item/state-update: an item twice', `${kanban}/item/state-update`, { boardId: 4, ids: [3, 3] }, 400, message),
  del('item/{id}: 204', `${kanban}/item/3`, 204, ''),
  get(
    'also removes the item from every board',
    kanban,
    200,
    boards([
      ['Checking', [4]],
      ['Done', [5, 6]],
      ['Later', [7]],
      ['Ideas', []],
    ]),
  ),
  put('board/state-update: ordered list of board ids', `${kanban}/board/state-update`, [5, 2, 4, 3], 201, [
    { id: 5 },
    { id: 2 },
    { id: 4 },
    { id: 3 },
  ]),
  get(
    'the order is kept',
    kanban,
    200,
    boards([
      ['Ideas', []],
      ['Checking', [4]],
      ['Later', [7]],
      ['Done', [5, 6]],
    ]),
  ),
  put('board/state-update: unknown boards', `${kanban}/board/state-update`, [5, 99], 400, message),
  put('board/state-update: no list', `${kanban}/board/state-update`, { order: 1 }, 400, message),
  put('board/rename: no name', `${kanban}/board/rename`, { boardId: 2 }, 400, message),
];
table(() => app, CASES);
