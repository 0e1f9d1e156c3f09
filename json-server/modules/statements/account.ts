import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { homeName } from '../../../src/domain/estates/home-name.ts';
import { isPublished } from '../../../src/domain/statements/plan.ts';
import { periodOf } from '../../../src/domain/statements/period.ts';
import type {
  BalanceRow,
  BalanceTotal,
  EstateBalances,
  WithholdingReport,
  WithholdingRow,
} from '../../../src/wire/statements.ts';
import { asStatement, type Statement, STATEMENTS, type StatementTables } from './stored.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { InvestorsRow } from '../../live/rows/stored/investors.ts';

/** `Lodos Daire · KNK-119`. */
export const estateName = (estate: EstatesRow | undefined): string =>
  estate ? homeName({ id: estate.id, code: estate.code ?? '', name: estate.propertyName ?? null }) : '';
export const investorName = (row: InvestorsRow | undefined): string =>
  row ? [row.name, row.surname ?? ''].filter(Boolean).join(' ') : '';

/** The date of a moment on the calendar of the business. */
const dateOf = (moment: string): string => (moment === '' ? '' : todayIn(new Date(moment)));

/** The tax withheld per investor and month over all homes; the same rate applies to all of them. */
export function withholdingReport(table: StatementTables, year: number): WithholdingReport {
  const rows = new Map<string, WithholdingRow>();
  const found = [...table(STATEMENTS).all()]
    .map(asStatement)
    .filter((one) => one.year === year && isPublished(one.status) && (one.withholdingTax ?? 0) > 0);
  for (const one of found) {
    const { investorId, currency } = one;
    const period = periodOf(one);
    const ratePct = one.withholdingRatePct ?? 0;
    const key = [investorId, period, currency, ratePct].join(' ');
    const declaredAt = one.withholdingDeclaredAt || null;
    const tax = one.withholdingTax ?? 0;
    const row = rows.get(key);
    const undeclared = [...(row?.undeclared ?? []), ...(declaredAt === null ? [one.id] : [])];
    const last = [row?.declaredAt ?? '', declaredAt ?? ''].toSorted().at(-1) ?? '';
    const statement = { id: one.id, estate: estateName(table('estates').get(one.estateId)) };
    rows.set(key, {
      investorId,
      investor: investorName(table('investors').get(investorId)),
      period,
      currency,
      ratePct,
      base: (row?.base ?? 0) + (one.withholdingBase ?? 0),
      tax: (row?.tax ?? 0) + tax,
      declared: (row?.declared ?? 0) + (declaredAt === null ? 0 : tax),
      isDeclared: undeclared.length === 0,
      declaredAt: undeclared.length === 0 ? last : null,
      undeclared,
      statements: [...(row?.statements ?? []), statement],
    });
  }
  const placeOf = ({ period, investor }: WithholdingRow): string => `${period} ${investor}`;
  const sorted = [...rows.values()].toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const totals = new Map<string, { base: number; tax: number; declared: number }>();
  for (const one of found) {
    const sum = totals.get(one.currency) ?? { base: 0, tax: 0, declared: 0 };
    const tax = one.withholdingTax ?? 0;
    sum.base += one.withholdingBase ?? 0;
    sum.tax += tax;
    if (one.withholdingDeclaredAt) sum.declared += tax;
    totals.set(one.currency, sum);
  }
  return { year, rows: sorted, totals: [...totals].map(([currency, sum]) => ({ currency, ...sum })) };
}

/** A movement of an owner's account; AC6: the credit is the company's debt. */
export type Movement = {
  readonly date: string;
  readonly docType: 'STATEMENT' | 'WITHHOLDING' | 'PAYOUT';
  readonly docId: string;
  readonly estateId: string;
  readonly investorId: string;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
  readonly label: string;
};

/** The effects of a published statement on its owner's account: its amount, the tax withheld, and the payout. */
export function statementMovements(one: Statement, estate: EstatesRow | undefined): readonly Movement[] {
  if (!isPublished(one.status)) return [];
  const { id, estateId, investorId, currency } = one;
  const common = {
    docId: id,
    estateId,
    investorId,
    currency,
    label: `${estate?.code ?? one.estateCode ?? ''} · ${periodOf(one)}`,
  };
  const debitOrCredit = (signed: number) => ({ debit: Math.max(0, -signed), credit: Math.max(0, signed) });
  const tax = one.withholdingTax ?? 0;
  const amount = one.amount ?? 0;
  const date = dateOf(one.publishedAt ?? '');
  const paid = one.paidAmount ?? 0;
  return [
    ...(amount === 0 ? [] : [{ ...common, date, docType: 'STATEMENT' as const, ...debitOrCredit(amount) }]),
    ...(tax === 0 ? [] : [{ ...common, date, docType: 'WITHHOLDING' as const, ...debitOrCredit(-tax) }]),
    ...(paid === 0
      ? []
      : [{ ...common, date: dateOf(one.paidAt ?? ''), docType: 'PAYOUT' as const, ...debitOrCredit(-paid) }]),
  ];
}

/** The current balance of each home's owners. */
export function estateBalances(table: StatementTables): EstateBalances {
  const rows = new Map<string, BalanceRow>();
  const totals = new Map<string, BalanceTotal>();
  for (const one of [...table(STATEMENTS).all()].map(asStatement)) {
    const estate = table('estates').get(one.estateId);
    for (const { currency, debit, credit, date, investorId } of statementMovements(one, estate)) {
      const key = `${one.estateId} ${currency}`;
      const row = rows.get(key);
      const owner = investorName(table('investors').get(investorId));
      const owners = row?.owners ?? [];
      rows.set(key, {
        estateId: one.estateId,
        code: estate?.code ?? one.estateCode ?? '',
        currency,
        estate: estate?.propertyName ?? '',
        owners: owners.includes(owner) ? owners : [...owners, owner],
        ...addMovement(row, { debit, credit }),
        lastOn: row && row.lastOn > date ? row.lastOn : date,
      });
      totals.set(currency, { currency, ...addMovement(totals.get(currency), { debit, credit }) });
    }
  }
  return {
    rows: [...rows.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    totals: [...totals.values()],
  };
}

const addMovement = (
  sum: Pick<BalanceRow, 'credit' | 'debit'> | undefined,
  { debit, credit }: Pick<BalanceRow, 'credit' | 'debit'>,
) => ({
  credit: (sum?.credit ?? 0) + credit,
  debit: (sum?.debit ?? 0) + debit,
  balance: (sum?.credit ?? 0) + credit - (sum?.debit ?? 0) - debit,
});
