import { converter } from '../../../src/domain/statements/convert.ts';
import { periodPlus, periodOfDate } from '../../../src/domain/statements/period.ts';
import { unstatedOf } from '../../../src/domain/statements/unstated.ts';
import type { UnstatedReport, UnstatedRow } from '../../../src/wire/statements.ts';
import { createSlices } from '../../store/slices.ts';
import { investorName } from './account.ts';
import { openBooks } from './facts.ts';
import { contractOf, statementsOfEstate, type StatementTables } from './stored.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

/** AC5: items of past months without a statement, home by home, with the reason. */
export async function unstatedReport(
  table: StatementTables,
  estates: readonly EstatesRow[],
  today: string,
): Promise<UnstatedReport> {
  const books = openBooks();
  const slices = createSlices();
  const until = periodPlus(periodOfDate(today), -1);
  const since = books.since(table, until);
  const rows: UnstatedRow[] = [];
  for (const estate of estates) {
    await slices.pause();
    const { payoutCurrency: currency, ...contract } = contractOf(estate);
    const found = unstatedOf({
      facts: books.facts(table, estate),
      statements: statementsOfEstate(table, estate.id),
      contract,
      currency,
      since,
      until,
      convert: converter({ currency, type: 'TCMB_BUYING', rates: books.rates(table) }),
    });
    for (const one of found) {
      const investor = investorName(table('investors').get(one.investorId));
      const named = { estateId: estate.id, estateCode: estate.code ?? '', estate: estate.propertyName ?? '' };
      rows.push({ ...one, ...named, investor });
    }
  }
  return { since, until, rows };
}
