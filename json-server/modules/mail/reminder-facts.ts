import { startOfBusinessDay } from '../../../src/domain/calendar/business-day.ts';
import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { ReminderFacts, ReminderItem } from '../../../src/domain/mail/reminder.ts';
import { timeIn } from '../../../src/domain/mail/words.ts';
import { BUSINESS_TIME_ZONE } from '../../../src/domain/calendar/iso-date.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { indexed } from '../../records/indexed.ts';
import type { Tables } from '../../live/rows/company.ts';
import { guestDataIn, peopleIn } from '../reservations/people.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';
import type { KbsNotificationsRow } from '../../live/rows/stored/kbs-notifications.ts';
import type { TasksRow } from '../../live/rows/stored/tasks.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** Days ahead in which permits and papers are told of. */
const EXPIRING = 30;
/** Days back from which papers that ran out are still told of. */
const EXPIRED = 30;

const OPEN_KBS = ['INCOMPLETE', 'READY', 'ERROR'];
const OPEN_CLEANING = ['UNASSIGNED', 'ASSIGNED', 'ACCEPTED', 'REJECTED', 'IN_PROGRESS', 'REOPENED'];
const OPEN_TASK = ['OPEN', 'ACCEPTED', 'IN_PROGRESS'];

/** What a morning brings, for everybody of the company; read by index, at the cost of what it finds. */
export type MorningFacts = {
  readonly facts: ReminderFacts;
  readonly cleanings: readonly HousekeepingTasksRow[];
  readonly tasks: readonly TasksRow[];
};

/** Whatever belongs to a home. */
type OfHome = { readonly estateId?: string | null };

const homeIn = (table: Tables, row: OfHome): string => {
  const estate = table('estates').get(row.estateId ?? '');
  return estate ? `${estate.code ?? ''} ${estate.propertyName ?? ''}` : '';
};

