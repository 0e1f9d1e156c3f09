import type { Row } from '../../../config/types.ts';
import type { ManagedUser } from '../../../domain/demo/users.ts';
import { useStoredValue } from '../parts/use-stored.ts';

/** What the detail of a user adds (spec §3). */
export type ShownUser = Omit<ManagedUser, 'id'> & {
  readonly id: string;
  readonly taskDone: number;
  readonly projectDone: number;
  readonly taxId: string;
  readonly language: string;
};
export type UserChange = Partial<Omit<ShownUser, 'id' | 'taskDone' | 'projectDone'>>;

const textAt = (row: Row, key: string): string => (typeof row[key] === 'string' ? row[key] : '');
const numberAt = (row: Row, key: string): number => (typeof row[key] === 'number' ? row[key] : 0);

function userOf(row: Row): ShownUser {
  return {
    id: row.id,
    fullName: textAt(row, 'fullName'),
    company: textAt(row, 'company'),
    role: textAt(row, 'role'),
    username: textAt(row, 'username'),
    country: textAt(row, 'country'),
    contact: textAt(row, 'contact'),
    email: textAt(row, 'email'),
    currentPlan: textAt(row, 'currentPlan'),
    status: textAt(row, 'status'),
    avatar: textAt(row, 'avatar'),
    taskDone: numberAt(row, 'taskDone'),
    projectDone: numberAt(row, 'projectDone'),
    taxId: textAt(row, 'taxId'),
    language: textAt(row, 'language'),
  };
}

/** The user of a page with what was changed in this session: no call changes one. */
export function useShownUser(row: Row) {
  const [change, keep] = useStoredValue<UserChange>(`user-${row.id}`);
  return {
    user: { ...userOf(row), ...change },
    isChanged: change !== undefined,
    change: (next: UserChange) => keep({ ...change, ...next }),
    forget: () => keep(undefined),
  };
}
