/** Only the status of a refusal matters here. */
type Refused = { readonly status: number };

/** The result of creating a record and acting on it in one write. */
export type AtCreate<Reason extends Refused> =
  | { readonly kind: 'acted' }
  /** It keeps its initial state, and the caller learns the reason. */
  | { readonly kind: 'held'; readonly because: Reason }
  /** Nothing is written. */
  | { readonly kind: 'failed'; readonly because: Reason };

/** A missing right, a state or another record in the way, a broken rule: creating without the action may still work. */
const HOLDS: readonly number[] = [403, 409, 422];

/**
 * "Save and confirm": a refused action is left out, and the record is created anyway.
 * @param refused why both together were refused, if they were; creating alone is then checked separately
 */
export function decideAtCreate<Reason extends Refused>({
  forbidden,
  refused,
}: {
  readonly forbidden: Reason | undefined;
  readonly refused: Reason | undefined;
}): AtCreate<Reason> {
  const because = forbidden ?? refused;
  if (because === undefined) return { kind: 'acted' };
  return HOLDS.includes(because.status) ? { kind: 'held', because } : { kind: 'failed', because };
}
