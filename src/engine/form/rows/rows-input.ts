import { isInline } from '../../../config/inline.ts';
import type { Issue } from '../../../config/issue.ts';
import { validateRecord } from '../../../config/record.ts';
import type { ChildrenField, ClientConfig, ClientResource, Json } from '../../../config/types.ts';
import type { WhereValues } from '../../../config/where.ts';
import { isJsonObject } from '../../../config/values.ts';
import type { FormStore } from '../../fields/inputs/form-store.ts';
import {
  changedRowValues,
  childOf,
  isRemoved,
  isStored,
  knownRows,
  noteTheirs,
  type TypedRow,
  typedKeys,
  typedRows,
} from './typed-rows.ts';

/** The changed rows of a form, for sending. */
export type RowsInput = {
  /** By field; without fields whose rows are unchanged. */
  readonly body: Readonly<Record<string, readonly Json[]>>;
  /** By the row's position in the form, `lines.2.amount`. */
  readonly issues: readonly Issue[];
  /** The key of an error, or of a row, as the server calls it, as the form calls it: it is sent fewer rows than there are. */
  readonly here: (key: string) => string;
  /** Stores a refusal's current versions of rows others have changed: `{ "lines.0": record }`. */
  readonly noteTheirs: (rows: unknown) => void;
  /** Resources whose records are sent. */
  readonly children: readonly string[];
};

type Setup = {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  readonly store: FormStore;
  readonly values: WhereValues;
  /** Fields whose rows are not on the screen, and not sent. */
  readonly hidden: ReadonlySet<string>;
};

/** Collects and checks the rows that were typed, as the server will. */
export function readRows({ config, resource, store, values, hidden }: Setup): RowsInput {
  const body: Record<string, readonly Json[]> = {};
  const issues: Issue[] = [];
  const places = new Map<string, string>();
  const children = new Set<string>();
  for (const field of Object.values(resource.fields)) {
    const child = isInline(field) && !hidden.has(field.name) ? childOf(config, field) : undefined;
    if (field.type !== 'children' || !child) continue;
    const entries: Json[] = [];
    for (const [index, row] of typedRows(store, field.name).entries()) {
      const base = knownRows(store, field.name).find(({ _key }) => _key === row._key);
      const read = readRow({ config, field, child, values, row, base, parentId: store.get('id') });
      if (!read) continue;
      places.set(`${field.name}.${entries.length}`, `${field.name}.${index}`);
      entries.push(read.entry);
      issues.push(...read.issues.map((issue) => ({ ...issue, field: `${field.name}.${index}.${issue.field}` })));
    }
    if (entries.length === 0) continue;
    body[field.name] = entries;
    children.add(field.resource);
  }
  const here = (key: string): string => {
    const [name = '', index = '', ...rest] = key.split('.');
    const place = places.get(`${name}.${index}`);
    return place === undefined ? key : [place, ...rest].join('.');
  };
  return {
    body,
    issues,
    here,
    noteTheirs: (rows) => {
      if (!isJsonObject(rows)) return;
      const theirs = Object.entries(rows).flatMap(([key, row]) =>
        isJsonObject(row) ? [[here(key), row] as const] : [],
      );
      noteTheirs(store, new Map(theirs));
    },
    children: [...children],
  };
}

type RowSetup = Pick<Setup, 'config' | 'values'> & {
  readonly field: ChildrenField;
  readonly child: ClientResource;
  readonly row: TypedRow;
  readonly base: TypedRow | undefined;
  readonly parentId: Json | undefined;
};

/** @returns undefined for a row in which nothing is to be done: untouched, or new and still empty */
function readRow({ config, field, child, values, row, base, parentId }: RowSetup) {
  const { id = null, version = null } = row;
  if (isRemoved(row)) return { entry: { id, version, _remove: true } as Json, issues: [] };
  const isNew = !isStored(row);
  const keys = typedKeys(field, child);
  const changes = changedRowValues(row, base, keys);
  if (Object.keys(changes).length === 0) return undefined;
  const typed = isNew
    ? Object.fromEntries(
        keys.flatMap((key) =>
          (row[key] ?? null) === null && !(key in changes) ? [] : [[key, row[key] ?? null] as const],
        ),
      )
    : changes;
  const { record, issues } = validateRecord({
    resource: child,
    operation: isNew ? 'create' : 'merge',
    input: isNew ? { ...typed, [field.via]: parentId ?? 'new' } : typed,
    before: isNew || !base || typeof id !== 'string' ? undefined : { ...base, id },
    values,
    canWrite: (name) => child.fields[name]?.writable ?? false,
    resources: config.resources,
  });
  const sent = Object.fromEntries(Object.keys(typed).map((key) => [key, record[key] ?? null]));
  return {
    entry: (isNew ? sent : { id, version, ...sent }) as Json,
    // In reading order, so the first wrong cell gets the focus.
    issues: issues
      .filter((issue) => issue.field !== field.via)
      .sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field)),
  };
}
