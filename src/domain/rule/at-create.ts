/** Only the status of a refusal matters here. */
type Refused = { readonly status: number };

/** What a record becomes that is to be created and acted on in one write. */
export type AtCreate<Reason extends Refused> =
  | { readonly kind: 'acted' }
  /** It stays as new records begin, and whoever asked is told why. */
  | { readonly kind: 'held'; readonly because: Reason }
  /** Nothing is written. */
  | { readonly kind: 'failed'; readonly because: Reason };

/** A role that never may, a state or another record in the way, a broken rule: creating without the action may still do. */
const HOLDS: readonly number[] = [403, 409, 422];

/**
 * "Save and confirm": what may not be done is left out, and the record is created all the same.
 * @param refused why the two together were refused, if they were; creating alone is judged by itself afterwards
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
