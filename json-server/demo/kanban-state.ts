import type { Item, Kanban } from '../../src/domain/demo/kanban.ts';
import type { CompanyReader } from '../live/rows/company.ts';
import { DEMO_COLLECTIONS, type StoredBoard } from './collections.ts';
import type { DemoCall } from './calls.ts';
import { demoItems, type DemoTransaction } from './state.ts';

function assemble(boards: readonly StoredBoard[], items: readonly Item[]): Kanban {
  return {
    boards: boards
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, title, itemsIds }) => ({ id, title, itemsIds })),
    items,
  };
}

/** All boards in their order, and all items. */
export const kanbanOf = (source: CompanyReader): Kanban =>
  assemble(demoItems(source, DEMO_COLLECTIONS.boards), demoItems(source, DEMO_COLLECTIONS.items));

/** Writes what differs, and nothing else. */
function save(tx: DemoTransaction, before: Kanban, after: Kanban): void {
  for (const { id } of before.boards)
    if (!after.boards.some((board) => board.id === id)) tx.remove(DEMO_COLLECTIONS.boards, id);
  for (const { id } of before.items)
    if (!after.items.some((item) => item.id === id)) tx.remove(DEMO_COLLECTIONS.items, id);
  after.boards.forEach((board, position) => {
    if (before.boards[position] !== board) tx.put(DEMO_COLLECTIONS.boards, { ...board, position });
  });
  const known = new Set(before.items);
  for (const item of after.items) if (!known.has(item)) tx.put(DEMO_COLLECTIONS.items, item);
}

/** Changes boards and items together, all or nothing. */
export const changeKanban = <Result>(
  { change: write }: Pick<DemoCall, 'change'>,
  change: (kanban: Kanban) => { readonly after: Kanban; readonly result: Result },
): Promise<Result> =>
  write((tx) => {
    const before = assemble(tx.items(DEMO_COLLECTIONS.boards), tx.items(DEMO_COLLECTIONS.items));
    const { after, result } = change(before);
    save(tx, before, after);
    return result;
  });
