import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Row } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { useActions } from '../../engine/actions/use-actions.tsx';
import { formatDate } from '../../engine/format.ts';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { DeskTurnover, DeskTurnovers } from '../../wire/desk.ts';
import { useDesk } from './use-desk.ts';
import './desk.css';

const SPANS = [1, 3, 7, 14];
const USUAL = 3;
const REPORT = 'reportCleaning';

/**
 * Homes between two stays: departure, next arrival, and the state of the cleaning; same-day ones first. Without names
 * and money, because cleaners use it. Needs an `EngineProvider` of the estates above it.
 */
export default function TurnoverScreen() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days') ?? USUAL);
  const days = SPANS.includes(asked) ? asked : USUAL;
  const desk = useDesk<DeskTurnovers>(`/today/turnovers?days=${days}`);
  const { start, dialog } = useActions(desk.refresh);
  const items = desk.data?.items ?? [];
  return (
    <>
      <PageHead title={t('turnover.title')} />
      <Flex wrap gap={8} align="center" className="k-below">
        <Segmented
          aria-label={t('turnover.days')}
          value={days}
          options={SPANS.map((value) => ({ value, label: t('turnover.daysOf', { count: value }) }))}
          onChange={(span) => setSearch(span === USUAL ? {} : { days: String(span) }, { replace: true })}
        />
        {desk.data && (
          <span className="k-muted">
            {t('turnover.count', { homes: items.length, sameDay: items.filter(({ isSameDay }) => isSameDay).length })}
          </span>
        )}
      </Flex>
      <Answered
        answer={desk}
        failed={t('turnover.failed')}
        rows={8}
        isEmpty={(found) => found.items.length === 0}
        empty={<Notice kind="empty" title={t('turnover.none')} />}
      >
        {({ today }) => (
          <Rows>
            {items.map((item) => (
              <TurnoverItem
                key={`${item.estateId} ${item.leaving?.id ?? ''}`}
                item={item}
                today={today}
                onReport={(record) => start(record)}
              />
            ))}
          </Rows>
        )}
      </Answered>
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
  const facts = [
    {
      key: 'leaves',
      label: t('turnover.leaves'),
      children: leaving ? (
        <div>
          {day(leaving.date)}, {leaving.isGone ? t('turnover.gone') : t('turnover.by', { time: leaving.time })} ·{' '}
          {t('guests', { count: leaving.guests })}
          {leaving.isLate && (
            <Typography.Text strong type="danger" style={{ display: 'block' }}>
              {t('turnover.late', { date: formatDate({ value: leaving.date, language }) })}
            </Typography.Text>
          )}
        </div>
      ) : (
        t('turnover.empty')
      ),
    },
    {
      key: 'next',
      label: t('turnover.next'),
      children: arriving ? (
        <div>
          {day(arriving.date)}, {t('turnover.from', { time: arriving.time })} ·{' '}
          {t('guests', { count: arriving.guests })}
          {arriving.notes !== null && <div className="k-muted">{arriving.notes}</div>}
        </div>
      ) : (
        t('turnover.noNext')
      ),
    },
    {
      key: 'cleaning',
      label: t('turnover.cleaning'),
      children: (
        <div>
          {state && <Tag color={state.color}>{text(state.label)}</Tag>}{' '}
          {item.cleaningMinutes !== null && t('turnover.minutes', { count: item.cleaningMinutes })}
        </div>
      ),
    },
  ];
  return (
    <li>
      <Card
        size="small"
        {...(item.isTight && { style: { borderColor: 'var(--k-danger)' } })}
        title={
          <Flex component="h3" wrap gap="4px 8px" align="center">
            {way === undefined ? home : <Link to={way}>{home}</Link>}
            {item.isSameDay && <Tag color="volcano">{t('turnover.sameDay')}</Tag>}
            {item.isTight && <Tag color="red">{t('turnover.tight')}</Tag>}
          </Flex>
        }
        extra={
          report && (
            <Button
              size="small"
              aria-label={t('turnover.reportOf', { home: item.home })}
              onClick={() => onReport({ kind: 'action', record, action: report })}
            >
              {t('turnover.report')}
            </Button>
          )
        }
      >
        <Descriptions size="small" layout="vertical" colon={false} column={{ xs: 1, md: 3 }} items={facts} />
      </Card>
    </li>
  );
}
