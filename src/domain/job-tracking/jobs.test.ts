import { describe, expect, test } from 'vitest';
import { prepareDemand, placeMessage, requestStateOf, type Demand } from './demand.ts';
import { APPROVAL_LIMIT, prepareExpense, vatIn } from './expense.ts';
import { CODE_BYTES, CONSENT_VERSION, formIssues, normalCode, trackingCodeOf } from './public-demand.ts';
import { daysToMake, nextDay } from './recurring.ts';
import { categoryOf, leftOf, prepareTask, type Task } from './task.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const demand = (more: Partial<Demand> = {}): Demand => ({
  source: 'STAFF',
  type: 'FAULT',
  status: 'NEW',
  createdAt: NOW,
  priority: 'MEDIUM',
  requesterName: 'Ada',
  ...more,
});
const prepare = (record: Demand, more: Partial<Parameters<typeof prepareDemand>[0]> = {}) =>
  prepareDemand({
    record,
    before: undefined,
    writer: undefined,
    stayEstateId: undefined,
    investorName: undefined,
    openTasks: [],
    now: NOW,
    ...more,
  });
const task = (more: Partial<Task> = {}): Task => ({
  title: 'Fix',
  department: 'TECHNICAL',
  status: 'OPEN',
  createdAt: NOW,
  updatedBy: 'u1',
  ...more,
});
const prepareOf = (record: Task, more: Partial<Parameters<typeof prepareTask>[0]> = {}) =>
  prepareTask({ task: record, before: undefined, definition: undefined, demand: undefined, now: NOW, ...more });

describe('JT1: a demand', () => {
  test('of an investor is that investor’s, whatever was sent', () => {
    const writer = { role: 'Investor', name: 'Ayşe Y', investorId: 'inv-1' };
    const sent = demand({ source: 'GUEST', investorId: 'inv-2', requesterName: 'Other' });
    expect(prepare(sent, { writer })).toMatchObject({
      set: { source: 'INVESTOR', investorId: 'inv-1', requesterName: 'Ayşe Y', requestState: 'NEW' },
    });
  });
  test('reported by housekeeping is a fault, in the own name', () => {
    const writer = { role: 'HouseKeeping', name: 'Hülya' };
    expect(prepare(demand({ type: 'REQUEST', source: 'INVESTOR' }), { writer })).toMatchObject({
      set: { source: 'STAFF', type: 'FAULT', requesterName: 'Hülya' },
    });
  });
  test.each([
    ['requesterName', demand({ requesterName: '' })],
    ['phone', demand({ source: 'GUEST' })],
    ['investorId', demand({ source: 'INVESTOR' })],
  ])('is refused without %s', (field, record) => {
    expect(prepare(record)).toMatchObject({ refused: { status: 422, field } });
  });
  test('takes the home of its reservation and no other', () => {
    expect(prepare(demand(), { stayEstateId: 'e1' })).toMatchObject({ set: { estateId: 'e1' } });
    expect(prepare(demand({ estateId: 'e2' }), { stayEstateId: 'e1' })).toMatchObject({
      refused: { key: 'job.otherHome' },
    });
  });
  const openTasks = [{ id: 't1', no: 'T-1', title: 'Fix tap' }];
  test.each(['SOLVED', 'NOT_SOLVED', 'CANCELLED'])('is not %s over open tasks: they are named', (status) => {
    const before = demand({ status: 'IN_PROGRESS' });
    const refused = prepare(demand({ status }), { before, openTasks });
    expect(refused).toMatchObject({ refused: { status: 409, field: 'closeTasks', params: { tasks: 'T-1 Fix tap' } } });
    expect(prepare(demand({ status, closeTasks: true }), { before, openTasks })).toMatchObject({
      closes: openTasks,
      set: { openTasks: 0, closeTasks: null },
    });
  });
  test('knows when it was solved, and forgets it when it is reopened', () => {
    const before = demand({ status: 'IN_PROGRESS' });
    expect(prepare(demand({ status: 'SOLVED' }), { before })).toMatchObject({ set: { solvedAt: NOW, watchAt: null } });
    const solved = demand({ status: 'SOLVED', solvedAt: NOW });
    expect(prepare(demand({ status: 'IN_PROGRESS', solvedAt: NOW }), { before: solved })).toMatchObject({
      set: { solvedAt: null, resolution: null },
    });
  });
});

