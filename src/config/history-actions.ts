/** What a person does without being signed in, noted in the history of their own record in `users`. */
export const VISITOR_ACTIONS = ['register', 'passwordResetRequested'] as const;
export type VisitorAction = (typeof VISITOR_ACTIONS)[number];

/** What people do with their own account, by its calls or by a one-time link; and what staff end for them. */
const ACCOUNT_ACTIONS = [
  ...(['acceptInvite', 'choosePassword', 'confirmEmail'] as const),
  ...(['secondFactorOn', 'secondFactorOff', 'endSessions'] as const),
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** The resource that people sign in from. */
const PEOPLE = 'users';

/** A change of their dates or home is an action of its own: cleaners and owners have to know. */
const STAYS = 'reservations';
const PLACE = ['estateId', 'checkIn', 'checkOut'];

/** What a job notes of papers that run out (ES7): in so many days, or already. */
const EXPIRY_ACTIONS = ['expires60', 'expires30', 'expires7', 'expired'] as const;
/** The resources of such papers; their last day is `expiresAt`. */
export const PAPERS = ['estate-documents', 'legal-permits'] as const;

/** What a job notes of work that is late (JT4). */
const LATE_ACTIONS = ['overdue', 'escalated'] as const;
const WORK: readonly string[] = ['demands', 'tasks'];

/** What is noted of a conversation: a guest wrote, a colleague was named. */
const TALK_ACTIONS = ['received', 'mentioned'] as const;
const TALK = 'conversations';

/** What an update is called in the history: `move` for a stay on other days or in another home. */
export function updateAction(resource: string, changes: Readonly<Record<string, unknown>>): 'update' | 'move' {
  return resource === STAYS && PLACE.some((key) => Object.hasOwn(changes, key)) ? 'move' : 'update';
}

/** What `notify` may name of a resource beside its own actions. */
export const builtInActions = (resource: string): readonly string[] => [
  'create',
  'update',
  'delete',
  ...(resource === PEOPLE ? [...VISITOR_ACTIONS, ...ACCOUNT_ACTIONS] : []),
  ...(resource === STAYS ? ['move'] : []),
  ...(PAPERS.some((name) => name === resource) ? EXPIRY_ACTIONS : []),
  ...(WORK.includes(resource) ? LATE_ACTIONS : []),
  ...(resource === TALK ? TALK_ACTIONS : []),
];
