import { addDays, daysBetween, type IsoDate, dayNumber } from '../../../src/domain/calendar/iso-date.ts';
import { nightsCounted, nightsForRent } from '../../../src/domain/reports/occupancy.ts';
import { addMonths } from '../../../src/domain/calendar/weekday.ts';
import { nightsOf } from '../../../src/domain/reservations/occupancy.ts';
import { nightsInYear } from '../../../src/domain/reservations/owner-stay.ts';
import { movementsOf } from '../../../src/domain/investor/account.ts';
import { shareOf } from '../../../src/domain/investor/share.ts';
import type { Amount, Amounts, InvestorMonth, InvestorStay, InvestorSummary } from '../../../src/wire/investor.ts';
import { inCompanyCurrency } from '../../records/settings/company-total.ts';
import { ownershipsOf } from '../estates/estate.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { offeredOf } from '../estates/offered.ts';
import { peopleIn } from '../reservations/people.ts';
import type { Owner } from './owner.ts';
import { statementsOf } from './statements.ts';

const MONTHS = 12;
const NEXT_STAYS = 8;
/** Days ahead to search for the next stays. */
const AHEAD = 366;

type Span = { readonly from: IsoDate; readonly to: IsoDate };
const nightsWithin = (nights: Span, month: Span): number => {
  const from = nights.from > month.from ? nights.from : month.from;
  const to = nights.to < month.to ? nights.to : month.to;
  return to > from ? daysBetween(from, to) : 0;
};
/** Stays of guests who come or came; requests do not count yet. */
const isGuests = ({ status }: ReservationsRow): boolean => status === 'SUCCESSFUL' || status === 'FINISHED';

export function addAmount(amounts: readonly Amount[], { currency, amount }: Amount): readonly Amount[] {
  const known = amounts.find((each) => each.currency === currency);
  if (known === undefined) return [...amounts, { currency, amount }];
  return amounts.map((each) => (each === known ? { currency, amount: each.amount + amount } : each));
}

/** Amounts with a total across currencies; the owner need not see the rates for it. */
function amountsOf({ table }: Owner, of: readonly Amount[], today: IsoDate): Amounts {
  const sums = of.map(({ currency, amount }) => ({ currency, sum: amount }));
  const inOne = inCompanyCurrency(table, sums, today);
  return { of, ...(inOne && { inOne }) };
}

/** An owner's start page: nights and income by month (OPS6), the next guests, the balance (IV1). */
export function ownerSummary(owner: Owner, { year, today }: { year: number; today: IsoDate }): InvestorSummary {
  const first = `${year}-01-01`;
  const whole: Span = { from: first, to: addMonths(first, MONTHS) };
  const months = Array.from({ length: MONTHS }, (_, index): Span => {
    return { from: addMonths(first, index), to: addMonths(first, index + 1) };
  });
  const days = { from: dayNumber(whole.from), to: dayNumber(whole.to) };
  const homes = owner.estates.map((estate) => {
    const wanted = { of: estate.id, ...whole };
    const stays = owner.staysIn(wanted).filter(isGuests);
    const nights = nightsForRent(days, {
      offered: offeredOf(estate, owner.table),
      stays: stays.map((row) => ({ ...row, status: row.status ?? '' })),
    });
    return { estate, stays, nights, blocks: [...owner.table('out-of-order-periods').overlapping(wanted)] };
  });
  const shown = months.map((month) => monthOf(owner, { homes, month, start: days.from, today }));
  return {
    today,
    estates: owner.estates.length,
    showsIncome: owner.showsPrices,
    months: shown,
    income: amountsOf(owner, shown.flatMap(({ income }) => income.of).reduce<readonly Amount[]>(addAmount, []), today),
    nextStays: nextStays(owner, today),
    balances: amountsOf(owner, balancesOf(owner), today),
    ...ownNights(owner, year),
  };
}

