import { countBasedId } from './ids.ts';
import type { ListRules } from './list.ts';
import type { DemoOutcome } from './outcome.ts';
import { type UnknownFields, filledLine, line, oneOfWords, readFields, type ValueReader } from './shapes.ts';

/** Spec §3 and §4. */
export type ManagedUser = {
  readonly id: number;
  readonly fullName: string;
  readonly company: string;
  readonly role: string;
  readonly username: string;
  readonly country: string;
  readonly contact: string;
  readonly email: string;
  readonly currentPlan: string;
  readonly status: string;
  readonly avatar: string;
};

export const USER_STATUSES = ['Active', 'Inactive', 'Pending'] as const;
export const USER_PLANS = ['basic', 'team', 'company', 'enterprise'] as const;
export const USER_ROLES = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const;

/** GET /api/apps/users. */
export const USER_LIST: ListRules<ManagedUser> = {
  texts: ({ fullName, email }) => [fullName, email],
  sort: {
    user: ({ fullName }) => fullName,
    email: ({ email }) => email,
    role: ({ role }) => role,
    plan: ({ currentPlan }) => currentPlan,
    status: ({ status }) => status,
  },
};

const email: ValueReader = (value) => {
  const read = filledLine(value);
  return typeof read === 'string' && /^[^\s@]+@[^\s@]+$/.test(read) ? read : undefined;
};
/** Only pictures of our own origin. */
const picture: ValueReader = (value) => {
  const read = line(value);
  return typeof read === 'string' && (read === '' || /^\/[\w./-]*$/.test(read)) ? read : undefined;
};

const FIELDS: { readonly [Key in keyof Omit<ManagedUser, 'id'>]-?: ValueReader } = {
  fullName: filledLine,
  company: line,
  role: oneOfWords(USER_ROLES),
  username: line,
  country: line,
  contact: line,
  email,
  currentPlan: oneOfWords(USER_PLANS),
  status: oneOfWords(USER_STATUSES),
  avatar: picture,
};

/** A user with the changes; a name cannot become empty. */
export function changedUser(user: ManagedUser, input: UnknownFields): DemoOutcome<ManagedUser> {
  const read = readFields<Omit<ManagedUser, 'id'>>(input, FIELDS);
  return 'problem' in read ? read : { value: { ...user, ...read.value } };
}

/** POST /api/apps/users: requires a name; the rest has defaults. The id is the count plus one, never one in use. */
export function newUser(input: UnknownFields, ids: readonly number[]): DemoOutcome<ManagedUser> {
  const read = readFields<Omit<ManagedUser, 'id'>>(input, FIELDS);
  if ('problem' in read) return read;
  const { fullName } = read.value;
  if (fullName === undefined) return { problem: '"fullName" is needed.' };
  const user = {
    id: countBasedId(ids),
    fullName,
    company: '',
    role: 'subscriber',
    username: '',
    country: '',
    contact: '',
    email: '',
    currentPlan: 'basic',
    status: 'Pending',
    avatar: '',
  };
  return { value: { ...user, ...read.value } };
}
