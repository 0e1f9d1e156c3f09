import { sumMinor } from '../../../src/domain/money/money.ts';
import { converter } from '../../../src/domain/statements/convert.ts';
import type { StayFact } from '../../../src/domain/statements/month-lines.ts';
import { type Period, periodOf, daysOfPeriod, yearOf, monthOf } from '../../../src/domain/statements/period.ts';
import {
  partOf,
  periodsOf,
  type Recognition,
  recognisedPart,
  type RecognisedPart,
} from '../../../src/domain/statements/recognition.ts';
import type { IncomeRow, IncomeStays, IncomeTotal, MonthlyIncome } from '../../../src/wire/statements.ts';
import { openBooks, stayFact } from './facts.ts';
import { contractOf, type StatementTables } from './stored.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

type Rule = MonthlyIncome['rule'];
type IncomeSetup = {
  readonly table: StatementTables;
  /** The estates the caller may see. */
  readonly estates: readonly EstatesRow[];
  readonly year: number;
  readonly rule: Rule;
  readonly currency: string | undefined;
};
type Counted = {
  readonly stay: StayFact;
  readonly part: RecognisedPart;
  readonly period: Period;
  readonly amount: number;
};

/** Every part of a home's stays that counts in a year, in minor units; `undefined` amounts have no rate. */
function countedIn(
  { table, year, currency }: Pick<IncomeSetup, 'table' | 'year' | 'currency'>,
  estate: EstatesRow,
  rule: Recognition,
  books: ReturnType<typeof openBooks>,
): { readonly currency: string; readonly counted: readonly Counted[]; readonly isShort: boolean } {
  const own = currency ?? (estate.currency || 'TRY');
  const convert = converter({ currency: own, type: 'TCMB_BUYING', rates: books.rates(table) });
  const counted: Counted[] = [];
  const feeOf = books.cardFeeOf(table);
  let isShort = false;
  for (const row of table('reservations').equal('estateId', estate.id)) {
    for (const stay of stayFact(row, feeOf)) {
      const by = stay.isCancelled && rule === 'PER_NIGHT' ? 'CHECK_IN' : rule;
      for (const period of periodsOf(stay)) {
        const part = yearOf(period) === year ? recognisedPart(stay, by, daysOfPeriod(period)) : undefined;
        if (!part) continue;
        const date = rule === 'CHECK_OUT' ? stay.checkOut : stay.checkIn;
        const amount = convert(partOf(stay.money.accommodation, part), stay.currency, date, stay.id)?.amount;
        if (amount === undefined) isShort = true;
        else counted.push({ stay, part, period, amount });
      }
    }
  }
  return { currency: own, counted, isShort };
}

const ruleOf = (estate: EstatesRow, rule: Rule): Recognition =>
  rule === 'CONTRACT' ? contractOf(estate).recognition : rule;

/** AC4: accommodation revenue of each home by month, by one rule for all or by each contract's own. */
export function monthlyIncome({ table, estates, year, rule, currency }: IncomeSetup): MonthlyIncome {
  const books = openBooks();
  const noRate: string[] = [];
  const totals = new Map<string, number[]>();
  const rows = estates.map((estate): IncomeRow => {
    const own = ruleOf(estate, rule);
    const { currency: of, counted, isShort } = countedIn({ table, year, currency }, estate, own, books);
    if (isShort) noRate.push(estate.code ?? '');
    const months = Array.from({ length: 12 }, () => 0);
    const stays = Array.from({ length: 12 }, () => 0);
    const sum = totals.get(of) ?? Array.from({ length: 12 }, () => 0);
    for (const { period, amount } of counted) {
      const at = monthOf(period) - 1;
      months[at] = (months[at] ?? 0) + amount;
      stays[at] = (stays[at] ?? 0) + 1;
      sum[at] = (sum[at] ?? 0) + amount;
    }
    totals.set(of, sum);
    return {
      estateId: estate.id,
      code: estate.code ?? '',
      estate: estate.propertyName ?? '',
      currency: of,
      rule: own,
      months,
      stays,
      total: sumMinor(months),
    };
  });
  const shown = [...totals].map(([of, months]): IncomeTotal => ({ currency: of, months, total: sumMinor(months) }));
  return { year, rule, rows, totals: shown, noRate };
}

/** The stays behind one figure. */
export function incomeStays(
  asked: Omit<IncomeSetup, 'estates'> & { readonly estate: EstatesRow; readonly month: number },
): IncomeStays {
  const { estate, year, month, rule } = asked;
  const { currency, counted } = countedIn(asked, estate, ruleOf(estate, rule), openBooks());
  const wanted = periodOf({ year, month });
  return {
    rows: counted
      .filter(({ period }) => period === wanted)
      .map(({ stay, part, amount }) => ({
        id: stay.id,
        code: stay.code,
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        nights: part.of,
        counted: part.to - part.from,
        amount,
        currency,
      }))
      .toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1)),
  };
}
