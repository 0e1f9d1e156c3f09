import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Row } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { useActions } from '../../engine/actions/use-actions.tsx';
import { formatDate } from '../../engine/format.ts';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { DeskTurnover, DeskTurnovers } from '../../wire/desk.ts';
import { useDesk } from './use-desk.ts';
import '../../ui/control.css';
import './turnovers.css';

const SPANS = [1, 3, 7, 14];
const USUAL = 3;
const REPORT = 'reportCleaning';

/**
 * Homes between two stays: who leaves when, who comes next, and how far the cleaning is; same-day first. Without names and
 * money, for those who clean. Needs an `EngineProvider` of the estates above it.
 */
export default function TurnoverScreen() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days') ?? USUAL);
  const days = SPANS.includes(asked) ? asked : USUAL;
  const desk = useDesk<DeskTurnovers>(`/today/turnovers?days=${days}`);
  const { start, dialog } = useActions(desk.refresh);
  const items = desk.data?.items ?? [];
  const today = desk.data?.today ?? '';
  return (
    <>
      <PageHead title={t('turnover.title')} />
      <div className="k-turnover-tools" role="group" aria-label={t('turnover.days')}>
        {SPANS.map((span) => (
          <button
            key={span}
            type="button"
            className={span === days ? 'k-control k-control-main' : 'k-control'}
            aria-pressed={span === days}
            onClick={() => setSearch(span === USUAL ? {} : { days: String(span) }, { replace: true })}
          >
            {t('turnover.daysOf', { count: span })}
          </button>
        ))}
        {desk.data && (
          <span>
            {t('turnover.count', { homes: items.length, sameDay: items.filter(({ isSameDay }) => isSameDay).length })}
          </span>
        )}
      </div>
      {!desk.data && !desk.failure && <Skeleton rows={8} label={t('turnover.loading')} />}
      {desk.failure && (
        <Notice kind="error" title={t('turnover.failed')} text={desk.failure.message}>
          <button type="button" className="k-control" onClick={desk.refresh}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {desk.data && items.length === 0 && <Notice kind="empty" title={t('turnover.none')} />}
      {desk.data && (
        <ul className="k-turnovers">
          {items.map((item) => (
            <TurnoverItem
              key={`${item.estateId} ${item.leaving?.id ?? ''}`}
              item={item}
              today={today}
              onReport={(record) => {
                start(record);
              }}
            />
          ))}
        </ul>
      )}
      {dialog}
    </>
  );
}

type TurnoverItemProps = {
  readonly item: DeskTurnover;
  readonly today: string;
  readonly onReport: (wanted: Parameters<ReturnType<typeof useActions>['start']>[0]) => void;
};

function TurnoverItem({ item, today, onReport }: TurnoverItemProps) {
  const { t } = useTranslation('desk');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const { leaving, arriving, cleaningState } = item;
  const home = [item.home, item.homeName].filter(Boolean).join(' · ');
  const way = bestPath({ resource, id: item.estateId });
  const state = optionOf(resource.fields['cleaningState'], cleaningState);
  const report = resource.can.includes(REPORT) ? resource.actions[REPORT] : undefined;
  const record: Row = { id: item.estateId, code: item.home, propertyName: item.homeName, cleaningState };
  const day = (date: string): string => (date === today ? t('day.today') : formatDate({ value: date, language }));
  return (
    <li data-tight={item.isTight || undefined}>
      <h3>
        {way === undefined ? home : <Link to={way}>{home}</Link>}
        {item.isSameDay && <Tag color="volcano">{t('turnover.sameDay')}</Tag>}
        {item.isTight && <Tag color="red">{t('turnover.tight')}</Tag>}
      </h3>
      <dl>
        <div>
          <dt>{t('turnover.leaves')}</dt>
          <dd>
            {leaving === null ? (
              t('turnover.empty')
            ) : (
              <>
                {day(leaving.date)}, {leaving.isGone ? t('turnover.gone') : t('turnover.by', { time: leaving.time })} ·{' '}
                {t('guests', { count: leaving.guests })}
                {leaving.isLate && (
                  <strong className="k-turnover-late">
                    {t('turnover.late', { date: formatDate({ value: leaving.date, language }) })}
                  </strong>
                )}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('turnover.next')}</dt>
          <dd>
            {arriving === null ? (
              t('turnover.noNext')
            ) : (
              <>
                {day(arriving.date)}, {t('turnover.from', { time: arriving.time })} ·{' '}
                {t('guests', { count: arriving.guests })}
                {arriving.notes !== null && <span className="k-turnover-notes">{arriving.notes}</span>}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('turnover.cleaning')}</dt>
          <dd>
            {state && <Tag color={state.color}>{text(state.label)}</Tag>}{' '}
            {item.cleaningMinutes !== null && t('turnover.minutes', { count: item.cleaningMinutes })}
          </dd>
        </div>
      </dl>
      {report && (
        <button
          type="button"
          className="k-control"
          aria-label={t('turnover.reportOf', { home: item.home })}
          onClick={() => onReport({ kind: 'action', record, action: report })}
        >
          {t('turnover.report')}
        </button>
      )}
    </li>
  );
}
