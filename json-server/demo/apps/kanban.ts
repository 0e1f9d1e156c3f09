import {
  addBoard,
  addItem,
  type Kanban,
  placeItems,
  removeBoard,
  removeItem,
  renameBoard,
  reorderBoards,
  updateItem,
} from '../../../src/domain/demo/kanban.ts';
import type { DemoOutcome } from '../../../src/domain/demo/outcome.ts';
import { filledLine, isFields } from '../../../src/domain/demo/shapes.ts';
import { json, noContent } from '../../http/reply.ts';
import { type DemoCall, demoCalls } from '../calls.ts';
import { readId, readIds, refused, valueOrRefuse } from '../input.ts';
import { changeKanban, kanbanOf } from '../kanban-state.ts';

/** A text that has to be there. @throws HttpError 400 naming it */
function needed(value: unknown, name: string): string {
  const text = filledLine(value);
  if (typeof text !== 'string') throw refused(`"${name}" is needed: a text of 1 to 200 characters.`);
  return text;
}

/** Changes the boards by a rule, which says what they are then. @throws HttpError 400 with its problem */
const changed = (demo: DemoCall, rule: (kanban: Kanban) => DemoOutcome<Kanban>): Promise<Kanban> =>
  changeKanban(demo, (before) => {
    const after = valueOrRefuse(rule(before));
    return { after, result: after };
  });

/** The same, answered by the board. */
async function answerBoard(demo: DemoCall, boardId: number, rule: (kanban: Kanban) => DemoOutcome<Kanban>) {
  const { boards } = await changed(demo, rule);
  return json(
    201,
    boards.find(({ id }) => id === boardId),
  );
}

/** Failures of add are 400 with a message (contract); deleting what is not there is 204 like deleting what is. */
export const kanbanRoutes = demoCalls({
  'GET /api/apps/kanban': ({ company }) => json(200, kanbanOf(company)),
  'PUT /api/apps/kanban/board/rename': async (demo) => {
    const body = await demo.body();
    const wanted = { boardId: readId(body['boardId']), newName: needed(body['newName'], 'newName') };
    return answerBoard(demo, wanted.boardId, (kanban) => renameBoard(kanban, wanted));
  },
  'DELETE /api/apps/kanban/board/:id': async (demo) => {
    const id = demo.id();
    await changed(demo, (kanban) => ({ value: removeBoard(kanban, id) }));
    return noContent;
  },
  'POST /api/apps/kanban/board/add': async (demo) => {
    const title = needed((await demo.body())['title'], 'title');
    const board = await changeKanban(demo, (before) => {
      const { kanban, board: result } = valueOrRefuse(addBoard(before, title));
      return { after: kanban, result };
    });
    return json(201, board);
  },
  'POST /api/apps/kanban/item/add': async (demo) => {
    const { itemTitle, boardName, boardId } = await demo.body();
    const wanted = {
      itemTitle: needed(itemTitle, 'itemTitle'),
      boardName: needed(boardName, 'boardName'),
      boardId: boardId === undefined ? undefined : readId(boardId),
    };
    const item = await changeKanban(demo, (before) => {
      const { kanban, item: result } = valueOrRefuse(addItem(before, wanted));
      return { after: kanban, result };
    });
    return json(201, item);
  },
  'PUT /api/apps/kanban/item/update': async (demo) => {
    const body = await demo.body();
    const input = isFields(body['item']) ? body['item'] : body;
    const id = readId(input['id']);
    const item = await changeKanban(demo, (before) => {
      const { kanban, item: result } = valueOrRefuse(updateItem(before, id, input));
      return { after: kanban, result };
    });
    return json(201, item);
  },
  'DELETE /api/apps/kanban/item/:id': async (demo) => {
    const id = demo.id();
    await changed(demo, (kanban) => ({ value: removeItem(kanban, id) }));
    return noContent;
  },
  'PUT /api/apps/kanban/item/state-update': async (demo) => {
    const body = await demo.body();
    const wanted = { boardId: readId(body['boardId']), ids: readIds(body['ids']) };
    return answerBoard(demo, wanted.boardId, (kanban) => placeItems(kanban, wanted));
  },
  'PUT /api/apps/kanban/board/state-update': async (demo) => {
    const { value } = await demo.call.body();
    // The list itself, or an object with the list under `ids`.
    const ids = readIds(isFields(value) ? value['ids'] : value);
    return json(201, (await changed(demo, (kanban) => reorderBoards(kanban, ids))).boards);
  },
});
