import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { isBalanced, type LedgerAccount, type Posting } from '../../../src/domain/ledger/posting.ts';
import type { StoredStatement } from '../../../src/domain/statement/plan.ts';
import type { Row } from '../../../src/config/types.ts';
import type { Also } from '../../rules/domain-write.ts';
import { minorIn, type Tables } from './stored.ts';

const LEDGER = 'ledger-entries';
const PAYMENTS = 'payments';

type Posted = StoredStatement & Row;

/** A debit or a credit, never below zero; what the company owes for stands at the credit. */
const side = (signed: number) => ({ debit: Math.max(0, -signed), credit: Math.max(0, signed) });

type Entry = Posting & {
  readonly id: string;
  readonly account: LedgerAccount;
  readonly date: IsoDate;
  readonly docType: 'STATEMENT';
  readonly docId: string;
  readonly estateId?: string;
  readonly investorId?: string;
};

/** @throws RangeError when both sides are not equal: then nothing happens at all */
function posted(entries: readonly Entry[]): readonly Also[] {
  if (!isBalanced(entries)) throw new RangeError(`Entries of the statement ${entries[0]?.docId ?? ''} do not balance`);
  return entries.map((entry) => ({ collection: LEDGER, create: { ...entry } }));
}

/**
 * AC6: what a published statement does to the owner's account: its amount, and the tax that is withheld; against them the
 * company's accounts, so that both sides are equal. What is carried over is on the account already, and the sources of the
 * amount are the statement's lines.
 */
export function statementPosted(statement: Posted, today: IsoDate): readonly Also[] {
  const { id, estateId, investorId, currency } = statement;
  const common = { date: today, docType: 'STATEMENT', docId: id, estateId, currency } as const;
  const owner = { ...common, account: 'OWNER', investorId } as const;
  const [amount, tax] = [minorIn(statement, 'amount'), minorIn(statement, 'withholdingTax')];
  const earned: readonly Entry[] = [
    { ...owner, id: `${id}-amount`, ...side(amount) },
    { ...common, id: `${id}-revenue`, account: 'REVENUE', ...side(-amount) },
  ];
  const withheld: readonly Entry[] = [
    { ...owner, id: `${id}-tax`, ...side(-tax) },
    { ...common, id: `${id}-tax-due`, account: 'TAX', ...side(tax) },
  ];
  return posted([...(amount === 0 ? [] : earned), ...(tax === 0 ? [] : withheld)]);
}

type Payout = {
  readonly table: Tables;
  readonly today: IsoDate;
  readonly now: string;
  readonly reference: string;
};

/**
 * The payout of a statement's whole balance, on the owner's account, and as a transfer from our bank to the owners' account
 * where payments are kept: that account then only passes it on.
 */
export function payoutPosted(
  { id, balance, currency, estateId, investorId }: Posted,
  { table, today, now, reference }: Payout,
): { readonly paymentId: string | null; readonly also: readonly Also[] } {
  if (balance === 0) return { paymentId: null, also: [] };
  const [bank, owners] = [accountOfKind(table, 'BANK', currency), accountOfKind(table, 'OWNER', currency)];
  const common = { date: today, docType: 'STATEMENT', docId: id, currency } as const;
  const own: Entry = { ...common, id: `${id}-payout`, account: 'OWNER', estateId, investorId, ...side(-balance) };
  if (!bank || !owners) {
    const from = bank ? { accountId: bank.id } : {};
    const out: Entry = { ...common, id: `${id}-payout-bank`, account: 'BANK', ...from, ...side(balance) };
    return { paymentId: null, also: posted([own, out]) };
  }
  const paymentId = `pay-${id}`;
  const payment = {
    ...{ id: paymentId, kind: 'TRANSFER', purpose: 'OWNER_PAYOUT', status: 'SUCCESSFUL', amount: balance, currency },
    ...{ accountFromId: bank.id, accountToId: owners.id, paidAt: now },
    ...(reference === '' ? {} : { reference }),
  };
  const passed: Entry = {
    ...{ ...common, id: `${id}-payout-passed`, account: 'OWNER', accountId: owners.id, ...side(balance) },
  };
  return { paymentId, also: [{ collection: PAYMENTS, create: payment }, ...posted([own, passed])] };
}

const accountOfKind = (table: Tables, kind: string, currency: string): Row | undefined =>
  [...table('accounts').all()].find(
    (row) => row['kind'] === kind && row['currency'] === currency && row['isActive'] !== false,
  );
