import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import type { DepositTotal, DepositTotals } from '../../../src/wire/money.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { CompanyTable } from '../../live/rows/company.ts';
import { readQuery } from '../../http/query.ts';
import { spanIssues, thisMonth } from './questions.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';

/** In the order of a deposit's life. */
const OPEN = ['REQUIRED', 'COLLECTED', 'HELD'];
const SETTLED = ['PARTLY_WITHHELD', 'WITHHELD', 'REFUNDED', 'WAIVED'];
const STATES = [...OPEN, ...SETTLED];

/** PA2: deposits that are still open, for stays of any date, and those of stays that ended in these days. */
function depositTotals(
  deposits: CompanyTable<SecurityDepositsRow>,
  { from, to }: { from: string; to: string },
): DepositTotals {
  const settled = deposits
    .range('checkOut', { gte: from, lt: addDays(to, 1) })
    .filter((row) => SETTLED.includes(row.state ?? ''));
  const sums = new Map<string, DepositTotal>();
  for (const row of [...OPEN.flatMap((state) => deposits.equal('state', state)), ...settled]) {
    const currency = row.currency ?? '';
    const state = row.state ?? '';
    const sum = sums.get(`${currency} ${state}`);
    sums.set(`${currency} ${state}`, { currency, state, ...withDeposit(sum, row) });
  }
  const rows = [...sums.values()].sort(
    (a, b) => a.currency.localeCompare(b.currency) || STATES.indexOf(a.state) - STATES.indexOf(b.state),
  );
  return { from, to, rows };
}

const withDeposit = (sum: DepositTotal | undefined, row: SecurityDepositsRow) => ({
  count: (sum?.count ?? 0) + 1,
  required: (sum?.required ?? 0) + row.required,
  collected: (sum?.collected ?? 0) + (row.collected ?? 0),
  held: (sum?.held ?? 0) + (row.held ?? 0),
  withheld: (sum?.withheld ?? 0) + (row.withheld ?? 0),
  refunded: (sum?.refunded ?? 0) + (row.refunded ?? 0),
});

export const depositTotalsCall = ({ records }: Pick<RouteDeps, 'records'>): Route => ({
  method: 'GET',
  path: '/api/security-deposits/totals',
  answer: 'DepositTotals',
  query: thisMonth,
  access: { subject: 'SecurityDeposit', action: 'list' },
  handle: ({ search, snapshot, caller }: SignedCall) => {
    const { today } = caller.values;
    const span = readQuery(search, thisMonth(today), spanIssues);
    return json(200, depositTotals(records.of({ snapshot, caller }).table('security-deposits'), span));
  },
});
