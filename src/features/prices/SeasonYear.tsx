import { useOne } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { plainText } from '../../config/values.ts';
import { daysBetween, todayIn } from '../../domain/calendar/iso-date.ts';
import { CURRENCIES, HOME_CURRENCY } from '../../domain/money/currencies.ts';
import { compareSeasons, isInSeason, type Season } from '../../domain/prices/season.ts';
import { seasonOfRow } from '../../domain/prices/season-row.ts';
import { seasonYear } from '../../domain/prices/season-year.ts';
import { formatDate, formatDateRange } from '../../engine/format.ts';
import { seasonDays } from './grid/season-days.ts';
import type { Row } from '../../config/types.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { whereValues } from '../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { rowText, useRows } from '../../engine/resource/use-rows.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';
import '../../ui/control.css';
import './price-panels.css';

/** The seasons of a year as bars, and who wins each night (PR1); the same as a table, for keyboard and screen reader. */
export function SeasonYear({ config, resource }: PanelProps) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const today = todayIn(new Date());
  const [year, setYear] = useState(() => Number(today.slice(0, 4)));
  const [place, setPlace] = useState('');
  const [currency, setCurrency] = useState<string>(() => plainText(whereValues().company?.currency ?? HOME_CURRENCY));
  const [date, setDate] = useState(today);
  const rows = useRows(config, 'seasons');
  const groups = useRows(config, 'estate-groups');
  const seasons = useMemo(() => (rows ?? []).map(seasonOfRow), [rows]);
  // Estates that have a season of their own; all others look like their group.
  const single = useMemo(() => {
    const named = new Map<string, string>();
    for (const row of rows ?? []) {
      const ids = row['estateIds'];
      const titles = (row['_refs'] as Record<string, unknown> | undefined)?.['estateIds'];
      if (!Array.isArray(ids)) continue;
      for (const [at, id] of ids.entries()) named.set(String(id), String(Array.isArray(titles) ? titles[at] : id));
    }
    return [...named];
  }, [rows]);
  const [kind, placeId = ''] = place.split(':');
  const { result: chosen } = useOne<Row & { id: string }>({
    resource: 'estates',
    id: placeId,
    errorNotification: false,
    queryOptions: { enabled: kind === 'estate' },
  });
  // A single estate has its own group and currency.
  const groupId = kind === 'estate' ? rowText(chosen ?? { id: '' }, 'groupId') : kind === 'group' ? placeId : '';
  const paidIn = (kind === 'estate' && chosen && rowText(chosen, 'currency')) || currency;
  const estate = useMemo(
    () => ({ id: kind === 'estate' ? placeId : '', groupId, currency: paidIn }),
    [kind, placeId, groupId, paidIn],
  );
  const { days, bars, runs } = useMemo(() => seasonYear({ seasons, estate, year }), [seasons, estate, year]);
  const first = `${year}-01-01`;
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const toneOf = (season: Season) => 1 + (bars.findIndex((bar) => bar.season === season) % 8);
  const box = (from: string, to: string) => ({
    left: `${(100 * daysBetween(first, from)) / days}%`,
    width: `${(100 * (daysBetween(from, to) + 1)) / days}%`,
  });
  const linkTo = (season: Season) => bestPath({ resource, id: season.id });
  const thatNight = bars
    .map(({ season }) => season)
    .filter((season) => isInSeason(season, date))
    .sort((a, b) => compareSeasons(a, b, estate).order);
  if (rows === undefined) return null;
  return (
    <section className="k-price-panel-box k-controls" aria-label={t('year.title')}>
      <header>
        <h2>{t('year.title')}</h2>
        <span className="k-year-switch">
          <button type="button" className="k-control" aria-label={t('year.before')} onClick={() => setYear(year - 1)}>
            ‹
          </button>
          <output>{year}</output>
          <button type="button" className="k-control" aria-label={t('year.after')} onClick={() => setYear(year + 1)}>
            ›
          </button>
        </span>
        <label>
          {t('year.place')}
          <select value={place} onChange={(event) => setPlace(event.target.value)}>
            <option value="">{t('year.everywhere')}</option>
            {(groups ?? []).map((group) => (
              <option key={group.id} value={`group:${group.id}`}>
                {rowText(group, 'name')}
              </option>
            ))}
            {single.map(([id, title]) => (
              <option key={id} value={`estate:${id}`}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('currency')}
          <select value={paidIn} disabled={kind === 'estate'} onChange={(event) => setCurrency(event.target.value)}>
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </header>
      {bars.length === 0 ? (
        <p>{t('year.none')}</p>
      ) : (
        <>
          <div className="k-year" aria-hidden="true">
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
                    data-tone={toneOf(season)}
                    data-kind={season.kind}
                    data-days={season.daysOfWeek?.length ? '' : undefined}
                    style={box(from, to)}
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
                  data-tone={won[0] ? toneOf(won[0]) : undefined}
                  style={box(from, to)}
                  title={`${formatDateRange({ from, to, language })} · ${won[0]?.name ?? t('year.noSeason')}`}
                />
              ))}
            </div>
            <small>{t('year.winners')}</small>
          </div>
          <label className="k-year-night">
            {t('year.night')}
            <DateBox required value={date} onChange={(day) => day !== '' && setDate(day)} />
          </label>
          <ol
            className="k-year-order"
            aria-live="polite"
            aria-label={t('year.order', { date: formatDate({ value: date, language }) })}
          >
            {thatNight.map((season, index) => {
              const [winner] = thatNight;
              const way = linkTo(season);
              const why = index > 0 && winner ? compareSeasons(winner, season, estate).by : undefined;
              return (
                <li key={season.id}>
                  {way === undefined ? season.name : <Link to={way}>{season.name}</Link>}{' '}
                  <small>{why === undefined ? t('year.wins') : t(`year.by.${why}`)}</small>
                </li>
              );
            })}
            {thatNight.length === 0 && <li>{t('year.noSeason')}</li>}
          </ol>
          <details>
            <summary>{t('year.table', { count: runs.length })}</summary>
            <div className="k-year-table" tabIndex={0} role="region" aria-label={t('year.title')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('year.nights')}</th>
                    <th scope="col">{t('year.wins')}</th>
                    <th scope="col">{t('year.beaten')}</th>
                  </tr>
                </thead>
                <tbody>
                  {runs.map(({ from, to, seasons: won }) => (
                    <tr key={from}>
                      <td>{formatDateRange({ from, to, language })}</td>
                      <td>{won[0]?.name ?? t('year.noSeason')}</td>
                      <td>
                        {won
                          .slice(1)
                          .map(({ name }) => name)
                          .join(', ')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
