import { startOfBusinessDay } from '../../../src/domain/calendar/business-day.ts';
import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { balancesOf } from '../../../src/domain/ledger/posting.ts';
import { movementOf } from '../../../src/domain/ledger/statement-entries.ts';
import { isDeposit } from '../../../src/domain/payment/payment.ts';
import type {
  AccountBalance,
  AccountBalances,
  Extract,
  LedgerLine,
  PaymentEntries,
  PaymentTotal,
  PaymentTotals,
} from '../../../src/wire/money.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { findInScope } from '../../records/scope.ts';
import { titleReader } from '../../records/titles.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Tables } from '../../live/rows/company.ts';
import { badQuery, date, oneOf, readQuery, text } from '../../http/query.ts';
import { spanIssues, thisMonth } from './questions.ts';
import { CURRENCIES } from '../../../src/domain/money/currencies.ts';
import { isAccountOpen } from '../../../src/domain/payment/payment.ts';
import type { LedgerEntriesRow } from '../../live/rows/stored/ledger-entries.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';

/** Balances of all accounts, from their entries by index. */
function balances(tables: Tables): readonly AccountBalance[] {
  return [...tables('accounts').all()].map((row) => {
    const entries = tables('ledger-entries').equal('accountId', row.id);
    const currency = row.currency;
    return {
      id: row.id,
      name: row.name,
      kind: row.kind,
      currency,
      balance: balancesOf(entries).get(currency) ?? 0,
      entries: entries.length,
      isActive: isAccountOpen(row),
    };
  });
}

const OUT: ReadonlySet<string> = new Set(['REFUND', 'DEPOSIT_OUT']);
const GROUPS = ['collections', 'transfers', 'deposits'];
/** The group of payments that the totals above a list cover, by the list's name. */
const OF_LIST: { readonly [list: string]: string } = {
  payments: 'collections',
  'accounting-collections': 'collections',
  'operational-collections': 'collections',
  'accounting-transfers': 'transfers',
  'operational-transfers': 'transfers',
};
const groupOf = (kind: string): string =>
  kind === 'TRANSFER' ? 'transfers' : isDeposit(kind) ? 'deposits' : 'collections';

function totals(tables: Tables, { from, to, of }: { from: string; to: string; of: string }): PaymentTotals {
  const sums = new Map<string, PaymentTotal>();
  for (const row of tables('payments').range('paidAt', {
    gte: startOfBusinessDay(from),
    lt: startOfBusinessDay(addDays(to, 1)),
  })) {
    const { kind } = row;
    const currency = row.currency ?? '';
    // A withheld deposit moves no money between us and the guest.
    if (row.status !== 'SUCCESSFUL' || groupOf(kind) !== of || kind === 'DEPOSIT_WITHHELD') continue;
    const method = kind === 'TRANSFER' ? (row.purpose ?? '') : (row.method ?? '');
    const sum = sums.get(`${currency} ${method}`) ?? { currency, method, in: 0, out: 0, net: 0, count: 0 };
    const amount = row.amount;
    const isOut = OUT.has(kind);
    sums.set(`${currency} ${method}`, {
      ...sum,
      in: sum.in + (isOut ? 0 : amount),
      out: sum.out + (isOut ? amount : 0),
      net: sum.net + (isOut ? -amount : amount),
      count: sum.count + 1,
    });
  }
  const rows = [...sums.values()].sort((a, b) => a.currency.localeCompare(b.currency) || b.net - a.net);
  return { from, to, rows };
}

const WHOSE = {
  investorId: 'investors',
  estateId: 'estates',
  agencyId: 'agencies',
  channelId: 'sales-channels',
} as const;
type Whose = keyof typeof WHOSE;
const OF_WHOM = { investorId: text, estateId: text, agencyId: text, channelId: text };

/** The entries of one party: the balance between us and an owner, agency or channel. */
function entriesOf(tables: Tables, by: Whose, id: string): readonly LedgerEntriesRow[] {
  const ledger = tables('ledger-entries');
  if (by === 'investorId' || by === 'estateId') {
    return ledger.equal(by, id).filter((entry) => entry.account === 'OWNER');
  }
  if (by === 'agencyId') {
    return tables('reservations')
      .equal('agencyId', id)
      .flatMap((stay) => ledger.equal('reservationId', stay.id))
      .filter((entry) => entry.account === 'GUEST');
  }
  const isTheirs = (entry: LedgerEntriesRow): boolean => {
    const account = tables('accounts').get(entry.accountId ?? '');
    const own = account && (account.salesChannelId ?? '');
    if (own) return own === id;
    const stay = tables('reservations').get(entry.reservationId ?? '');
    return stay !== undefined && stay.salesChannelId === id;
  };
  return ledger.equal('account', 'CHANNEL').filter(isTheirs);
}

/** The currencies in which a party has entries, in the product's order. */
function currenciesOf(rows: readonly LedgerEntriesRow[]): readonly string[] {
  const found = new Set(rows.map((row) => row.currency));
  return CURRENCIES.filter((currency) => found.has(currency));
}

/** The display name of a document, if it has one. */
function nameOf(tables: Tables, { docType, docId: id }: LedgerEntriesRow): string {
  switch (docType) {
    case 'STATEMENT': {
      const statement = tables('statements').get(id);
      return [statement?.period, statement?.estateCode].filter(Boolean).join(' · ');
    }
    case 'PAYMENT':
      return tables('payments').get(id)?.no ?? '';
    case 'RESERVATION':
      return tables('reservations').get(id)?.code ?? '';
    case 'CHARGE':
      return tables('reservation-charges').get(id)?.code ?? '';
    case 'EXPENSE':
      return tables('revenue-expenses').get(id)?.no ?? '';
    case 'CASH_COUNT':
      return tables('cash-counts').get(id)?.no ?? '';
    default:
      return '';
  }
}

