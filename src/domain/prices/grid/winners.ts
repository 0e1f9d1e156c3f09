import { addDays, type IsoDate } from '../../calendar/iso-date.ts';
import type { PricedEstate } from '../night-price.ts';
import { isSeasonOf, type Season, seasonOf } from '../season.ts';

/** By night, in order: the winning season (PR1), or none. */
export type Winners = readonly (Season | undefined)[];

/**
 * The winning season of each night of a window, for a list of estates. The comparison of two seasons depends on an
 * estate only by whether they apply to it, so estates with the same seasons share one result: a page costs as much as
 * its distinct sets of seasons.
 */
export function winnersOver(setup: {
  readonly seasons: readonly Season[];
  readonly from: IsoDate;
  readonly days: number;
}): (estate: PricedEstate) => Winners {
  const dates = Array.from({ length: setup.days }, (_, index) => addDays(setup.from, index));
  const known = new Map<string, Winners>();
  return (estate) => {
    const seasons = setup.seasons.filter((season) => isSeasonOf(season, estate));
    const key = seasons.map(({ id }) => id).join('\n');
    const found = known.get(key) ?? dates.map((date) => seasonOf({ seasons, estate, date }));
    known.set(key, found);
    return found;
  };
}
