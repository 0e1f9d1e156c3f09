import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSeed } from '../../json-server/seed/load.ts';
import type { Row } from '../../src/config/types.ts';
import type { Extract } from '../../src/wire/money.ts';
import type { BookerReport, OccupancyReport } from '../../src/wire/reports.ts';
import type { EstateBalances, MonthlyIncome, UnstatedReport, WithholdingReport } from '../../src/wire/statements.ts';
import {
  accommodationOf,
  bookingsOf,
  conversion,
  costOf,
  dateAt,
  forRent,
  grouped,
  isSold,
  listOf,
  monthAfter,
  monthsBetween,
  nightsBetween,
  numberOf,
  owedFor,
  ownedOn,
  partIn,
  percentOf,
  slept,
  sum,
  termsOf,
  textOf,
} from './recomputed.ts';
import { startApp, type TestApp } from './support.ts';

const TODAY = '2026-11-20';
const LAST_MONTH = '2026-10';
let app: TestApp;
let convert: ReturnType<typeof conversion>;
const rows = (collection: string): readonly Row[] => [...app.store.table(collection, 'demo').all()];
const get = async <Answer>(path: string): Promise<Answer> => {
  const { status, body, text } = await app.call('GET', `/api/${path}`, { as: 'admin' });
  expect(status, text.slice(0, 300)).toBe(200);
  return body as unknown as Answer;
};
const monthOf = (statement: Row): string =>
  `${numberOf(statement, 'year')}-${String(numberOf(statement, 'month')).padStart(2, '0')}`;
const homes = (): readonly Row[] => rows('estates').filter((home) => home['isPlaceholder'] !== true);

beforeAll(async () => {
  const seed = loadSeed({ file: 'db.json', today: TODAY });
  const stored = Object.entries(seed).filter(([name]) => !name.startsWith('demo-') && name !== 'notes');
  app = await startApp({ rows: Object.fromEntries(stored) });
  // What waits for the month end is made, too.
  const made = await app.call('POST', '/api/statements/generate', { as: 'admin', body: { year: 2026, month: 10 } });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  convert = conversion(rows('exchange-rates'));
});
afterAll(() => app.close());

