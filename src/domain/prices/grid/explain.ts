import type { IsoDate } from '../../calendar/iso-date.ts';
import { type NightSource, priceBelowSeasons, type PriceRules } from '../night-price.ts';
import { compareSeasons, isInSeason, isSeasonOf, type Season, type SeasonLead, seasonPrice } from '../season.ts';

/** One rule that affects a night's price. Money in minor units of the estate's currency. */
export type NightRule = {
  readonly source: NightSource;
  readonly refId: string;
  readonly name?: string;
  /** The night's price by this rule. */
  readonly amount: number;
  readonly outcome: 'WINS' | 'BASE' | 'BEATEN';
  /** The criterion it lost by; `daily` and `season` are separate ranks (PR1). */
  readonly by?: SeasonLead | 'daily' | 'season' | 'group';
  readonly season?: Pick<Season, 'kind' | 'from' | 'to' | 'priority' | 'scope' | 'adjust' | 'percent' | 'daysOfWeek'>;
};

/**
 * PR1 rule by rule, the winner first: daily price, the seasons that cover the night in order, group, estate. `BASE` = a
 * winning season adds to it, so it still counts.
 */
export function explainNight({ estate, group, seasons, daily }: PriceRules, date: IsoDate): readonly NightRule[] {
  const below = priceBelowSeasons(estate, group);
  const day = daily.get(date);
  const covering = seasons
    .filter((season) => isSeasonOf(season, estate) && isInSeason(season, date))
    .sort((a, b) => compareSeasons(a, b, estate).order);
  const [winner] = covering;
  const hasDaily = day?.price != null;
  const rules: NightRule[] = [];
  if (day?.price != null) rules.push({ source: 'DAILY', refId: day.id, amount: day.price, outcome: 'WINS' });
  for (const season of covering) {
    const { kind, from, to, priority, scope, adjust, percent, daysOfWeek } = season;
    const lost = winner && winner !== season ? compareSeasons(winner, season, estate).by : 'daily';
    rules.push({
      source: kind === 'SPECIFIC' ? 'SEASON_SPECIFIC' : 'SEASON_RECURRING',
      refId: season.id,
      name: season.name,
      amount: seasonPrice(season, below.amount),
      ...(season === winner && !hasDaily ? { outcome: 'WINS' as const } : { outcome: 'BEATEN' as const, by: lost }),
      season: {
        kind,
        from,
        to,
        priority: priority ?? 0,
        scope,
        adjust,
        percent: percent ?? null,
        daysOfWeek: daysOfWeek ?? [],
      },
    });
  }
  const isBase = winner !== undefined && winner.adjust !== 'ABSOLUTE' && !hasDaily;
  const lost = hasDaily ? ('daily' as const) : ('season' as const);
  const rank =
    rules.length === 0
      ? { outcome: 'WINS' as const }
      : isBase
        ? { outcome: 'BASE' as const }
        : { outcome: 'BEATEN' as const, by: lost };
  if (below.group) {
    const { id, name } = below.group;
    rules.push({ source: 'GROUP', refId: id, ...(name === undefined ? {} : { name }), amount: below.amount, ...rank });
    rules.push({ source: 'ESTATE', refId: estate.id, amount: estate.basePrice ?? 0, outcome: 'BEATEN', by: 'group' });
  } else rules.push({ source: 'ESTATE', refId: estate.id, amount: estate.basePrice ?? 0, ...rank });
  return rules;
}
