/** Roles that always need somebody (US2): without them nobody could let anybody in any more. */
const SEATS = ['SuperAdmin', 'admin'] as const;
type Seat = (typeof SEATS)[number];

/** What a seat asks of an account. */
type Holder = { readonly role: string; readonly status: string };

export const isSeated = (seat: Seat, holder: Holder | undefined): boolean =>
  holder?.role === seat && holder.status === 'ACTIVE';

/**
 * The seat that a change leaves, if it does: removed, shut or of another role. An admin who becomes a super admin takes
 * nothing away. Whether others hold it is for the caller to look.
 */
export function seatLeft(before: Holder, after: Holder | undefined): Seat | undefined {
  const held = SEATS.find((seat) => isSeated(seat, before));
  if (held === undefined || isSeated(held, after) || isSeated('SuperAdmin', after)) return undefined;
  return held;
}
