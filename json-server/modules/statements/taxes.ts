import { sumMinor } from '../../../src/domain/money/money.ts';
import { taxesInAll } from '../../../src/domain/prices/included-taxes.ts';
import type { StatementTaxes } from '../../../src/wire/statements.ts';
import { taxPercentsOf } from '../../records/settings/dated-rates.ts';
import type { Tables } from '../../live/rows/company.ts';
import { asStatement } from './stored.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';

/** What the stays of a statement include of taxes, by the rates that the price of each stay names; a kept fee is no stay. */
export function statementTaxes(table: Tables, row: StatementsRow): StatementTaxes {
  const shares = asStatement(row).lines.flatMap(({ kind, ofKind, excluded, isPenalty, refId, amount }) => {
    if ((kind !== 'STAY' && ofKind !== 'STAY') || excluded || isPenalty) return [];
    const stay = table('reservations').get(refId);
    const percents = stay && taxPercentsOf(table, stay);
    return percents ? [{ amount, percents }] : [];
  });
  return { base: sumMinor(shares.map(({ amount }) => amount)), taxes: taxesInAll(shares) };
}
