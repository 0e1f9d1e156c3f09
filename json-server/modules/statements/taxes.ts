import { sumMinor } from '../../../src/domain/money/money.ts';
import { taxesInAll } from '../../../src/domain/prices/included-taxes.ts';
import type { StatementTaxes } from '../../../src/wire/statements.ts';
import { taxPercentsOf } from '../../records/settings/dated-rates.ts';
import type { Tables } from '../../live/rows/company.ts';
import { asStatement } from './stored.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';

/** The taxes included in the stays of a statement, by the rates in each stay's price; a kept fee is not a stay. */
export function statementTaxes(table: Tables, row: StatementsRow): StatementTaxes {
  const shares = asStatement(row).lines.flatMap(({ kind, ofKind, excluded, isPenalty, refId, amount }) => {
    if ((kind !== 'STAY' && ofKind !== 'STAY') || excluded || isPenalty) return [];
    const stay = table('reservations').get(refId);
    const percents = stay && taxPercentsOf(table, stay);
    return percents ? [{ amount, percents }] : [];
  });
  return { base: sumMinor(shares.map(({ amount }) => amount)), taxes: taxesInAll(shares) };
}