describe('statements of the demo data', () => {
  test('each is the sum of its lines, less its tax, with what the month before left', () => {
    const statements = rows('statements');
    expect(statements.length).toBeGreaterThan(50);
    const investors = new Map(rows('investors').map((row) => [row.id, row]));
    const accountOf = (row: Row) => ['estateId', 'investorId', 'currency'].map((key) => textOf(row, key)).join(' ');
    for (const one of statements) {
      const lines = listOf(one, 'lines').filter((line) => line['excluded'] !== true);
      const of = (kind: string) =>
        sum(lines.filter((line) => line['kind'] === kind).map((line) => numberOf(line, 'amount')));
      const amount = sum(lines.map((line) => numberOf(line, 'amount')));
      const investor = investors.get(textOf(one, 'investorId'));
      const isTaxed = investor?.['type'] !== 'COMPANY' && investor?.['withholdingEnabled'] === true;
      const isRent = (line: Row) => line['kind'] === 'STAY' || line['ofKind'] === 'STAY';
      const taxed = lines.filter(
        (line) => line['isPenalty'] !== true && (investor?.['withholdingBase'] !== 'GROSS_RENT' || isRent(line)),
      );
      const base = Math.max(0, sum(taxed.map((line) => numberOf(line, 'amount'))));
      const end = dateAt(Date.parse(`${monthAfter(monthOf(one))}-01T00:00:00Z`) / 86_400_000 - 1);
      const rates = [
        ...listOf(investor, 'withholdingRates'),
        { id: '', from: textOf(investor, 'withholdingFrom'), ratePct: numberOf(investor, 'withholdingRatePct') },
      ].filter((rate) => textOf(rate, 'from') <= end);
      const rate = rates.toSorted((a, b) => (textOf(a, 'from') <= textOf(b, 'from') ? -1 : 1)).at(-1);
      const tax = isTaxed ? percentOf(base, numberOf(rate, 'ratePct')) : 0;
      const before = statements
        .filter((other) => accountOf(other) === accountOf(one) && monthOf(other) < monthOf(one))
        .toSorted((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1))
        .at(-1);
      const carryover = before && before['status'] !== 'PAID' ? numberOf(before, 'balance') : 0;
      expect(one, one.id).toMatchObject({
        gross: of('STAY'),
        commission: of('COMMISSION'),
        managementFee: of('MANAGEMENT_FEE'),
        cleaning: of('CLEANING'),
        expenses: of('EXPENSE'),
        credits: of('CREDIT'),
        adjustments: of('ADJUSTMENT'),
        amount,
        withholdingBase: base,
        withholdingTax: tax,
        carryover,
        balance: amount - tax + carryover,
      });
    }
  });

  test('every stay of a month that is over is in them with its commission and fee, or named as not stated', async () => {
    const { rows: unstated, since, until } = await get<UnstatedReport>('reports/unstated');
    expect(until).toBe(LAST_MONTH);
    const missing = new Set(unstated.map(({ period, refId }) => `${period} ${refId}`));
    const statements = grouped(rows('statements'), 'estateId');
    const stays = grouped(rows('reservations').filter(isSold), 'estateId');
    let counted = 0;
    for (const home of homes()) {
      const terms = termsOf(home['contract']);
      const contract = { id: '', ...(home['contract'] as object) } as Row;
      const currency = textOf(contract, 'payoutCurrency') || textOf(home, 'currency');
      const held = new Map<string, number>();
      for (const statement of statements.get(home.id) ?? []) {
        for (const line of listOf(statement, 'lines')) {
          const period = textOf(line, 'ofPeriod') || monthOf(statement);
          const name = `${period} ${textOf(line, 'ofKind') || textOf(line, 'kind')} ${textOf(line, 'refId')}`;
          held.set(name, (held.get(name) ?? 0) + numberOf(line, 'amount'));
        }
      }
      for (const stay of stays.get(home.id) ?? []) {
        const isOwned = nightsBetween(textOf(stay, 'checkIn'), textOf(stay, 'checkOut')).every(
          (night) => Math.abs(ownedOn(home, night) - 100) < 1e-9,
        );
        for (const month of monthsBetween(since, until)) {
          const part = partIn(stay, terms.rule, month);
          if (!part || !isOwned) continue;
          const isMissing = missing.has(`${month} ${stay.id}`);
          for (const [kind, whole] of Object.entries(owedFor(stay, terms))) {
            const minor = part.of(whole);
            const expected =
              isMissing || minor === 0 ? 0 : convert(minor, textOf(stay, 'currency'), currency, part.date);
            expect(held.get(`${month} ${kind} ${stay.id}`) ?? 0, `${home.id} ${month} ${kind} ${stay.id}`).toBe(
              expected,
            );
            counted += 1;
          }
        }
      }
    }
    expect(counted).toBeGreaterThan(300);
  });

  test('the owners’ costs are included, or listed', async () => {
    const { rows: unstated, since, until } = await get<UnstatedReport>('reports/unstated');
    const named = new Set(unstated.map(({ refId }) => refId));
    const stays = new Map(rows('reservations').map((row) => [row.id, row]));
    const lines = rows('statements').flatMap((one) => listOf(one, 'lines'));
    const borne: readonly Row[] = [
      ...rows('reservation-charges').map((row): Row => ({
        ...row,
        estateId: textOf(stays.get(textOf(row, 'reservationId')), 'estateId'),
      })),
      ...rows('revenue-expenses').filter(
        (row) => row['isReversed'] !== true && ['', 'NOT_NEEDED', 'APPROVED'].includes(textOf(row, 'approval')),
      ),
    ].filter((row) => row['bornBy'] === 'OWNER');
    const homeOf = new Map(homes().map((home) => [home.id, home]));
    for (const row of borne) {
      const date = textOf(row, 'date');
      const home = homeOf.get(textOf(row, 'estateId'));
      if (!home || date < `${since}-01` || date >= `${monthAfter(until)}-01` || named.has(row.id)) continue;
      if (Math.abs(ownedOn(home, date) - 100) > 1e-9) continue;
      const contract = { id: '', ...(home['contract'] as object) } as Row;
      const currency = textOf(contract, 'payoutCurrency') || textOf(home, 'currency');
      const sign = row['type'] === 'REVENUE' ? 1 : -1;
      const expected = convert(sign * numberOf(row, 'amount'), textOf(row, 'currency'), currency, date);
      const found = lines.filter((line) => line['refId'] === row.id).map((line) => numberOf(line, 'amount'));
      expect(sum(found), row.id).toBe(expected);
    }
  });
});

