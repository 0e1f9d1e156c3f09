import type { Row } from '../../../config/types.ts';
import type { ManagedUser } from '../../../domain/demo/users.ts';
import { useDemoCall } from '../parts/use-demo.ts';

/** The additional fields of a user's detail (spec §3). */
export type ShownUser = Omit<ManagedUser, 'id'> & {
  readonly id: string;
  readonly taskDone: number;
  readonly projectDone: number;
  readonly taxId: string;
  readonly language: string;
};
export type UserChange = Partial<Omit<ManagedUser, 'id'>>;

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

/** The user of a page, and a function that changes it; also updates the list of users. */
export function useShownUser(row: Row) {
  const { run, error, forget } = useDemoCall('users');
  return {
    user: userOf(row),
    /** @returns whether it was saved; `problem` has the reason if not */
    change: async (body: UserChange): Promise<boolean> =>
      (await run({ path: `/apps/users/${row.id}`, method: 'PUT', body })).isDone,
    problem: error?.message,
    forget,
  };
}
