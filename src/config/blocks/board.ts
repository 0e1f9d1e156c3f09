import type { Board } from '../board-types.ts';
import { checkBoardAt } from '../check/board-pass.ts';
import { normalizeBoard } from '../normalize-screens.ts';
import type { BlockBase, FromResource } from '../page-types.ts';
import type { RawBoard, RawFromResource } from '../raw.ts';
import { ownValue } from '../values.ts';
import type { BlockKind, RawBlockOf } from './kind.ts';
import { firstColumns, fromResource, ofSource, readableOf } from './of-records.ts';

/** Records as cards, with a column for each value of an enum field. */
type BoardShape = BlockBase & FromResource & { readonly type: 'board'; readonly board: Board };
declare module '../page-types.ts' {
  interface BlockShapes {
    board: BoardShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    board: { type: 'board' } & RawBoard & RawFromResource;
  }
}

export const boardBlock: BlockKind<'board'> = {
  width: 'full',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'board',
    board: normalizeBoard(raw, {
      fields: ownValue(inside.resources, raw.resource)?.fields ?? {},
      shown: firstColumns(raw.resource, inside),
    }),
  }),
  check: ofSource<RawBlockOf<'board'>>(checkBoardAt),
  forReader: (block, reader) => {
    const { board } = block;
    const found = readableOf(block, reader);
    if (!found?.readable.has(board.by)) return undefined;
    const actions = board.actions?.filter((name) => Object.hasOwn(found.resource.actions, name));
    const card = board.card.filter((name) => found.readable.has(name));
    return { ...block, board: { ...board, card, ...(actions && { actions }) } };
  },
};
