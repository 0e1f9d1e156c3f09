import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { type SeasonRow, seasonOfRow } from '../../domain/prices/season-row.ts';
import { seasonYear } from '../../domain/prices/season-year.ts';
import { currentDay } from '../../engine/clock.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useRows } from '../../engine/resource/use-rows.ts';
import { SeasonBars } from './SeasonBars.tsx';
import { SeasonNight } from './SeasonNight.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { SeasonYearHead } from './SeasonYearHead.tsx';
import { useSeasonPlace } from './use-season-place.ts';

/** The seasons of a year as bars with the winner of each night (PR1), and as a table for keyboard and screen reader. */
export function SeasonYear({ config, resource }: PanelProps) {
  const { t } = useTranslation('prices');
  const today = currentDay();
  const [year, setYear] = useState(() => Number(today.slice(0, 4)));
  const [date, setDate] = useState(today);
  const rows = useRows(config, 'seasons');
  const groups = useRows(config, 'estate-groups');
  const at = useSeasonPlace();
  const { estate } = at;
  const seasons = useMemo(() => (rows ?? []).map((row) => seasonOfRow(row as Row & SeasonRow)), [rows]);
  const shown = useMemo(() => seasonYear({ seasons, estate, year }), [seasons, estate, year]);
  if (rows === undefined) return null;
  return (
    <section className="k-panel" style={{ marginBlockEnd: 'var(--k-gap)' }} aria-label={t('year.title')}>
      <SeasonYearHead year={year} onYear={setYear} at={at} rows={rows} groups={groups ?? []} />
      {shown.bars.length === 0 ? (
        <p>{t('year.none')}</p>
      ) : (
        <>
          <SeasonBars year={year} of={shown} />
          <SeasonNight
            resource={resource}
            seasons={shown.bars.map(({ season }) => season)}
            estate={estate}
            date={date}
            onDate={setDate}
          />
          <SeasonTable runs={shown.runs} />
        </>
      )}
    </section>
  );
}