describe('IV3: a request', () => {
  const of = (status: string, before?: Demand) => requestStateOf({ source: 'INVESTOR', status }, before);
  test('is new, answered, closed, reopened', () => {
    expect([of('NEW'), of('WAITING'), of('SOLVED'), of('CANCELLED')]).toEqual(['NEW', 'ANSWERED', 'CLOSED', 'CLOSED']);
    const closed = demand({ source: 'INVESTOR', status: 'SOLVED', requestState: 'CLOSED' });
    expect(of('IN_PROGRESS', closed)).toBe('REOPENED');
    const reopened = demand({ source: 'INVESTOR', status: 'IN_PROGRESS', requestState: 'REOPENED' });
    expect([of('IN_PROGRESS', reopened), of('WAITING', reopened)]).toEqual(['REOPENED', 'ANSWERED']);
    expect(requestStateOf({ source: 'STAFF', status: 'NEW' }, undefined)).toBeNull();
  });
  test('moves with its messages; other demands do not', () => {
    const after = (status: string, side: 'COMPANY' | 'REQUESTER') =>
      placeMessage({ source: 'INVESTOR', status }, { isInvestor: side === 'REQUESTER', isMeantInside: false }).status;
    expect([after('NEW', 'COMPANY'), after('WAITING', 'REQUESTER')]).toEqual(['WAITING', 'IN_PROGRESS']);
    expect([after('SOLVED', 'REQUESTER'), after('SOLVED', 'COMPANY')]).toEqual(['IN_PROGRESS', 'SOLVED']);
  });
  test.each([
    ['INVESTOR', true, true, { side: 'REQUESTER', isInternal: false, status: 'IN_PROGRESS' }],
    ['INVESTOR', false, false, { side: 'COMPANY', isInternal: false, status: 'WAITING' }],
    ['INVESTOR', false, true, { side: 'COMPANY', isInternal: true, status: 'IN_PROGRESS' }],
    ['GUEST', false, false, { side: 'COMPANY', isInternal: true, status: 'IN_PROGRESS' }],
  ])('to a demand of %s, written by an investor: %s, meant inside: %s', (source, isInvestor, isMeantInside, placed) => {
    expect(placeMessage({ source, status: 'IN_PROGRESS' }, { isInvestor, isMeantInside })).toEqual(placed);
  });
});

describe('JT3: a task', () => {
  const definition = {
    name: { en: 'Boiler', tr: 'Kombi' },
    department: 'TECHNICAL',
    defaultPriority: 'HIGH',
    checklistTemplate: [{ text: 'Gas' }],
    price: 5000,
    currency: 'TRY',
    bornBy: 'OWNER',
  };
  test('takes from its service what nobody typed', () => {
    const set = { title: 'Kombi', priority: 'HIGH', cost: 5000, bornBy: 'OWNER' };
    expect(prepareOf(task({ title: null, department: null }), { definition })).toMatchObject({
      set: { ...set, checklist: [{ text: 'Gas', done: false }], dueAt: '2026-11-21T09:00:00.000Z' },
    });
    expect(prepareOf(task({ title: 'Own', cost: 1 }), { definition })).toMatchObject({
      set: { title: 'Own', cost: 1 },
    });
  });
  test.each([
    ['title', task({ title: '' })],
    ['department', task({ department: null })],
    ['resultNote', task({ status: 'DONE', result: 'NOT_SOLVED' })],
  ])('is refused without %s', (field, record) => expect(prepareOf(record)).toMatchObject({ refused: { field } }));
  test('who takes it on has it', () => {
    const before = task();
    expect(prepareOf(task({ status: 'ACCEPTED', updatedBy: 'u2' }), { before })).toMatchObject({
      set: { assigneeIds: ['u2'] },
    });
    const given = prepareOf(task({ status: 'IN_PROGRESS', assigneeIds: ['u9'] }), { before });
    expect(given).toMatchObject({ set: { startedAt: NOW } });
    expect(given).not.toHaveProperty('set.assigneeIds');
  });
  test('is not opened under a closed demand, nor moved to another', () => {
    const closed = { no: 'D-1', status: 'SOLVED' };
    expect(prepareOf(task(), { demand: closed })).toMatchObject({ refused: { key: 'job.demandClosed' } });
    expect(prepareOf(task({ demandId: 'd2' }), { before: task({ demandId: 'd1' }) })).toMatchObject({
      refused: { key: 'job.demandFixed' },
    });
  });
  test('JT2: makes no expense of nothing, and none of an owner without a home', () => {
    const before = task({ status: 'DONE' });
    const billed = (more: Partial<Task>) => prepareOf(task({ status: 'DONE', expenseAt: NOW, ...more }), { before });
    expect(billed({})).toMatchObject({ refused: { field: 'cost' } });
    expect(billed({ cost: 100, bornBy: 'OWNER' })).toMatchObject({ refused: { key: 'job.ownerNeedsHome' } });
    expect(billed({ cost: 100, bornBy: 'COMPANY' })).toHaveProperty('set');
    expect([categoryOf('TECHNICAL'), categoryOf('RESERVATION')]).toEqual(['MAINTENANCE', 'OTHER']);
  });
  test('what is left of its checklist counts when it is said to be solved', () => {
    const checklist = [{ text: 'a', done: true }, { text: 'b' }];
    expect(leftOf({ status: 'DONE', result: 'SOLVED', checklist })).toBe(1);
    expect(leftOf({ status: 'IN_PROGRESS', result: null, checklist })).toBe(0);
  });
});

