import type { IsoDate } from '../calendar/iso-date.ts';
import { needsPermit, type permitReason } from '../estates/permit-stay.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type StayFacts, undoesCheckOut } from './stay-state.ts';
import { isReleased } from './status.ts';

/** The name of a channel conflict caused by a missing permit. */
export const NO_PERMIT = 'NO_PERMIT';
const CONFIRMED = 'SUCCESSFUL';

type PermitStay = Pick<StayFacts, 'status' | 'checkIn' | 'checkOut' | 'leftOn'> & {
  readonly estateId: string;
  readonly channelConflict?: string | null;
  readonly permitOverrideReason?: string | null;
};
type Named = Pick<Refusal, 'field' | 'key' | 'params'>;
export type JudgedPermit =
  | { readonly refused: Refusal }
  | {
      readonly set: {
        readonly channelConflict?: 'SOLVED' | typeof NO_PERMIT;
        readonly permitOverrideReason?: null;
      };
      readonly warnings: readonly Named[];
    };

const isPlace = (row: PermitStay, other: PermitStay): boolean =>
  (['estateId', 'checkIn', 'checkOut'] as const).every((key) => row[key] === other[key]);

/** A confirmed stay that only gives up nights in its home needs no new check. */
function isShortened(record: PermitStay, before: PermitStay): boolean {
  const isWithin = before.checkIn <= record.checkIn && record.checkOut <= before.checkOut;
  return before.status === CONFIRMED && record.estateId === before.estateId && isWithin;
}

/**
 * ES2, ES3: a stay of up to 100 nights can be confirmed only in a home with a valid permit, however it is written. A
 * super admin may override this with a reason in the same write, which is kept in the state history; it applies to this
 * home. A held stay shows the requirement at once, and a fourth long contract warns. A channel is not refused: its stay
 * is listed as a conflict until it is confirmed or ends.
 */
export function judgePermit({
  record,
  before,
  today,
  isChannels,
  home,
  reason: reasonOf,
  longContracts,
}: {
  readonly record: PermitStay;
  readonly before: PermitStay | undefined;
  readonly today: IsoDate;
  /** The writer is the channel. */
  readonly isChannels: boolean;
  /** Code of the home. */
  readonly home: string;
  /** Why it cannot be confirmed; like the next one, evaluated only when needed. */
  readonly reason: () => ReturnType<typeof permitReason>;
  readonly longContracts: () => number | undefined;
}): JudgedPermit {
  const { status } = record;
  const isConfirmed = status === CONFIRMED;
  const isSettled = before?.channelConflict === NO_PERMIT && before.status !== status && status !== 'PENDING';
  const settled = isSettled ? ({ channelConflict: 'SOLVED' } as const) : {};
  if (isReleased(status) || status === 'FINISHED') return { set: settled, warnings: [] };
  // A reason belongs to a confirmation; one given earlier would allow something nobody asked for.
  const isIdle = !isConfirmed && Boolean(record.permitOverrideReason);
  const set = { ...settled, ...(isIdle && { permitOverrideReason: null }) };
  const isSame = before !== undefined && isPlace(record, before);
  if (isSame && (before.status === status || undoesCheckOut(record, before, today))) return { set, warnings: [] };
  const wasAllowed =
    before !== undefined &&
    (before.status === CONFIRMED || before.status === 'FINISHED') &&
    before.estateId === record.estateId &&
    Boolean(before.permitOverrideReason);
  const isGiven = Boolean(record.permitOverrideReason) && record.permitOverrideReason !== before?.permitOverrideReason;
  const mayConfirm = isGiven || wasAllowed || (before !== undefined && isShortened(record, before));
  const reason = reasonOf();
  const isUnlawful = reason !== undefined && isConfirmed && !mayConfirm;
  if (isUnlawful && !isChannels) return { refused: { status: 409, field: 'estateId', ...reason } };
  const isConflict = reason !== undefined && isChannels && (isUnlawful || !isConfirmed);
  const count = needsPermit(record) ? undefined : longContracts();
  const warnings = [
    // A person who has just given the reason need not see it.
    ...(reason && !isConfirmed ? [{ field: 'estateId', ...reason }] : []),
    ...(count === undefined
      ? []
      : [{ field: 'checkOut', key: 'permit.longContracts', params: { count, code: home } } as const]),
  ];
  return { set: { ...set, ...(isConflict && { channelConflict: NO_PERMIT }) }, warnings };
}