/** The account's closing balances; a statement's own balance includes its carry-over and must not be added up. */
const balancesOf = (owner: Owner): readonly Amount[] =>
  statementsOf(owner)
    .flatMap(movementsOf)
    .reduce<readonly Amount[]>(
      (all, { statement: { currency }, credit, debit }) => addAmount(all, { currency, amount: credit - debit }),
      [],
    )
    .filter(({ amount }) => amount !== 0);

type Home = {
  readonly estate: EstatesRow;
  readonly stays: readonly ReservationsRow[];
  readonly blocks: readonly OutOfOrderPeriodsRow[];
  /** The nights of the year, 1 = the home was for rent (OPS6). */
  readonly nights: Uint8Array;
};

type Month = {
  readonly homes: readonly Home[];
  readonly month: Span;
  /** Day number of the year's first. */ readonly start: number;
  readonly today: IsoDate;
};

function monthOf(owner: Owner, { homes, month, start, today }: Month): InvestorMonth {
  const { investorId, showsPrices } = owner;
  const sum = (count: (home: Home) => number): number => homes.reduce((total, home) => total + count(home), 0);
  const closed = (isOwners: boolean) =>
    sum(({ blocks }) =>
      blocks
        .filter(({ kind }) => (kind === 'OWNER_STAY') === isOwners)
        .reduce((n, row) => n + nightsWithin(row, month), 0),
    );
  const income = (showsPrices ? homes : []).flatMap(({ estate, stays }) =>
    stays
      .filter(({ checkOut }) => checkOut >= month.from && checkOut < month.to)
      .map(({ checkOut, accommodationPrice, currency }): Amount => {
        const lastNight = addDays(checkOut, -1);
        const amount = shareOf(accommodationPrice ?? 0, ownershipsOf(estate), investorId, lastNight);
        return { currency: currency ?? '', amount };
      }),
  );
  return {
    month: month.from.slice(0, 7),
    guestNights: sum(({ stays }) => stays.reduce((n, row) => n + nightsWithin(nightsOf(row), month), 0)),
    ownerNights: closed(true),
    closedNights: closed(false),
    totalNights: sum(({ nights }) => nightsCounted(nights, dayNumber(month.from) - start, dayNumber(month.to) - start)),
    income: amountsOf(
      owner,
      income.filter(({ amount }) => amount !== 0).reduce<readonly Amount[]>(addAmount, []),
      today,
    ),
  };
}

function nextStays({ estates, table, staysIn }: Owner, today: IsoDate): readonly InvestorStay[] {
  const found = estates.flatMap((estate) => {
    const wanted = { of: estate.id, from: today, to: addDays(today, AHEAD) };
    const name = estate.propertyName || (estate.code ?? '');
    const guests = staysIn(wanted)
      .filter(isGuests)
      .map((row): InvestorStay => {
        const { checkIn, checkOut } = row;
        return {
          id: row.id,
          code: row.code ?? '',
          estate: name,
          checkIn,
          checkOut,
          guests: peopleIn(row),
          isOwners: false,
        };
      });
    const own = [...table('out-of-order-periods').overlapping(wanted)]
      .filter(({ kind }) => kind === 'OWNER_STAY')
      .map((row): InvestorStay => {
        const checkIn = row.from;
        const checkOut = row.to;
        return { id: row.id, code: row.code ?? '', estate: name, checkIn, checkOut, guests: 0, isOwners: true };
      });
    return [...guests, ...own];
  });
  return found.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0)).slice(0, NEXT_STAYS);
}

function ownNights({ table, investorId }: Owner, year: number): Pick<InvestorSummary, 'ownNights'> {
  const terms = table('investors').get(investorId);
  if (terms?.allowOwnerStay !== true) return {};
  const taken = table('out-of-order-periods')
    .equal('investorId', investorId)
    .filter((row) => row.kind === 'OWNER_STAY' && !row.releasedAt)
    .reduce((n, row) => n + nightsInYear({ from: row.from, to: row.to }, year), 0);
  return { ownNights: { year, limit: terms.yearlyNights ?? 0, taken } };
}
