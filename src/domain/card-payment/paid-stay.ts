import type { IsoDate, IsoInstant } from '../calendar/iso-date.ts';
import { type Owed, stayMoney } from '../reservations/balance.ts';
import { lostTo } from '../reservations/lost-nights.ts';
import { type Block, type BookedStay, occupantsOf } from '../reservations/occupancy.ts';
import { type Capture, partCapture } from './refund-item.ts';

/** The stay of an order, when its money comes. */
type PaidFor = Owed & {
  readonly id: string;
  readonly failCause?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
};
/** What was paid, and what is known of the stay. */
type Paid = {
  /** undefined where it is gone */
  readonly stay: PaidFor | undefined;
  /** Stays and blocks of the same home around these nights; read only where the stay has to win them. */
  readonly stays: Iterable<BookedStay>;
  readonly blocks: Iterable<Block>;
  /** What the link asked for, and what the card was charged; minor units of the stay's currency. */
  readonly amount: number;
  readonly total: number;
  /** false: the rules refused to confirm the stay */
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
/** What becomes of the money (`Capture`, minor units) and of the stay: before it is charged, and after the payment. */
export type PaidFate = Capture & {
  /** Why `back` goes back. */
  readonly refundReason: 'CLOSED' | 'ALREADY_TAKEN' | 'NOTHING_DUE' | 'OVERPAID';
  readonly first?: StayChange;
  readonly then?: StayChange;
  readonly attention?: 'NOT_CONFIRMED';
};

/**
 * WB4, AV4: what becomes of the stay that was paid for. A held one is confirmed, and one whose hold ran out lives again,
 * if the nights are still free; if not, it is lost and all goes back, as of one that was closed. PA1: more than is owed
 * goes back, too, where somebody else paid while the guest was at the bank.
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
  // Lapsed it owes nothing; alive again, its price.
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
/** Paid nights wait for people, without an end. */
const WAITS = { then: { set: { holdExpiresAt: null }, action: 'update' }, attention: 'NOT_CONFIRMED' } as const;
