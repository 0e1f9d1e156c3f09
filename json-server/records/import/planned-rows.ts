import { fieldKind } from '../../../src/config/fields/registry.ts';
import { partsOf } from '../../../src/config/parts.ts';
import type { Field, Json, Language, Resource, Row } from '../../../src/config/types.ts';
import { isJsonObject, ownValue, plainText, resolveVariable } from '../../../src/config/values.ts';
import type { Way } from '../../../src/domain/text/two-ways.ts';
import { shownValuesIn } from '../export/export-list.ts';
import type { FieldIssue } from '../../http/http-error.ts';
import { type Context, tableOf } from '../context.ts';
import { findInScope } from '../scope.ts';
import { cellValue, referenceTexts, cellText, type ValueSetup } from './cell-value.ts';
import type { ImportColumn } from './columns.ts';
import { createReferences } from './references.ts';
import { exactDigits } from './sheet-number.ts';
import type { Pause, SheetCell, SheetRow } from './sheet.ts';
import { isTwoWays, TWO_WAYS } from './ways-to-read.ts';

/** A row of the file as a planned write. */
export type PlannedRow = {
  readonly row: SheetRow;
  /** The record it changes, as it was when the file was read; absent for a new one. */
  readonly before: Row | undefined;
  readonly input: Readonly<Record<string, Json>>;
  /** Errors in its cells. */
  readonly issues: readonly FieldIssue[];
};

export type PlanSetup = {
  readonly context: Context;
  readonly resource: Resource;
  /** By position in the file. */
  readonly columns: readonly (ImportColumn | undefined)[];
  readonly key: ImportColumn | undefined;
  /** The format of each column's dates and numbers, by position in the file; undefined = unknown. */
  readonly ways: readonly (Way | undefined)[];
  readonly language: Language;
};

type Setup = PlanSetup & {
  readonly values: Omit<ValueSetup, 'currencyOf'>;
  readonly shownIn: ReturnType<typeof shownValuesIn>;
  /** Ids of records and unique values of new ones → the row that used them first. */
  readonly seen: Map<string, number>;
};

/** Plans in slices what each row changes. It writes nothing; a later step detects concurrent writes. */
export async function planRows(
  setup: PlanSetup,
  rows: readonly SheetRow[],
  pause: Pause,
): Promise<readonly PlannedRow[]> {
  const { context, resource, columns } = setup;
  const references = createReferences(context);
  const asked = columns.filter((column) => column !== undefined);
  for (const row of rows) {
    const waited = pause();
    if (waited) await waited;
    for (const [place, column] of columns.entries()) {
      const cell = row.cells[place];
      if (cell === undefined || column?.field.type !== 'ref' || !column.isWritable) continue;
      for (const text of referenceTexts(column.field, cellText(cell))) references.note(column.field, text);
    }
  }
  await references.look(pause);
  const { catalogues } = context.snapshot;
  const each: Setup = {
    ...setup,
    values: { catalogues, language: setup.language, references, names: new Map() },
    shownIn: shownValuesIn(context, resource, asked),
    seen: new Map(),
  };
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    const waited = pause();
    if (waited) await waited;
    planned.push(planRow(each, row));
  }
  return planned;
}

const cellAt = ({ columns }: PlanSetup, { cells }: SheetRow, key: string): SheetCell | undefined =>
  cells[columns.findIndex((column) => column?.key === key)];

function planRow(setup: Setup, row: SheetRow): PlannedRow {
  const { key } = setup;
  const cell = key && cellAt(setup, row, key.key);
  const found = key && cell ? recordOf(setup, row, key, cell) : {};
  if ('issue' in found) return { row, before: undefined, input: {}, issues: [found.issue] };
  const { before } = found;
  const first = before && setup.seen.get(before.id);
  if (before && first !== undefined) {
    const issue = { field: key?.key ?? '', key: 'import.cell.twice', params: { row: first } };
    return { row, before: undefined, input: {}, issues: [issue] };
  }
  if (before) setup.seen.set(before.id, row.number);
  return { row, before, ...inputOf(setup, row, before) };
}

/** The record named by the key's cell; without one it is new, unless only the server makes such values. */
function recordOf(
  setup: Setup,
  row: SheetRow,
  key: ImportColumn,
  cell: SheetCell,
): { readonly before?: Row } | { readonly issue: FieldIssue } {
  const { context, resource } = setup;
  const notThere = { issue: { field: key.key, key: 'import.cell.noRecord', params: { value: cellText(cell) } } };
  if (key.top === undefined) {
    const before = findInScope(context, resource, cellText(cell));
    return before ? { before } : notThere;
  }
  const converted = cellValue(valueSetup(setup, row, undefined), key.field, cell);
  if (!('value' in converted)) return { issue: { field: key.key, ...converted } };
  const stored = storedValue(setup, key.field, converted.value);
  const holder = stored === undefined ? undefined : tableOf(context, resource).findUnique(key.field.name, stored);
  const before = holder && findInScope(context, resource, holder.id);
  if (before) return { before };
  return key.isWritable ? {} : notThere;
}

