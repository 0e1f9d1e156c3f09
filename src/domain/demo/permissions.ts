import { fold } from '../text/fold.ts';
import type { IsoInstant } from '../calendar/iso-date.ts';
import type { ListRules } from './list.ts';
import { nextId } from './ids.ts';
import type { DemoOutcome } from './outcome.ts';
import { sameText, textFilter } from './searching.ts';
import { type UnknownFields, filledLine, listOf, oneOfWords, readFields, type ValueReader } from './shapes.ts';

export type Permission = {
  readonly id: number;
  readonly name: string;
  /** Role names. */
  readonly assignedTo: readonly string[];
  readonly createdDate: IsoInstant;
};

/** GET /api/apps/permissions; its search is `permissionFilter`. */
export const PERMISSION_LIST: ListRules<Permission> = { sort: { name: ({ name }) => name } };

/** Spec §7: the name or the date contains the text, or a role begins with it. */
export function permissionFilter(q: string): (permission: Permission) => boolean {
  const isFound = textFilter(q);
  const prefix = fold(q).trim();
  return ({ name, createdDate, assignedTo }) =>
    isFound([name, createdDate]) || assignedTo.some((role) => fold(role).startsWith(prefix));
}

export const PERMISSION_ROLES = ['administrator', 'manager', 'users', 'support', 'restricted-user'] as const;

const FIELDS: { readonly [Key in keyof Omit<Permission, 'id' | 'createdDate'>]-?: ValueReader } = {
  name: filledLine,
  assignedTo: listOf(oneOfWords(PERMISSION_ROLES)),
};

type Read = Partial<Pick<Permission, 'name' | 'assignedTo'>>;

/** Parses a permission. Names are unique, ignoring case. */
function readPermission(input: UnknownFields, others: readonly Permission[]): DemoOutcome<Read> {
  const read = readFields<Pick<Permission, 'name' | 'assignedTo'>>(input, FIELDS);
  if ('problem' in read) return read;
  const { name } = read.value;
  const isTaken = name !== undefined && others.some((other) => sameText(name)(other.name));
  return isTaken ? { problem: `There is already a permission "${name}".` } : read;
}

/** A new permission: requires a name. @param now the time of creation */
export function newPermission(
  input: UnknownFields,
  { known, now }: { readonly known: readonly Permission[]; readonly now: IsoInstant },
): DemoOutcome<Permission> {
  const read = readPermission(input, known);
  if ('problem' in read) return read;
  const { name, assignedTo = [] } = read.value;
  if (name === undefined) return { problem: '"name" is needed.' };
  return { value: { id: nextId(known.map(({ id }) => id)), name, assignedTo, createdDate: now } };
}

/** A permission with its changes. */
export function changedPermission(
  permission: Permission,
  input: UnknownFields,
  known: readonly Permission[],
): DemoOutcome<Permission> {
  const read = readPermission(
    input,
    known.filter(({ id }) => id !== permission.id),
  );
  return 'problem' in read ? read : { value: { ...permission, ...read.value } };
}
