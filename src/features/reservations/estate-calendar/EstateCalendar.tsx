import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays, dayNumber, type IsoDate, todayIn } from '../../../domain/calendar/iso-date.ts';
import { addMonths } from '../../../domain/calendar/weekday.ts';
import type { NightHolder } from '../../../domain/tape/day-halves.ts';
import { InputGrid } from '../../../ui/InputGrid.tsx';
import { formatDateRange } from '../../../engine/format.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { EngineProvider } from '../../../engine/resource/EngineContext.tsx';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { recordPath } from '../../../engine/resource/paths.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { chartPath } from '../chart-path.ts';
import { useBarTexts } from '../tape/bar-texts.ts';
import type { RowData } from '../tape/tape-store.ts';
import { useTape } from '../tape/use-tape.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { type ChosenNights, CalendarMonth } from './CalendarMonth.tsx';
import './estate-calendar.css';

const MONTHS = 3;

type EstateCalendarProps = PanelProps & {
  /** Nights being considered: they are marked, and the calendar opens at their month. */
  readonly chosen?: ChosenNights | undefined;
};

/** One home's nights as a calendar of months: taken, closed and free; updates with others' bookings. */
export function EstateCalendar(props: EstateCalendarProps) {
  const reservations = props.config.resources['reservations'];
  if (!props.record || !reservations?.can.includes('list')) return null;
  return (
    <EngineProvider config={props.config} resource={reservations}>
      <Months {...props} estateId={props.record.id} />
    </EngineProvider>
  );
}

function Months({ config, estateId, chosen }: EstateCalendarProps & { readonly estateId: string }) {
  const { t } = useTranslation('tape');
  const isPhone = useMedia(PHONE);
  const [today] = useState(() => todayIn(new Date()));
  const [turned, setTurned] = useState<{ readonly from: IsoDate | undefined; readonly to: IsoDate }>();
  // Choosing other nights returns to their month.
  const first = turned && turned.from === chosen?.from ? turned.to : `${(chosen?.from ?? today).slice(0, 7)}-01`;
  const { store } = useTape(`estate=${encodeURIComponent(estateId)}`);
  const count = isPhone ? 1 : MONTHS;
  const end = addMonths(first, count);
  useEffect(() => {
    store.need({ first: 0, last: 1, days: { from: dayNumber(addDays(first, -1)), to: dayNumber(end) } });
  }, [store, first, end]);

  const failure = store.failure();
  return (
    <Answered
      answer={{
        data: store.known() && { row: store.row(0) },
        failure: failure === undefined ? undefined : asHttpError(failure),
        refresh: store.refresh,
      }}
      failed={t('failed')}
      rows={6}
      isEmpty={({ row }) => row === undefined}
      empty={<Notice kind="empty" title={t('calendar.none')} />}
    >
      {({ row }) =>
        row && (
          <Nights
            config={config}
            first={first}
            count={count}
            today={today}
            row={row}
            chosen={chosen}
            onFirst={(to) => setTurned({ from: chosen?.from, to })}
          />
        )
      }
    </Answered>
  );
}

type NightsProps = Pick<EstateCalendarProps, 'config' | 'chosen'> & {
  /** The first day of the first month. */
  readonly first: IsoDate;
  /** Months side by side. */
  readonly count: number;
  readonly today: IsoDate;
  readonly row: RowData;
  readonly onFirst: (first: IsoDate) => void;
};

/** The months with their occupants. */
function Nights({ config, first, count, today, row, chosen, onFirst }: NightsProps) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const texts = useBarTexts(today);
  const end = addMonths(first, count);
  const reservations = config.resources['reservations'];
  const isSeen = ({ checkIn, checkOut }: NightHolder) => checkIn < end && checkOut >= first;
  const occupants: readonly NightHolder[] = [...row.stays, ...row.blocks].filter(isSeen);
  const textOf = (occupant: NightHolder) =>
    'kind' in occupant
      ? `${t(`block.${occupant.kind}`)}, ${formatDateRange({ from: occupant.checkIn, to: occupant.checkOut, language })}`
      : texts.stay(occupant).label;
  const pathOf = (occupant: NightHolder) => {
    const resource = 'kind' in occupant ? config.resources['out-of-order-periods'] : reservations;
    return resource?.can.includes('show') ? recordPath({ resource, to: 'show', id: occupant.id }) : undefined;
  };
  const chart = chartPath(config, { q: row.estate.code });
  const newPath = (date: IsoDate) => {
    if (!reservations?.can.includes('create') || date < today || row.estate.status !== 'ACTIVE') return undefined;
    return `${reservations.routes.create}?${new URLSearchParams({ estateId: row.estate.id, checkIn: date, checkOut: addDays(date, 1) }).toString()}`;
  };
  return (
    <>
      <Flex wrap gap={8} align="center">
        <Button onClick={() => onFirst(addMonths(first, -1))}>‹ {t('back')}</Button>
        <Button onClick={() => onFirst(`${today.slice(0, 7)}-01`)}>{t('today')}</Button>
        <Button onClick={() => onFirst(addMonths(first, 1))}>{t('forward')} ›</Button>
        {chart !== undefined && <Link to={chart}>{t('calendar.toChart')}</Link>}
      </Flex>
      <InputGrid least={280}>
        {Array.from({ length: count }, (_, index) => (
          <CalendarMonth
            key={addMonths(first, index)}
            month={addMonths(first, index)}
            today={today}
            occupants={occupants}
            chosen={chosen}
            textOf={textOf}
            newPath={newPath}
          />
        ))}
      </InputGrid>
      <h3>{t('calendar.inView')}</h3>
      {occupants.length === 0 ? (
        <p className="k-muted">{t('calendar.allFree')}</p>
      ) : (
        <Rows gap={6}>
          {[...occupants]
            .sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1))
            .map((occupant) => {
              const path = pathOf(occupant);
              return (
                <li key={occupant.id}>
                  {path === undefined ? textOf(occupant) : <Link to={path}>{textOf(occupant)}</Link>}
                </li>
              );
            })}
        </Rows>
      )}
    </>
  );
}
