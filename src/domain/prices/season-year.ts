import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import type { ScopedEstate } from './scope.ts';
import { compareSeasons, isInSeason, isSeasonOf, type Season } from './season.ts';

/** Nights with the same result, both ends included. */
export type YearRun = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The first wins over the others, in order; none = the price below seasons counts. */
  readonly seasons: readonly Season[];
};
export type SeasonYear = {
  readonly days: number;
  /** Every season with a night in the year, in order of precedence, with its spans. */
  readonly bars: readonly {
    readonly season: Season;
    readonly spans: readonly (readonly [from: IsoDate, to: IsoDate])[];
  }[];
  readonly runs: readonly YearRun[];
};

/** PR1 over one year: which seasons cover which nights, where they overlap, and which one wins each night. */
export function seasonYear(setup: {
  readonly seasons: readonly Season[];
  readonly estate: ScopedEstate & { readonly currency: string };
  readonly year: number;
}): SeasonYear {
  const { estate, year } = setup;
  const first = `${String(year).padStart(4, '0')}-01-01`;
  const days = daysBetween(first, `${String(year + 1).padStart(4, '0')}-01-01`);
  const ranked = setup.seasons
    .filter((season) => isSeasonOf(season, estate))
    .sort((a, b) => compareSeasons(a, b, estate).order);
  const spans = new Map<Season, [from: IsoDate, to: IsoDate][]>();
  const runs: YearRun[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(first, day);
    const covering = ranked.filter((season) => isInSeason(season, date));
    for (const season of ranked) {
      // A bar shows the whole season; its weekdays are listed beside it.
      if (!isInSeason({ ...season, daysOfWeek: [] }, date)) continue;
      const known = spans.get(season) ?? [];
      const last = known.at(-1);
      if (last && last[1] === addDays(date, -1)) last[1] = date;
      else known.push([date, date]);
      spans.set(season, known);
    }
    const run = runs.at(-1);
    const isSame =
      run?.seasons.length === covering.length && run.seasons.every((season, at) => season === covering[at]);
    if (run && isSame) runs[runs.length - 1] = { ...run, to: date };
    else runs.push({ from: date, to: date, seasons: covering });
  }
  const bars = ranked.flatMap((season) => {
    const found = spans.get(season);
    return found ? [{ season, spans: found }] : [];
  });
  return { days, bars, runs };
}
