import { addDays } from '../../../../src/domain/calendar/iso-date.ts';
import { weekdayOf } from '../../../../src/domain/calendar/weekday.ts';
import { type NightSource, priceBelowSeasons } from '../../../../src/domain/price/night-price.ts';
import { type Season, seasonPrice } from '../../../../src/domain/price/season.ts';
import { winnersOver } from '../../../../src/domain/price/grid/winners.ts';
import type { Json, Row } from '../../../../src/config/types.ts';
import { dailyPriceId } from '../daily-price-id.ts';
import type { BookedEstate } from '../price-book.ts';
import { asGroup, asSeason } from '../price-rows.ts';
import { type Context } from '../../../records/context.ts';
import { textIn } from '../../../rows.ts';
import type { GridQuestion } from './question.ts';
import { seenOf } from './seen.ts';
import { type GridSource, isInScope, namesAreOpen } from './sources.ts';
import type { EstatesRow } from '../../../stored/estates.ts';

/** Flags of a run: rules of the season for the day of arrival and of departure. */
const NO_ARRIVAL = 1;
const NO_DEPARTURE = 2;

type Source = readonly [kind: NightSource, refId: string, name: string];
/** A night with a record of its own: day of the window, what was seen, and its values; null = says nothing. */
type OwnNight = readonly [
  day: number,
  seen: string,
  price: Json,
  minNights: Json,
  closed: Json,
  noIn: Json,
  noOut: Json,
];

/**
 * A window of the grid, compact: what nights cost without records of their own as runs of equal nights
 * (`[nights, amount, source, minNights, flags]`, one after the other), and beside them the nights that have one.
 */
export function gridAnswer(setup: {
  readonly context: Context;
  readonly sources: { readonly estates: GridSource; readonly nights: GridSource };
  readonly question: GridQuestion;
  readonly page: readonly Row[];
}) {
  const { context, sources, question, page } = setup;
  const { table } = context;
  const named = new Map<string, number>();
  const told: Source[] = [];
  const areSeasonsOpen = namesAreOpen(context, 'seasons');
  const areGroupsOpen = namesAreOpen(context, 'estate-groups');
  const sourceAt = (kind: NightSource, refId: string, name: string): number => {
    const isOpen = kind === 'GROUP' ? areGroupsOpen : areSeasonsOpen;
    const key = `${kind}\n${refId}`;
    const known = named.get(key);
    if (known !== undefined) return known;
    named.set(key, told.length);
    told.push(kind === 'ESTATE' || !isOpen ? [kind, '', ''] : [kind, refId, name]);
    return told.length - 1;
  };
  const seasons = [...table('seasons').all()].map(asSeason);
  const winners = winnersOver({ seasons, from: question.from, days: question.days });
  const weekdays = Array.from({ length: question.days }, (_, day) => weekdayOf(addDays(question.from, day)));
  const dates = weekdays.map((_, day) => addDays(question.from, day));
  const groups = table('estate-groups');

  const runsOf = (row: Row): number[] => {
    const estate = row as EstatesRow as BookedEstate;
    const group = groups.get(textIn(row, 'groupId'));
    const below = priceBelowSeasons(estate, group && asGroup(group));
    const plain = below.group ? sourceAt('GROUP', below.group.id, below.group.name ?? '') : sourceAt('ESTATE', '', '');
    const ownMin = estate.minNights ?? 1;
    const priced = new Map<Season, readonly [amount: number, source: number, min: number]>();
    const runs: number[] = [];
    for (const [day, season] of winners(estate).entries()) {
      let said = season && priced.get(season);
      if (season && !said) {
        const kind = season.kind === 'SPECIFIC' ? 'SEASON_SPECIFIC' : 'SEASON_RECURRING';
        const source = sourceAt(kind, season.id, season.name);
        said = [seasonPrice(season, below.amount), source, season.minNights ?? ownMin];
        priced.set(season, said);
      }
      const [amount, source, min] = said ?? [below.amount, plain, ownMin];
      const weekday = weekdays[day] ?? 0;
      const flags =
        (season?.closedToArrival?.includes(weekday) ? NO_ARRIVAL : 0) +
        (season?.closedToDeparture?.includes(weekday) ? NO_DEPARTURE : 0);
      const at = runs.length - 5;
      const isSame = at >= 0 && runs[at + 1] === amount && runs[at + 2] === source && runs[at + 3] === min;
      if (isSame && runs[at + 4] === flags) runs[at] = (runs[at] ?? 0) + 1;
      else runs.push(1, amount, source, min, flags);
    }
    return runs;
  };

  const ownOf = (estate: Row): OwnNight[] => {
    const { nights } = sources;
    const own: OwnNight[] = [];
    for (const [day, date] of dates.entries()) {
      const row = nights.table.get(dailyPriceId(estate.id, date));
      if (!row || !isInScope(nights, row)) continue;
      const value = (key: string): Json => (nights.projection.keys.has(key) ? (row[key] ?? null) : null);
      // A price in a currency that the estate no longer has says nothing; the day's rules still do.
      const price = row['currency'] === estate['currency'] ? value('price') : null;
      const rules = [
        value('minNights'),
        value('isClosed'),
        value('closedToArrival'),
        value('closedToDeparture'),
      ] as const;
      own.push([day, seenOf(row), price, ...rules]);
    }
    return own;
  };

  const estates = page.map((row) => {
    const { keys } = sources.estates.projection;
    const shown = (key: string): Json => (keys.has(key) ? (row[key] ?? null) : null);
    return [row.id, shown('code'), shown('propertyName'), shown('currency'), shown('status')] as const;
  });
  const runs = page.map(runsOf);
  return { estates, runs, own: page.map(ownOf), sources: told };
}
