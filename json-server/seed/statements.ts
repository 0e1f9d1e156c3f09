import { addDays } from '../../src/domain/calendar/iso-date.ts';
import { type Posting, postTransfer } from '../../src/domain/ledger/posting.ts';
import { periodPlus, type Period, periodOfDate, daysOfPeriod } from '../../src/domain/statements/period.ts';
import type { Row } from '../../src/config/types.ts';
import { openBooks } from '../modules/statements/facts.ts';
import { generateEstate } from '../modules/statements/generate.ts';
import { payoutPosted, statementPosted } from '../modules/statements/postings.ts';
import { figuresOf } from '../modules/statements/rules.ts';
import { asStatement, type StatementReader, STATEMENTS, type StatementTables } from '../modules/statements/stored.ts';
import type { RecordWrite } from '../live/rules/domain-write.ts';
import { textIn } from '../live/rows/rows.ts';
import type { SeedData } from './seed-data.ts';
import { inLira } from './in-lira.ts';
import { stamp } from './stamp.ts';
import type { StatementsRow } from '../live/rows/stored/statements.ts';
import type { LedgerEntriesRow } from '../live/rows/stored/ledger-entries.ts';

const LEDGER = 'ledger-entries';
const PAYMENTS = 'payments';

/**
 * The owners' statements of the demo data, which follow from its stays and stand in no file: the month before last is
 * paid, with a transfer for each, half of the last one is published, and the other half waits for the month end.
 * @param today the day that the data are for
 */
export function withStatements(data: SeedData, today: string): SeedData {
  const made = (data['tenants'] ?? []).map(({ id }) => statementsOf(data, id, today));
  const entries = made.flatMap((part) => part.entries);
  const payouts = made.flatMap((part) => part.payouts);
  return {
    ...data,
    [STATEMENTS]: made.flatMap((part) => part.statements),
    // Where nobody keeps a ledger there is nothing to post to.
    ...(data[LEDGER]
      ? { [LEDGER]: [...data[LEDGER], ...entries], [PAYMENTS]: [...(data[PAYMENTS] ?? []), ...payouts] }
      : {}),
  };
}

const asEntry = (row: Row): Posting => row as LedgerEntriesRow;

function statementsOf(data: SeedData, tenant: string, today: string) {
  const last = periodPlus(periodOfDate(today), -1);
  const statements: Row[] = [];
  const entries: Row[] = [];
  const payouts: Row[] = [];
  const before = (data[PAYMENTS] ?? []).filter((row) => row['tenantId'] === tenant).length;
  const tables = readers(data, tenant, statements);
  const books = openBooks();
  const inHome = inLira((data['exchange-rates'] ?? []).filter((row) => row['tenantId'] === tenant));
  const ibans = new Map((data['investors'] ?? []).map((row) => [row.id, row['iban'] ?? null]));
  const estates = (data['estates'] ?? []).filter((row) => row['tenantId'] === tenant && !row['isPlaceholder']);
  const banks = (data['accounts'] ?? []).filter((row) => row['tenantId'] === tenant && row['kind'] === 'BANK');
  const by = textIn(estates[0] ?? { id: '' }, 'createdBy');
  const make = (estate: Row, period: Period, isPaid: boolean) => {
    // Early in the month after it, or today where that is still to come.
    const on = [addDays(daysOfPeriod(period).to, 4), today].toSorted()[0] ?? today;
    const at = `${on}T07:30:00.000Z`;
    for (const each of generateEstate(tables, estate, period, books).writes) {
      if (!('create' in each)) continue;
      const draft: Row = {
        id: each.create.id ?? '',
        ...each.create,
        tenantId: tenant,
        version: 1,
        exchangeRateType: 'TCMB_BUYING',
        estateCode: textIn(estate, 'code'),
        ...stamp({ createdAt: at, createdBy: by }),
      };
      const whole: Row = {
        ...draft,
        ...figuresOf(tables, asStatement(draft as StatementsRow)),
        status: 'PUBLISHED',
        publishedAt: at,
        payoutAccountId: banks.find((row) => row['currency'] === draft['currency'])?.id ?? null,
      };
      const statement = asStatement(whole as StatementsRow);
      const { balance } = statement;
      const paid = isPaid && balance > 0 ? { status: 'PAID', paidAt: at, paidAmount: balance } : {};
      const payout = payoutPosted(statement, { table: tables, today: on, now: at, reference: '' });
      const settled =
        'paidAt' in paid && payout.paymentId !== null
          ? { payoutPaymentId: payout.paymentId, payoutIban: ibans.get(statement.investorId) ?? null }
          : {};
      statements.push({ ...whole, ...paid, ...settled });
      const posted: readonly RecordWrite[] = [
        ...statementPosted(statement, on),
        ...('paidAt' in paid ? payout.writes : []),
      ];
      for (const entry of posted) {
        if (!('create' in entry)) continue;
        const { id = '' } = entry.create;
        const made = { tenantId: tenant, version: 1, ...stamp({ createdAt: at, createdBy: by }) };
        const row: Row = { ...entry.create, id, ...made };
        if (entry.collection === PAYMENTS) {
          const no = `P-${String(before + payouts.length + 1).padStart(6, '0')}`;
          passedOn(row, on).forEach((one) => entries.push({ ...one, ...made, ...inHome(asEntry(one), on) }));
          payouts.push({ ...row, no, baseCurrency: statement.currency, baseAmount: balance });
        } else entries.push({ ...row, ...inHome(asEntry(row), on) });
      }
    }
  };
  estates.forEach((estate, index) => {
    make(estate, periodPlus(last, -1), true);
    if (index % 2 === 0) make(estate, last, false);
  });
  return { statements, entries, payouts };
}

/** PA3: what a transfer moves, from our bank to the owners' account. */
function passedOn(payment: Row, date: string): Row[] {
  const paid = {
    amount: typeof payment['amount'] === 'number' ? payment['amount'] : 0,
    currency: textIn(payment, 'currency'),
  };
  const from = { account: 'BANK', accountId: textIn(payment, 'accountFromId') } as const;
  const to = { account: 'OWNER', accountId: textIn(payment, 'accountToId') } as const;
  return postTransfer({ paid, from, to }).map((posting, index) => ({
    id: `${payment.id}-e${index + 1}`,
    date,
    docType: 'PAYMENT',
    docId: payment.id,
    ...posting,
  }));
}

/** The seed as tables, as far as statements read them. */
function readers(data: SeedData, tenant: string, statements: readonly Row[]): StatementTables {
  const known = new Map<string, StatementReader>();
  const readerOf = (rows: () => readonly Row[]): StatementReader => {
    const index = new Map<string, Map<unknown, Row[]>>();
    let size = -1;
    const by = (key: string): Map<unknown, Row[]> => {
      if (size !== rows().length) index.clear();
      size = rows().length;
      const found = index.get(key) ?? new Map<unknown, Row[]>();
      if (!index.has(key)) {
        for (const row of rows()) found.set(row[key], [...(found.get(row[key]) ?? []), row]);
        index.set(key, found);
      }
      return found;
    };
    return {
      get size() {
        return rows().length;
      },
      get version() {
        return rows().length;
      },
      get: (id) => by('id').get(id)?.[0],
      equal: (key, value) => by(key).get(value) ?? [],
      all: () => rows(),
    };
  };
  return ((name: string) => {
    const own = (data[name] ?? []).filter((row) => row['tenantId'] === tenant);
    const rows = name === STATEMENTS ? statements : own;
    const reader = known.get(name) ?? readerOf(() => rows);
    known.set(name, reader);
    return reader;
  }) as StatementTables;
}
