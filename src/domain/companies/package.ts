/** TN2: whether a company has reached its limit; without a limit it never has. */
export function isOverLimit(count: number, limit: unknown): limit is number {
  return typeof limit === 'number' && count > limit;
}

/** States in which nobody of a company can sign in. */
export const SHUT_STATES: readonly string[] = ['SUSPENDED', 'CLOSED'];

/**
 * The platform's own company can never be closed, because nobody could reopen it. `roles` are those of its active
 * users.
 */
export function mayClose({ state, roles }: { readonly state: string; readonly roles: Iterable<string> }): boolean {
  if (!SHUT_STATES.includes(state)) return true;
  for (const role of roles) if (role === 'SuperAdmin') return false;
  return true;
}
