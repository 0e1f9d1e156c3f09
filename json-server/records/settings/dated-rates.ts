import { type IsoDate, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { type DatedRate, percentOn, type RateKind } from '../../../src/domain/setting/dated-rates.ts';
import { type IncludedTax, percentsIn, type TaxPercents } from '../../../src/domain/prices/included-taxes.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { TablesWith } from '../../live/rows/company.ts';

/** Collection of a company's taxes and fees, each with the days on which it holds. */
export const DATED_RATES = 'dated-rates';
/** Tables of one tenant: the store's, or a transaction's. */
type Tables = TablesWith<'all'>;

/** All of a tenant's rates: a few for each kind, so they are gone through. */
export const datedRates = (table: Tables): readonly DatedRate[] => [...table(DATED_RATES).all()];

/** What holds on a day, 3.69 = 3.69 %; the usual rate where the company said nothing. @param date calendar date */
export const ratePercentOn = (table: Tables, kind: RateKind, date: IsoDate): number =>
  percentOn(datedRates(table), kind, date);

/**
 * Spec §9, PR5: the fee of a card payment on a day, in percent (3.69 = 3.69 %), for `cardFee(total, percent)`. Ask for the
 * day on which the price is made; what was made by an earlier rate names it on its own line (`CARD_FEE`, `percent`).
 * @param table tables of one tenant, outside or inside a transaction
 * @param date calendar date of the business
 */
export const cardFeeOn = (table: Tables, date: IsoDate): number => ratePercentOn(table, 'CARD_FEE', date);

/** The taxes on stays that are booked on a day, in percent. */
export function taxPercentsOn(table: Tables, date: IsoDate): TaxPercents {
  const rates = datedRates(table);
  const of = (kind: RateKind) => percentOn(rates, kind, date);
  return { STAY_VAT: of('STAY_VAT'), ACCOMMODATION_TAX: of('ACCOMMODATION_TAX') };
}

/**
 * The rates that the price of a stay names; of a price that names none those of the day of booking. Nothing for a lease by
 * the month, which is no overnight stay before the law.
 */
export function taxPercentsOf(table: Tables, stay: ReservationsRow): TaxPercents | undefined {
  if (stay.rentalMode === 'MONTHLY') return undefined;
  const { quote } = stay;
  const named = quote?.taxes as readonly Omit<IncludedTax, 'amount'>[] | null | undefined;
  return named ? percentsIn(named) : taxPercentsOn(table, bookedOn(stay));
}

/** The day by whose rates a stay was sold: when it was booked, and of older records when it began. */
export function bookedOn(stay: ReservationsRow): IsoDate {
  const at = stay.createdAt ?? '';
  return at === '' ? stay.checkIn : todayIn(new Date(at));
}
