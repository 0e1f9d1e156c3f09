import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../../src/config/types.ts';
import type { DepositTotal, DepositTotals } from '../../../src/wire/money.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { json } from '../../http/reply.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Table } from '../../live/rows/company.ts';
import { numberIn } from './money-rows.ts';
import { date, readQuery } from '../../http/query.ts';
import { spanIssues } from './questions.ts';

/** In the order in which a deposit goes through them. */
const OPEN = ['REQUIRED', 'COLLECTED', 'HELD'];
const SETTLED = ['PARTLY_WITHHELD', 'WITHHELD', 'REFUNDED', 'WAIVED'];
const STATES = [...OPEN, ...SETTLED];

/** PA2: deposits that are still open, whenever their stay is, and those of stays that ended in these days. */
function depositTotals(deposits: Table, { from, to }: { from: string; to: string }): DepositTotals {
  const settled = deposits
    .range('checkOut', { gte: from, lt: addDays(to, 1) })
    .filter((row) => SETTLED.includes(textIn(row, 'state')));
  const sums = new Map<string, DepositTotal>();
  for (const row of [...OPEN.flatMap((state) => deposits.equal('state', state)), ...settled]) {
    const [currency, state] = [textIn(row, 'currency'), textIn(row, 'state')];
    const sum = sums.get(`${currency} ${state}`);
    sums.set(`${currency} ${state}`, { currency, state, ...added(sum, row) });
  }
  const rows = [...sums.values()].sort(
    (a, b) => a.currency.localeCompare(b.currency) || STATES.indexOf(a.state) - STATES.indexOf(b.state),
  );
  return { from, to, rows };
}

const added = (sum: DepositTotal | undefined, row: Row) => ({
  count: (sum?.count ?? 0) + 1,
  required: (sum?.required ?? 0) + numberIn(row, 'required'),
  collected: (sum?.collected ?? 0) + numberIn(row, 'collected'),
  held: (sum?.held ?? 0) + numberIn(row, 'held'),
  withheld: (sum?.withheld ?? 0) + numberIn(row, 'withheld'),
  refunded: (sum?.refunded ?? 0) + numberIn(row, 'refunded'),
});

export const depositTotalsCall = ({ records }: Pick<RouteDeps, 'records'>): Route => ({
  method: 'GET',
  path: '/api/security-deposits/totals',
  access: { subject: 'SecurityDeposit', action: 'list' },
  handle: ({ search, snapshot, caller }: SignedCall) => {
    const { today } = caller.values;
    const span = readQuery(search, { from: date(`${today.slice(0, 7)}-01`), to: date(today) }, spanIssues);
    return json(200, depositTotals(records.of({ snapshot, caller }).table('security-deposits'), span));
  },
});
