import { isSameJson } from '../../../src/config/keys.ts';
import { PAPERS } from '../../../src/config/history-actions.ts';
import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { expiryNotice, NOTICE_DAYS } from '../../../src/domain/estates/expiry.ts';
import type { RecordWrite, HistoryNote } from '../../live/rules/domain-write.ts';
import { daily, type Job, type JobContext } from '../../jobs/job.ts';
import { ownersOfEstate } from './estate.ts';
import { permitsOf, summedPermits } from './estate-permits.ts';

const ESTATES = 'estates';

/**
 * Homes whose owners change today (ES8), and whose permits begin or end today (ES7). Nobody edited them: their version
 * and history stay as they are.
 */
function turnedHomes({ table, today }: JobContext): readonly RecordWrite[] {
  return [...table(ESTATES).all()].flatMap((home): RecordWrite[] => {
    const ownerIds = ownersOfEstate(home, today);
    const owned = isSameJson(home.ownerIds ?? [], ownerIds) ? home : { ...home, ownerIds };
    const row = summedPermits(owned, permitsOf(table, home.id), today) ?? owned;
    return row === home ? [] : [{ collection: ESTATES, row }];
  });
}

/** Permits in these states cannot expire: they are no longer valid, or not yet. */
const WITHOUT_END: readonly string[] = ['NOT_APPLIED', 'APPLIED', 'REVOKED', 'NOT_REQUIRED'];

/**
 * ES7: documents and permits that are near or past their end get an entry in their history, which the bell reads. Once
 * per step and end: another date makes a new entry.
 */
function nearEnds({ table, today }: JobContext): readonly HistoryNote[] {
  const span = { gte: addDays(today, -NOTICE_DAYS.before), lt: addDays(today, NOTICE_DAYS.after + 1) };
  return PAPERS.flatMap((collection) =>
    table(collection)
      .range('expiresAt', span)
      .flatMap((row): HistoryNote[] => {
        const expiresAt = row.expiresAt ?? '';
        const note = expiryNotice(expiresAt, today);
        const status = 'status' in row ? row.status : null;
        if (note === undefined || (status !== null && WITHOUT_END.includes(status))) return [];
        return [{ collection, id: row.id, note, once: `${collection}-${row.id}-${expiresAt}-${note}` }];
      }),
  );
}

export const estatesJobs: readonly Job[] = [daily('estates-turned', turnedHomes), daily('estates-near-ends', nearEnds)];
