import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { IsoDate } from '../../domain/calendar/iso-date.ts';
import { compareSeasons, isInSeason, type Season } from '../../domain/prices/season.ts';
import { formatDate } from '../../engine/format.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { SeasonPlace } from './use-season-place.ts';

type SeasonNightProps = {
  readonly resource: PanelProps['resource'];
  /** In order of precedence. */
  readonly seasons: readonly Season[];
  readonly estate: SeasonPlace['estate'];
  readonly date: IsoDate;
  readonly onDate: (date: IsoDate) => void;
};

/** The seasons of one night, the winner first, and why it wins. */
export function SeasonNight({ resource, seasons, estate, date, onDate }: SeasonNightProps) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const thatNight = seasons
    .filter((season) => isInSeason(season, date))
    .sort((a, b) => compareSeasons(a, b, estate).order);
  return (
    <>
      <Flex>
        <Labelled label={t('year.night')}>
          <DateBox required value={date} onChange={(day) => day !== '' && onDate(day)} />
        </Labelled>
      </Flex>
      <ol aria-live="polite" aria-label={t('year.order', { date: formatDate({ value: date, language }) })}>
        {thatNight.map((season, index) => {
          const [winner] = thatNight;
          const way = bestPath({ resource, id: season.id });
          const why = index > 0 && winner ? compareSeasons(winner, season, estate).by : undefined;
          return (
            <li key={season.id}>
              {way === undefined ? season.name : <Link to={way}>{season.name}</Link>}{' '}
              <small className="k-muted">{why === undefined ? t('year.wins') : t(`year.by.${why}`)}</small>
            </li>
          );
        })}
        {thatNight.length === 0 && <li>{t('year.noSeason')}</li>}
      </ol>
    </>
  );
}