describe('JT5: recurring work', () => {
  test('the 31st comes back after a short month', () => {
    const monthly = { every: 'MONTH', startsOn: '2027-01-31' };
    expect(daysToMake(monthly, { from: '2027-01-31', to: '2027-04-30', most: 9 })).toEqual({
      days: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
      next: '2027-05-31',
    });
  });
  test.each([
    ['WEEK', '2026-11-27'],
    ['TWO_WEEKS', '2026-12-04'],
    ['QUARTER', '2027-02-20'],
    ['HALF_YEAR', '2027-05-20'],
    ['YEAR', '2027-11-20'],
  ])('%s', (every, next) => expect(nextDay({ every, startsOn: '2026-11-20' }, '2026-11-21')).toBe(next));
  test('ends with its last day, and makes no more than it may at once', () => {
    const weekly = { every: 'WEEK', startsOn: '2026-11-20', until: '2026-12-04' };
    expect(daysToMake(weekly, { from: '2026-11-20', to: '2027-11-20', most: 9 })).toEqual({
      days: ['2026-11-20', '2026-11-27', '2026-12-04'],
      next: undefined,
    });
    expect(daysToMake(weekly, { from: '2026-11-20', to: '2027-11-20', most: 1 }).next).toBe('2026-11-27');
  });
});

describe('AC7: an expense', () => {
  const expense = {
    type: 'EXPENSE',
    amount: 100_000,
    currency: 'TRY',
    vatPct: '20',
    bornBy: 'COMPANY',
    approval: 'NOT_NEEDED',
  };
  test('VAT inside an amount, rounded half up', () => {
    expect([vatIn(12_000, 20), vatIn(101, 1), vatIn(50, 1), vatIn(100, 0)]).toEqual([2000, 1, 0, 0]);
  });
  test('of the owner over the limit waits; a change of its money is judged anew', () => {
    const over = { ...expense, bornBy: 'OWNER', estateId: 'e1', amount: (APPROVAL_LIMIT['TRY'] ?? 0) + 1 };
    expect(prepareExpense(over, undefined)).toMatchObject({ set: { approval: 'WAITING' } });
    const approved = { ...over, approval: 'APPROVED' };
    expect(prepareExpense(approved, approved)).toMatchObject({ set: { approval: 'APPROVED' } });
    expect(prepareExpense({ ...approved, amount: over.amount + 1 }, approved)).toMatchObject({
      set: { approval: 'WAITING' },
    });
    expect(prepareExpense(expense, undefined)).toMatchObject({ set: { approval: 'NOT_NEEDED', vatAmount: 16_667 } });
    expect(prepareExpense({ ...over, estateId: null }, undefined)).toHaveProperty('refused');
  });
});

describe('WB3: the public form', () => {
  test('a tracking code, however it is typed', () => {
    const code = trackingCodeOf(Uint8Array.from({ length: CODE_BYTES }, (_, index) => index * 21));
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect(normalCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect([normalCode('short'), normalCode('IIII-IIII-IIII'), normalCode('')]).toEqual(['', '', '']);
  });
  test('needs a name, a way to answer, words and consent to the text of today', () => {
    const form = {
      type: 'FAULT',
      requesterName: 'Ada',
      phone: '',
      email: 'a@b.co',
      homeCode: '',
      description: 'x',
      consent: true,
      consentVersion: CONSENT_VERSION,
    };
    expect(formIssues(form)).toEqual([]);
    const empty = { ...form, type: 'X', requesterName: '', email: '', description: '', consentVersion: 'old' };
    expect(formIssues(empty).map(({ field }) => field)).toEqual([
      'type',
      'requesterName',
      'phone',
      'description',
      'consent',
    ]);
  });
});
