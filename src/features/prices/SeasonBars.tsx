import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../domain/calendar/iso-date.ts';
import type { Season } from '../../domain/prices/season.ts';
import type { SeasonYear } from '../../domain/prices/season-year.ts';
import { formatDateRange } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { seasonDays } from './grid/season-days.ts';
import './season-bars.css';

/** Seasons of a year as bars, with the winner of each night below: visual only. */
export function SeasonBars({ year, of: { days, bars, runs } }: { readonly year: number; readonly of: SeasonYear }) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const first = `${year}-01-01`;
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const toneOf = (season: Season) =>
    ({ '--k-tone': `var(--k-chart-${1 + (bars.findIndex((bar) => bar.season === season) % 8)})` }) as CSSProperties;
  const box = (from: string, to: string) => ({
    left: `${(100 * daysBetween(first, from)) / days}%`,
    width: `${(100 * (daysBetween(from, to) + 1)) / days}%`,
  });
  return (
    <div aria-hidden="true">
      <div className="k-year-months">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index}>{month.format(Date.UTC(year, index, 1))}</span>
        ))}
      </div>
      {bars.map(({ season, spans }) => (
        <div key={season.id} className="k-year-line">
          {spans.map(([from, to]) => (
            <span
              key={from}
              className="k-year-bar"
              data-kind={season.kind}
              data-days={season.daysOfWeek?.length ? '' : undefined}
              style={{ ...box(from, to), ...toneOf(season) }}
              title={`${season.name} · ${seasonDays(season, language)}`}
            >
              {season.name}
            </span>
          ))}
        </div>
      ))}
      <div className="k-year-line k-year-winners">
        {runs.map(({ from, to, seasons: won }) => (
          <span
            key={from}
            style={{ ...box(from, to), ...(won[0] && toneOf(won[0])) }}
            title={`${formatDateRange({ from, to, language })} · ${won[0]?.name ?? t('year.noSeason')}`}
          />
        ))}
      </div>
      <small className="k-muted">{t('year.winners')}</small>
    </div>
  );
}
