import { describe, expect, test } from 'vitest';
import { cleaningAfter, cleaningAfterGuests, cleaningAtCheckOut, type CleaningState } from './cleaning-state.ts';
import { checklistOf } from './checklist.ts';
import { mustRecheckArrival, planOfStay, prepOf, type TaskSpan, tasksOfStay } from './stay-tasks.ts';
import type { HousekeepingTask, TaskStatus, TaskType } from './task.ts';
import { instantOn } from '../calendar/instant.ts';
import { cleaningUrgency } from './urgency.ts';

const TODAY = '2027-01-01';
const span = (more: Partial<TaskSpan> = {}): TaskSpan => ({
  id: 's',
  estateId: 'e',
  from: '2027-01-10',
  to: '2027-01-15',
  leavesAt: '11:00',
  isInHouse: false,
  ...more,
});
const task = (more: Partial<HousekeepingTask> = {}): HousekeepingTask => ({
  id: 'hk-s-out',
  estateId: 'e',
  type: 'CHECK_OUT_CLEAN',
  status: 'UNASSIGNED',
  date: '2027-01-15',
  stayDate: '2027-01-15',
  stayTime: '11:00',
  windowStart: '11:00',
  ...more,
});
const plan = (more: { span?: TaskSpan | undefined; before?: TaskSpan; tasks?: HousekeepingTask[]; today?: string }) =>
  planOfStay({ span: span(), before: span(), tasks: [], today: TODAY, ...more });

describe('tasks of a stay (OPS2)', () => {
  test.each<[number, string[]]>([
    [1, ['2027-01-11']],
    [7, ['2027-01-17']],
    [8, ['2027-01-18', '2027-01-17']],
    [14, ['2027-01-24', '2027-01-17']],
    [15, ['2027-01-25', '2027-01-17', '2027-01-24']],
  ])('%i nights: the last day, and every seventh on the way', (nights, dates) => {
    const to = `2027-01-${10 + nights}`;
    expect(tasksOfStay(span({ to })).map(({ date }) => date)).toEqual(dates);
    expect(new Set(tasksOfStay(span({ to })).map(({ id }) => id)).size).toBe(dates.length);
  });
});