/** A unique value in its stored form, `+905321234567`. */
function storedValue({ context }: Setup, field: Field, value: Json): string | undefined {
  const { values } = context.caller;
  const parsed = fieldKind(field.type).parse({ field, input: { [field.name]: value }, values });
  const stored = 'values' in parsed ? parsed.values[field.name] : value;
  return typeof stored === 'string' ? stored : undefined;
}

function inputOf(setup: Setup, row: SheetRow, before: Row | undefined): Pick<PlannedRow, 'input' | 'issues'> {
  const { resource, columns, ways, shownIn } = setup;
  const shown = before && shownIn(before);
  const input: Record<string, Json> = {};
  const issues: FieldIssue[] = [];
  const values = valueSetup(setup, row, before);
  for (const [place, column] of columns.entries()) {
    if (column?.top === undefined) continue;
    const cell = row.cells[place];
    // A cell that equals the record's exported value changes nothing, however the value is stored.
    if (shown && column.cells.some((one) => isExported(cell, one(shown)))) continue;
    const { key, field, top, isWritable, isCurrency } = column;
    if (top.name === resource.stateField) {
      if (cell && !isBeginning(values, top, cell, before)) issues.push({ field: key, key: 'validation.useAction' });
    } else if (!isWritable) continue;
    else if (isCurrency) {
      const isOther = cell && field.type === 'money' && cellText(cell) !== values.currencyOf(field);
      if (isOther) issues.push({ field: key, key: 'import.cell.currency' });
    } else if (cell === undefined) {
      if (before) putCell(input, column, null, before);
    } else if (ways[place] === undefined && isTwoWays(field, cell)) {
      issues.push({ field: key, key: TWO_WAYS });
    } else {
      const converted = cellValue(values, field, cell, ways[place]);
      if ('value' in converted) putCell(input, column, converted.value, before);
      else issues.push({ field: key, ...converted });
    }
  }
  return { input, issues };
}

/** A part of an object keeps its other parts as they are. */
function putCell(input: Record<string, Json>, { key, top }: ImportColumn, value: Json, before: Row | undefined): void {
  const [name = '', part] = key.split('.');
  if (part === undefined || top === undefined) {
    input[key] = value;
    return;
  }
  const stored = input[name] ?? before?.[name];
  const parts = new Set(partsOf(top).flatMap((one) => fieldKind(one.type).inputs(one)));
  const others = isJsonObject(stored) ? Object.entries(stored).filter(([one]) => parts.has(one)) : [];
  input[name] = { ...Object.fromEntries(others), [part]: value };
}

/** A new record starts in its first state, and the file may name it. */
function isBeginning(values: ValueSetup, field: Field, cell: SheetCell, before: Row | undefined): boolean {
  const converted = cellValue(values, field, cell);
  return before === undefined && 'value' in converted && converted.value === (field.default ?? null);
}

/** Whether the cell equals the value's exported form. */
function isExported(cell: SheetCell | undefined, exported: ReturnType<ImportColumn['cells'][number]>): boolean {
  if (cell === undefined) return exported === null || exported === '';
  const text = typeof exported === 'object' ? (exported?.decimal ?? '') : String(exported);
  if (cell.kind === 'number' && typeof exported !== 'string') return exactDigits(text) === exactDigits(cell.text);
  const plain = text.replace(/\r\n?/g, '\n').trim();
  return cell.text.trim() === plain || cellText(cell) === plain;
}

function valueSetup(setup: Setup, row: SheetRow, before: Row | undefined): ValueSetup {
  return {
    ...setup.values,
    currencyOf: ({ currency, currencyField = '' }) =>
      currency ?? currencyIn({ ...setup, row, before }, currencyField) ?? '',
  };
}

/** The currency of an amount: from the row, the record, or the record that a reference of either names. */
function currencyIn(
  setup: Setup & { readonly row: SheetRow; readonly before: Row | undefined },
  name: string,
): string | undefined {
  const { resource, context, row, before } = setup;
  const field = ownValue(resource.fields, name);
  if (field === undefined) return undefined;
  const { values } = context.caller;
  const valueIn = (key: string): Json => {
    const cell = cellAt(setup, row, key);
    const own = ownValue(resource.fields, key);
    const converted = cell && own ? cellValue({ ...setup.values, currencyOf: () => '' }, own, cell) : undefined;
    if (converted && 'value' in converted) return converted.value;
    return before?.[key] ?? resolveVariable(own?.default ?? null, values) ?? null;
  };
  const { from } = field;
  const reference = from && ownValue(resource.fields, from.ref);
  if (from && reference?.type === 'ref') {
    const target = context.snapshot.config.resources[reference.resource];
    const named = target && findInScope(context, target, plainText(valueIn(from.ref)));
    const copied = named?.[from.key];
    if (typeof copied === 'string') return copied;
  }
  const value = valueIn(name);
  return typeof value === 'string' ? value : undefined;
}
