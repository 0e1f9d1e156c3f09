/** What a person does without being signed in, noted in the history of their own record in `users`. */
export const VISITOR_ACTIONS = ['register', 'passwordResetRequested'] as const;
export type VisitorAction = (typeof VISITOR_ACTIONS)[number];

/** Actions on people's own accounts, by calls or one-time links, and sessions ended by staff. */
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

/** Notes of a job about expiring papers (ES7): days left, or expired. */
const EXPIRY_ACTIONS = ['expires60', 'expires30', 'expires7', 'expired'] as const;
/** The resources of such papers; `expiresAt` is their last day. */
export const PAPERS = ['estate-documents', 'legal-permits'] as const;

/** Notes of a job about late work (JT4). */
const LATE_ACTIONS = ['overdue', 'escalated'] as const;
const WORK: readonly string[] = ['demands', 'tasks'];

/** Notes on a conversation: a guest wrote, a colleague was mentioned. */
const TALK_ACTIONS = ['received', 'mentioned'] as const;
const TALK = 'conversations';

/** The history action of an update: `move` for a stay with other days or another home. */
export function updateAction(resource: string, changes: Readonly<Record<string, unknown>>): 'update' | 'move' {
  return resource === STAYS && PLACE.some((key) => Object.hasOwn(changes, key)) ? 'move' : 'update';
}

/** Actions `notify` may name besides a resource's own. */
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
