import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { announcedRate, decideRate } from '../../../src/domain/setting/rate-change.ts';
import type { DatedRatesRow } from '../../live/rows/stored/dated-rates.ts';
import type { DomainRule, Follower } from '../../live/rules/domain-write.ts';
import { DATED_RATES, datedRates } from '../../records/settings/dated-rates.ts';

/** Taxes and fees (see `decideRate`). */
export const datedRateRule: DomainRule<DatedRatesRow> = ({ record, before, table, now }) =>
  decideRate({ record, before, others: datedRates(table), today: todayIn(new Date(now)) });

/** Creates the next rate once the end of this one is written. */
export const nextRate: Follower<DatedRatesRow> = ({ before, after }) => {
  const next = after && announcedRate(before, after);
  return next ? [{ collection: DATED_RATES, create: next }] : [];
};
