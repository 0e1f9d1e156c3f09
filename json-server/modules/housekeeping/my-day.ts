import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { addressLine } from '../../../src/domain/estates/address.ts';
import { isOpenCleaning } from '../../../src/domain/housekeeping/task.ts';
import { entriesOf } from '../../../src/config/parts.ts';
import type { DayTask, GuestCount, MyDay } from '../../../src/wire/housekeeping.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { type Context, type ResourceNamed, tableOf, resourceNamed } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { Tables } from '../../live/rows/company.ts';
import { nextStayOf } from './arrivals.ts';
import { TASKS } from './names.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { STAYS } from '../reservations/names.ts';
import { ESTATES } from '../estates/names.ts';

/** Days; older open tasks are the office's concern. */
const LOOK_BACK = 14;

/** The data for one person's day. */
type Reading = {
  readonly context: Context;
  readonly table: Tables;
  /** Whether the role may read a field of stays and homes. */
  readonly canRead: (collection: string, field: string) => boolean;
};

/**
 * `GET /api/housekeeping-tasks/my-day`: the caller's open tasks of today and before, unassigned ones, tasks of any day
 * that the caller has begun, and tasks done today.
 */
export const myDayRoute = (records: Records): Route => ({
  method: 'GET',
  path: '/api/housekeeping-tasks/my-day',
  answer: 'MyDay',
  access: { subject: 'HousekeepingTask', action: 'list' },
  handle: ({ snapshot, caller }: SignedCall) => {
    const context = records.of({ snapshot, caller });
    const resource = resourceNamed(snapshot, TASKS);
    if (resource === undefined) throw notFound();
    const canRead = (collection: string, field: string): boolean => {
      const other = snapshot.config.resources[collection];
      const rights = other && snapshot.rightsOf({ role: caller.role, resource: other });
      return rights !== undefined && rights.can.has('show') && rights.readable.has(field);
    };
    const reading: Reading = { context, canRead, table: context.table };
    const { today } = caller.values;
    const answer: MyDay = { today, items: tasksOfDay(reading, resource).map((row) => dayTaskOf(reading, row)) };
    return json(200, answer);
  },
});

const finishedOn = (row: HousekeepingTasksRow): string => {
  const at = row.finishedAt ?? '';
  return at === '' ? '' : todayIn(new Date(at));
};

const isUrgent = ({ priority }: HousekeepingTasksRow): boolean => priority === 'URGENT';

/** Urgent tasks first, then by due time. */
function tasksOfDay({ context }: Reading, resource: ResourceNamed<typeof TASKS>): readonly HousekeepingTasksRow[] {
  const { user, values } = context.caller;
  const scope = scopeOf(context, resource);
  const table = tableOf(context, resource);
  const due = table.range('date', { gte: addDays(values.today, -LOOK_BACK), lt: addDays(values.today, 1) });
  // A person working today on a task of another day sees it today, and its result.
  const begun = table
    .equal('assigneeId', user.id)
    .filter((row) => row.status === 'IN_PROGRESS' || (row.status === 'DONE' && finishedOn(row) === values.today));
  return [...new Map([...due, ...begun].map((row) => [row.id, row])).values()]
    .filter((task) => {
      const isTheirs = task.assigneeId === user.id || (!task.assigneeId && task.status === 'UNASSIGNED');
      const isDoneToday = task.date === values.today || finishedOn(task) === values.today;
      const isToday = isOpenCleaning(task) || (task.status === 'DONE' && isDoneToday);
      return isTheirs && isToday && task.status !== 'REJECTED' && (scope === undefined || scope.matches(task));
    })
    .sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)) || ((a.dueAt ?? '') < (b.dueAt ?? '') ? -1 : 1));
}

function dayTaskOf(reading: Reading, task: HousekeepingTasksRow): DayTask {
  const { context, table, canRead } = reading;
  const home = table(ESTATES).get(task.estateId);
  const stay = table(STAYS).get(task.reservationId ?? '');
  const except = task.type === 'CHECK_IN_PREP' ? '' : (stay?.id ?? '');
  const next = nextStayOf(table, { estateId: task.estateId, from: task.date, except });
  const guestCountOf = (of: ReservationsRow): (GuestCount & { readonly notes: string | null }) | undefined =>
    canRead(STAYS, 'adults')
      ? {
          adults: of.adults,
          children: of.children ?? 0,
          infants: of.infants ?? 0,
          notes: canRead(STAYS, 'notes') ? of.notes || null : null,
        }
      : undefined;
  const ofStay = stay && guestCountOf(stay);
  const ofNext = next && guestCountOf(next);
  return {
    id: task.id,
    code: task.code ?? '',
    type: task.type,
    status: task.status ?? 'UNASSIGNED',
    date: task.date,
    windowStart: task.windowStart || null,
    dueAt: task.dueAt || null,
    priority: task.priority || 'NORMAL',
    isMine: task.assigneeId === context.caller.user.id,
    vacatedAt: task.vacatedAt || null,
    note: task.note || null,
    reopenReason: task.reopenReason || null,
    home: {
      id: task.estateId,
      code: home?.code ?? '',
      name: home?.propertyName ?? '',
      place: home && canRead(ESTATES, 'address') ? addressLine(home.address) : '',
      note: home && canRead(ESTATES, 'note') ? home.note || null : null,
    },
    stay: stay && ofStay ? { ...ofStay, checkIn: stay.checkIn, checkOut: stay.checkOut } : null,
    next: next && ofNext ? { ...ofNext, date: next.checkIn, time: stayTimes(table).arrivesAt(next, home) } : null,
    checklist: (task.checklist ?? []).map(({ item, text, done }) => ({
      item: item || null,
      text: text || null,
      done: done === true,
    })),
    photos: entriesOf(task.photos ?? null).flatMap(({ id, name }) =>
      isText(id) ? [{ id, name: isText(name) ? name : '' }] : [],
    ),
    linenCount: task.linenCount ?? null,
    issues: task.issues || null,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