test.each(['', '&rule=PER_NIGHT', '&currency=TRY', '&rule=CHECK_OUT&currency=EUR'])(
  'monthly income is the accommodation of each home by its rule (%s)',
  async (query) => {
    const stays = grouped(rows('reservations'), 'estateId');
    const homesOf = new Map(rows('estates').map((home) => [home.id, home]));
    for (const year of [2026, 2027]) {
      const report = await get<MonthlyIncome>(`reports/monthly-income?year=${year}${query}`);
      expect(report.rows.length).toBeGreaterThan(50);
      for (const row of report.rows) {
        const home = homesOf.get(row.estateId);
        const rule = new URLSearchParams(query).get('rule') ?? termsOf(home?.['contract']).rule;
        const months = monthsBetween(`${year}-01`, `${year}-12`).map((month) =>
          sum(
            (stays.get(row.estateId) ?? []).map((stay) => {
              // A cancelled stay counts what was kept; it has no nights to count by.
              const isKept = stay['status'] === 'CANCELLED' && numberOf(stay, 'grandTotal') > 0;
              if (!isKept && !isSold(stay)) return 0;
              const by = isKept && rule === 'PER_NIGHT' ? 'CHECK_IN' : rule;
              const amount = isKept ? numberOf(stay, 'grandTotal') : accommodationOf(stay);
              const day = textOf(stay, by === 'CHECK_OUT' ? 'checkOut' : 'checkIn');
              const part = partIn(stay, by, month);
              return part ? (convert(part.of(amount), textOf(stay, 'currency'), row.currency, day) ?? 0) : 0;
            }),
          ),
        );
        expect([row.estateId, ...row.months]).toEqual([row.estateId, ...months]);
        expect(row.total).toBe(sum(months));
      }
      for (const { currency, months } of report.totals) {
        const own = report.rows.filter((row) => row.currency === currency);
        expect(months).toEqual(months.map((_, index) => sum(own.map((row) => row.months[index] ?? 0))));
      }
    }
  },
);

test('withholding is what published statements took, of each owner, month and rate', async () => {
  const { rows: shown, totals } = await get<WithholdingReport>('reports/withholding?year=2026');
  const taken = rows('statements').filter(
    (one) => ['PUBLISHED', 'PAID'].includes(textOf(one, 'status')) && numberOf(one, 'withholdingTax') > 0,
  );
  expect(taken.length).toBeGreaterThan(20);
  const of = (one: Row) =>
    `${textOf(one, 'investorId')} ${textOf(one, 'period')} ${textOf(one, 'currency')} ${numberOf(one, 'withholdingRatePct')}`;
  const sums = (list: readonly Row[]) => [
    sum(list.map((one) => numberOf(one, 'withholdingBase'))),
    sum(list.map((one) => numberOf(one, 'withholdingTax'))),
  ];
  expect(
    shown
      .map((row) => [`${row.investorId} ${row.period} ${row.currency} ${row.ratePct}`, row.base, row.tax])
      .toSorted(),
  ).toEqual(
    [...new Set(taken.map(of))].map((key) => [key, ...sums(taken.filter((one) => of(one) === key))]).toSorted(),
  );
  for (const { currency, base, tax, declared } of totals) {
    const own = taken.filter((one) => textOf(one, 'currency') === currency);
    const told = own.filter((one) => textOf(one, 'withholdingDeclaredAt') !== '');
    expect([currency, base, tax, declared]).toEqual([currency, ...sums(own), sums(told)[1]]);
  }
});

test.each([
  ['channel', 'salesChannelId'],
  ['booker', 'bookerUserId'],
])('who booked, by %s: bookings, nights and revenue of stays that begin', async (by, key) => {
  const from = '2026-01-01';
  const to = '2027-01-01';
  const report = await get<BookerReport>(`reports/booker?from=${from}&to=${to}&by=${by}&date=stay`);
  const begin = rows('reservations').filter((stay) => textOf(stay, 'checkIn') >= from && textOf(stay, 'checkIn') < to);
  const groups = grouped(begin, key);
  expect(report.rows.map(({ id }) => id).toSorted()).toEqual([...groups.keys()].toSorted());
  for (const row of [...report.rows, { ...report.totals, id: undefined }]) {
    const expected = bookingsOf(row.id === undefined ? begin : (groups.get(row.id) ?? []));
    expect({ ...row, money: row.money.map(({ revenue }) => revenue) }).toMatchObject(expected);
  }
});

