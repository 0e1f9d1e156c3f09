import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { checklistOf } from '../../src/domain/housekeeping/checklist.ts';
import { type WantedTask, type TaskSpan, tasksOfStay } from '../../src/domain/housekeeping/stay-tasks.ts';
import type { TaskStatus } from '../../src/domain/housekeeping/task.ts';
import { cleaningUrgency } from '../../src/domain/housekeeping/urgency.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../live/rows/rows.ts';
import { createRandom, type Random } from './random.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type SeedStay = Row & {
  readonly estateId: string;
  readonly status: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
};
type SeedHome = Row & { readonly checkInTime: string; readonly checkOutTime: string };
type Setup = { readonly today: IsoDate; readonly plan: TenantPlan; readonly estates: readonly SeedHome[] };

/** Days around today of which there are tasks; the rest is made as its day comes near. */
const BACK = 3;
const AHEAD = 14;
/** Who cleans for the demo company; the first is the demo login. The other company's people have not been asked yet. */
const CLEANERS = ['usr-housekeeping', 'usr-002', 'usr-housekeeping', 'usr-003', 'usr-004'] as const;
const CONFIRMED = ['SUCCESSFUL', 'FINISHED'];

/** The cleaning tasks that the stays around today ask for, as far as they have come. */
export function makeHousekeepingTasks(stays: readonly SeedStay[], setup: Setup) {
  const { today, plan, estates } = setup;
  const random = createRandom(`housekeeping ${plan.id}`);
  const homes = new Map(estates.map((home) => [home.id, home]));
  const confirmed = stays.filter((stay) => CONFIRMED.includes(stay.status) && textIn(stay, 'noShowAt') === '');
  const near = ({ date }: WantedTask) => date >= addDays(today, -BACK) && date <= addDays(today, AHEAD);
  const asked = confirmed.flatMap((stay) => {
    const home = homes.get(stay.estateId);
    if (home === undefined || home['isPlaceholder'] === true) return [];
    return tasksOfStay(spanOf(stay, home))
      .filter(near)
      .map((task) => ({ task, stay, home }));
  });
  return asked
    .sort((a, b) => (a.task.date + a.task.id < b.task.date + b.task.id ? -1 : 1))
    .map(({ task, stay, home }, index) => {
      const next = confirmed
        .filter((other) => other.estateId === home.id && other.id !== stay.id && other.checkIn >= task.date)
        .sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1))[0];
      const arrival = next && { date: next.checkIn, time: textIn(next, 'plannedArrival') || home.checkInTime };
      const cleaner = plan.id === 'demo' ? (CLEANERS[index % CLEANERS.length] ?? null) : null;
      const status = statusOf({ random, task, stay, today, hasCleaner: cleaner !== null });
      const isLast = task.type === 'CHECK_OUT_CLEAN';
      return {
        id: task.id,
        tenantId: plan.id,
        version: 1,
        code: `HK-${String(index + 1).padStart(6, '0')}`,
        estateId: home.id,
        reservationId: stay.id,
        type: task.type,
        status,
        date: task.date,
        windowStart: task.time,
        stayDate: task.date,
        stayTime: task.time,
        isPinned: false,
        windowEnd: isLast && arrival?.date === task.date ? arrival.time : null,
        ...cleaningUrgency({ type: task.type, date: task.date, windowStart: task.time }, arrival),
        assigneeId: status === 'UNASSIGNED' ? null : cleaner,
        ...(isLast && textIn(stay, 'actualCheckOutAt') !== '' ? { vacatedAt: textIn(stay, 'actualCheckOutAt') } : {}),
        ...timesOf(status, task.date),
        checklist: checklistOf(task.type).map((tick) => ({
          ...tick,
          done: status === 'DONE' || status === 'VERIFIED',
        })),
        ...stamp({ createdAt: `${addDays(task.date, -10)}T08:00:00.000Z`, createdBy: plan.admin }),
      };
    });
}

function spanOf(stay: SeedStay, home: SeedHome): TaskSpan {
  const { id, estateId, checkIn: from, checkOut } = stay;
  const leavesAt = textIn(stay, 'plannedDeparture') || home.checkOutTime;
  return { id, estateId, from, to: textIn(stay, 'departedOn') || checkOut, leavesAt, isInHouse: false };
}

type Progress = {
  readonly random: Random;
  readonly task: WantedTask;
  readonly stay: SeedStay;
  readonly today: IsoDate;
  readonly hasCleaner: boolean;
};

/** What is over is verified; nobody cleans up before the guests have left. */
function statusOf({ random, task, stay, today, hasCleaner }: Progress): TaskStatus {
  const hasLeft = task.type === 'MID_STAY' || stay.status === 'FINISHED';
  if (task.date < today && hasLeft) return random.chance(0.85) ? 'VERIFIED' : 'DONE';
  if (!hasCleaner) return 'UNASSIGNED';
  if (task.date > addDays(today, 5)) return random.chance(0.3) ? 'ASSIGNED' : 'UNASSIGNED';
  if (task.date > today || !hasLeft) {
    return random.weighted<TaskStatus>([
      ['UNASSIGNED', 30],
      ['ASSIGNED', 45],
      ['ACCEPTED', 25],
    ]);
  }
  return random.weighted<TaskStatus>([
    ['ASSIGNED', 30],
    ['ACCEPTED', 25],
    ['IN_PROGRESS', 20],
    ['DONE', 25],
  ]);
}

function timesOf(status: TaskStatus, date: IsoDate) {
  const startedAt = `${date}T08:20:00.000Z`;
  if (status === 'IN_PROGRESS') return { startedAt };
  return status === 'DONE' || status === 'VERIFIED' ? { startedAt, finishedAt: `${date}T10:05:00.000Z` } : {};
}
