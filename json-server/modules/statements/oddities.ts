import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { StatementLine } from '../../../src/domain/statements/lines.ts';
import { type Oddity, odditiesOf } from '../../../src/domain/statements/oddities.ts';
import { periodPlus, periodOf } from '../../../src/domain/statements/period.ts';
import { isPublished } from '../../../src/domain/statements/plan.ts';
import { generateEstate } from './generate.ts';
import { payingAccount } from './postings.ts';
import { statementsAround, type Statement, type StatementTables } from './stored.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** A home's statements of a month, generated again now. */
export type Anew = Pick<ReturnType<typeof generateEstate>, 'writes' | 'skipped' | 'created'>;

type OdditySetup = { readonly table: StatementTables; readonly today: string; readonly anew: Anew };

const isCounted = ({ excluded }: StatementLine): boolean => !excluded;

/** The stays of a statement that are over, without duplicates: a current one is neither late nor unpaid. */
function staysOver({ lines }: Statement, { table, today }: OdditySetup): readonly ReservationsRow[] {
  const ids = lines.filter((line) => isCounted(line) && line.source === 'RESERVATION').map(({ refId }) => refId);
  return [...new Set(ids)].flatMap((id) => {
    const stay = table('reservations').get(id);
    return stay && stay.checkOut <= today ? [stay] : [];
  });
}

/** The costs of a statement without a receipt. */
const withoutPaper = ({ lines }: Statement, table: StatementTables): readonly string[] =>
  lines
    .filter((line) => isCounted(line) && line.source === 'EXPENSE' && line.amount < 0)
    .flatMap(({ refId, code }) => {
      const row = table('revenue-expenses').get(refId);
      return row && !row.receipt && !row.documentNo ? [code || (row.no ?? refId)] : [];
    });

/** The current oddities of an unpublished statement. */
export function odditiesNow(statement: Statement, asked: OdditySetup): readonly Oddity[] {
  const { table, anew } = asked;
  const { earlier } = statementsAround(table, statement);
  const owner = table('investors').get(statement.investorId);
  const monthBefore = periodPlus(periodOf(statement), -1);
  const earlierOpen = earlier.find(({ status }) => !isPublished(status));
  const isDraft = statement.status === 'DRAFT';
  return odditiesOf({
    amount: statement.amount ?? 0,
    balance: statement.balance,
    currency: statement.currency,
    lacksRate: isDraft && anew.skipped.has('NO_RATE'),
    isStale: isDraft && anew.writes.some((write) => 'set' in write && write.id === statement.id),
    earlierOpen: earlierOpen && periodOf(earlierOpen),
    iban: owner?.iban ?? '',
    lastIban: earlier.findLast(({ payoutIban }) => payoutIban)?.payoutIban ?? '',
    payoutCurrency: owner?.payoutCurrency ?? '',
    isUsualCurrency: earlier.some(({ status }) => isPublished(status)),
    hasAccount: payingAccount(table, statement.currency) !== undefined,
    stays: staysOver(statement, asked).map((stay) => ({
      code: stay.code ?? stay.id,
      isFinished: stay.status !== 'SUCCESSFUL',
      isPaid: stayMoney(stay).remaining <= 0,
    })),
    withoutPaper: withoutPaper(statement, table),
    amountBefore: earlier.find((one) => periodOf(one) === monthBefore)?.amount ?? undefined,
  });
}
