import { siblingPath } from '../call-table.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { RawCallTable, RawTableAction, RawTableColumn, RawTableLink } from '../raw.ts';
import { questionKeys } from '../question.ts';
import { toText } from '../texts.ts';
import { ownValue } from '../values.ts';
import { propertiesOf, schemaAt } from './answer-paths.ts';
import { knownResource, type CheckSurroundings } from './context.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';
import { unknownName } from './suggest.ts';

type TableCheck = CheckSurroundings & { readonly pointer: string; readonly row: JsonSchema };

/**
 * A table over a call: the call and its parameters must exist, and its answer must contain the table's values. Codes
 * RES202, RES203, RES209, RES224, RES229.
 */
export function checkCallTable(context: CheckSurroundings, raw: RawCallTable, pointer: string): void {
  const { known, report } = context;
  const { calls = {}, answers = {} } = known;
  const call = ownValue(calls, raw.call);
  if (!call) {
    const message = unknownName({ what: 'call', wrong: raw.call, known: Object.keys(calls) });
    report({ code: 'RES229', pointer: `${pointer}/call`, message });
    return;
  }
  for (const name of Object.keys(raw.query ?? {})) checkAsked(name, pointerOf(pointer, 'query', name));
  raw.filters?.forEach((filter, index) => {
    const at = pointerOf(pointer, 'filters', index);
    if (filter.as !== 'days' && filter.as !== 'span') checkAsked(filter.name, `${at}/name`);
    else for (const name of ['from', 'to']) checkAsked(name, `${at}/as`);
  });
  raw.follows?.forEach((name, index) => knownResource(context, name, pointerOf(pointer, 'follows', index)));
  const answer: JsonSchema = { anyOf: call.answer.map((name) => answers[name] ?? {}) };
  const row = schemaAt(answer, raw.rows, answers);
  const of = { ...context, pointer, row: row ?? {} };
  if (!row) reportValue({ ...of, row: answer }, raw.rows, `${pointer}/rows`);
  else checkRows(of, raw);
  if (raw.sums !== undefined && !schemaAt(answer, raw.sums, answers)) {
    reportValue({ ...of, row: answer }, raw.sums, `${pointer}/sums`);
  }

  function checkAsked(name: string, at: string): void {
    if (call?.query.includes(name)) return;
    const message = unknownName({ what: 'parameter', wrong: name, of: raw.call, known: call?.query ?? [] });
    report({ code: 'RES229', pointer: at, message });
  }
}

/** Checks all paths in a row, and that named columns exist. */
function checkRows(context: TableCheck, raw: RawCallTable): void {
  const { pointer, report } = context;
  const shown = raw.columns.map(({ field }) => field);
  raw.columns.forEach((column, index) => checkColumn(context, raw, column, pointerOf(pointer, 'columns', index)));
  raw.actions?.forEach((action, index) => checkAction(context, action, shown, pointerOf(pointer, 'actions', index)));
  if (raw.needs !== undefined) checkValue(context, raw.needs, `${pointer}/needs`);
  const named: readonly (readonly [string | undefined, string])[] = [
    [raw.split, '/split'],
    [raw.tiles?.value, '/tiles/value'],
    [raw.tiles?.more, '/tiles/more'],
    ...(raw.bars ?? []).map((field, index) => [field, pointerOf('/bars', index)] as const),
  ];
  for (const [field, at] of named) {
    if (field === undefined || shown.includes(field)) continue;
    reportColumn(context, field, shown, `${pointer}${at}`);
  }
  if (raw.look !== undefined && raw.look !== 'table' && !raw.tiles) {
    const message = said`A table that is shown as tiles, or behind them, says with "tiles" what stands on them.`;
    report({ code: 'RES224', pointer: `${pointer}/look`, message });
  }
}

