import { fold } from '../text/fold.ts';
import type { IsoInstant } from '../calendar/iso-date.ts';
import type { ListRules } from './list.ts';
import { textFilter } from './searching.ts';

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
