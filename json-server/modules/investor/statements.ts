import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { AccountStatement } from '../../../src/domain/investor/account.ts';
import { textIn } from '../../rows.ts';
import type { Owner } from './owner.ts';
import type { StatementsRow } from '../../stored/statements.ts';
import { resourceNamed } from '../../records/context.ts';

export type OwnStatement = AccountStatement & {
  /** Accommodation recognised, before anything is taken off. */
  readonly gross: number;
};

const PUBLISHED: readonly unknown[] = ['PUBLISHED', 'PAID'];
const amountIn = (row: StatementsRow, key: string): number => Number(row[key] ?? 0);
const dayOf = (instant: string): string => todayIn(new Date(instant));

/** The owner's statements as they were published (AC5); what is still being made is not theirs to see. */
export function statementsOf({ table, investorId, context }: Owner): readonly OwnStatement[] {
  if (resourceNamed(context.snapshot, 'statements') === undefined) return [];
  return table('statements')
    .equal('investorId', investorId)
    .filter((row) => PUBLISHED.includes(row['status']))
    .map((row) => {
      const [published, paid] = [textIn(row, 'publishedAt'), textIn(row, 'paidAt')];
      const balance = amountIn(row, 'balance');
      const isPaid = row['status'] === 'PAID' && paid !== '';
      return {
        ...{ id: row.id, estateId: textIn(row, 'estateId'), currency: textIn(row, 'currency') },
        ...{ year: amountIn(row, 'year'), month: amountIn(row, 'month') },
        ...{ amount: amountIn(row, 'amount'), withholdingTax: amountIn(row, 'withholdingTax') },
        publishedOn: dayOf(published || textIn(row, 'updatedAt')),
        ...(isPaid && balance > 0 ? { payout: { on: dayOf(paid), amount: balance } } : {}),
        gross: amountIn(row, 'gross') };
    });
}
