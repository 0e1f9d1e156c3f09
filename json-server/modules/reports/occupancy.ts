import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import {
  addTally,
  type ClosedTime,
  emptyTally,
  figuresOf,
  type SoldStay,
  type Tally,
  tallyHome,
} from '../../../src/domain/report/occupancy.ts';
import { monthPeriods, wholePeriod } from '../../../src/domain/report/periods.ts';
import type { OccupancyReport, OccupancyRow } from '../../../src/wire/reports.ts';
import type { Row } from '../../../src/config/types.ts';
import type { Context } from '../../records/context.ts';
import { textIn } from '../../rows.ts';
import { date, oneOf, readQuery, text } from '../../http/query.ts';
import { createSlices } from '../../slices.ts';
import { requireSpan } from './question.ts';
import { isSeen, requiredSource, requireReadable, type Source, sourceIn, titleIn } from './sources.ts';
import { LONGEST_STAY } from '../../../src/domain/rule/limits.ts';
import type { OutOfOrderPeriodsRow } from '../../stored/out-of-order-periods.ts';
import type { ReservationsRow } from '../../stored/reservations.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
const asStay = (row: Row): SoldStay => row as ReservationsRow as SoldStay;
const asBlock = (row: Row): ClosedTime => row as OutOfOrderPeriodsRow as ClosedTime;

/** Filters on a field of the home, and of the stay. */
const OF_ESTATE = ['groupId', 'projectName', 'estateId'] as const;

type Question = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly isByMonth: boolean;
  readonly equal: readonly (readonly [string, string])[];
  readonly salesChannelId: string;
};

const PARAMETERS = {
  ...{ from: date(), to: date(), by: oneOf(['estate', 'month'], 'estate') },
  ...{ salesChannelId: text, groupId: text, projectName: text, estateId: text },
};

export function readOccupancy(search: URLSearchParams): Question {
  const asked = readQuery(search, PARAMETERS);
  requireSpan(asked);
  const { from, to, by, salesChannelId } = asked;
  return {
    ...{ from, to, salesChannelId, isByMonth: by === 'month' },
    equal: OF_ESTATE.flatMap((name) =>
      asked[name] === '' ? [] : [[name === 'estateId' ? 'id' : name, asked[name]] as const],
    ),
  };
}

/**
 * OPS6 over the caller's homes, in slices: a home's nights are read in one piece, through the index of spans, and other
 * requests come in between two homes. A home that is not offered (any more) counts only where it had guests, and one that
 * stands for no real home never (`isPlaceholder`).
 */
export async function occupancyReport(context: Context, question: Question): Promise<OccupancyReport> {
  const { from, to, isByMonth, equal, salesChannelId } = question;
  const estates = requiredSource(context, 'estates');
  const stays = requiredSource(context, 'reservations');
  const blocks = sourceIn(context, 'out-of-order-periods');
  for (const [key] of equal) if (key !== 'id') requireReadable(estates, key, key);
  if (salesChannelId !== '') requireReadable(stays, 'salesChannelId', 'salesChannelId');

  const periods = isByMonth ? monthPeriods(from, to) : wholePeriod(from, to);
  const seesMoney = stays.readable.has('accommodationPrice') && stays.readable.has('currency');
  const isAsked = (row: Row): boolean =>
    isSeen(stays, row) && (salesChannelId === '' || textIn(row, 'salesChannelId') === salesChannelId);
  const early = earlyDepartures(stays, from, to);
  const slices = createSlices();
  const rows: OccupancyRow[] = [];
  const totals = { all: emptyTally(), months: periods.map(() => emptyTally()), estates: 0 };
  for (const home of homesOf(estates, equal)) {
    await slices.pause();
    const span = { of: home.id, from, to };
    const around = [...stays.table.overlapping(span), ...(early.get(home.id) ?? [])];
    const found = [...new Map(around.map((row) => [row.id, row])).values()].filter(isAsked);
    if (home['status'] !== 'ACTIVE' && found.length === 0) continue;
    const closed = blocks ? [...blocks.table.overlapping(span)].filter((row) => isSeen(blocks, row)) : [];
    const tallies = tallyHome({ periods, stays: found.map(asStay), blocks: closed.map(asBlock) });
    if (home['status'] !== 'ACTIVE' && tallies.every(({ guestNights }) => guestNights === 0)) continue;
    if (!seesMoney) for (const tally of tallies) tally.money = {};
    const named = {
      estateId: home.id,
      code: estates.readable.has('code') ? textIn(home, 'code') : '',
      estate: titleIn(context, estates, home),
    };
    totals.estates += 1;
    tallies.forEach((tally, index) => {
      addTally(totals.all, tally);
      addTally(totals.months[index] ?? emptyTally(), tally);
      const month = periods[index]?.month ?? '';
      rows.push({ ...named, ...(isByMonth ? { month } : {}), ...figuresOf(tally) });
    });
  }
  const monthFigures = (tally: Tally, index: number) => ({ month: periods[index]?.month ?? '', ...figuresOf(tally) });
  return {
    from,
    to,
    rows,
    totals: {
      estates: totals.estates,
      ...figuresOf(totals.all),
      ...(isByMonth ? { months: totals.months.map(monthFigures) } : {}),
    },
  };
}

/** The caller's homes in the order of their codes. */
function homesOf(estates: Source, equal: Question['equal']): Row[] {
  const homes: Row[] = [];
  for (const row of estates.table.ordered('code', 'ASC')) {
    if (row['isPlaceholder'] === true || !isSeen(estates, row)) continue;
    if (equal.every(([key, value]) => row[key] === value)) homes.push(row);
  }
  return homes;
}

/**
 * RS3: guests who left early hold no nights after that, so the index of spans no longer finds them there; what they were
 * charged belongs to those nights all the same.
 */
function earlyDepartures({ table, resource }: Source, from: IsoDate, to: IsoDate): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>();
  if (resource.fields['departedOn']?.sortable !== true) return found;
  for (const row of table.range('departedOn', { gte: addDays(from, -LONGEST_STAY), lt: to })) {
    if (textIn(row, 'checkOut') <= from) continue;
    const estateId = textIn(row, 'estateId');
    found.set(estateId, [...(found.get(estateId) ?? []), row]);
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
