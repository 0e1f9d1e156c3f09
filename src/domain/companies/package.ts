/** TN2: why a company may not have one more of something; undefined = it may. A limit of nothing is none. */
export function isOverLimit(count: number, limit: unknown): limit is number {
  return typeof limit === 'number' && count > limit;
}

/** States in which nobody of a company gets in. */
export const SHUT_STATES: readonly string[] = ['SUSPENDED', 'CLOSED'];

/** The platform's own company is never shut: who would open it again? `roles` are those of its active users. */
export function mayClose({ state, roles }: { readonly state: string; readonly roles: Iterable<string> }): boolean {
  if (!SHUT_STATES.includes(state)) return true;
  for (const role of roles) if (role === 'SuperAdmin') return false;
  return true;
}
