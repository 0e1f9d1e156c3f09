import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { closedStep } from '../../../src/domain/statements/closed-step.ts';
import { editedLines, refreshedLines } from '../../../src/domain/statements/edit.ts';
import { lastDayOfPeriod, type Period, periodOf } from '../../../src/domain/statements/period.ts';
import { isPublished, type StoredStatement } from '../../../src/domain/statements/plan.ts';
import { nextCarryover, type StatementTotals, totalsOf } from '../../../src/domain/statements/totals.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import { isAccountOpen } from '../../../src/domain/payment/payment.ts';
import { isSameJson } from '../../../src/config/keys.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import type { RecordWrite, DomainRule, DomainWrite, Follower, ValuesOf } from '../../live/rules/domain-write.ts';
import { ownerAddress } from '../estates/owner-address.ts';
import { payingAccount, payoutPosted, payoutReversed, statementPosted } from './postings.ts';
import {
  statementsAround,
  asStatement,
  isClosedStatement,
  settingsOf,
  type Statement,
  STATEMENTS,
  type StatementTables,
} from './stored.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';

type Set = Readonly<Record<string, Json>>;
const statementRefusal = (
  key: Refusal['key'],
  params: Refusal['params'] = {},
  status: 409 | 422 = 409,
  field = 'status',
) => ({
  refused: { status, field, key, params },
});

/**
 * The figures of an open statement, from its lines, its owner's settings and the carry-over of the month before (AC1).
 */
export function figuresOf(
  table: StatementTables,
  statement: StoredStatement,
): StatementTotals & { readonly period: Period } {
  const previous = statementsAround(table, statement).earlier.at(-1);
  const carryover = previous ? nextCarryover({ balance: previous.balance, isPaid: previous.status === 'PAID' }) : 0;
  const settings = settingsOf(table, statement.investorId);
  const period = periodOf(statement);
  return { ...totalsOf({ lines: statement.lines, settings, date: lastDayOfPeriod(period), carryover }), period };
}

const isRate = (text: string): boolean => /^\d{1,9}(\.\d{1,6})?$/u.test(text) && Number(text) > 0;

/** The given lines, or those generated again from their sources. */
function linesOf(record: StatementsRow, before: StatementsRow, now: string) {
  const next = asStatement(record).lines;
  const stored = asStatement(before).lines;
  if (record.sourcesHash !== before.sourcesHash) return refreshedLines(next, stored);
  return editedLines(next, stored, todayIn(new Date(now)));
}

/**
 * AC1, AC5: the server computes an open statement's figures; only a draft's lines change. A published statement is a
 * snapshot: afterwards it is only paid and its tax declared.
 */
export const statementRule: DomainRule<StatementsRow> = ({ record, before, table, now }) => {
  if (!before) {
    if (record.status !== 'DRAFT') return statementRefusal('statement.published', { month: record.period ?? '' });
    return { set: figuresOf(table, asStatement(record)) };
  }
  if (isClosedStatement(before)) return closed({ record, before, table, now });
  const rate = record.exchangeRate ?? '';
  if (rate !== '' && !isRate(rate)) return statementRefusal('statement.rate', {}, 422, 'exchangeRate');
  const isDraft = before.status === 'DRAFT' && record.status === 'DRAFT';
  const isTouched = !isSameJson(record.lines, before.lines);
  if (isTouched && !isDraft) return statementRefusal('statement.reviewed', {}, 409, 'lines');
  const lines = isTouched ? linesOf(record, before, now) : asStatement(before).lines;
  if ('refused' in lines) return statementRefusal('statement.kind', {}, 422, 'lines');
  const whole: Statement = { ...asStatement(record), lines };
  const set = { lines, ...figuresOf(table, whole) };
  return record.status === 'PUBLISHED'
    ? publishStatement({ statement: { ...whole, ...set }, table, now, set })
    : { set };
};

type Closing = Pick<DomainWrite<StatementsRow>, 'record' | 'table' | 'now'>;
type Publishing = Omit<Closing, 'record'> & { readonly statement: Statement; readonly set: Set };

/** Months are published in order, because each carries its balance into the next. */
function publishStatement({ statement, table, now, set }: Publishing) {
  const open = statementsAround(table, statement).earlier.find(({ status }) => !isPublished(status));
  if (open) return statementRefusal('statement.earlierOpen', { month: periodOf(open) });
  // A rule of the file sends the mail and may be off; `statementMailed` updates this once there is a mail.
  const mailing = ownerAddress(table, statement.investorId) ? null : 'NO_ADDRESS';
  const payoutAccountId = payingAccount(table, statement.currency)?.id ?? null;
  return { set: { ...set, mailing, payoutAccountId }, writes: statementPosted(statement, todayIn(new Date(now))) };
}

