import { sortableKeys } from '../query.ts';
import { fieldNames, knownField, type Context } from './context.ts';
import { pointerOf } from './json-file.ts';
import { unknownName } from './suggest.ts';
import { said } from './said.ts';

/** A second look of the list: which field makes its columns, and what a card shows. Codes RES201, RES204, RES209, RES213, RES220. */
export function checkBoard(context: Context): void {
  const { raw, resource, report } = context;
  const board = raw.list?.board;
  if (!board) return;
  if (resource.api.routed) {
    report({ code: 'RES220', pointer: '/list/board', message: said`Routes of their own answer these calls.` });
  }
  const field = knownField(context, board.by, '/list/board/by');
  const isChoice = field?.type === 'enum' && !field.multiple;
  if (field && !isChoice) {
    const message = said`A column is a value of a list; "${board.by}" has none, or several at once.`;
    report({ code: 'RES213', pointer: '/list/board/by', message });
  }
  const sortable = sortableKeys(resource, new Set(fieldNames(context)));
  const key = resource.list.board?.sort?.key;
  if (key !== undefined && !sortable.includes(key)) {
    const message = unknownName({ what: 'sortable field', wrong: key, known: sortable });
    report({ code: 'RES201', pointer: '/list/board/sort', message });
  }
  board.columns?.forEach((value, index) => {
    if (!isChoice) return;
    const known = field.options.map((option) => option.value);
    if (known.includes(value)) return;
    const message = unknownName({ what: 'value', wrong: value, known, of: board.by });
    report({ code: 'RES204', pointer: pointerOf('/list/board/columns', index), message });
  });
  board.card?.forEach((name, index) => {
    const pointer = pointerOf('/list/board/card', index);
    const shown = knownField(context, name, pointer);
    if (shown?.type === 'password' || shown?.type === 'children') {
      report({ code: 'RES213', pointer, message: said`A field of type "${shown.type}" cannot stand on a card.` });
    }
  });
  board.actions?.forEach((name, index) => {
    const known = Object.keys(resource.actions);
    if (known.includes(name)) return;
    const pointer = pointerOf('/list/board/actions', index);
    report({ code: 'RES209', pointer, message: unknownName({ what: 'action', wrong: name, known }) });
  });
}
