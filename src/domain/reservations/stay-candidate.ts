import type { IsoDate } from '../calendar/iso-date.ts';
import type { BookingState } from './status.ts';

/** What every rule of a stay reads, of a reservation as it is sent or stored. Money in minor units of its currency. */
export type StayCandidate = {
  readonly id?: string;
  readonly estateId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly adults: number;
  readonly children?: number | null;
  readonly status: BookingState | null;
  readonly paidAmount?: number | null;
  readonly totalPrice?: number | null;
  /** What the guest bears of the extra charges, beyond `totalPrice`. */
  readonly chargesTotal?: number | null;
  readonly refundedAmount?: number | null;
  /** What is kept of a cancelled stay. */
  readonly cancelFee?: number | null;
};
