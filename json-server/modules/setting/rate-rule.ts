import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { refuseRate } from '../../../src/domain/setting/dated-rates.ts';
import type { DomainRule, Follower } from '../../live/rules/domain-write.ts';
import { DATED_RATES, datedRates } from '../../records/settings/dated-rates.ts';
import type { DatedRatesRow } from '../../live/rows/stored/dated-rates.ts';

/** Whether a rate was just given its successor. */
const isFollowed = (before: DatedRatesRow | undefined, after: DatedRatesRow): boolean =>
  before !== undefined && (after.nextFrom ?? '') !== '' && before.nextFrom !== after.nextFrom;

/**
 * Taxes and fees (see `refuseRate`). A rate that gets its next percentage with its first day ends on the day before;
 * `nextRate` creates the next one once this one's end is written.
 */
export const datedRateRule: DomainRule<DatedRatesRow> = ({ record, before, table, now }) => {
  const today = todayIn(new Date(now));
  const others = datedRates(table);
  if (!isFollowed(before, record)) {
    const refused = refuseRate({ rate: record, before, others, today });
    return refused ? { refused } : { set: before ? {} : { nextFrom: null, nextPercent: null } };
  }
  const from = record.nextFrom ?? '';
  const rate = { ...record, validTo: addDays(from, -1) };
  if (from <= today || from <= rate.validFrom || typeof record.nextPercent !== 'number') {
    return { refused: { status: 422, field: 'nextFrom', key: 'setting.nextTooEarly', params: {} } };
  }
  const refused = refuseRate({ rate, before, others, today });
  return refused ? { refused } : { set: { validTo: rate.validTo } };
};

/** Creates the next rate, from its first day on until further notice. */
export const nextRate: Follower<DatedRatesRow> = ({ before, after }) => {
  if (!after || !isFollowed(before, after)) return [];
  const { id, kind, nextPercent, nextFrom } = after;
  const create = { id: `${id}-${after.nextFrom ?? ''}`, kind, percent: nextPercent, validFrom: nextFrom };
  return [{ collection: DATED_RATES, create }];
};