describe('occupancy of the demo data', () => {
  test('each home and month night by night', async () => {
    const from = '2026-06-01';
    const to = '2026-12-01';
    const report = await get<OccupancyReport>(`reports/occupancy?from=${from}&to=${to}&by=month`);
    const stays = grouped(rows('reservations').filter(isSold), 'estateId');
    const blocks = grouped(
      rows('out-of-order-periods').filter((row) => !row['releasedAt']),
      'estateId',
    );
    const shown = new Map(report.rows.map((row) => [`${row.estateId} ${row.month ?? ''}`, row]));
    const all = { total: 0, guests: 0 };
    for (const home of homes()) {
      const own = stays.get(home.id) ?? [];
      const isForRent = forRent(home, own);
      const guests = new Set(own.flatMap(slept));
      const closed = (kind: string) =>
        new Set(
          (blocks.get(home.id) ?? [])
            .filter((row) => row['kind'] === kind)
            .flatMap((row) => nightsBetween(textOf(row, 'from'), textOf(row, 'to'))),
        );
      const owner = closed('OWNER_STAY');
      const broken = closed('OUT_OF_ORDER');
      for (const month of monthsBetween(from.slice(0, 7), '2026-11')) {
        const nights = nightsBetween(`${month}-01`, `${monthAfter(month)}-01`);
        const total = nights.filter((night) => isForRent(night) || guests.has(night));
        const of = (wanted: ReadonlySet<string>) => total.filter((night) => wanted.has(night)).length;
        const row = shown.get(`${home.id} ${month}`);
        const figures = { totalNights: total.length, guestNights: of(guests) };
        all.total += figures.totalNights;
        all.guests += figures.guestNights;
        if (!row) expect([home.id, figures]).toEqual([home.id, { totalNights: 0, guestNights: 0 }]);
        else {
          const available = total.length - of(owner) - of(broken);
          expect(row, `${home.id} ${month}`).toMatchObject({
            ...figures,
            ownerNights: of(owner),
            outOfOrderNights: of(broken),
            availableNights: available,
            occupancy:
              total.length === 0 ? null : Math.floor((of(guests) * 20_000 + total.length) / (2 * total.length)) / 100,
          });
        }
      }
    }
    expect(report.totals).toMatchObject({ totalNights: all.total, guestNights: all.guests });
  });

  test('the money of a whole time is what its stays brought, and in the company’s currency the sum of its parts', async () => {
    const sold = rows('reservations').filter(isSold);
    const homesOf = new Set(homes().map(({ id }) => id));
    const counted = sold.filter((stay) => homesOf.has(textOf(stay, 'estateId')));
    const first = counted
      .map((stay) => textOf(stay, 'checkIn'))
      .toSorted()[0]!
      .slice(0, 7);
    const last = counted
      .map((stay) => textOf(stay, 'checkOut'))
      .toSorted()
      .at(-1)!
      .slice(0, 7);
    const { totals, converted, currency } = await get<OccupancyReport>(
      `reports/occupancy?from=${first}-01&to=${monthAfter(last)}-01`,
    );
    for (const money of totals.money) {
      const own = counted.filter((stay) => textOf(stay, 'currency') === money.currency);
      expect([money.currency, money.revenue]).toEqual([money.currency, sum(own.map(accommodationOf))]);
      const parts = converted.filter((part) => part.currency === money.currency);
      if (money.currency !== currency) expect(sum(parts.map(({ revenue }) => revenue))).toBe(money.revenue);
    }
    for (const part of converted) {
      const end = dateAt(Date.parse(`${monthAfter(part.month)}-01T00:00:00Z`) / 86_400_000 - 1);
      const whole = convert(part.revenue, part.currency, currency ?? '', end < TODAY ? end : TODAY);
      if (whole === undefined || part.amount === null) expect([part.month, part.amount]).toEqual([part.month, null]);
      // Each home's month is rounded for itself.
      else expect(Math.abs(part.amount - whole)).toBeLessThanOrEqual(homesOf.size / 2);
    }
    if (converted.every(({ amount }) => amount !== null)) {
      const own = totals.money.find((money) => money.currency === currency)?.revenue ?? 0;
      expect(totals.company.revenue).toBe(own + sum(converted.map(({ amount }) => amount ?? 0)));
    } else expect(totals.company).toEqual({ revenue: null, adr: null, revPar: null });
  });
});