function checkColumn(context: TableCheck, raw: RawCallTable, column: RawTableColumn, at: string): void {
  const { report, shared } = context;
  checkValue(context, column.field, `${at}/field`);
  if (column.more !== undefined) checkValue(context, column.more, `${at}/more`);
  if (column.or !== undefined) checkValue(context, column.or, `${at}/or`);
  if (column.as === 'money') {
    const isSaid = column.currency !== undefined;
    checkValue(context, column.currency ?? siblingPath(column.field), `${at}/${isSaid ? 'currency' : 'as'}`);
  }
  const lists = typeof column.options === 'string' ? [column.options] : (column.options ?? []);
  lists.forEach((name, index) => {
    if (typeof name !== 'string' || ownValue(shared.enums, name)) return;
    const message = unknownName({ what: 'list', wrong: name, known: Object.keys(shared.enums) });
    const pointer = typeof column.options === 'string' ? `${at}/options` : pointerOf(at, 'options', index);
    report({ code: 'RES203', pointer, message });
  });
  if (column.sum && raw.sums === undefined && column.field.includes('.')) {
    const message = said`What stands in a list of the row is not added up here: name with "sums" where the answer has the sums.`;
    report({ code: 'RES224', pointer: `${at}/sum`, message });
  }
  if (column.link) checkLink(context, column.link, `${at}/link`);
}

function checkLink(context: TableCheck, link: RawTableLink, at: string): void {
  const { report } = context;
  const isOne = typeof link.resource === 'string';
  const names = typeof link.resource === 'string' ? { '': link.resource } : link.resource;
  for (const [value, name] of Object.entries(names)) {
    knownResource(context, name, isOne ? `${at}/resource` : pointerOf(at, 'resource', value));
  }
  if (isOne !== (link.by === undefined)) {
    const message = said`A link leads to one resource, or says with "by" which of several it is.`;
    report({ code: 'RES224', pointer: at, message });
  }
  if ((link.id === undefined) === (link.where === undefined)) {
    const message = said`A link has one of "id" and "where".`;
    report({ code: 'RES224', pointer: at, message });
  }
  const read: readonly (readonly [string | undefined, string])[] = [
    [link.by, '/by'],
    [link.id, '/id'],
    [link.where, '/where'],
    ...Object.entries(link.query ?? {}).map(([name, field]) => [field, pointerOf('/query', name)] as const),
  ];
  for (const [field, below] of read) if (field !== undefined) checkValue(context, field, `${at}${below}`);
}

function checkAction(context: TableCheck, action: RawTableAction, shown: readonly string[], at: string): void {
  const { report } = context;
  checkValue(context, action.id, `${at}/id`);
  const resource = knownResource(context, action.resource, `${at}/resource`);
  if (resource && !Object.hasOwn(resource.actions, action.name)) {
    const message = unknownName({ what: 'action', wrong: action.name, known: Object.keys(resource.actions) });
    report({ code: 'RES209', pointer: `${at}/name`, message });
  }
  for (const field of new Set(Object.values(toText(action.confirm, '')).flatMap(questionKeys))) {
    if (!shown.includes(field)) reportColumn(context, field, shown, `${at}/confirm`);
  }
}

function checkValue(context: TableCheck, path: string, pointer: string): void {
  if (!schemaAt(context.row, path, context.known.answers ?? {})) reportValue(context, path, pointer);
}

function reportColumn({ report }: TableCheck, wrong: string, known: readonly string[], pointer: string): void {
  report({ code: 'RES229', pointer, message: unknownName({ what: 'column', wrong, known }) });
}

/** Reports the named value, and names those beside it. */
function reportValue({ row, known, report }: TableCheck, path: string, pointer: string): void {
  const { answers = {} } = known;
  const before = path.split('.').slice(0, -1).join('.');
  const near = before === '' ? row : (schemaAt(row, before, answers) ?? row);
  const names = Object.keys(propertiesOf(near, answers)).map((name) => (before === '' ? name : `${before}.${name}`));
  const message = unknownName({ what: 'value of the answer', wrong: path, known: names });
  report({ code: 'RES229', pointer, message });
}