describe('what follows a change of the stay (OPS4, RS2)', () => {
  const moved = span({ from: '2027-02-01', to: '2027-02-04', estateId: 'f', leavesAt: '10:00' });
  test.each<[string, HousekeepingTask, object | undefined]>([
    ['moves', task(), { estateId: 'f', date: '2027-02-04', windowStart: '10:00', stayDate: '2027-02-04' }],
    ['keeps who has it', task({ status: 'ACCEPTED' }), { date: '2027-02-04' }],
    ['pinned: keeps its time, knows the other', task({ isPinned: true }), { stayDate: '2027-02-04', estateId: 'f' }],
    ['begun: stays', task({ status: 'IN_PROGRESS' }), undefined],
    ['done: stays', task({ status: 'DONE' }), undefined],
    ['cancelled by hand: stays', task({ status: 'CANCELLED' }), undefined],
    [
      'cancelled by the stay: back',
      task({ status: 'CANCELLED', closedBy: 'STAY' }),
      { status: 'UNASSIGNED', closedBy: null },
    ],
    ['of a round that is no more: cancelled', task({ id: 'hk-s-mid2' }), { status: 'CANCELLED', closedBy: 'STAY' }],
    [
      'made by hand: keeps its distance',
      task({ id: 'x', type: 'CHECK_IN_MEETING', date: '2027-01-11', stayDate: '2027-01-11' }),
      { date: '2027-02-02' },
    ],
  ])('%s', (_, own, expected) => {
    const [change] = plan({ span: moved, tasks: [own] }).change;
    if (expected === undefined) expect(change).toBeUndefined();
    else expect(change).toMatchObject(expected);
    if (own.isPinned) expect(change).not.toHaveProperty('date');
  });

  test('nobody stays any more: cancelled, unless begun', () => {
    const tasks = [task(), task({ id: 'a', status: 'IN_PROGRESS' }), task({ id: 'b', status: 'ASSIGNED' })];
    const { make, change } = plan({ span: undefined, tasks });
    expect([make, change.map(({ id }) => id)]).toEqual([[], ['hk-s-out', 'b']]);
  });

  test('nothing is made for a day that has passed', () => {
    const days = plan({ span: span({ to: '2027-01-20' }), today: '2027-01-18' }).make.map(({ date }) => date);
    expect(days).toEqual(['2027-01-20']);
  });

  test('a preparation follows the arrival, and is of no use once they are there', () => {
    const prep = task({ id: 'hk-s-in', type: 'CHECK_IN_PREP', date: '2027-01-10', stayDate: '2027-01-10' });
    expect(plan({ span: moved, tasks: [prep] }).change[0]).toMatchObject({ date: '2027-02-01' });
    expect(plan({ span: span({ isInHouse: true }), tasks: [prep] }).change[0]).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('urgency (OPS2)', () => {
  const of = (type: TaskType, next?: { date: string; time: string }) =>
    cleaningUrgency({ type, date: '2027-01-15', windowStart: '11:00' }, next);
  test.each<[string, string, number, string]>([
    ['2027-01-15', '15:00', 240, 'URGENT'],
    ['2027-01-15', '10:00', -60, 'URGENT'],
    ['2027-01-16', '15:00', 1680, 'HIGH'],
    ['2027-01-20', '15:00', 7440, 'NORMAL'],
    ['2027-02-20', '15:00', 52_080, 'LOW'],
  ])('guests come on %s at %s: %i minutes, %s', (date, time, minutesToArrival, priority) => {
    expect(of('CHECK_OUT_CLEAN', { date, time })).toEqual({ minutesToArrival, priority, dueAt: instantOn(date, time) });
  });
  test('nobody comes, or it cleans nothing: by an evening', () => {
    expect(of('CHECK_OUT_CLEAN')).toMatchObject({
      dueAt: '2027-01-22T15:00:00.000Z',
      priority: 'LOW',
      minutesToArrival: null,
    });
    const next = { date: '2027-01-15', time: '15:00' };
    expect(of('MID_STAY', next)).toMatchObject({ dueAt: '2027-01-15T15:00:00.000Z', priority: 'NORMAL' });
  });
  test('the clock of the house', () => expect(instantOn('2027-01-01', '01:30')).toBe('2026-12-31T22:30:00.000Z'));
});

describe('the home (OPS3)', () => {
  test.each<[TaskType, TaskStatus, TaskStatus, CleaningState, CleaningState | undefined]>([
    ['CHECK_OUT_CLEAN', 'ACCEPTED', 'IN_PROGRESS', 'DIRTY', 'IN_PROGRESS'],
    ['CHECK_OUT_CLEAN', 'IN_PROGRESS', 'DONE', 'IN_PROGRESS', 'CLEAN'],
    ['DEEP_CLEAN', 'DONE', 'VERIFIED', 'CLEAN', 'INSPECTED'],
    ['DEEP_CLEAN', 'DONE', 'VERIFIED', 'DIRTY', undefined],
    ['CHECK_IN_PREP', 'DONE', 'REOPENED', 'CLEAN', 'DIRTY'],
    ['CHECK_OUT_CLEAN', 'UNASSIGNED', 'ASSIGNED', 'DIRTY', undefined],
    ['CHECK_OUT_CLEAN', 'DONE', 'DONE', 'DIRTY', undefined],
    ['MID_STAY', 'IN_PROGRESS', 'DONE', 'DIRTY', undefined],
    ['INSPECTION', 'IN_PROGRESS', 'DONE', 'CLEAN', 'INSPECTED'],
    ['INSPECTION', 'IN_PROGRESS', 'DONE', 'DIRTY', undefined],
    ['CHECK_OUT_CLEAN', 'DONE', 'IN_PROGRESS', 'CLEAN', 'IN_PROGRESS'],
    ['CHECK_OUT_CLEAN', 'DONE', 'IN_PROGRESS', 'DIRTY', undefined],
    ['CHECK_OUT_CLEAN', 'DONE', 'IN_PROGRESS', 'INSPECTED', undefined],
    ['INSPECTION', 'DONE', 'IN_PROGRESS', 'INSPECTED', 'CLEAN'],
    ['INSPECTION', 'DONE', 'IN_PROGRESS', 'DIRTY', undefined],
    ['MID_STAY', 'DONE', 'IN_PROGRESS', 'CLEAN', undefined],
  ])('%s %s → %s, %s becomes %s', (type, before, status, home, expected) => {
    expect(cleaningAfter({ task: { type, status }, before, home })).toBe(expected);
  });
  test.each<[TaskStatus | undefined, CleaningState]>([
    [undefined, 'DIRTY'],
    ['ASSIGNED', 'DIRTY'],
    ['IN_PROGRESS', 'IN_PROGRESS'],
    ['DONE', 'CLEAN'],
    ['VERIFIED', 'INSPECTED'],
    ['REOPENED', 'DIRTY'],
  ])('guests leave while its clean is %s: %s', (clean, expected) => expect(cleaningAtCheckOut(clean)).toBe(expected));
});

test('a checklist begins with nothing ticked', () => {
  expect(checklistOf('MID_STAY').length).toBeGreaterThan(0);
  expect(checklistOf('MID_STAY').filter(({ done }) => done)).toEqual([]);
  expect(checklistOf('DEEP_CLEAN').length).toBeGreaterThan(checklistOf('CHECK_OUT_CLEAN').length);
});

describe('guests come and leave (OPS2, OPS3)', () => {
  const at = '2027-01-10T12:00:00.000Z';
  const expected = { estateId: 'e' };
  const there = { ...expected, actualCheckInAt: at, homeFoundAs: 'INSPECTED' as const };
  type Change = Parameters<typeof cleaningAfterGuests>[0];
  test.each<[string, Partial<Change> & Pick<Change, 'after'>, CleaningState | undefined]>([
    ['they come', { before: expected, after: there }, 'DIRTY'],
    ['they are there', { before: there, after: { ...there, estateId: 'f' } }, undefined],
    ['they leave', { before: there, after: { ...there, actualCheckOutAt: at } }, 'DIRTY'],
    ['they leave a clean home', { before: there, after: { ...there, actualCheckOutAt: at }, clean: 'DONE' }, 'CLEAN'],
    [
      'they are gone',
      { before: { ...there, actualCheckOutAt: at }, after: { ...there, actualCheckOutAt: at } },
      undefined,
    ],
    ['they have not come after all', { before: there, after: expected }, 'INSPECTED'],
    ['nor to a home that was cleaned meanwhile', { before: there, after: expected, home: 'CLEAN' }, undefined],
    ['nor to another', { before: there, after: { estateId: 'f' } }, undefined],
    ['nor to one of which nobody knows', { before: { ...there, homeFoundAs: null }, after: expected }, undefined],
    ['they are expected', { after: expected }, undefined],
  ])('%s', (_, change, state) => {
    expect(cleaningAfterGuests({ before: undefined, home: 'DIRTY', clean: undefined, ...change })).toBe(state);
  });
  test.each<[string, HousekeepingTask[], object[]]>([
    ['the clean of the last day is told', [task()], [{ id: 'hk-s-out', vacatedAt: at, date: '2027-01-15' }]],
    ['also once somebody has begun', [task({ status: 'IN_PROGRESS' })], [{ id: 'hk-s-out', vacatedAt: at }]],
    ['not once it is done', [task({ status: 'DONE' })], []],
    ['no other', [task({ id: 'hk-s-mid1', status: 'IN_PROGRESS' })], []],
  ])('when they left, %s', (_, tasks, change) => {
    const told = planOfStay({ span: span(), before: span(), tasks, today: TODAY, vacatedAt: at });
    expect(told.change).toHaveLength(change.length);
    expect(told.change).toMatchObject(change);
  });
  test('a clean that is made only then knows, too', () => {
    const { make } = planOfStay({
      span: span({ to: '2027-01-25' }),
      before: undefined,
      tasks: [],
      today: TODAY,
      vacatedAt: at,
    });
    expect(make.map(({ id, vacatedAt }) => [id, vacatedAt])).toEqual([
      ['hk-s-out', at],
      ['hk-s-mid1', undefined],
      ['hk-s-mid2', undefined],
    ]);
  });
});

describe('a home that is dirty before an arrival (OPS3)', () => {
  const arrival = '2027-01-10';
  type Setup = Parameters<typeof prepOf>[0];
  const prep = (more: Partial<Setup>) =>
    prepOf({ span: span(), isDirty: true, arrivesAt: '15:30', today: '2027-01-09', tasks: () => [], ...more });
  const asked = { id: 'hk-s-in', type: 'CHECK_IN_PREP', date: arrival, time: '12:30' };
  test.each<[string, Partial<Setup>, object | undefined]>([
    ['they come tomorrow', {}, asked],
    ['they come at night', { arrivesAt: '01:15' }, { ...asked, time: '00:15' }],
    ['in two days', { today: '2027-01-08' }, undefined],
    ['they should have come', { today: '2027-01-11' }, undefined],
    ['they are there', { span: span({ isInHouse: true }) }, undefined],
    ['it is clean', { isDirty: false }, undefined],
    [
      'it was asked for, and cancelled',
      { tasks: () => [task({ id: 'hk-s-in', status: 'CANCELLED', date: '2027-02-01' })] },
      undefined,
    ],
    ['others leave before', { tasks: () => [task({ id: 'hk-x-out', date: arrival })] }, undefined],
    [
      'others have been cleaned after',
      { tasks: () => [task({ id: 'hk-x-out', status: 'DONE', date: arrival })] },
      asked,
    ],
    ['a mid-stay clean cleans nothing', { tasks: () => [task({ id: 'x', type: 'MID_STAY', date: arrival })] }, asked],
    ['nor does a later one', { tasks: () => [task({ id: 'x', date: '2027-01-11' })] }, asked],
    ['nor their own', { tasks: () => [task({ date: arrival })] }, asked],
  ])('%s', (_, more, made) => expect(prep(more)).toEqual(made));
});

describe('who looks again who comes next (OPS2)', () => {
  const until = '2027-01-15';
  const others = { id: 'o', checkIn: '2027-01-05' };
  test.each<[string, Parameters<typeof mustRecheckArrival>[0], typeof others | undefined, boolean]>([
    ['a clean of that day', task(), others, true],
    ['a later one', task({ date: '2027-01-16' }), others, false],
    ['one before others who come earlier', task({ date: '2027-01-05' }), others, false],
    ['one before, when nobody comes earlier', task({ date: '2027-01-05' }), undefined, true],
    ['the others’ own', { ...task({ date: '2027-01-05' }), reservationId: 'o' }, others, true],
    ['one that is done', task({ status: 'DONE' }), others, false],
    ['what cleans no home', task({ type: 'MID_STAY' }), others, false],
    ['one that nobody began for long', task({ date: '2026-10-01' }), undefined, false],
    ['one that somebody began long ago', task({ date: '2026-10-01', status: 'IN_PROGRESS' }), undefined, true],
  ])('%s', (_, each, earlier, looks) => expect(mustRecheckArrival(each, until, earlier)).toBe(looks));
});
