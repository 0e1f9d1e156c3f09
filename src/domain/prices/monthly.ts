import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import { addMonths, daysInMonth } from '../calendar/weekday.ts';
import { sumMinor } from '../money/money.ts';

/** A month of a monthly stay, or its remaining days. Money in minor units. */
export type MonthPart = {
  readonly from: IsoDate;
  /** Exclusive. */
  readonly to: IsoDate;
  readonly days: number;
  readonly isWhole: boolean;
  readonly amount: number;
};

/**
 * PR8: whole months from the day of arrival, then the remaining days, at `month price × days ÷ days of the month` they
 * begin in, rounded half up.
 */
export function monthParts({
  checkIn,
  checkOut,
  monthPrice,
}: {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly monthPrice: number;
}): MonthPart[] {
  const parts: MonthPart[] = [];
  for (let from = checkIn, month = 1; from < checkOut; month += 1) {
    const end = addMonths(checkIn, month);
    const isWhole = end <= checkOut;
    const to = isWhole ? end : checkOut;
    const days = daysBetween(from, to);
    const length = daysInMonth(from);
    const amount = isWhole ? monthPrice : Math.floor((2 * monthPrice * days + length) / (2 * length));
    parts.push({ from, to, days, isWhole, amount });
    from = to;
  }
  return parts;
}

export type Instalment = { readonly dueAt: IsoDate; readonly amount: number };

/**
 * PR8: one instalment per part, due on its first day, the first one before arrival; everything besides rent (fees,
 * discounts) is in the first. They add up to the total.
 * @param today the day of booking; nothing is due earlier
 */
export function instalmentPlan({
  parts,
  total,
  today,
}: {
  readonly parts: readonly MonthPart[];
  readonly total: number;
  readonly today: IsoDate;
}): Instalment[] {
  const rest = total - sumMinor(parts.map(({ amount }) => amount));
  return parts.map(({ from, amount }, index) => ({
    dueAt: index === 0 || from < today ? today : from,
    amount: index === 0 ? amount + rest : amount,
  }));
}

export type DueInstalment = Instalment & { readonly status: 'WAITING' | 'PARTIAL' | 'PAID' };

/** Distributes the paid amount over the instalments in order. @param paid minor units */
export function paidInstalments(
  plan: readonly { readonly dueAt: IsoDate; readonly amount?: number | null }[],
  paid: number,
): DueInstalment[] {
  let left = paid;
  return plan.map((part) => {
    const { dueAt } = part;
    const amount = part.amount ?? 0;
    const covered = Math.max(0, Math.min(left, amount));
    left -= covered;
    return { dueAt, amount, status: covered >= amount ? 'PAID' : covered > 0 ? 'PARTIAL' : 'WAITING' };
  });
}

/** The due date of the first unpaid instalment; null if all are paid. */
export const nextDue = (plan: readonly DueInstalment[] | null | undefined): IsoDate | null =>
  plan?.find(({ status }) => status !== 'PAID')?.dueAt ?? null;
