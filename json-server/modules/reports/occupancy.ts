import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import {
  addTally,
  emptyTally,
  figuresOf,
  type SoldStay,
  type Tally,
  tallyHome,
} from '../../../src/domain/reports/occupancy.ts';
import { companyBook } from '../../../src/domain/reports/company-revenue.ts';
import { monthPeriods } from '../../../src/domain/reports/periods.ts';
import type { OccupancyReport, OccupancyRow } from '../../../src/wire/reports.ts';
import type { Context } from '../../records/context.ts';
import { date, oneOf, readQuery, text } from '../../http/query.ts';
import { companyCurrency } from '../../records/settings/company-settings.ts';
import { createSlices } from '../../store/slices.ts';
import { offeredOf } from '../estates/offered.ts';
import { requireSpan } from './question.ts';
import { isSeen, requiredSource, requireReadable, type Source, sourceIn, titleIn } from './sources.ts';
import { LONGEST_STAY } from '../../../src/domain/rule/limits.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** Filters on fields of the home and of the stay. */
const OF_ESTATE = ['groupId', 'projectName', 'estateId'] as const;
type OfEstate = keyof Pick<EstatesRow, 'groupId' | 'projectName' | 'id'>;

type Question = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly isByMonth: boolean;
  readonly equal: readonly (readonly [OfEstate, string])[];
  readonly salesChannelId: string;
};

/** The query parameters of the call. */
export const OCCUPANCY_PARAMETERS = {
  from: date(),
  to: date(),
  by: oneOf(['estate', 'month'], 'estate'),
  salesChannelId: text,
  groupId: text,
  projectName: text,
  estateId: text,
};

export function readOccupancy(search: URLSearchParams): Question {
  const asked = readQuery(search, OCCUPANCY_PARAMETERS);
  requireSpan(asked);
  const { from, to, by, salesChannelId } = asked;
  return {
    from,
    to,
    salesChannelId,
    isByMonth: by === 'month',
    equal: OF_ESTATE.flatMap((name) =>
      asked[name] === '' ? [] : [[name === 'estateId' ? 'id' : name, asked[name]] as const],
    ),
  };
}

/**
 * OPS6 over the caller's homes, in slices: reads a home's nights in one piece, through the index of spans, and lets
 * other requests in between two homes. A home counts on the nights on which it was for rent, whatever its status today;
 * a placeholder never counts (`isPlaceholder`).
 */
export async function occupancyReport(context: Context, question: Question): Promise<OccupancyReport> {
  const { from, to, isByMonth, equal, salesChannelId } = question;
  const estates = requiredSource(context, 'estates');
  const stays = requiredSource(context, 'reservations');
  const blocks = sourceIn(context, 'out-of-order-periods');
  for (const [key] of equal) if (key !== 'id') requireReadable(estates, key, key);
  if (salesChannelId !== '') requireReadable(stays, 'salesChannelId', 'salesChannelId');

  // Always by month, because each month's revenue has its own rates.
  const periods = monthPeriods(from, to);
  const seesMoney = stays.readable.has('accommodationPrice') && stays.readable.has('currency');
  const isAsked = (row: SoldStay): boolean => salesChannelId === '' || row.salesChannelId === salesChannelId;
  const currency = companyCurrency(context.table);
  const rates = [...context.table('exchange-rates').all()];
  const book = companyBook({ currency, rates, today: context.caller.values.today });
  const early = earlyDepartures(stays, from, to);
  const slices = createSlices();
  const rows: OccupancyRow[] = [];
  const totals = { all: emptyTally(), months: periods.map(() => emptyTally()), estates: 0 };
  for (const home of homesOf(estates, equal)) {
    await slices.pause();
    const span = { of: home.id, from, to };
    const around = [...stays.table.overlapping(span), ...(early.get(home.id) ?? [])];
    const found = [...new Map(around.map((row) => [row.id, row])).values()].filter((row) => isSeen(stays, row));
    const closed = blocks ? [...blocks.table.overlapping(span)].filter((row) => isSeen(blocks, row)) : [];
    const offered = offeredOf(home, context.table);
    const months = tallyHome({ periods, offered, stays: found, isAsked, blocks: closed });
    if (months.every(({ totalNights }) => totalNights === 0)) continue;
    months.forEach((tally, index) => {
      if (seesMoney) book.convert(tally, periods[index]?.month ?? '');
      else tally.money = {};
    });
    const named = {
      estateId: home.id,
      code: estates.readable.has('code') ? (home.code ?? '') : '',
      estate: titleIn(context, estates, home),
    };
    totals.estates += 1;
    const whole = emptyTally();
    months.forEach((tally, index) => {
      addTally(whole, tally);
      addTally(totals.months[index] ?? emptyTally(), tally);
      if (isByMonth) rows.push({ ...named, month: periods[index]?.month ?? '', ...figuresOf(tally) });
    });
    addTally(totals.all, whole);
    if (!isByMonth) rows.push({ ...named, ...figuresOf(whole) });
  }
  const monthFigures = (tally: Tally, index: number) => ({ month: periods[index]?.month ?? '', ...figuresOf(tally) });
  return {
    from,
    to,
    ...(seesMoney ? { currency } : {}),
    converted: book.parts(),
    rows,
    totals: {
      estates: totals.estates,
      ...figuresOf(totals.all),
      ...(isByMonth ? { months: totals.months.map(monthFigures) } : {}),
    },
  };
}

/** The caller's homes, by code. */
function homesOf(estates: Source<'estates'>, equal: Question['equal']): EstatesRow[] {
  const homes: EstatesRow[] = [];
  for (const row of estates.table.ordered('code', 'ASC')) {
    if (row.isPlaceholder === true || !isSeen(estates, row)) continue;
    if (equal.every(([key, value]) => row[key] === value)) homes.push(row);
  }
  return homes;
}

/**
 * RS3: guests who left early no longer hold the nights afterwards, so the index of spans does not find them there; the
 * revenue of these nights still belongs to them.
 */
function earlyDepartures(
  { table, resource }: Source<'reservations'>,
  from: IsoDate,
  to: IsoDate,
): ReadonlyMap<string, ReservationsRow[]> {
  const found = new Map<string, ReservationsRow[]>();
  if (resource.fields['departedOn']?.sortable !== true) return found;
  for (const row of table.range('departedOn', { gte: addDays(from, -LONGEST_STAY), lt: to })) {
    if (row.checkOut > from) found.set(row.estateId, [...(found.get(row.estateId) ?? []), row]);
  }
  return found;
}

/** The answer as JSON text, made in slices: a year of a thousand homes by month has twelve thousand rows. */
export async function reportText({ rows, ...rest }: { readonly rows: readonly object[] }): Promise<string> {
  const slices = createSlices();
  const parts: string[] = [];
  for (let start = 0; start < rows.length; start += PIECE) {
    await slices.pause();
    parts.push(JSON.stringify(rows.slice(start, start + PIECE)).slice(1, -1));
  }
  const head = JSON.stringify(rest);
  return `${head.slice(0, -1)}${head === '{}' ? '' : ','}"rows":[${parts.join(',')}]}`;
}
/** rows */
const PIECE = 500;