/** Marks a statement once a mail to its owner exists. This is not an edit. */
export const statementMailed: Follower<MessagesRow> = ({ before, after, table }) => {
  if (before || after?.kind !== 'OWNER_STATEMENT') return [];
  const statement = table(STATEMENTS).get(after.statementId ?? '');
  return statement ? [{ collection: STATEMENTS, row: { ...statement, mailing: 'QUEUED' } }] : [];
};

const STAMPS: ReadonlySet<string> = new Set<keyof StatementsRow>(['version', 'updatedAt', 'updatedBy']);

function changedKeys(record: Row, before: Row): readonly string[] {
  return Object.keys(record).filter((key) => !STAMPS.has(key) && !isSameJson(record[key], before[key]));
}

function closed({ record, before, table, now }: Closing & { readonly before: StatementsRow }) {
  const statement = asStatement(before);
  const payment = table('payments').get(before.payoutPaymentId ?? '');
  const isStanding = payment !== undefined && payment.status !== 'REVERSED';
  const reason = record.payoutReverseReason ?? '';
  const step = closedStep({
    statement: { ...statement, period: periodOf(statement) },
    to: record.status ?? '',
    changed: changedKeys(record, before),
    later: () =>
      statementsAround(table, statement).later.map((one) => ({
        status: one.status,
        carryover: one.carryover ?? 0,
        period: periodOf(one),
      })),
    payout: payment && { no: payment.no ?? '', isStanding },
    reason,
  });
  if ('refused' in step) return step;
  switch (step.does) {
    case 'TELL':
      return { set: {} };
    case 'SETTLE':
      // No money moves, so it names no account on either side.
      return { set: { paidAmount: 0, payoutPaymentId: null, payoutAccountId: null, payoutIban: null } };
    case 'PAY':
      return paid(statement, { record, table, now });
    case 'TAKE_BACK':
      return takePayoutBack(statement, { payment: isStanding ? payment : undefined, reason, table, now });
  }
}

function paid(statement: Statement, { record, table, now }: Closing) {
  const reference = record.payoutReference ?? '';
  const accountId = record.payoutAccountId ?? '';
  const account = accountId === '' ? payingAccount(table, statement.currency) : table('accounts').get(accountId);
  if (account && !isAccountOpen(account)) return statementRefusal('validation.reference', {}, 422, 'payoutAccountId');
  const payoutAccountId = account?.id ?? null;
  const payoutIban = table('investors').get(statement.investorId)?.iban || null;
  const posted = payoutPosted(statement, {
    table,
    today: todayIn(new Date(now)),
    now,
    reference,
    ...(account && { accountId: account.id }),
  });
  const set = { paidAmount: statement.balance, payoutPaymentId: posted.paymentId, payoutAccountId, payoutIban };
  return { set, writes: posted.writes };
}

type TakingBack = Pick<Closing, 'table' | 'now'> & {
  /** The payment of the payout, unless it is already reversed. */
  readonly payment: PaymentsRow | undefined;
  readonly reason: string;
};

/**
 * AC5: the payout came back, so the balance is owed again; the statement's figures stay. Also reverses its payment
 * (PA4).
 */
function takePayoutBack(statement: Statement, { payment, reason, table, now }: TakingBack) {
  const back = { status: 'REVERSED', reason } satisfies ValuesOf<PaymentsRow>;
  const writes = [
    ...payoutReversed(statement, { table, today: todayIn(new Date(now)) }),
    ...(payment ? [{ collection: 'payments', id: payment.id, set: back, action: 'reverse' }] : []),
  ];
  return {
    set: { paidAt: null, paidAmount: null, payoutPaymentId: null, payoutReference: null, payoutIban: null },
    writes,
  };
}

/** A reversed payout returns its statement to its previous state. */
export const payoutReturned: Follower<PaymentsRow> = ({ before, after }) => {
  if (before?.status !== 'SUCCESSFUL' || after?.status !== 'REVERSED') return [];
  const id = after.statementId ?? '';
  const set = { status: 'PUBLISHED', payoutReverseReason: after.reverseReason ?? null };
  return id === '' ? [] : [{ collection: STATEMENTS, id, set, action: 'reversePayout' }];
};

/** Carries a statement's balance into the next open one of its account. */
export const carriedOn: Follower<StatementsRow> = ({ after, before, table }) => {
  const row = after ?? before;
  if (!row || (after && before && after.balance === before.balance && after.status === before.status)) {
    return [];
  }
  const next = statementsAround(table, asStatement(row)).later.find(({ status }) => !isPublished(status));
  return next ? [{ collection: STATEMENTS, id: next.id, set: {} }] : [];
};

/**
 * A published statement cannot be deleted (AC5): its removal tries to create the same statement again, which the rule
 * refuses, and with it the whole write.
 */
export function statementRemoved({ before }: { readonly before: StatementsRow }): readonly RecordWrite[] {
  if (!isClosedStatement(before)) return [];
  return [
    {
      collection: STATEMENTS,
      create: { id: before.id, status: before.status ?? null, period: before.period ?? '' },
    },
  ];
}
