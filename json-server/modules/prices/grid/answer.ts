import { addDays } from '../../../../src/domain/calendar/iso-date.ts';
import { weekdayOf } from '../../../../src/domain/calendar/weekday.ts';
import { type NightSource, priceBelowSeasons } from '../../../../src/domain/prices/night-price.ts';
import { type Season, seasonPrice } from '../../../../src/domain/prices/season.ts';
import { addNight } from '../../../../src/domain/prices/grid/below-runs.ts';
import { winnersOver } from '../../../../src/domain/prices/grid/winners.ts';
import type { GridNightCells, GridRows, GridSourceCells } from '../../../../src/wire/price-grid.ts';
import { dailyPriceId } from '../daily-price-id.ts';
import { asSeason } from '../price-rows.ts';
import { type Context } from '../../../records/context.ts';
import { readerIn } from '../../../records/projection.ts';
import type { GridQuestion } from './question.ts';
import { soldNights } from './sold.ts';
import { seenOf } from './seen.ts';
import { type GridSource, isInScope, namesAreOpen } from './sources.ts';
import type { EstatesRow } from '../../../live/rows/stored/estates.ts';

/**
 * A compact window of the grid: runs of equal nights for nights without records of their own, and separately the nights
 * that have one.
 */
export function gridAnswer(setup: {
  readonly context: Context;
  readonly sources: { readonly estates: GridSource<'estates'>; readonly nights: GridSource<'daily-prices'> };
  readonly question: GridQuestion;
  readonly page: readonly EstatesRow[];
}): GridRows {
  const { context, sources, question, page } = setup;
  const { table } = context;
  const named = new Map<string, number>();
  const cells: GridSourceCells[] = [];
  const areSeasonsOpen = namesAreOpen(context, 'seasons');
  const areGroupsOpen = namesAreOpen(context, 'estate-groups');
  const sourceAt = (kind: NightSource, refId: string, name: string): number => {
    const isOpen = kind === 'GROUP' ? areGroupsOpen : areSeasonsOpen;
    const key = `${kind}\n${refId}`;
    const known = named.get(key);
    if (known !== undefined) return known;
    named.set(key, cells.length);
    cells.push(kind === 'ESTATE' || !isOpen ? [kind, '', ''] : [kind, refId, name]);
    return cells.length - 1;
  };
  const seasons = [...table('seasons').all()].map(asSeason);
  const winners = winnersOver({ seasons, from: question.from, days: question.days });
  const weekdays = Array.from({ length: question.days }, (_, day) => weekdayOf(addDays(question.from, day)));
  const dates = weekdays.map((_, day) => addDays(question.from, day));
  const groups = table('estate-groups');

  const runsOf = (estate: EstatesRow): number[] => {
    const group = groups.get(estate.groupId ?? '');
    const below = priceBelowSeasons(estate, group);
    const plain = below.group ? sourceAt('GROUP', below.group.id, below.group.name ?? '') : sourceAt('ESTATE', '', '');
    const ownMin = estate.minNights ?? 1;
    const priced = new Map<Season, readonly [amount: number, source: number, min: number]>();
    const runs: number[] = [];
    for (const [day, season] of winners(estate).entries()) {
      let ofSeason = season && priced.get(season);
      if (season && !ofSeason) {
        const kind = season.kind === 'SPECIFIC' ? 'SEASON_SPECIFIC' : 'SEASON_RECURRING';
        const source = sourceAt(kind, season.id, season.name);
        ofSeason = [seasonPrice(season, below.amount), source, season.minNights ?? ownMin];
        priced.set(season, ofSeason);
      }
      const [amount, source, min] = ofSeason ?? [below.amount, plain, ownMin];
      const weekday = weekdays[day] ?? 0;
      const noArrival = season?.closedToArrival?.includes(weekday) ?? false;
      const noDeparture = season?.closedToDeparture?.includes(weekday) ?? false;
      addNight(runs, { amount, source, minNights: min, noArrival, noDeparture });
    }
    return runs;
  };

  const ownOf = (estate: EstatesRow): GridNightCells[] => {
    const { nights } = sources;
    const own: GridNightCells[] = [];
    for (const [day, date] of dates.entries()) {
      const row = nights.table.get(dailyPriceId(estate.id, date));
      if (!row || !isInScope(nights, row)) continue;
      const value = readerIn(nights.projection, row);
      // A price in a currency that the estate no longer uses is ignored; the day's rules still apply.
      const price = row.currency === estate.currency ? value('price') : null;
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
    const shown = readerIn(sources.estates.projection, row);
    return [row.id, shown('code'), shown('propertyName'), shown('currency'), shown('status')] as const;
  });
  const runs = page.map(runsOf);
  const soldIn = soldNights(context, question);
  return { estates, runs, own: page.map(ownOf), sold: page.map(({ id }) => soldIn(id)), sources: cells };
}
