import type { Json } from '../../../src/config/types.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { toPay } from '../../../src/domain/money/exchange.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { agencyCredit } from '../../../src/domain/reservations/agency-credit.ts';
import { rowsByIndex } from '../../records/indexed.ts';
import type { DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';
import { rateOn } from '../prices/rate-on.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** Warns about a booking for an agency beyond its limit or in arrears. @param priced what the rules set, with the price */
export function warnAgency(
  { record: booked, before, table, now }: DomainWrite<ReservationsRow>,
  priced: Readonly<Record<string, Json>>,
): Warning[] {
  const agencyId = booked.agencyId ?? '';
  if (agencyId === '') return [];
  const record: ReservationsRow = { ...booked, ...priced };
  const grows = (record.totalPrice ?? 0) > (before?.totalPrice ?? 0);
  const agency = table('agencies').get(agencyId);
  if (!agency || (before && before.agencyId === agencyId && !grows)) return [];
  const currency = agency.currency ?? 'TRY';
  const others = rowsByIndex(table('reservations'), (stays) => stays.equal('agencyId', agencyId));
  const today = todayIn(new Date(now));
  const found = agencyCredit({
    terms: agency,
    stays: [...others.filter(({ id }) => id !== record.id), record],
    today,
    inCurrency: exchangeTo(table, currency, today),
  });
  const text = (minor: number): string => amountText(minor, currency);
  const at = (key: Warning['key'], params: Warning['params']): Warning => ({ field: 'agencyId', key, params });
  const beyond = found.beyond === undefined ? [] : [{ open: text(found.open), limit: text(found.beyond) }];
  const days = agency.paymentTermDays ?? 0;
  const late = found.overdueStays === 0 ? [] : [{ count: found.overdueStays, amount: text(found.overdue), days }];
  return [
    ...beyond.map((params) => at('reservation.agencyLimit', { agency: agency.name, ...params })),
    ...late.map((params) => at('reservation.agencyOverdue', { agency: agency.name, ...params })),
  ];
}

/** Converts to the agency's currency, at the day's buying rate (AC9). */
function exchangeTo(table: Tables, wanted: string, date: string) {
  return (minor: number, currency: string): number | undefined => {
    if (minor === 0 || currency === wanted || currency === '') return minor;
    const rate = rateOn(table, { paid: wanted, priced: currency, date });
    return rate && toPay(minor, currency, rate);
  };
}
