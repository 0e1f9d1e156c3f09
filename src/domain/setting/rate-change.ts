import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import { refuseRate, type DatedRate } from './dated-rates.ts';

/** A rate as it is stored; the action that announces its successor sets the percentage and first day of that. */
export type RateRecord = DatedRate & {
  readonly nextPercent?: number | null;
  readonly nextFrom?: IsoDate | null;
};

/** Whether a rate was just given its successor. */
const isFollowed = (before: RateRecord | undefined, after: RateRecord): boolean =>
  before !== undefined && (after.nextFrom ?? '') !== '' && before.nextFrom !== after.nextFrom;

type RateDecision = { readonly refused: Refusal } | { readonly set: Partial<RateRecord> };

/**
 * A change of a rate. A rate that gets its next percentage with its first day ends on the day before. That day lies in
 * the future, for today's charges are made by the old one.
 * @param today calendar date of the business
 */
export function decideRate({
  record,
  before,
  others,
  today,
}: {
  readonly record: RateRecord;
  readonly before: RateRecord | undefined;
  readonly others: Iterable<DatedRate>;
  readonly today: IsoDate;
}): RateDecision {
  const from = record.nextFrom ?? '';
  if (!isFollowed(before, record)) {
    const refused = refuseRate({ rate: record, before, others, today });
    return refused ? { refused } : { set: before ? {} : { nextFrom: null, nextPercent: null } };
  }
  if (from <= today || from <= record.validFrom || typeof record.nextPercent !== 'number') {
    return { refused: { status: 422, field: 'nextFrom', key: 'setting.nextTooEarly', params: {} } };
  }
  const validTo = addDays(from, -1);
  const refused = refuseRate({ rate: { ...record, validTo }, before, others, today });
  return refused ? { refused } : { set: { validTo } };
}

/** The rate that a change announces, from its first day on until further notice; undefined when it announces none. */
export function announcedRate(
  before: RateRecord | undefined,
  after: RateRecord,
): Omit<DatedRate, 'validTo'> | undefined {
  const { id, kind, nextPercent, nextFrom } = after;
  if (!isFollowed(before, after) || typeof nextPercent !== 'number' || !nextFrom) return undefined;
  return { id: `${id}-${nextFrom}`, kind, percent: nextPercent, validFrom: nextFrom };
}
