import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/iso-date.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import { adjustmentsOf } from './adjustments.ts';
import { converter } from './convert.ts';
import { editedLines, refreshedLines } from './edit.ts';
import type { StatementLine } from './lines.ts';
import { type OwnerContract, type EstateFacts, monthLines, type StayFact } from './month-lines.ts';
import { periodPlus, isPeriodOver, lastDayOfPeriod, daysOfPeriod } from './period.ts';
import { planMonth, type StoredStatement } from './plan.ts';
import { partIn, partOf, periodsOf, RECOGNITIONS, recognisedPart } from './recognition.ts';
import { ownerWeights, splitByWeights } from './shares.ts';
import { stayAmounts } from './stay-amounts.ts';
import { nextCarryover, totalsOf } from './totals.ts';
import { withholdingRateOn } from './withholding.ts';

const contract: OwnerContract = {
  feePct: 20,
  feeBase: 'ACCOMMODATION',
  commissionBeforeFee: true,
  ownerBearsCardFee: false,
  recognition: 'CHECK_OUT',
};
const stay = (more: Partial<StayFact> = {}): StayFact => ({
  id: 'r1',
  code: 'R-1',
  checkIn: '2026-10-05',
  checkOut: '2026-10-15',
  currency: 'TRY',
  isCancelled: false,
  money: { accommodation: 4_000_000, cleaning: 0, commission: 600_000, cardFee: 0 },
  ...more,
});
const cost = (id: string, kind: 'CLEANING' | 'EXPENSE' | 'CREDIT', amount: number, date = '2026-10-20') => ({
  ...({ kind, source: 'EXPENSE', id, code: id, date, amount, currency: 'TRY', note: null } as const),
});
const alone = [{ investorId: 'inv-1', sharePct: 100, from: '2020-01-01' }];
const facts = (more: Partial<EstateFacts> = {}): EstateFacts => ({
  ownerships: alone,
  stays: [stay()],
  costs: [cost('x1', 'CLEANING', -150_000), cost('x2', 'EXPENSE', -240_000)],
  ...more,
});
const convert = converter({ currency: 'TRY', type: 'TCMB_BUYING', rates: [] });
const october = (more: Partial<Parameters<typeof monthLines>[0]> = {}) =>
  monthLines({ facts: facts(), contract, period: '2026-10', convert, ...more });
const person = { type: 'PERSON', withholdingEnabled: true, withholdingRatePct: 20 };
const sum = (lines: readonly { readonly amount: number }[] = []) => lines.reduce((all, { amount }) => all + amount, 0);

describe('AC1, AC3: the worked example', () => {
  test('gross 40,000 … balance 16,789.50', () => {
    const lines = october().byOwner.get('inv-1') ?? [];
    const totals = totalsOf({ lines, settings: person, date: lastDayOfPeriod('2026-10'), carryover: -185_050 });
    expect(totals).toEqual({
      gross: 4_000_000,
      commission: -600_000,
      cardFees: 0,
      managementFee: -680_000,
      cleaning: -150_000,
      expenses: -240_000,
      credits: 0,
      adjustments: 0,
      amount: 2_330_000,
      withholdingBase: 2_330_000,
      withholdingRatePct: 20,
      withholdingTax: 466_000,
      carryover: -185_050,
      balance: 1_678_950,
    });
  });
  test('AC5: what is paid is not carried over, a debt is', () => {
    expect(nextCarryover({ balance: 1_678_950, isPaid: true })).toBe(0);
    expect(nextCarryover({ balance: 1_678_950, isPaid: false })).toBe(1_678_950);
    expect(nextCarryover({ balance: -185_050, isPaid: false })).toBe(-185_050);
  });
  test('AC8: of the gross rent, off, of a company, below zero, of what was kept of a cancelled stay', () => {
    const lines = october().byOwner.get('inv-1') ?? [];
    const taxOf = (settings: object, of: readonly StatementLine[] = lines) =>
      totalsOf({ lines: of, settings: { ...person, ...settings }, date: '2026-10-31', carryover: 0 }).withholdingTax;
    expect(taxOf({ withholdingBase: 'GROSS_RENT' })).toBe(800_000);
    expect(taxOf({ withholdingEnabled: false })).toBe(0);
    expect(taxOf({ type: 'COMPANY' })).toBe(0);
    expect(
      taxOf(
        {},
        lines.filter(({ kind }) => kind !== 'STAY'),
      ),
    ).toBe(0);
    const cancelled = october({ facts: facts({ stays: [stay({ isCancelled: true })], costs: [] }) });
    expect(taxOf({}, cancelled.byOwner.get('inv-1'))).toBe(0);
  });
  test('AC8: the rate is dated: 10 % from 31 July to the end of 2020', () => {
    const rates = [
      { from: '2020-07-31', ratePct: 10 },
      { from: '2021-01-01', ratePct: 20 },
    ];
    const rateOn = (date: string) => withholdingRateOn({ ...person, withholdingRates: rates }, date);
    expect(['2020-07-30', '2020-07-31', '2020-12-31', '2021-01-01'].map(rateOn)).toEqual([20, 10, 10, 20]);
    const later = { ...person, withholdingFrom: '2026-10-31' };
    expect(['2026-10-30', '2026-10-31'].map((date) => withholdingRateOn(later, date))).toEqual([0, 20]);
  });
});

