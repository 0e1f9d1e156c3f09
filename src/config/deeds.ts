/** What a person does without being signed in, noted in the history of their own record in `users`. */
export const VISITOR_DEEDS = ['register', 'passwordResetRequested'] as const;
export type VisitorDeed = (typeof VISITOR_DEEDS)[number];

/** The resource that people sign in from. */
const PEOPLE = 'users';

/** What `notify` may name of a resource beside its own actions. */
export const deedsOf = (resource: string): readonly string[] => [
  ...['create', 'update', 'delete'],
  ...(resource === PEOPLE ? VISITOR_DEEDS : []),
];
