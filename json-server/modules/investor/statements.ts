import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { AccountStatement } from '../../../src/domain/investor/account.ts';
import type { Owner } from './owner.ts';
import { resourceNamed } from '../../records/context.ts';

export type OwnStatement = AccountStatement & {
  /** Recognised accommodation revenue, before deductions. */
  readonly gross: number;
};

const PUBLISHED: readonly unknown[] = ['PUBLISHED', 'PAID'];
const dayOf = (instant: string): string => todayIn(new Date(instant));

/** The owner's published statements (AC5); they do not see unfinished ones. */
export function statementsOf({ table, investorId, context }: Owner): readonly OwnStatement[] {
  if (resourceNamed(context.snapshot, 'statements') === undefined) return [];
  return table('statements')
    .equal('investorId', investorId)
    .filter((row) => PUBLISHED.includes(row.status))
    .map((row) => {
      const published = row.publishedAt ?? '';
      const paid = row.paidAt ?? '';
      const balance = row.balance ?? 0;
      const isPaid = row.status === 'PAID' && paid !== '';
      return {
        id: row.id,
        estateId: row.estateId,
        currency: row.currency,
        year: row.year,
        month: row.month,
        amount: row.amount ?? 0,
        withholdingTax: row.withholdingTax ?? 0,
        publishedOn: dayOf(published || (row.updatedAt ?? '')),
        ...(isPaid && balance > 0 ? { payout: { on: dayOf(paid), amount: balance } } : {}),
        gross: row.gross ?? 0,
      };
    });
}
