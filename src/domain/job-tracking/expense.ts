import type { Refusal } from '../rule/refusal.ts';

/** An income or expense of the company, as its rules see it. Money in minor units, VAT included. */
export type Expense = {
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
  readonly vatPct?: string | null;
  readonly bornBy: string;
  readonly estateId?: string | null;
  readonly approval?: string | null;
};

/** AC7 (assumed): expenses of the owner above this need approval; minor units. */
export const APPROVAL_LIMIT: Readonly<Record<string, number>> = { TRY: 500_000, EUR: 10_000, USD: 12_000 };

/** AC7: an expense of the owner over the limit of its currency. */
export const needsApproval = ({ type, bornBy, amount, currency }: Expense): boolean =>
  type === 'EXPENSE' && bornBy === 'OWNER' && amount > (APPROVAL_LIMIT[currency] ?? 0);

/** The tax in an amount that includes it, rounded half up to whole minor units. */
export function vatIn(amount: number, vatPct: number): number {
  return Math.floor((amount * vatPct * 2 + (100 + vatPct)) / ((100 + vatPct) * 2));
}

const MONEY = ['type', 'amount', 'currency', 'bornBy', 'estateId'] as const;

/** AC7: the effect of a write on an expense; if its money changes, it needs approval again. */
export function prepareExpense(
  record: Expense,
  before: Expense | undefined,
): { readonly refused: Refusal } | { readonly set: { readonly vatAmount: number; readonly approval: string | null } } {
  if (record.bornBy === 'OWNER' && (record.estateId ?? '') === '') {
    return { refused: { status: 422, field: 'estateId', key: 'job.ownerNeedsHome', params: {} } };
  }
  const isSameMoney = before !== undefined && MONEY.every((key) => before[key] === record[key]);
  const judged = needsApproval(record) ? 'WAITING' : 'NOT_NEEDED';
  const vatAmount = vatIn(record.amount, Number(record.vatPct ?? 0));
  return { set: { vatAmount, approval: isSameMoney ? (record.approval ?? null) : judged } };
}
