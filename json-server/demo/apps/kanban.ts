import {
  addBoard,
  addItem,
  placeItems,
  removeBoard,
  removeItem,
  renameBoard,
  reorderBoards,
  updateItem,
} from '../../../src/domain/demo/kanban.ts';
import { filledLine, isFields } from '../../../src/domain/demo/shapes.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_CHANGE, MAY_CREATE, MAY_DELETE, MAY_READ } from '../access.ts';
import type { DemoDeps } from '../deps.ts';
import { bodyOf, valueOrRefuse, pathId, readId, readIds, refused } from '../input.ts';
import { changeKanban, kanbanOf } from '../kanban-state.ts';
import { json, noContent } from '../../http/reply.ts';

/** A text that has to be there. @throws HttpError 400 naming it */
function needed(value: unknown, name: string): string {
  const text = filledLine(value);
  if (typeof text !== 'string') throw refused(`"${name}" is needed: a text of 1 to 200 characters.`);
  return text;
}

async function handleRename(deps: DemoDeps, call: SignedCall) {
  const body = await bodyOf(call);
  const wanted = { boardId: readId(body['boardId']), newName: needed(body['newName'], 'newName') };
  const { boards } = await changeKanban(deps, call, (kanban) => {
    const after = valueOrRefuse(renameBoard(kanban, wanted));
    return { after, result: after };
  });
  return json(
    201,
    boards.find(({ id }) => id === wanted.boardId),
  );
}

async function handleAddBoard(deps: DemoDeps, call: SignedCall) {
  const title = needed((await bodyOf(call))['title'], 'title');
  const board = await changeKanban(deps, call, (before) => {
    const { kanban, board: added } = valueOrRefuse(addBoard(before, title));
    return { after: kanban, result: added };
  });
  return json(201, board);
}

async function handleRemoveBoard(deps: DemoDeps, call: SignedCall) {
  const id = pathId(call);
  await changeKanban(deps, call, (kanban) => ({ after: removeBoard(kanban, id), result: undefined }));
  return noContent;
}

async function handleOrderBoards(deps: DemoDeps, call: SignedCall) {
  const { value } = await call.body();
  // The list itself, or an object with the list under `ids`.
  const ids = readIds(isFields(value) ? value['ids'] : value);
  const { boards } = await changeKanban(deps, call, (kanban) => {
    const after = valueOrRefuse(reorderBoards(kanban, ids));
    return { after, result: after };
  });
  return json(201, boards);
}

async function handleAddItem(deps: DemoDeps, call: SignedCall) {
  const { itemTitle, boardName, boardId } = await bodyOf(call);
  const wanted = {
    itemTitle: needed(itemTitle, 'itemTitle'),
    boardName: needed(boardName, 'boardName'),
    boardId: boardId === undefined ? undefined : readId(boardId),
  };
  const item = await changeKanban(deps, call, (before) => {
    const { kanban, item: added } = valueOrRefuse(addItem(before, wanted));
    return { after: kanban, result: added };
  });
  return json(201, item);
}

async function handleUpdateItem(deps: DemoDeps, call: SignedCall) {
  const body = await bodyOf(call);
  const input = isFields(body['item']) ? body['item'] : body;
  const id = readId(input['id']);
  const item = await changeKanban(deps, call, (before) => {
    const { kanban, item: changed } = valueOrRefuse(updateItem(before, id, input));
    return { after: kanban, result: changed };
  });
  return json(201, item);
}

async function handleRemoveItem(deps: DemoDeps, call: SignedCall) {
  const id = pathId(call);
  await changeKanban(deps, call, (kanban) => ({ after: removeItem(kanban, id), result: undefined }));
  return noContent;
}

async function handlePlaceItems(deps: DemoDeps, call: SignedCall) {
  const body = await bodyOf(call);
  const wanted = { boardId: readId(body['boardId']), ids: readIds(body['ids']) };
  const { boards } = await changeKanban(deps, call, (kanban) => {
    const after = valueOrRefuse(placeItems(kanban, wanted));
    return { after, result: after };
  });
  return json(
    201,
    boards.find(({ id }) => id === wanted.boardId),
  );
}

/** Failures of add are 400 with a message (contract); deleting what is not there is 204 like deleting what is. */
export const kanbanRoutes = (deps: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/apps/kanban',
    access: MAY_READ,
    handle: (call) => json(200, kanbanOf(deps.records.of(call))),
  },
  {
    method: 'PUT',
    path: '/api/apps/kanban/board/rename',
    access: MAY_CHANGE,
    handle: (call) => handleRename(deps, call),
  },
  {
    method: 'DELETE',
    path: '/api/apps/kanban/board/:id',
    access: MAY_DELETE,
    handle: (call) => handleRemoveBoard(deps, call),
  },
  {
    method: 'POST',
    path: '/api/apps/kanban/board/add',
    access: MAY_CREATE,
    handle: (call) => handleAddBoard(deps, call),
  },
  {
    method: 'POST',
    path: '/api/apps/kanban/item/add',
    access: MAY_CREATE,
    handle: (call) => handleAddItem(deps, call),
  },
  {
    method: 'PUT',
    path: '/api/apps/kanban/item/update',
    access: MAY_CHANGE,
    handle: (call) => handleUpdateItem(deps, call),
  },
  {
    method: 'DELETE',
    path: '/api/apps/kanban/item/:id',
    access: MAY_DELETE,
    handle: (call) => handleRemoveItem(deps, call),
  },
  {
    method: 'PUT',
    path: '/api/apps/kanban/item/state-update',
    access: MAY_CHANGE,
    handle: (call) => handlePlaceItems(deps, call),
  },
  {
    method: 'PUT',
    path: '/api/apps/kanban/board/state-update',
    access: MAY_CHANGE,
    handle: (call) => handleOrderBoards(deps, call),
  },
];
