import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { isBalanced, type LedgerAccount, type Posting, reversedEntries } from '../../../src/domain/ledger/posting.ts';
import { ENTRY_PART } from '../../../src/domain/ledger/statement-entries.ts';
import { isAccountOpen } from '../../../src/domain/payment/payment.ts';
import type { RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { Statement, StatementTables } from './stored.ts';
import type { LedgerEntriesRow } from '../../live/rows/stored/ledger-entries.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { AccountsRow } from '../../live/rows/stored/accounts.ts';

const LEDGER = 'ledger-entries';
const PAYMENTS = 'payments';

/** A debit or credit, never below zero; the company's debt is the credit. */
const debitOrCredit = (signed: number) => ({ debit: Math.max(0, -signed), credit: Math.max(0, signed) });

type Entry = Posting & {
  readonly id: string;
  readonly account: LedgerAccount;
  readonly date: IsoDate;
  readonly docType: 'STATEMENT';
  readonly docId: string;
  readonly estateId?: string;
  readonly investorId?: string;
};

/** @throws RangeError when the two sides are not equal: then nothing is written */
function balancedWrites(entries: readonly Entry[]): readonly RecordWrite[] {
  if (!isBalanced(entries)) throw new RangeError(`Entries of the statement ${entries[0]?.docId ?? ''} do not balance`);
  return entries.map((entry) => ({ collection: LEDGER, create: { ...entry } }));
}

/**
 * AC6: the entries of a published statement on the owner's account: its amount, and the withheld tax; the other side is
 * the company's accounts, so both sides are equal. The carry-over is already on the account, and the statement's lines
 * are the sources of the amount.
 */
export function statementPosted(statement: Statement, today: IsoDate): readonly RecordWrite[] {
  const { id, estateId, investorId, currency } = statement;
  const common = { date: today, docType: 'STATEMENT', docId: id, estateId, currency } as const;
  const owner = { ...common, account: 'OWNER', investorId } as const;
  const amount = statement.amount ?? 0;
  const tax = statement.withholdingTax ?? 0;
  const earned: readonly Entry[] = [
    { ...owner, id: `${id}${ENTRY_PART.amount}`, ...debitOrCredit(amount) },
    { ...common, id: `${id}-revenue`, account: 'REVENUE', ...debitOrCredit(-amount) },
  ];
  const withheld: readonly Entry[] = [
    { ...owner, id: `${id}${ENTRY_PART.tax}`, ...debitOrCredit(-tax) },
    { ...common, id: `${id}-tax-due`, account: 'TAX', ...debitOrCredit(tax) },
  ];
  return balancedWrites([...(amount === 0 ? [] : earned), ...(tax === 0 ? [] : withheld)]);
}

type Payout = {
  readonly table: StatementTables;
  readonly today: IsoDate;
  readonly now: string;
  readonly reference: string;
  /** The bank account that pays; default: the first one in the currency. */
  readonly accountId?: string;
};

/**
 * The payout of a statement's whole balance, on the owner's account, and as a transfer from our bank to the owners'
 * account that holds payments: that account only passes it on.
 */
export function payoutPosted(
  { id, balance, currency, estateId, investorId }: Statement,
  { table, today, now, reference, accountId = '' }: Payout,
): { readonly paymentId: string | null; readonly writes: readonly RecordWrite[] } {
  if (balance === 0) return { paymentId: null, writes: [] };
  const bank = table('accounts').get(accountId) ?? payingAccount(table, currency);
  const owners = accountOfKind(table, 'OWNER', currency);
  const common = { date: today, docType: 'STATEMENT', docId: id, currency } as const;
  // A returned payout is paid again under a new id.
  const times = payoutEntries(table, id).filter((row) => row.investorId === investorId).length + 1;
  const again = times === 1 ? '' : `-${times}`;
  const name = `${id}${ENTRY_PART.payout}${again}`;
  const own: Entry = { ...common, id: name, account: 'OWNER', estateId, investorId, ...debitOrCredit(-balance) };
  if (!bank || !owners) {
    const from = bank ? { accountId: bank.id } : {};
    const out: Entry = { ...common, id: `${name}-bank`, account: 'BANK', ...from, ...debitOrCredit(balance) };
    return { paymentId: null, writes: balancedWrites([own, out]) };
  }
  const paymentId = `pay-${id}${again}`;
  const payment = {
    statementId: id,
    id: paymentId,
    kind: 'TRANSFER',
    purpose: 'OWNER_PAYOUT',
    status: 'SUCCESSFUL',
    amount: balance,
    currency,
    accountFromId: bank.id,
    accountToId: owners.id,
    paidAt: now,
    ...(reference === '' ? {} : { reference }),
  } satisfies ValuesOf<PaymentsRow>;
  const passed: Entry = {
    ...common,
    id: `${name}-passed`,
    account: 'OWNER',
    accountId: owners.id,
    ...debitOrCredit(balance),
  };
  return { paymentId, writes: [{ collection: PAYMENTS, create: payment }, ...balancedWrites([own, passed])] };
}

/** The entries of all payouts of a statement, without reversals. */
const payoutEntries = (table: StatementTables, id: string): readonly LedgerEntriesRow[] =>
  table(LEDGER)
    .equal('docId', id)
    .filter((row) => row.id.startsWith(`${id}${ENTRY_PART.payout}`) && !row.id.endsWith(ENTRY_PART.back));

/** PA4: reverses the current payout; the reversal of its payment reverses the payment's own entries. */
export function payoutReversed(
  { id }: Pick<Statement, 'id'>,
  { table, today }: Pick<Payout, 'table' | 'today'>,
): readonly RecordWrite[] {
  const standing = payoutEntries(table, id).filter((row) => !table(LEDGER).get(`${row.id}${ENTRY_PART.back}`));
  return balancedWrites(
    reversedEntries(standing).map((entry): Entry => {
      const { account, currency, debit, credit } = entry;
      return {
        id: `${entry.id}${ENTRY_PART.back}`,
        account,
        date: today,
        docType: 'STATEMENT',
        docId: id,
        currency,
        debit,
        credit,
        ...(entry.accountId ? { accountId: entry.accountId } : {}),
        ...(entry.estateId ? { estateId: entry.estateId } : {}),
        ...(entry.investorId ? { investorId: entry.investorId } : {}),
      };
    }),
  );
}

/** The default bank account for payouts in a currency. */
export const payingAccount = (table: StatementTables, currency: string): AccountsRow | undefined =>
  accountOfKind(table, 'BANK', currency);

const accountOfKind = (table: StatementTables, kind: string, currency: string): AccountsRow | undefined =>
  [...table('accounts').all()].find((row) => row.kind === kind && row.currency === currency && isAccountOpen(row));
