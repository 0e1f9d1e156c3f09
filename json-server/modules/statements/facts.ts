import { stayCosts } from '../../../src/domain/ledger/stay-costs.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { percentOn } from '../../../src/domain/setting/dated-rates.ts';
import type { CostFact, EstateFacts, StayFact } from '../../../src/domain/statements/month-lines.ts';
import { type Period, periodOf } from '../../../src/domain/statements/period.ts';
import type { Row } from '../../../src/config/types.ts';
import { ownershipsOf } from '../estates/estate.ts';
import { bookedOn, DATED_RATES } from '../../records/settings/dated-rates.ts';
import { asStatement, isClosedStatement, type StatementReader, STATEMENTS, type StatementTables } from './stored.ts';
import type { DatedRatesRow } from '../../live/rows/stored/dated-rates.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ExchangeRatesRow } from '../../live/rows/stored/exchange-rates.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';
import type { ReservationChargesRow } from '../../live/rows/stored/reservation-charges.ts';
import type { RevenueExpensesRow } from '../../live/rows/stored/revenue-expenses.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const TOOK_PLACE = ['SUCCESSFUL', 'FINISHED'];

/** Caches the value derived from a table until the table changes. */
function cachedByTable<R extends Row, Made>(
  make: (table: StatementReader<R>) => Made,
): (table: StatementReader<R>) => Made {
  let last: { readonly version: number; readonly size: number; readonly made: Made } | undefined;
  return (table) => {
    if (last?.version !== table.version || last.size !== table.size) {
      last = { version: table.version, size: table.size, made: make(table) };
    }
    return last.made;
  };
}

/** The books of a whole run: reads estate-independent data once. */
export function openBooks() {
  const chargesOf = cachedByTable((table: StatementReader<ReservationChargesRow>) => {
    const byStay = new Map<string, ReservationChargesRow[]>();
    for (const row of table.all()) {
      if (row.bornBy !== 'OWNER') continue;
      const stay = row.reservationId;
      byStay.set(stay, [...(byStay.get(stay) ?? []), row]);
    }
    return byStay;
  });
  const ratesOf = cachedByTable((table: StatementReader<ExchangeRatesRow>) => [...table.all()]);
  const feesOf = cachedByTable((table: StatementReader<DatedRatesRow>): FeeOf => {
    const rates = [...table.all()];
    return (stay) => percentOn(rates, 'CARD_FEE', bookedOn(stay));
  });
  const cardFeeOf = (table: StatementTables): FeeOf => feesOf(table(DATED_RATES));
  let since: Period | undefined;
  return {
    cardFeeOf,
    /** The first month with published statements; the requested one if there is none. */
    since: (table: StatementTables, asked: Period): Period => {
      since ??= [...table(STATEMENTS).all()].reduce((first, row) => {
        const period = isClosedStatement(row) ? periodOf(asStatement(row)) : first;
        return period < first ? period : first;
      }, asked);
      return since < asked ? since : asked;
    },
    rates: (table: StatementTables) => ratesOf(table('exchange-rates')),
    facts: (table: StatementTables, estate: EstatesRow): EstateFacts => {
      const stays = table('reservations').equal('estateId', estate.id);
      const charges = chargesOf(table('reservation-charges'));
      return {
        ownerships: ownershipsOf(estate),
        stays: stays.flatMap((stay) => stayFact(stay, cardFeeOf(table))),
        costs: [
          ...stays.flatMap((stay) => (charges.get(stay.id) ?? []).map((charge) => chargeFact(charge, stay))),
          ...expenseFacts(table('revenue-expenses'), estate),
          ...ownerStayFacts(table('out-of-order-periods'), estate),
        ],
      };
    },
  };
}
export type Books = ReturnType<typeof openBooks>;

/** PR5: the fee of a stay's card payment in percent, if its quote names none. */
type FeeOf = (stay: ReservationsRow) => number;

/** AC4: stays that took place, and cancelled ones with a kept fee. */
export function stayFact(row: ReservationsRow, feeOf: FeeOf): StayFact[] {
  const status = row.status ?? '';
  const currency = row.currency ?? '';
  if (currency === '') return [];
  const { id } = row;
  const stay = { id, code: row.code ?? '', checkIn: row.checkIn, checkOut: row.checkOut };
  if (status === 'CANCELLED') {
    // An amount beyond the fee belongs to the guest, even before it is refunded.
    const retained = stayMoney(row).total;
    if (retained <= 0) return [];
    const money = { accommodation: retained, cleaning: 0, commission: 0, cardFee: 0 };
    return [{ ...stay, currency, isCancelled: true, money }];
  }
  if (!TOOK_PLACE.includes(status)) return [];
  const money = stayCosts(row, feeOf(row));
  return [{ ...stay, currency, isCancelled: false, money }];
}

function chargeFact(charge: ReservationChargesRow, stay: ReservationsRow): CostFact {
  const kind = charge.kind === 'EXTRA_CLEANING' ? 'CLEANING' : 'EXPENSE';
  return {
    kind,
    source: 'CHARGE',
    id: charge.id,
    code: charge.code ?? '',
    date: charge.date,
    amount: 0 - (charge.amount ?? 0),
    currency: charge.currency || (stay.currency ?? ''),
    note: charge.description || null,
  };
}

/** AC7: expenses the owner bears, once approved. */
function expenseFacts(expenses: StatementReader<RevenueExpensesRow>, estate: EstatesRow): readonly CostFact[] {
  // Without a configuration for expenses, the key does not exist either.
  if (expenses.size === 0) return [];
  return expenses.equal('estateId', estate.id).flatMap((row): CostFact[] => {
    const approval = row.approval ?? '';
    const isSettled = approval === '' || approval === 'NOT_NEEDED' || approval === 'APPROVED';
    if (row.bornBy !== 'OWNER' || !isSettled) return [];
    const isCredit = row.type === 'REVENUE';
    const kind = isCredit ? 'CREDIT' : row.category === 'CLEANING' ? 'CLEANING' : 'EXPENSE';
    const { amount } = row;
    return [
      {
        kind,
        source: 'EXPENSE',
        id: row.id,
        date: row.date,
        amount: isCredit ? amount : 0 - amount,
        code: row.no || (row.documentNo ?? ''),
        currency: row.currency,
        note: row.description || row.note || null,
      },
    ];
  });
}

/** IV2: an owner's own stay earns nothing, and the owner pays its cleaning. */
function ownerStayFacts(blocks: StatementReader<OutOfOrderPeriodsRow>, estate: EstatesRow): readonly CostFact[] {
  const cleaning = estate.cleaningFee ?? 0;
  if (blocks.size === 0 || cleaning === 0) return [];
  return blocks.equal('estateId', estate.id).flatMap((row): CostFact[] => {
    const released = row.releasedAt ?? '';
    const { from, to } = row;
    if (row.kind !== 'OWNER_STAY' || (released !== '' && released.slice(0, 10) <= from)) return [];
    return [
      {
        kind: 'CLEANING',
        source: 'OWNER_STAY',
        id: row.id,
        code: row.code ?? '',
        date: to,
        amount: 0 - cleaning,
        currency: estate.currency ?? '',
        note: null,
      },
    ];
  });
}
