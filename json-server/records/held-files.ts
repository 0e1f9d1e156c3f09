import { FILE_TYPES, PICTURE_KINDS } from '../../src/config/file-kinds.ts';
import { collectionOf } from '../../src/config/collection.ts';
import { oncePer } from '../../src/config/once-per.ts';
import type { Issue } from '../../src/config/issue.ts';
import type { FileField, ImagesField, Json, Resource, Row } from '../../src/config/types.ts';
import { entriesOf } from '../../src/config/parts.ts';
import { type Context, partitionOfResource, tablesOf } from './context.ts';
import type { FileRow } from '../live/rows/own-rows.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { OwnTransaction } from '../store/types.ts';
import { FILES, holderKey, kindOfFile } from './files/stored-files.ts';

type Entry = { readonly [key: string]: Json };
const MEGABYTE = 1024 * 1024;

const fieldsWithFiles = oncePer(({ fields }: Resource): readonly (FileField | ImagesField)[] =>
  Object.values(fields).filter((field) => field.type === 'file' || field.type === 'images'),
);

/** Whether the role has a field to put a file in: in a record it may create or edit, or in an action's dialog. */
export function mayHoldFiles({ config, rightsOf }: Snapshot, role: string): boolean {
  return Object.values(config.resources).some((resource) => {
    const fields = fieldsWithFiles(resource);
    if (fields.length === 0) return false;
    const { can, writable } = rightsOf({ role, resource });
    const actions = Object.values(resource.actions).filter(({ name }) => can.has(name));
    return fields.some(
      ({ name }) =>
        writable.has(name) && (can.has('create') || can.has('edit') || actions.some(({ ask }) => ask.includes(name))),
    );
  });
}

const idIn = (entry: Entry): string => (typeof entry['id'] === 'string' ? entry['id'] : '');
const idsOfFiles = (value: Json | undefined): string[] =>
  entriesOf(value)
    .map(idIn)
    .filter((id) => id !== '');

/** Ids of all files that a record refers to. */
export const fileIdsOf = (resource: Resource, row: Row): string[] =>
  fieldsWithFiles(resource).flatMap(({ name }) => idsOfFiles(row[name]));

/** Why a file may not be attached to this field; undefined = allowed. */
function issueWith(field: FileField | ImagesField, row: FileRow | undefined, userId: string): Issue | undefined {
  const at = field.name;
  // Somebody else's file, one attached to another record, and a missing one give the same answer (S1).
  const isOwn = row !== undefined && row.holder === null && row.uploadedBy === userId;
  if (!isOwn) return { field: at, key: 'validation.fileGone' };
  const kind = kindOfFile(row);
  const accepted = field.type === 'images' ? PICTURE_KINDS : field.accept;
  if (kind === undefined || !accepted.includes(kind)) return { field: at, key: 'validation.fileKind' };
  const isTooBig = field.type === 'file' && row.size > field.maxBytes;
  const mb = field.type === 'file' ? Math.round((field.maxBytes / MEGABYTE) * 10) / 10 : 0;
  return isTooBig ? { field: at, key: 'validation.fileTooBig', params: { mb } } : undefined;
}

/**
 * Fills in what the server knows about each file in the record, and reports those that may not be attached: a newly
 * attached file must be an upload of the caller that is not attached anywhere yet.
 * @param record modified in place
 */
export function fillFiles({
  context,
  resource,
  before,
  record,
}: {
  context: Context;
  resource: Resource;
  before: Row | undefined;
  record: Record<string, Json>;
}): Issue[] {
  const { caller } = context;
  const issues: Issue[] = [];
  const seen = new Set<string>();
  for (const field of fieldsWithFiles(resource)) {
    const stored = new Map(entriesOf(before?.[field.name]).map((entry) => [idIn(entry), entry]));
    const filled = entriesOf(record[field.name]).map((entry): Entry => {
      const id = idIn(entry);
      if (id === '') return entry;
      if (seen.has(id)) issues.push({ field: field.name, key: 'validation.duplicate' });
      seen.add(id);
      const caption: Entry = entry['caption'] === undefined ? {} : { caption: entry['caption'] };
      const existing = stored.get(id);
      if (existing) return { ...withoutCaption(existing), ...caption };
      const row = tablesOf(context, resource)(FILES).get(id);
      const issue = issueWith(field, row, caller.user.id);
      if (issue) issues.push(issue);
      return { ...(row && issue === undefined ? factsOf(row, field) : { id }), ...caption };
    });
    if (filled.length === 0) continue;
    record[field.name] = field.type === 'images' || field.multiple ? filled : (filled[0] ?? null);
  }
  return issues;
}

const withoutCaption = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'caption'));

function factsOf({ id, name, type, size, width, height }: FileRow, field: FileField | ImagesField): Entry {
  const facts = { id, name, type, size };
  const isPicture = field.type === 'images' && type !== FILE_TYPES.pdf;
  return isPicture ? { ...facts, width: width ?? 0, height: height ?? 0 } : facts;
}

/**
 * Values of a field for the uploads that the caller names to attach; or what is wrong with them.
 * @param ids each once
 */
export function uploadsNamed(
  { table, caller }: Pick<Context, 'table' | 'caller'>,
  field: FileField,
  ids: readonly string[],
): { readonly files: readonly Entry[]; readonly issues: readonly Issue[] } {
  const found = ids.map((id) => {
    const row = table(FILES).get(id);
    return { row, issue: issueWith(field, row, caller.user.id) };
  });
  return {
    files: found.flatMap(({ row }) => (row ? [factsOf(row, field)] : [])),
    issues: found.flatMap(({ issue }) => issue ?? []),
  };
}

/** Attaches the files that a record names and detaches the others, whose bytes are deleted once this is on disk. */
export function holdFiles({
  tx,
  context,
  resource,
  before,
  after,
}: {
  tx: OwnTransaction;
  context: Context;
  resource: Resource;
  before: Row | undefined;
  after: Row | undefined;
}): void {
  const partition = partitionOfResource(resource, context.caller.tenant);
  for (const field of fieldsWithFiles(resource)) {
    const had = idsOfFiles(before?.[field.name]);
    const has = idsOfFiles(after?.[field.name]);
    for (const id of has.filter((other) => !had.includes(other))) {
      const row = tx.table(FILES, partition).get(id);
      if (row === undefined || after === undefined) continue;
      const holder = holderKey(collectionOf(resource), after.id);
      tx.put(FILES, partition, { ...row, holder, field: field.name, waitingSince: null });
    }
    for (const id of had.filter((other) => !has.includes(other))) {
      if (tx.table(FILES, partition).get(id)) tx.remove(FILES, partition, id);
    }
  }
}
