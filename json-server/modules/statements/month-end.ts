import type { SkipReason } from '../../../src/domain/statements/plan.ts';
import { byOddity } from '../../../src/domain/statements/oddities.ts';
import { isPublished } from '../../../src/domain/statements/plan.ts';
import { type Period, periodOf } from '../../../src/domain/statements/period.ts';
import { isAccountOpen } from '../../../src/domain/payment/payment.ts';
import type { MonthEnd, MonthEndRow } from '../../../src/wire/statements.ts';
import { createSlices } from '../../store/slices.ts';
import { estateName, investorName } from './account.ts';
import { openBooks } from './facts.ts';
import { generateEstate } from './generate.ts';
import { odditiesNow } from './oddities.ts';
import { statementsAround, type Statement, statementsOfEstate, type StatementTables } from './stored.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

/** Reasons of a missing statement that somebody has to fix. */
const TO_MEND: readonly SkipReason[] = ['NO_RATE', 'NO_OWNER'];

type MonthEndSetup = {
  readonly table: StatementTables;
  readonly estates: readonly EstatesRow[];
  readonly period: Period;
  readonly today: string;
};

/** AC5: the progress of a month, home by home: missing statements, oddities, and what can be published and paid out. */
export async function monthEnd({ table, estates, period, today }: MonthEndSetup): Promise<MonthEnd> {
  const books = openBooks();
  const slices = createSlices();
  const rows: MonthEndRow[] = [];
  const without: MonthEnd['without'][number][] = [];
  let missing = 0;
  for (const estate of estates) {
    await slices.pause();
    const anew = generateEstate(table, estate, period, books);
    missing += anew.created;
    const named = { estateId: estate.id, estate: estateName(estate) };
    for (const reason of TO_MEND) if (anew.skipped.has(reason)) without.push({ ...named, reason });
    for (const statement of statementsOfEstate(table, estate.id)) {
      if (periodOf(statement) !== period) continue;
      const oddities = isPublished(statement.status) ? [] : odditiesNow(statement, { table, today, anew });
      rows.push({ ...rowOf(statement, table), estate: named.estate, oddities });
    }
  }
  return { period, missing, without, rows: byOddity(rows), accounts: payingAccounts(table) };
}

function rowOf(statement: Statement, table: StatementTables): Omit<MonthEndRow, 'estate' | 'oddities'> {
  const owner = table('investors').get(statement.investorId);
  const { earlier, later } = statementsAround(table, statement);
  const before = earlier.at(-1);
  return {
    id: statement.id,
    version: statement.version ?? 1,
    status: statement.status,
    investor: investorName(owner),
    iban: owner?.iban ?? '',
    currency: statement.currency,
    amount: statement.amount ?? 0,
    amountBefore: before?.amount ?? null,
    balance: statement.balance,
    isCarried: later.some((one) => isPublished(one.status) && (one.carryover ?? 0) !== 0),
  };
}

const payingAccounts = (table: StatementTables): MonthEnd['accounts'] =>
  [...table('accounts').all()]
    .filter((row) => row.kind === 'BANK' && isAccountOpen(row))
    .map(({ id, name, currency, iban }) => ({ id, name, currency, iban: iban ?? '' }));
