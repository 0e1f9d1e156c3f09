import type { IsoDate } from '../calendar/iso-date.ts';
import type { BookingState } from './status.ts';

/** The values every rule of a stay reads, from a sent or stored reservation. Money in minor units of its currency. */
export type StayCandidate = {
  readonly id?: string;
  readonly estateId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly adults: number;
  readonly children?: number | null;
  readonly status?: BookingState | null;
  readonly paidAmount?: number | null;
  readonly totalPrice?: number | null;
  /** The guest's part of the extra charges, on top of `totalPrice`. */
  readonly chargesTotal?: number | null;
  readonly refundedAmount?: number | null;
  /** The fee kept of a cancelled stay. */
  readonly cancelFee?: number | null;
};