/** An entry's document, and the part of it that this entry moves. */
function documentOf(
  tables: Tables,
  entry: LedgerEntriesRow,
): Pick<Extract['entries'][number], 'kind' | 'docType' | 'docId' | 'docName'> {
  const { docType, docId } = entry;
  const payment = docType === 'PAYMENT' ? tables('payments').get(docId) : undefined;
  return { kind: kindOf(entry, payment), docType, docId, docName: nameOf(tables, entry) };
}

function kindOf({ id, docType, docId }: LedgerEntriesRow, payment: PaymentsRow | undefined): string {
  if (docType === 'STATEMENT') return movementOf(id, docId);
  if (!payment) return docType;
  return payment.origin === 'REVERSAL' ? 'REVERSAL' : payment.kind;
}

/**
 * AC6: opening, movements with the running balance, closing: debit is owed to us, credit by us. Entries before the span
 * are summed but never sorted, so the balance of many years is one pass over the entries.
 */
function extract(
  rows: readonly LedgerEntriesRow[],
  { from, to, currency, tables }: { from: string; to: string; currency: string; tables: Tables },
): Omit<Extract, 'party' | 'currencies'> {
  let opening = 0;
  const own: LedgerEntriesRow[] = [];
  for (const row of rows) {
    if (row.currency !== currency || row.date > to) continue;
    if (row.date >= from) own.push(row);
    else opening += row.debit - row.credit;
  }
  own.sort((a, b) => a.date.localeCompare(b.date) || (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
  let balance = opening;
  const entries = own.map((row) => {
    const { date, debit, credit } = row;
    balance += debit - credit;
    return { date, ...documentOf(tables, row), debit, credit, balance };
  });
  return { currency, opening, entries, closing: balance };
}

/** This month up to today by default. */
const totalsQuery = (today: string) => ({
  ...thisMonth(today),
  of: oneOf([...GROUPS, ...Object.keys(OF_LIST)], 'collections'),
});
const ENTRIES = { paymentId: text };
/** This year up to today by default. */
const extractQuery = (today: string) => ({
  ...OF_WHOM,
  from: date(`${today.slice(0, 4)}-01-01`),
  to: date(today),
  currency: oneOf(['', ...CURRENCIES], ''),
});

export const moneyCalls = ({ records }: Pick<RouteDeps, 'records'>): readonly Route[] => {
  const tablesOf = (call: SignedCall): Tables => records.of(call).table;
  return [
    {
      method: 'GET',
      path: '/api/accounts/balances',
      answer: 'AccountBalances',
      access: { subject: 'Account', action: 'list' },
      handle: (call: SignedCall) => {
        const items = balances(tablesOf(call));
        return json(200, { items, total: items.length } satisfies AccountBalances);
      },
    },
    {
      method: 'GET',
      path: '/api/payments/totals',
      answer: 'PaymentTotals',
      query: totalsQuery,
      access: { subject: 'Payment', action: 'list' },
      handle: (call: SignedCall) => {
        const { search, caller } = call;
        const { today } = caller.values;
        const asked = readQuery(search, totalsQuery(today), spanIssues);
        return json(200, totals(tablesOf(call), { ...asked, of: OF_LIST[asked.of] ?? asked.of }));
      },
    },
    {
      method: 'GET',
      path: '/api/payments/entries',
      answer: 'PaymentEntries',
      query: ENTRIES,
      access: { subject: 'LedgerEntry', action: 'list' },
      handle: (call: SignedCall) => {
        const { search, snapshot, caller } = call;
        const { payments } = snapshot.config.resources;
        const { paymentId: id } = readQuery(search, ENTRIES);
        const context = records.of({ snapshot, caller });
        if (!payments || !findInScope(context, payments, id)) throw notFound();
        const tables = tablesOf(call);
        const items = tables('ledger-entries')
          .equal('docId', id)
          .map((row): LedgerLine => {
            const { account, currency, debit, credit } = row;
            const place = tables('accounts').get(row.accountId ?? '');
            return { id: row.id, account, accountName: place ? place.name : null, debit, credit, currency };
          });
        return json(200, { items, total: items.length } satisfies PaymentEntries);
      },
    },
    {
      method: 'GET',
      path: '/api/extracts',
      answer: 'Extract',
      query: extractQuery,
      access: { subject: 'LedgerEntry', action: 'list' },
      handle: (call: SignedCall) => {
        const { search, snapshot, caller } = call;
        const keys = Object.keys(WHOSE) as Whose[];
        const { today } = caller.values;
        const asked = readQuery(search, extractQuery(today), spanIssues);
        const [by, ...more] = keys.filter((key) => search.has(key));
        if (by === undefined || more.length > 0) throw badQuery([{ field: 'estateId', key: 'validation.required' }]);
        const resource = snapshot.config.resources[WHOSE[by]];
        const id = asked[by];
        const context = records.of({ snapshot, caller });
        const party = resource && findInScope(context, resource, id);
        if (!party) throw notFound();
        const { from, to } = asked;
        const tables = tablesOf(call);
        const rows = entriesOf(tables, by, id);
        const currencies = currenciesOf(rows);
        const currency = asked.currency || (currencies[0] ?? CURRENCIES[0]);
        const answer: Extract = {
          party: titleReader(context, resource)(party),
          currencies,
          ...extract(rows, { from, to, currency, tables }),
        };
        return json(200, answer);
      },
    },
  ];
};
