import { type StoredStatement, accountOf, isPublished } from '../../../src/domain/statements/plan.ts';
import type { OwnerContract } from '../../../src/domain/statements/month-lines.ts';
import type { WithholdingSettings } from '../../../src/domain/statements/withholding.ts';
import { periodOf } from '../../../src/domain/statements/period.ts';
import type { Row } from '../../../src/config/types.ts';
import type { CompanyTable, TablesWith } from '../../live/rows/company.ts';
import type { StatementLine } from '../../../src/domain/statements/lines.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';

export const STATEMENTS = 'statements';
/** The methods of a table that statements use. */
export type StatementReader<R extends Row = Row> = Pick<CompanyTable<R>, 'size' | 'version' | 'get' | 'equal' | 'all'>;
export type StatementTables = TablesWith<'size' | 'version' | 'get' | 'equal' | 'all'>;

/** A statement's row with the fields that the rules of statements require. */
export type Statement = Omit<StatementsRow, 'status' | 'balance' | 'lines' | 'terms'> &
  Pick<StoredStatement, 'status' | 'balance' | 'lines' | 'terms'>;

export const asStatement = (row: StatementsRow): Statement => ({
  ...row,
  status: row.status ?? '',
  balance: row.balance ?? 0,
  // Only `generate.ts` and the rule of statements write lines and terms, always as a whole.
  lines: (row.lines ?? []) as readonly StatementLine[],
  terms: row.terms as OwnerContract | null,
});

export const settingsOf = (table: StatementTables, investorId: string): WithholdingSettings => {
  const row = table('investors').get(investorId);
  return row ?? { type: 'PERSON', withholdingEnabled: false };
};

/** The contract of a home; missing values get the configuration's defaults. */
export function contractOf({ contract, currency }: EstatesRow): OwnerContract & { readonly payoutCurrency: string } {
  return {
    feePct: contract?.feePct ?? 0,
    feeBase: contract?.feeBase ?? 'ACCOMMODATION',
    commissionBeforeFee: contract?.commissionBeforeFee !== false,
    ownerBearsCardFee: contract?.ownerBearsCardFee === true,
    recognition: contract?.recognition ?? 'CHECK_OUT',
    payoutCurrency: contract?.payoutCurrency ?? (currency || 'TRY'),
  };
}

export const statementsOfEstate = (table: StatementTables, estateId: string): readonly Statement[] =>
  table(STATEMENTS).size === 0 ? [] : table(STATEMENTS).equal('estateId', estateId).map(asStatement);

/** The other statements of a statement's account, before and after it, in order. */
export function statementsAround(table: StatementTables, record: StoredStatement) {
  const account = accountOf(statementsOfEstate(table, record.estateId), record);
  const own = periodOf(record);
  return {
    earlier: account.filter((one) => periodOf(one) < own),
    later: account.filter((one) => periodOf(one) > own),
  };
}

export const isClosedStatement = (row: StatementsRow): boolean => isPublished(row.status ?? '');
