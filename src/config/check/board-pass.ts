import { isColumn } from '../list-columns.ts';
import { sortableKeys } from '../query.ts';
import type { RawBoard } from '../raw.ts';
import type { Resource } from '../types.ts';
import { type CheckContext, fieldNames, knownField, type CheckSurroundings } from './context.ts';
import { pointerOf } from './json-file.ts';
import { unknownName } from './suggest.ts';
import { said } from './said.ts';

/** The list's board. Codes as for the board of a page. */
export function checkBoard(context: CheckContext): void {
  const { board } = context.raw.list ?? {};
  if (board) checkBoardAt(context, board, '/list/board');
}

/** The field of a board's columns, and the fields on its cards. Codes RES201, RES204, RES209, RES213, RES220. */
export function checkBoardAt(
  context: CheckSurroundings & { readonly resource: Resource },
  board: RawBoard,
  pointer: string,
): void {
  const { resource, report } = context;
  if (resource.api.routed) {
    report({ code: 'RES220', pointer, message: said`Routes of their own answer these calls.` });
  }
  const field = knownField(context, board.by, `${pointer}/by`);
  const isChoice = field?.type === 'enum' && !field.multiple;
  if (field && !isChoice) {
    const message = said`A column is a value of a list; "${board.by}" has none, or several at once.`;
    report({ code: 'RES213', pointer: `${pointer}/by`, message });
  }
  const sortable = sortableKeys(resource, new Set(fieldNames(context)));
  const sort = board.sort?.replace(/^-/, '');
  const sorted = sort === undefined ? undefined : resource.fields[sort];
  const key = sorted?.type === 'dateRange' ? sorted.start : sort;
  if (key !== undefined && !sortable.includes(key)) {
    const message = unknownName({ what: 'sortable field', wrong: key, known: sortable });
    report({ code: 'RES201', pointer: `${pointer}/sort`, message });
  }
  board.columns?.forEach((value, index) => {
    if (!isChoice) return;
    const known = field.options.map((option) => option.value);
    if (known.includes(value)) return;
    const message = unknownName({ what: 'value', wrong: value, known, of: board.by });
    report({ code: 'RES204', pointer: pointerOf(pointer, 'columns', index), message });
  });
  checkCard(context, board.card, pointer);
  board.actions?.forEach((name, index) => {
    const known = Object.keys(resource.actions);
    if (known.includes(name)) return;
    const at = pointerOf(pointer, 'actions', index);
    report({ code: 'RES209', pointer: at, message: unknownName({ what: 'action', wrong: name, known }) });
  });
}

/** The fields on a card. Codes RES201, RES213. */
export function checkCard(
  context: Pick<CheckContext, 'resource' | 'report'>,
  card: readonly string[] | undefined,
  pointer: string,
): void {
  card?.forEach((name, index) => {
    const at = pointerOf(pointer, 'card', index);
    const shown = knownField(context, name, at);
    if (!shown || isColumn(shown)) return;
    const message = said`A field of type "${shown.type}" cannot stand on a card.`;
    context.report({ code: 'RES213', pointer: at, message });
  });
}
