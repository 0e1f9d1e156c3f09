import { cellNames } from '../../../config/inline-cells.ts';
import type { ChildrenField, ClientConfig, ClientField, ClientResource, Json } from '../../../config/types.ts';
import { isJsonObject, omit, plainText } from '../../../config/values.ts';
import { type FormStore, isSame } from '../../fields/inputs/form-store.ts';
import { keysOf } from '../../resource/keys.ts';
import { newKey } from '../../../providers/new-key.ts';
import { isEditable } from '../editable.ts';

/**
 * One record as a row of its parent's form. It is in the parent's store, in a list under the name of the `children`
 * field, so leaving, drafts and conflicts need no special case for rows.
 */
export type TypedRow = {
  readonly [key: string]: Json;
  /** Key of the row on the screen; a stored record's is its id. */
  readonly _key: string;
};

/** A record that is to be deleted when the form is saved. */
export const isRemoved = (row: TypedRow): boolean => row['_remove'] === true;
export const isStored = (row: TypedRow): boolean => typeof row['id'] === 'string';

const isRow = (value: Json): value is TypedRow => isJsonObject(value) && typeof value['_key'] === 'string';

function rowsIn(value: Json | undefined): readonly TypedRow[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter(isRow) : [];
}

/** The rows as they are typed. */
export const typedRows = (store: Pick<FormStore, 'get'>, name: string): readonly TypedRow[] => rowsIn(store.get(name));
/** The rows as they were before anything was typed. */
export const knownRows = (store: FormStore, name: string): readonly TypedRow[] => rowsIn(store.base()[name]);

/** A stored record as a row. */
export function rowOf(record: { readonly [key: string]: Json }): TypedRow {
  return { ...record, _key: plainText(record['id'] ?? null) };
}

/** The fields of a row, in order; those that this person cannot type are shown. */
export function cellsOf(field: ChildrenField, child: ClientResource): readonly ClientField[] {
  return cellNames(field, child).flatMap((name) => {
    const cell = child.fields[name];
    if (!cell) return [];
    // Cards and radio buttons need the room of a form, and so do hints.
    const plain = omit(cell, 'help', ...(cell.type === 'enum' ? (['look'] as const) : []));
    return [plain as ClientField];
  });
}

/** The keys of a record that can be typed in a row. */
export function typedKeys(field: ChildrenField, child: ClientResource): readonly string[] {
  return cellsOf(field, child)
    .filter((cell) => isEditable({ resource: child, field: cell }))
    .flatMap(keysOf);
}

type Plain = { readonly [key: string]: Json };

/** A new row with its defaults; they are kept in it, for one of a day is another one tomorrow. */
export function newRow(defaults: Plain): TypedRow {
  return { ...defaults, _key: newKey(), _begun: defaults };
}

/** A row's initial values: the record, or a new one's defaults. */
function begunOf(row: TypedRow, base: TypedRow | undefined): Plain {
  const begun = row['_begun'];
  return base ?? (isJsonObject(begun) ? begun : {});
}

/** The changed values of a row. */
export function changedRowValues(
  row: TypedRow,
  base: TypedRow | undefined,
  keys: readonly string[],
): Record<string, Json> {
  const begun = begunOf(row, base);
  return Object.fromEntries(
    keys.filter((key) => !isSame(row[key], begun[key])).map((key) => [key, row[key] ?? null] as const),
  );
}

/** Keeps, with each row that others changed, the record as it is now. @param places as the form calls the rows, `lines.2` */
export function noteTheirs(store: FormStore, places: ReadonlyMap<string, Plain>): void {
  for (const name of new Set([...places.keys()].map((place) => place.split('.')[0] ?? ''))) {
    store.set(
      name,
      typedRows(store, name).map((row, index): TypedRow => {
        const theirs = places.get(`${name}.${index}`);
        return theirs ? { ...row, _theirs: theirs } : row;
      }),
    );
  }
}

/** Goes on from the record as it is now. @param mine keys whose typed values are kept; empty = theirs is taken */
export function settleRow(
  store: FormStore,
  name: string,
  { row, mine }: { row: TypedRow; mine: readonly string[] },
): void {
  const theirs = row['_theirs'];
  if (!isJsonObject(theirs)) return;
  const known = knownRows(store, name);
  const ownChanges = changedRowValues(
    row,
    known.find(({ _key }) => _key === row._key),
    mine,
  );
  const replace = (rows: readonly TypedRow[], next: TypedRow) =>
    rows.map((other) => (other._key === row._key ? next : other));
  const base = rowOf(theirs);
  store.rebase(
    { ...store.base(), [name]: replace(known, base) },
    { ...store.values(), [name]: replace(typedRows(store, name), { ...base, ...ownChanges }) },
  );
}

/** The child's resource, where its rows are for this role to see. */
export function childOf(config: ClientConfig, field: ChildrenField): ClientResource | undefined {
  const child = config.resources[field.resource];
  return child?.can.includes('list') === true ? child : undefined;
}
