import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { type Owed, stayMoney } from '../reservations/balance.ts';
import { lostTo } from '../reservations/lost-nights.ts';
import { type Block, type BookedStay, occupantsOf } from '../reservations/occupancy.ts';
import { type Capture, partCapture } from './refund-item.ts';

/** The stay of an order when its payment arrives. */
type PaidFor = Owed & {
  readonly id: string;
  readonly failCause?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
};
/** The payment, and the facts about the stay. */
type Paid = {
  /** undefined if deleted */
  readonly stay: PaidFor | undefined;
  /** Stays and blocks of the same home around these nights; read only if the stay must compete for them. */
  readonly stays: Iterable<BookedStay>;
  readonly blocks: Iterable<Block>;
  /** The amount of the link, and the amount charged; minor units of the stay's currency. */
  readonly amount: number;
  readonly total: number;
  /** false: the rules refuse to confirm the stay */
  readonly mayConfirm: boolean;
  readonly now: IsoInstant;
};

/** A change of the stay, with its action in the history. */
export type StayChange = {
  readonly set: {
    readonly status?: 'PENDING' | 'SUCCESSFUL' | 'ALLREADYTAKEN';
    readonly takenByCode?: string;
    readonly takenById?: string | null;
    readonly holdExpiresAt?: null;
    readonly failCause?: null;
    readonly lastProcessAt?: IsoInstant;
  };
  readonly action: 'update' | 'confirm' | 'markTaken';
};
/** The effects on the money (`Capture`, minor units) and on the stay: before the capture, and after the payment. */
export type PaidFate = Capture & {
  /** Why `back` is refunded. */
  readonly refundReason: 'CLOSED' | 'ALREADY_TAKEN' | 'NOTHING_DUE' | 'OVERPAID';
  readonly first?: StayChange;
  readonly then?: StayChange;
  readonly attention?: 'NOT_CONFIRMED';
};

/**
 * WB4, AV4: the effect of a payment on its stay. A held stay is confirmed, and one whose hold has expired is revived if
 * its nights are still free; otherwise it is lost and everything is refunded, as for a closed one. PA1: an overpayment
 * is refunded, too, when somebody else paid while the guest was at the bank.
 */
export function fateOfPaid({ stay, stays, blocks, amount, total, mayConfirm, now }: Paid): PaidFate {
  const whole = { surcharge: 0, back: total };
  if (!stay) return { ...whole, refundReason: 'CLOSED' };
  const { id, status } = stay;
  const isLapsed = status === 'FAILED' && stay.failCause === 'HOLD_EXPIRED';
  const isHeld = status === 'PENDING' || isLapsed;
  if (!isHeld && status !== 'SUCCESSFUL' && status !== 'FINISHED') return { ...whole, refundReason: 'CLOSED' };
  const wanted = { id, from: stay.checkIn, to: stay.checkOut };
  const [taken] = isHeld ? occupantsOf({ stays, blocks, wanted, now }) : [];
  if (taken) {
    const set = { status: 'ALLREADYTAKEN', ...lostTo(taken), holdExpiresAt: null, failCause: null } as const;
    return {
      ...whole,
      refundReason: 'ALREADY_TAKEN',
      then: { set: { ...set, lastProcessAt: now }, action: 'markTaken' },
    };
  }
  // Expired, it owes nothing; revived, its price.
  const { remaining } = stayMoney({ ...stay, ...(isLapsed && { status: 'PENDING' }) });
  const capture = partCapture({ amount, total, remaining });
  return {
    ...capture,
    refundReason: capture.back === total ? 'NOTHING_DUE' : 'OVERPAID',
    ...(isLapsed && { first: { set: { status: 'PENDING', failCause: null }, action: 'update' } }),
    ...(isHeld && (mayConfirm ? CONFIRMED : WAITS)),
  };
}

const CONFIRMED = { then: { set: { status: 'SUCCESSFUL' }, action: 'confirm' } } as const;
/** Paid nights are kept without a time limit until people decide. */
const WAITS = { then: { set: { holdExpiresAt: null }, action: 'update' }, attention: 'NOT_CONFIRMED' } as const;
