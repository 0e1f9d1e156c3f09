import { type IsoDate, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { type DatedRate, percentOn, type RateKind } from '../../../src/domain/setting/dated-rates.ts';
import { type IncludedTax, percentsIn, type TaxPercents } from '../../../src/domain/prices/included-taxes.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { TablesWith } from '../../live/rows/company.ts';

/** Collection of a company's taxes and fees, each with the days it is valid. */
export const DATED_RATES = 'dated-rates';
/** Tables of one tenant: the store's, or a transaction's. */
type Tables = TablesWith<'all'>;

/** All of a tenant's rates: only a few of each kind, so no index is needed. */
export const datedRates = (table: Tables): readonly DatedRate[] => [...table(DATED_RATES).all()];

/** The rate on a day, 3.69 = 3.69 %; the default rate if the company has none. @param date calendar date */
export const ratePercentOn = (table: Tables, kind: RateKind, date: IsoDate): number =>
  percentOn(datedRates(table), kind, date);

/**
 * Spec §9, PR5: the fee of a card payment on a day, in percent (3.69 = 3.69 %), for `cardFee(total, percent)`. Use the
 * day the price is made; a price made with an earlier rate contains it in its own line (`CARD_FEE`, `percent`).
 * @param table tables of one tenant, outside or inside a transaction
 * @param date calendar date of the business
 */
export const cardFeeOn = (table: Tables, date: IsoDate): number => ratePercentOn(table, 'CARD_FEE', date);

/** The taxes on stays booked on a day, in percent. */
export function taxPercentsOn(table: Tables, date: IsoDate): TaxPercents {
  const rates = datedRates(table);
  const of = (kind: RateKind) => percentOn(rates, kind, date);
  return { STAY_VAT: of('STAY_VAT'), ACCOMMODATION_TAX: of('ACCOMMODATION_TAX') };
}

/**
 * The rates in the price of a stay; for a price without rates, those of the day of booking. Empty for a monthly lease,
 * which legally is no overnight stay.
 */
export function taxPercentsOf(table: Tables, stay: ReservationsRow): TaxPercents | undefined {
  if (stay.rentalMode === 'MONTHLY') return undefined;
  const { quote } = stay;
  const named = quote?.taxes as readonly Omit<IncludedTax, 'amount'>[] | null | undefined;
  return named ? percentsIn(named) : taxPercentsOn(table, bookedOn(stay));
}

/** The day whose rates apply to a stay: when it was booked; for older records, when it began. */
export function bookedOn(stay: ReservationsRow): IsoDate {
  const at = stay.createdAt ?? '';
  return at === '' ? stay.checkIn : todayIn(new Date(at));
}
