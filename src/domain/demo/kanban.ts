import { countBasedId, nextId } from './ids.ts';
import type { DemoOutcome } from './outcome.ts';
import {
  count,
  type UnknownFields,
  filledLine,
  line,
  listOf,
  longText,
  objectOf,
  readFields,
  type ValueReader,
} from './shapes.ts';

export type KanbanBoard = { readonly id: number; readonly title: string; readonly itemsIds: readonly number[] };
export type KanbanMember = { readonly img: string; readonly name: string };
/** `attachments` and `commentsCount` are counts, `comments` a text; `dueDate` is empty when there is none. */
export type Item = {
  readonly id: number;
  readonly title: string;
  readonly dueDate: string;
  readonly labels: readonly string[];
  readonly members: readonly KanbanMember[];
  readonly comments: string;
  readonly attachments: number;
  readonly commentsCount: number;
  readonly image: string;
};
/** Boards in order. Valid if each id on a board is an item, and no item is on two boards. */
export type Kanban = { readonly boards: readonly KanbanBoard[]; readonly items: readonly Item[] };

const UNKNOWN_BOARD = 'There is no such board.';

const hasOnly = (ids: readonly number[], known: readonly { readonly id: number }[]): boolean =>
  ids.every((id) => known.some((one) => one.id === id)) && new Set(ids).size === ids.length;

const replaceBoard = (kanban: Kanban, id: number, change: (board: KanbanBoard) => KanbanBoard): Kanban => ({
  ...kanban,
  boards: kanban.boards.map((board) => (board.id === id ? change(board) : board)),
});

/** Spec §5: fails when a board has the same title; the id is the board count plus one, or one more if taken. */
export function addBoard(kanban: Kanban, title: string): DemoOutcome<{ kanban: Kanban; board: KanbanBoard }> {
  if (kanban.boards.some((board) => board.title === title)) return { problem: 'A board with this title exists.' };
  const board = { id: countBasedId(kanban.boards.map(({ id }) => id)), title, itemsIds: [] };
  return { value: { kanban: { ...kanban, boards: [...kanban.boards, board] }, board } };
}

export function renameBoard(
  kanban: Kanban,
  { boardId, newName }: { boardId: number; newName: string },
): DemoOutcome<Kanban> {
  if (!kanban.boards.some(({ id }) => id === boardId)) return { problem: UNKNOWN_BOARD };
  return { value: replaceBoard(kanban, boardId, (board) => ({ ...board, title: newName })) };
}

/** Also removes its items, which would otherwise be unreachable. */
export function removeBoard(kanban: Kanban, boardId: number): Kanban {
  const removed = new Set(kanban.boards.find(({ id }) => id === boardId)?.itemsIds);
  return {
    boards: kanban.boards.filter(({ id }) => id !== boardId),
    items: kanban.items.filter(({ id }) => !removed.has(id)),
  };
}

/** Boards missing from the list, because somebody has just added them, stay in order at the end. */
export function reorderBoards(kanban: Kanban, ids: readonly number[]): DemoOutcome<Kanban> {
  if (!hasOnly(ids, kanban.boards)) return { problem: 'The list must name each board once.' };
  const named = ids.flatMap((id) => kanban.boards.find((board) => board.id === id) ?? []);
  return { value: { ...kanban, boards: [...named, ...kanban.boards.filter(({ id }) => !ids.includes(id))] } };
}

/** Spec §4: a new item starts with no attachments, comments, labels, members or due date. */
export function addItem(
  kanban: Kanban,
  { itemTitle, boardName, boardId }: { itemTitle: string; boardName: string; boardId: number | undefined },
): DemoOutcome<{ kanban: Kanban; item: Item }> {
  const board = kanban.boards.find(({ id, title }) => (boardId === undefined ? title === boardName : id === boardId));
  if (board === undefined) return { problem: UNKNOWN_BOARD };
  const item = {
    id: nextId(kanban.items.map(({ id }) => id)),
    title: itemTitle,
    dueDate: '',
    labels: [],
    members: [],
    comments: '',
    attachments: 0,
    commentsCount: 0,
    image: '',
  };
  const added = replaceBoard(kanban, board.id, (one) => ({ ...one, itemsIds: [...one.itemsIds, item.id] }));
  return { value: { kanban: { ...added, items: [...kanban.items, item] }, item } };
}

type Changeable = Omit<Item, 'id'>;
const FIELDS: { readonly [Key in keyof Changeable]-?: ValueReader } = {
  title: filledLine,
  dueDate: line,
  labels: listOf(filledLine),
  members: listOf(objectOf({ img: line, name: line })),
  comments: longText,
  attachments: count,
  commentsCount: count,
  image: line,
};

/** Changes the fields that are given. */
export function updateItem(
  kanban: Kanban,
  id: number,
  input: UnknownFields,
): DemoOutcome<{ kanban: Kanban; item: Item }> {
  const before = kanban.items.find((item) => item.id === id);
  if (before === undefined) return { problem: 'There is no such item.' };
  const read = readFields<Changeable>(input, FIELDS);
  if ('problem' in read) return read;
  const item = { ...before, ...read.value };
  return {
    value: { kanban: { ...kanban, items: kanban.items.map((one) => (one.id === id ? item : one)) }, item },
  };
}

/** Spec §7: also removes the item from every board. */
export function removeItem(kanban: Kanban, itemId: number): Kanban {
  return {
    boards: kanban.boards.map((board) =>
      board.itemsIds.includes(itemId) ? { ...board, itemsIds: board.itemsIds.filter((id) => id !== itemId) } : board,
    ),
    items: kanban.items.filter(({ id }) => id !== itemId),
  };
}

/** Spec §4: an item moves when a board's ordered list is replaced, so it is removed from its old board. */
export function placeItems(
  kanban: Kanban,
  { boardId, ids }: { boardId: number; ids: readonly number[] },
): DemoOutcome<Kanban> {
  if (!kanban.boards.some(({ id }) => id === boardId)) return { problem: UNKNOWN_BOARD };
  if (!hasOnly(ids, kanban.items)) return { problem: 'The list must name items, each once.' };
  const taken = new Set(ids);
  const boards = kanban.boards.map((board) => {
    if (board.id === boardId) return { ...board, itemsIds: [...ids] };
    return board.itemsIds.some((id) => taken.has(id))
      ? { ...board, itemsIds: board.itemsIds.filter((id) => !taken.has(id)) }
      : board;
  });
  return { value: { ...kanban, boards } };
}
