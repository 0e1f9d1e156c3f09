import type { InvestorIncome, InvestorStatementCell } from '../../../src/wire/investor.ts';
import type { Owner } from './owner.ts';
import { type OwnStatement, statementsOf } from './statements.ts';

const cellOf = ({ id, month, gross, amount, withholdingTax }: OwnStatement): InvestorStatementCell => ({
  id,
  month,
  gross,
  amount,
  withholdingTax,
});

/** A year of published statements: homes × months with totals per currency; currencies are never added up. */
export function incomeOf(owner: Owner, year: number): InvestorIncome {
  const statements = statementsOf(owner).filter((statement) => statement.year === year);
  const rows = group(statements, ({ estateId, currency }) => `${estateId} ${currency}`).map((own) => {
    const [{ estateId, currency }] = own;
    const estate = owner.table('estates').get(estateId);
    const name = estate && (estate.propertyName || (estate.code ?? ''));
    return { estateId, estate: name ?? '', currency, months: own.map(cellOf).toSorted(byMonth) };
  });
  const totals = group(statements, ({ currency }) => currency).map((all) => ({
    currency: all[0].currency,
    months: group(all, ({ month }) => String(month))
      .map((inMonth) => ({ ...inMonth.map(cellOf).reduce(sum), id: '' }))
      .toSorted(byMonth),
  }));
  return { year, rows: rows.toSorted((a, b) => a.estate.localeCompare(b.estate, 'tr')), totals };
}

const byMonth = (a: InvestorStatementCell, b: InvestorStatementCell): number => a.month - b.month;
const sum = (a: InvestorStatementCell, b: InvestorStatementCell): InvestorStatementCell => ({
  id: a.id,
  month: a.month,
  gross: a.gross + b.gross,
  amount: a.amount + b.amount,
  withholdingTax: a.withholdingTax + b.withholdingTax,
});

type Some<Item> = [Item, ...Item[]];
function group<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Some<Item>[] {
  const groups = new Map<string, Some<Item>>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
