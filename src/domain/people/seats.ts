/** Roles that must never be empty (US2): otherwise nobody could approve anybody. */
const SEATS = ['SuperAdmin', 'admin'] as const;
type Seat = (typeof SEATS)[number];

/** The parts of an account that matter for a seat. */
type Holder = { readonly role: string; readonly status: string };

export const isSeated = (seat: Seat, holder: Holder | undefined): boolean =>
  holder?.role === seat && holder.status === 'ACTIVE';

/**
 * The seat a change vacates, if any: by removal, closing or another role. An admin who becomes a super admin vacates
 * none. The caller checks whether others hold it.
 */
export function seatLeft(before: Holder, after: Holder | undefined): Seat | undefined {
  const held = SEATS.find((seat) => isSeated(seat, before));
  if (held === undefined || isSeated(held, after) || isSeated('SuperAdmin', after)) return undefined;
  return held;
}