export function readMorningFacts({ table, today, now }: { table: Tables; today: string; now: string }): MorningFacts {
  const homeOf = (row: OfHome) => homeIn(table, row);
  const guestOf = (row: ReservationsRow | KbsNotificationsRow): string => {
    const guest = table('guests').get(row.guestId ?? '');
    return guest ? `${guest.firstName} ${guest.lastName}`.trim() : '';
  };
  const owedOf = (row: ReservationsRow): ReminderItem['owed'] => {
    const minor = stayMoney(row).remaining;
    const currency = row.currency ?? '';
    return minor > 0 && currency !== '' ? { minor, currency } : undefined;
  };
  const stayItem = (row: ReservationsRow): ReminderItem => ({
    home: homeOf(row),
    code: row.code ?? '',
    guest: guestOf(row),
    people: peopleIn(row),
  });
  const byHome = (items: readonly ReminderItem[]): readonly ReminderItem[] =>
    [...items].sort((a, b) => ((a.home ?? '') < (b.home ?? '') ? -1 : 1));

  const stays = table('reservations');
  const confirmed = (rows: readonly ReservationsRow[]) => rows.filter((row) => row.status === 'SUCCESSFUL');
  const arriving = confirmed(indexed(stays, (each) => each.equal('checkIn', today)));
  const leaving = confirmed(indexed(stays, (each) => each.equal('checkOut', today)));
  const times = stayTimes(table);
  const comesAt = (row: ReservationsRow): string => times.arrivesAt(row, table('estates').get(row.estateId));
  const leavesAt = (row: ReservationsRow): string => times.leavesAt(row, table('estates').get(row.estateId));
  const arrivingAt = new Set(arriving.map((row) => row.estateId));
  const late = (state: string, note: ReminderItem['note']) =>
    indexed(stays, (each) => each.equal('stayState', state)).map((row) => ({ ...stayItem(row), note }));
  const unclean = arriving.flatMap((row): ReminderItem[] => {
    const state = table('estates').get(row.estateId)?.cleaningState;
    if (state !== 'DIRTY' && state !== 'IN_PROGRESS') return [];
    const time = comesAt(row);
    return [{ home: homeOf(row), time, note: state === 'DIRTY' ? 'dirty' : 'inProgress' }];
  });
  const kbs = OPEN_KBS.flatMap((status) =>
    indexed(table('kbs-notifications'), (each) => each.equal('status', status)).map((row): ReminderItem => {
      const note = status === 'INCOMPLETE' ? 'incomplete' : status === 'ERROR' ? 'failed' : undefined;
      const stay = stays.get(row.reservationId ?? '');
      return { home: homeOf(row), code: stay?.code ?? '', guest: guestOf(row), note };
    }),
  );
  const inHouse = ['IN_HOUSE', 'DEPARTURE_DELAYED'].flatMap((state) =>
    indexed(stays, (each) => each.equal('stayState', state)),
  );
  // Who is entered and in the house has a notification, which is told of above.
  const awaited = arriving.filter((row) => (row.actualCheckInAt ?? '') === '' && (row.noShowAt ?? '') === '');
  const unknown = [...new Set([...awaited, ...inHouse])].flatMap((row): ReminderItem[] => {
    const { state, ...entered } = guestDataIn(row, table);
    if (state === 'complete' || (state !== 'fewer' && inHouse.includes(row))) return [];
    const lacks = state === 'fewer' ? { entered } : { note: 'incomplete' as const };
    return [{ home: homeOf(row), code: row.code ?? '', guest: guestOf(row), ...lacks }];
  });
  const running = { gte: addDays(today, -EXPIRED), lt: addDays(today, EXPIRING + 1) };
  const permits = indexed(table('legal-permits'), (each) => each.range('expiresAt', running))
    .filter((row) => row.status === 'VALID')
    .map((row): ReminderItem => ({
      home: homeOf(row),
      code: row.permitNo,
      date: row.expiresAt ?? '',
      note: 'permit',
    }));
  // A permit's own paper runs out with the permit, which is told of above.
  const papers = indexed(table('estate-documents'), (each) => each.range('expiresAt', running))
    .filter((row) => row.type !== 'SHORT_TERM_RENTAL_PERMIT')
    .map((row): ReminderItem => ({ home: homeOf(row), date: row.expiresAt ?? '', note: 'paper' }));
  const holds = indexed(stays, (each) => each.range('holdExpiresAt', { gte: now }))
    .filter((row) => row.status === 'PENDING' && todayIn(new Date(row.holdExpiresAt ?? '')) === today)
    .map((row): ReminderItem => ({
      ...stayItem(row),
      time: timeIn(row.holdExpiresAt ?? '', BUSINESS_TIME_ZONE),
    }));
  const facts: ReminderFacts = {
    arrivals: byHome(arriving.map((row) => ({ ...stayItem(row), time: comesAt(row) }))),
    departures: byHome(
      leaving.map((row) => ({
        ...stayItem(row),
        time: leavesAt(row),
        owed: owedOf(row),
      })),
    ),
    turnovers: byHome(
      leaving.filter((row) => arrivingAt.has(row.estateId)).map((row) => ({ home: homeOf(row), time: leavesAt(row) })),
    ),
    delayed: [...late('ARRIVAL_DELAYED', 'arrivalDelayed'), ...late('DEPARTURE_DELAYED', 'departureDelayed')],
    unpaid: byHome(
      arriving.flatMap((row) => (owedOf(row) ? [{ ...stayItem(row), people: undefined, owed: owedOf(row) }] : [])),
    ),
    unclean: byHome(unclean),
    kbs: [...kbs, ...byHome(unknown)],
    permits: [...permits, ...papers].sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1)),
    holds,
  };
  const cleanings = indexed(table('housekeeping-tasks'), (each) => each.equal('date', today)).filter((row) =>
    OPEN_CLEANING.includes(row.status ?? ''),
  );
  const tomorrow = startOfBusinessDay(addDays(today, 1));
  const tasks = indexed(table('tasks'), (each) => each.range('dueAt', { lt: tomorrow })).filter((row) =>
    OPEN_TASK.includes(row.status ?? ''),
  );
  return { facts, cleanings, tasks };
}

const isMine = (row: HousekeepingTasksRow | TasksRow, userId: string): boolean =>
  'assigneeIds' in row ? (row.assigneeIds ?? []).includes(userId) : row.assigneeId === userId;

/**
 * The morning of one person: tasks are one's own, for whoever sees all of them everybody's. @param userId undefined = the
 * whole role, as its preview shows it
 */
export function factsFor(
  { facts, cleanings, tasks }: MorningFacts,
  { table, role, userId, now }: { table: Tables; role: string; userId: string | undefined; now: string },
): ReminderFacts {
  const seesAll = role === 'admin' || role === 'SuperAdmin' || userId === undefined;
  const wanted = (row: HousekeepingTasksRow | TasksRow) => seesAll || isMine(row, userId);
  const homeOf = (row: OfHome) => homeIn(table, row);
  return {
    ...facts,
    cleanings: cleanings.filter(wanted).map((row) => ({
      home: homeOf(row),
      time: row.windowStart || undefined,
      note: (row.assigneeId ?? '') === '' ? 'unassigned' : undefined,
    })),
    tasks: tasks.filter(wanted).map((row) => ({
      title: row.title,
      home: homeOf(row),
      note: (row.dueAt ?? '') < now ? 'overdue' : undefined,
    })),
  };
}
