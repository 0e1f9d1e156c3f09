import { type StoredStatement, accountOf, isPublished } from '../../../src/domain/statement/plan.ts';
import type { Contract, EstateFacts } from '../../../src/domain/statement/month-lines.ts';
import type { WithholdingSettings } from '../../../src/domain/statement/withholding.ts';
import { periodOf } from '../../../src/domain/statement/period.ts';
import { RECOGNITIONS } from '../../../src/domain/statement/recognition.ts';
import type { Row } from '../../../src/config/types.ts';
import type { Table, TablesWith } from '../../live/rows/company.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { InvestorsRow } from '../../live/rows/stored/investors.ts';

export const STATEMENTS = 'statements';
/** What statements read of a table. */
export type Reader = Pick<Table, 'size' | 'version' | 'get' | 'equal' | 'all'>;
export type Tables = TablesWith<'size' | 'version' | 'get' | 'equal' | 'all'>;

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
export const asStatement = (row: Row): StoredStatement & Row => {
  const lines: unknown = row['lines'];
  // `lines` is kept as JSON; the domain's type of them is what `statement` writes.
  return { ...row, lines: Array.isArray(lines) ? lines : [] } as unknown as StoredStatement & Row;
};
const asSettings = (row: InvestorsRow): WithholdingSettings => row;

export const settingsOf = (table: Tables, investorId: string): WithholdingSettings => {
  const row = table('investors').get(investorId);
  return row ? asSettings(row) : { type: 'PERSON', withholdingEnabled: false };
};

/** Money of a row, in minor units; nothing counts as none. */
export const minorIn = (row: Row, key: string): number => {
  const value = row[key];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
};

/** The contract of a home; what it does not say is as the configuration's defaults are. */
export function contractOf(estate: Row): Contract & { readonly payoutCurrency: string } {
  const contract = (estate['contract'] ?? {}) as { readonly [key: string]: unknown };
  const own = textIn(estate, 'currency') || 'TRY';
  return {
    feePct: typeof contract['feePct'] === 'number' ? contract['feePct'] : 0,
    feeBase: contract['feeBase'] === 'ACCOMMODATION_PLUS_CLEANING' ? 'ACCOMMODATION_PLUS_CLEANING' : 'ACCOMMODATION',
    commissionBeforeFee: contract['commissionBeforeFee'] !== false,
    ownerBearsCardFee: contract['ownerBearsCardFee'] === true,
    recognition: RECOGNITIONS.find((one) => one === contract['recognition']) ?? 'CHECK_OUT',
    payoutCurrency: typeof contract['payoutCurrency'] === 'string' ? contract['payoutCurrency'] : own,
  };
}

export const ownershipsOf = (estate: Row): EstateFacts['ownerships'] => {
  const entries: unknown = estate['ownerships'];
  return Array.isArray(entries) ? (entries as EstateFacts['ownerships']) : [];
};

export const statementsOfEstate = (table: Tables, estateId: string): readonly (StoredStatement & Row)[] =>
  table(STATEMENTS).size === 0 ? [] : table(STATEMENTS).equal('estateId', estateId).map(asStatement);

/** The other statements of the account of one, before it and after it, each nearest last and first. */
export function around(table: Tables, record: StoredStatement) {
  const account = accountOf(statementsOfEstate(table, record.estateId), record);
  const own = periodOf(record);
  return {
    earlier: account.filter((one) => periodOf(one) < own),
    later: account.filter((one) => periodOf(one) > own),
  };
}

export const isClosed = (row: Row): boolean => isPublished(textIn(row, 'status'));