describe('AC2: the base of the management fee', () => {
  test.each([
    [true, 36_000],
    [false, 35_000],
  ])('480 + 20, channel 10 %, fee 20 %, commission off first %s: %d', (commissionBeforeFee, left) => {
    const money = { accommodation: 48_000, cleaning: 2000, commission: 5000, cardFee: 0 };
    const terms = { ...contract, feeBase: 'ACCOMMODATION_PLUS_CLEANING', commissionBeforeFee } as const;
    const { gross, commission, cardFee, managementFee } = stayAmounts(money, terms);
    expect(gross + commission + cardFee + managementFee).toBe(left);
  });
  test('accommodation only leaves the cleaning to the company; card fees are the owner’s where agreed', () => {
    const money = { accommodation: 48_000, cleaning: 2000, commission: 0, cardFee: 1845 };
    expect(stayAmounts(money, { ...contract, ownerBearsCardFee: true })).toEqual({
      gross: 48_000,
      commission: 0,
      cardFee: -1845,
      managementFee: -9600,
    });
  });
});

describe('AC4: recognition', () => {
  const nights = { checkIn: '2026-10-30', checkOut: '2026-11-02' };
  test.each([
    ['CHECK_IN', 1000, 0],
    ['CHECK_OUT', 0, 1000],
    ['PER_NIGHT', 667, 333],
  ] as const)('%s: %d in October, %d in November', (recognition, first, second) => {
    const of = (period: string) => {
      const part = recognisedPart(nights, recognition, daysOfPeriod(period));
      return part ? partOf(1000, part) : 0;
    };
    expect([of('2026-10'), of('2026-11')]).toEqual([first, second]);
  });
  test('a departure on the first is the next month’s by check-out, and no night of it', () => {
    const stay = { checkIn: '2026-10-30', checkOut: '2026-11-01' };
    expect(recognisedPart(stay, 'CHECK_OUT', daysOfPeriod('2026-10'))).toBeUndefined();
    expect(recognisedPart(stay, 'PER_NIGHT', daysOfPeriod('2026-11'))).toBeUndefined();
    expect([isPeriodOver('2026-10', '2026-10-31'), isPeriodOver('2026-10', '2026-11-01')]).toEqual([false, true]);
    expect([periodPlus('2026-12', 1), periodPlus('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
  test('property: over all months every stay counts exactly once, to the cent', () => {
    const start = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-12-01', days));
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(...RECOGNITIONS),
        (checkIn, length, amount, recognition) => {
          const stay = { checkIn, checkOut: addDays(checkIn, length) };
          const parts = periodsOf(stay).flatMap((period) => {
            const part = recognisedPart(stay, recognition, daysOfPeriod(period));
            return part ? [partOf(amount, part)] : [];
          });
          expect(parts.reduce((all, part) => all + part, 0)).toBe(amount);
        },
      ),
    );
  });
});

describe('ES8: shares', () => {
  test('largest remainder, and a negative amount is the mirror', () => {
    const thirds = new Map([
      ['a', 3333],
      ['b', 3333],
      ['c', 3334],
    ]);
    expect([...splitByWeights(100, thirds).values()]).toEqual([33, 33, 34]);
    expect([...splitByWeights(-100, thirds).values()]).toEqual([-33, -33, -34]);
    expect(() => splitByWeights(1, new Map([['a', 0]]))).toThrow(RangeError);
  });
  test('owners of the nights, and nobody’s nights', () => {
    const owners = [
      { investorId: 'a', sharePct: 50, from: '2020-01-01', to: '2026-10-10' },
      { investorId: 'b', sharePct: 50, from: '2026-10-08', to: null },
    ];
    expect([...ownerWeights(owners, '2026-10-05', '2026-10-15')]).toEqual([
      ['a', 25_000],
      ['b', 35_000],
      ['', 40_000],
    ]);
  });
  test('property: the owners’ lines of a month sum to the home’s, to the cent', () => {
    const share = fc.integer({ min: 1, max: 4999 });
    fc.assert(
      fc.property(
        share,
        share,
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 100 }),
        (a, b, gross, fee) => {
          const first = a / 100;
          const second = b / 100;
          const third = (10_000 - a - b) / 100;
          const ownerships = [first, second, third].map((sharePct, index) => ({
            investorId: `inv-${index}`,
            sharePct,
            from: '2020-01-01',
          }));
          const money = { accommodation: gross, cleaning: 0, commission: Math.floor(gross / 7), cardFee: 0 };
          const setup = { contract: { ...contract, feePct: fee }, period: '2026-10', convert };
          const all = monthLines({ ...setup, facts: facts({ stays: [stay({ money })] }) });
          const split = monthLines({ ...setup, facts: facts({ ownerships, stays: [stay({ money })] }) });
          expect(sum([...split.byOwner.values()].flat())).toBe(sum(all.byOwner.get('inv-1')));
        },
      ),
    );
  });
  test('nights without an owner are told and not given to others', () => {
    const { byOwner, problems } = october({
      facts: facts({ ownerships: [{ investorId: 'a', sharePct: 100, from: '2026-10-10' }] }),
    });
    expect([...problems]).toEqual(['NO_OWNER']);
    expect(byOwner.get('a')?.find(({ kind }) => kind === 'STAY')?.amount).toBe(2_000_000);
  });
});

describe('AC9, PA5: another currency', () => {
  const rates: ExchangeRate[] = [
    { currency: 'EUR', date: '2026-10-14', buying: 48, selling: 49, source: 'TCMB' },
    { currency: 'USD', date: '2026-10-14', buying: 40, selling: 41, source: 'TCMB' },
  ];
  const inLira = (type: 'TCMB_BUYING' | 'TCMB_SELLING' | 'MANUAL', more: object = {}) =>
    converter({ currency: 'TRY', type, rates, ...more })(10_000, 'EUR', '2026-10-15', 'r1');
  test('buying, selling, by hand, and the one that was used before', () => {
    expect(inLira('TCMB_BUYING')).toEqual({ amount: 480_000, rate: '48', rateDate: '2026-10-14' });
    expect(inLira('TCMB_SELLING')?.amount).toBe(490_000);
    expect(inLira('MANUAL', { manualRate: '50.5' })?.amount).toBe(505_000);
    expect(inLira('MANUAL')).toBeUndefined();
    const usedRates = new Map([['r1', { rate: '30', rateDate: '2026-10-01' }]]);
    expect(inLira('TCMB_BUYING', { usedRates })).toEqual({ amount: 300_000, rate: '30', rateDate: '2026-10-01' });
  });
  test('the other way, across, and none', () => {
    const inEuro = converter({ currency: 'EUR', type: 'TCMB_BUYING', rates });
    expect(inEuro(480_000, 'TRY', '2026-10-15', 'x')?.amount).toBe(10_000);
    expect(inEuro(12_000, 'USD', '2026-10-15', 'x')?.amount).toBe(10_000);
    expect(inEuro(1, 'TRY', '2026-10-13', 'x')).toBeUndefined();
  });
});

describe('AC5: later changes', () => {
  const line = (more: Partial<StatementLine> = {}): StatementLine => ({
    key: 'STAY:r1',
    kind: 'STAY',
    source: 'RESERVATION',
    refId: 'r1',
    code: 'R-1',
    date: '2026-09-10',
    note: null,
    amount: 1000,
    excluded: false,
    ...more,
  });
  const month = (stated: readonly StatementLine[], now: readonly StatementLine[]) => [
    { period: '2026-09', stated, now },
  ];
  test('the difference per source, less what was adjusted before', () => {
    const first = adjustmentsOf(month([line()], [line({ amount: 1200 })]), []);
    expect(first).toMatchObject([{ kind: 'ADJUSTMENT', amount: 200, ofPeriod: '2026-09', ofKind: 'STAY' }]);
    expect(adjustmentsOf(month([line()], [line({ amount: 1200 })]), first)).toEqual([]);
    expect(adjustmentsOf(month([line()], []), first)).toMatchObject([{ amount: -1200 }]);
    expect(adjustmentsOf(month([], [line()]), [])).toMatchObject([{ amount: 1000 }]);
  });
  test('left out stays out, and lines by hand are nobody’s difference', () => {
    expect(adjustmentsOf(month([line({ excluded: true })], [line({ amount: 5 })]), [])).toEqual([]);
    expect(adjustmentsOf(month([line({ key: 'MANUAL:1', source: 'MANUAL', kind: 'CREDIT' })], []), [])).toEqual([]);
  });
  const stored = (more: Partial<StoredStatement> = {}): StoredStatement => ({
    id: 's',
    estateId: 'e',
    investorId: 'inv-1',
    year: 2026,
    month: 9,
    currency: 'TRY',
    status: 'PUBLISHED',
    balance: 0,
    lines: [],
    terms: contract,
    ...more,
  });
  const plan = (statements: readonly StoredStatement[], more: Partial<Parameters<typeof planMonth>[0]> = {}) =>
    planMonth({
      estateId: 'e',
      period: '2026-10',
      currency: 'TRY',
      contract,
      facts: facts(),
      statements,
      since: '2026-09',
      converterOf: () => convert,
      ...more,
    });
  test('only the first open month has them, and a contract that changes changes no month before', () => {
    const late = facts({ stays: [], costs: [cost('late', 'EXPENSE', -700, '2026-09-15')] });
    const planned = plan([stored()], { facts: late });
    expect(planned.statements[0]?.lines).toMatchObject([{ kind: 'ADJUSTMENT', amount: -700 }]);
    const open = stored({ id: 's2', month: 10, status: 'DRAFT' });
    expect(plan([stored(), open], { facts: late, period: '2026-11' }).statements[0]?.lines ?? []).toEqual([]);
    const september = stay({ checkIn: '2026-09-01', checkOut: '2026-09-05' });
    const stated = monthLines({
      facts: facts({ stays: [september], costs: [] }),
      contract,
      period: '2026-09',
      convert,
    });
    const published = stored({ lines: stated.byOwner.get('inv-1') ?? [] });
    const dearer = { facts: facts({ stays: [september], costs: [] }), contract: { ...contract, feePct: 30 } };
    expect(plan([published], dearer).statements).toEqual([]);
  });
  test('ES8, AC4: what came into no statement is told to each owner by the nights, months before the first one too', () => {
    const split = stay({ checkIn: '2026-08-29', checkOut: '2026-09-05', money: { ...stay().money, commission: 0 } });
    const owners = [
      { investorId: 'inv-1', sharePct: 100, from: '2020-01-01', to: '2026-09-02' },
      { investorId: 'inv-2', sharePct: 100, from: '2026-09-02' },
    ];
    const terms = { ...contract, recognition: 'PER_NIGHT', feePct: 0 } as const;
    const of = (investorId: string) => stored({ investorId, month: 10, terms });
    const planned = plan([of('inv-1'), of('inv-2')], {
      facts: facts({ ownerships: owners, stays: [split], costs: [] }),
      period: '2026-11',
      since: '2026-08',
    });
    const told = planned.statements.map(({ investorId, lines }) => [
      investorId,
      lines.map(({ ofPeriod, amount }) => [ofPeriod, amount]),
    ]);
    // 40,000.00 over seven nights: three of August and one of September, then three of the next owner.
    expect(told).toEqual([
      [
        'inv-1',
        [
          ['2026-08', 1_714_286],
          ['2026-09', 571_429],
        ],
      ],
      ['inv-2', [['2026-09', 1_714_285]]],
    ]);
    expect(sum(planned.statements.flatMap(({ lines }) => lines))).toBe(4_000_000);
  });
  test('months before the first statements of the company are nobody’s adjustment', () => {
    const august = facts({ stays: [stay({ checkIn: '2026-08-01', checkOut: '2026-08-05' })], costs: [] });
    expect(plan([stored()], { facts: august }).statements).toEqual([]);
    expect(plan([stored()], { facts: august, since: '2026-08' }).statements[0]?.lines).toHaveLength(3);
  });
  test('what a statement in another currency holds is stated, also where the contract pays in another now', () => {
    const september = stay({ checkIn: '2026-09-01', checkOut: '2026-09-05' });
    const inEuro = stored({
      id: 'e9',
      currency: 'EUR',
      lines: [line({ key: 'STAY:r1' }), line({ key: 'COMMISSION:r1' }), line({ key: 'MANAGEMENT_FEE:r1' })],
    });
    const both = facts({ stays: [september], costs: [cost('late', 'EXPENSE', -700, '2026-09-15')] });
    const again = plan([inEuro], { facts: both, period: '2026-09' });
    expect(again.statements[0]?.lines.map(({ key }) => key)).toEqual(['EXPENSE:late']);
    expect([...again.skipped]).toEqual(['OTHER_CURRENCY']);
    const next = plan([inEuro, stored({ id: 's10', month: 10 })], { facts: both, period: '2026-11' });
    expect(next.statements[0]?.lines.map(({ key }) => key)).toEqual(['ADJUSTMENT:2026-09:EXPENSE:late']);
  });
  test('AC4: whatever the rule of each month was, a night counts once', () => {
    const over = { checkIn: '2026-08-28', checkOut: '2026-10-03' };
    for (const first of RECOGNITIONS)
      for (const second of RECOGNITIONS)
        for (const third of RECOGNITIONS) {
          const rules: Record<string, (typeof RECOGNITIONS)[number]> = { '2026-08': first, '2026-09': second };
          const parts = periodsOf(over).flatMap((at) => partIn(over, at, (month) => rules[month] ?? third) ?? []);
          expect(parts.map(({ from, to }) => to - from).reduce((all, nights) => all + nights, 0)).toBe(36);
          expect(parts.every(({ from }, index) => from === (parts[index - 1]?.to ?? 0))).toBe(true);
        }
    for (const rule of RECOGNITIONS)
      for (const at of periodsOf(over))
        expect(partIn(over, at, () => rule)).toEqual(recognisedPart(over, rule, daysOfPeriod(at)));
  });
  test('AC4: a stay that fell between two rules comes as an adjustment', () => {
    // September counted check-outs, October check-ins: the stay over the end of September was in neither.
    const between = stay({ checkIn: '2026-09-28', checkOut: '2026-10-02' });
    const byCheckIn = { ...contract, recognition: 'CHECK_IN' } as const;
    const both = [stored(), stored({ id: 's2', month: 10, terms: byCheckIn })];
    const told = plan(both, { facts: facts({ stays: [between], costs: [] }), contract: byCheckIn, period: '2026-11' });
    expect(told.statements[0]?.lines[0]).toMatchObject({ ofPeriod: '2026-10', ofKind: 'STAY', amount: 4_000_000 });
  });
  test('reviewed, published and earlier than published ones are left alone; nothing is told as nothing', () => {
    const skippedOf = (one: StoredStatement) => [...plan([one]).skipped];
    expect(skippedOf(stored({ month: 10, status: 'REVIEWED' }))).toEqual(['REVIEWED']);
    expect(skippedOf(stored({ month: 10, status: 'PAID' }))).toEqual(['PUBLISHED']);
    expect(skippedOf(stored({ month: 11 }))).toEqual(['LATER_PUBLISHED']);
    expect([...plan([], { facts: facts({ stays: [], costs: [] }) }).skipped]).toEqual(['NOTHING']);
    const owed = plan([stored({ balance: -5 })], { facts: facts({ stays: [], costs: [] }) });
    expect(owed.statements).toMatchObject([{ isNew: true, lines: [] }]);
  });
});

describe('lines of a draft', () => {
  const made = october().byOwner.get('inv-1') ?? [];
  test('made anew, what people decided stays', () => {
    const own: StatementLine = { ...(made[0] as StatementLine), key: 'MANUAL:1', source: 'MANUAL', kind: 'CREDIT' };
    const left = made.map((line, index) => (index === 1 ? { ...line, excluded: true, note: 'No' } : line));
    const again = refreshedLines(made, [...left, own]);
    expect(again.map(({ excluded }) => excluded)).toEqual([false, true, ...made.slice(2).map(() => false), false]);
    expect(again.at(-1)).toBe(own);
  });
  test('a stay is not made up', () => {
    expect(editedLines([{ kind: 'STAY', amount: 1 }], made, '2026-11-01')).toEqual({ refused: 'kind' });
    expect(editedLines([], made, '2026-11-01')).toEqual(made);
  });
});
