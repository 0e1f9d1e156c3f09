import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { EMPTY_DAYS } from '../../../src/domain/housekeeping/cleaning-state.ts';
import { checkOutTaskId } from '../../../src/domain/housekeeping/stay-tasks.ts';
import type { RecordWrite, RecordChange } from '../../live/rules/domain-write.ts';
import { daily, type Job, type JobContext } from '../../jobs/job.ts';
import { checkInPrep, missingTasks } from './follow-stays.ts';
import { CLEANING, TASKS } from './names.ts';
import { spanOfOwner, spanOfStay } from './spans.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import { STAYS, BLOCKS } from '../reservations/names.ts';
import { ESTATES } from '../estates/names.ts';

const markDirty = (id: string): RecordChange => ({
  collection: ESTATES,
  id,
  action: CLEANING,
  set: { cleaningState: 'DIRTY' },
});
const isClean = (home: EstatesRow): boolean => ['CLEAN', 'INSPECTED'].includes(home.cleaningState ?? '');
/** The day of the last change of the home's cleaning state; '' when unknown. */
function cleanSince(home: EstatesRow): string {
  const at = home.cleaningStateAt ?? '';
  return at === '' ? '' : todayIn(new Date(at));
}

/** OPS3: homes that were cleaned two weeks ago and have been empty since. */
function emptyHomes({ table, today }: JobContext): readonly RecordChange[] {
  const from = addDays(today, -EMPTY_DAYS);
  return [...table(ESTATES).all()].flatMap((home) => {
    const since = cleanSince(home);
    const isOld = isClean(home) && home.status === 'ACTIVE' && since !== '' && since <= from;
    if (!isOld || home.isPlaceholder === true) return [];
    const wanted = { of: home.id, from, to: today };
    const [stay, block] = [...table(STAYS).overlapping(wanted), ...table(BLOCKS).overlapping(wanted)];
    return stay || block ? [] : [markDirty(home.id)];
  });
}

/** Days back; after a longer downtime there is more to catch up on. */
const LOOK_BACK = 3;
/** Days; no owner's stay is longer. */
const LONGEST = 1098;

/** OPS5: owners who have left; nobody checks them out. */
function afterOwners({ table, today }: JobContext): readonly RecordWrite[] {
  return table(BLOCKS)
    .range('from', { gte: addDays(today, -LONGEST), lt: today })
    .flatMap((row) => {
      const span = spanOfOwner(row, table);
      if (!span || span.to > today || span.to < addDays(today, -LOOK_BACK)) return [];
      const home = table(ESTATES).get(span.estateId);
      const clean = table(TASKS).get(checkOutTaskId(row.id));
      const isDone = clean && ['DONE', 'VERIFIED', 'IN_PROGRESS'].includes(clean.status ?? '');
      return home && isClean(home) && cleanSince(home) < span.to && !isDone ? [markDirty(home.id)] : [];
    });
}

/** OPS3: guests who arrive today or tomorrow in a dirty home without a cleaning task. */
function missingPreparations(look: JobContext): readonly RecordWrite[] {
  const { table, today } = look;
  const stale = new Set(emptyHomes(look).map(({ id }) => id));
  return table(STAYS)
    .range('checkIn', { gte: today, lt: addDays(today, 2) })
    .flatMap((stay) => {
      const span = spanOfStay(stay, table);
      return span ? checkInPrep({ stay, span, table, today, isStale: stale.has(span.estateId) }) : [];
    });
}

/** Days ahead for which every stay should have its tasks. */
const CATCH_UP = 7;

/** OPS2: tasks of stays that were confirmed without them: in another system, or by an earlier version. */
const unmadeTasks = ({ table, today }: JobContext): readonly RecordWrite[] =>
  table(STAYS)
    .range('checkOut', { gte: today, lt: addDays(today, CATCH_UP) })
    .flatMap((stay) => missingTasks(stay, { table, today }));

/** The jobs of a new day; each is due only until it is done. */
export const housekeepingJobs: readonly Job[] = [
  daily('housekeeping-unmade', unmadeTasks),
  daily('housekeeping-empty-homes', emptyHomes),
  daily('housekeeping-owners-gone', afterOwners),
  daily('housekeeping-preparations', missingPreparations),
];