describe('the ledger of the demo data', () => {
  const signed = (row: Row): number => numberOf(row, 'credit') - numberOf(row, 'debit');

  test('balances in every document and currency', () => {
    const sums = new Map<string, number>();
    for (const row of rows('ledger-entries')) {
      const name = `${textOf(row, 'docType')} ${textOf(row, 'docId')} ${textOf(row, 'currency')}`;
      sums.set(name, (sums.get(name) ?? 0) + signed(row));
    }
    expect(sums.size).toBeGreaterThan(1000);
    expect([...sums].filter(([, rest]) => rest !== 0)).toEqual([]);
  });

  test('the debt to each home is the rest of its published statements, in the report and in the ledger', async () => {
    const { rows: shown } = await get<EstateBalances>('reports/estate-balances');
    const owed = new Map<string, number>();
    for (const one of rows('statements')) {
      if (one['status'] !== 'PUBLISHED' && one['status'] !== 'PAID') continue;
      const name = `${textOf(one, 'estateId')} ${textOf(one, 'currency')}`;
      const left = numberOf(one, 'amount') - numberOf(one, 'withholdingTax') - numberOf(one, 'paidAmount');
      owed.set(name, (owed.get(name) ?? 0) + left);
    }
    const entries = new Map<string, number>();
    for (const row of rows('ledger-entries')) {
      if (row['account'] !== 'OWNER' || row['docType'] !== 'STATEMENT' || textOf(row, 'estateId') === '') continue;
      const name = `${textOf(row, 'estateId')} ${textOf(row, 'currency')}`;
      entries.set(name, (entries.get(name) ?? 0) + signed(row));
    }
    for (const { estateId, currency, balance } of shown) {
      const name = `${estateId} ${currency}`;
      expect([name, balance, entries.get(name)]).toEqual([name, owed.get(name), owed.get(name)]);
    }
    expect(shown.length).toBeGreaterThan(10);
  });

  test('an owner’s extract closes with what the next one opens with, month after month, to what is owed', async () => {
    const entries = rows('ledger-entries').filter((row) => row['account'] === 'OWNER');
    const owners = grouped(entries, 'investorId');
    const asked = [...owners].filter(([id]) => id !== '').slice(0, 6);
    expect(asked.length).toBeGreaterThan(2);
    for (const [investorId, own] of asked) {
      for (const currency of new Set(own.map((row) => textOf(row, 'currency')))) {
        let opening = 0;
        for (const month of monthsBetween('2026-08', '2026-11')) {
          const to = dateAt(Date.parse(`${monthAfter(month)}-01T00:00:00Z`) / 86_400_000 - 1);
          const query = `investorId=${investorId}&currency=${currency}&from=${month}-01&to=${to}`;
          const extract = await get<Extract>(`extracts?${query}`);
          const of = own.filter((row) => textOf(row, 'currency') === currency);
          const until = 0 - sum(of.filter((row) => textOf(row, 'date') <= to).map(signed));
          if (month === '2026-08') opening = extract.opening;
          expect([investorId, month, extract.opening, extract.closing]).toEqual([investorId, month, opening, until]);
          opening = extract.closing;
        }
      }
    }
  });
});

test('a stay costs its price and the guest’s extra charges, and has paid what was collected less what was given back', () => {
  const paid = new Map<string, number>();
  const charged = new Map<string, number>();
  const add = (to: Map<string, number>, stay: string, amount: number) => to.set(stay, (to.get(stay) ?? 0) + amount);
  for (const row of rows('payments')) {
    const sign = row['kind'] === 'COLLECTION' ? 1 : row['kind'] === 'REFUND' ? -1 : 0;
    if (sign === 0 || row['status'] !== 'SUCCESSFUL') continue;
    const inOwn = typeof row['baseAmount'] === 'number' ? row['baseAmount'] : numberOf(row, 'amount');
    add(paid, textOf(row, 'reservationId'), sign * inOwn);
  }
  for (const row of rows('reservation-charges')) {
    if (row['bornBy'] !== 'GUEST') continue;
    add(charged, textOf(row, 'reservationId'), numberOf(row, 'quantity') * numberOf(row, 'unitAmount'));
  }
  expect(paid.size).toBeGreaterThan(500);
  expect(charged.size).toBeGreaterThan(50);
  for (const stay of rows('reservations')) {
    const got = paid.get(stay.id) ?? 0;
    const extra = charged.get(stay.id) ?? 0;
    expect(stay, stay.id).toMatchObject({ paidAmount: got, ...costOf(stay, { got, extra }) });
  }
});
