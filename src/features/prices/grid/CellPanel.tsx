import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homeName } from '../../../domain/estates/home-name.ts';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { nightOf } from '../../../domain/prices/grid/cell.ts';
import type { NightSource } from '../../../domain/prices/night-price.ts';
import type { ExplainedNight } from '../../../wire/price-grid.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { formatDate, formatMoney } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GridLine } from './grid-store.ts';
import { PRICED } from './use-grid.ts';
import { seasonDays } from './season-days.ts';
import type { SheetTools } from './use-sheet.ts';

const RESOURCES: Readonly<Record<NightSource, string>> = {
  DAILY: 'daily-prices',
  SEASON_SPECIFIC: 'seasons',
  SEASON_RECURRING: 'seasons',
  GROUP: 'estate-groups',
  ESTATE: 'estates',
};

type CellPanelProps = {
  readonly line: GridLine;
  readonly day: number;
  readonly tools: SheetTools;
  readonly onClose: () => void;
};

/** Explains the price of a night: each rule that takes part, the winner and why, with links. */
export default function CellPanel({ line, day, tools, onClose }: CellPanelProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const { estate } = line;
  const date = dateOfDayNumber(day);
  const path = `/price-grid/night?${new URLSearchParams({ estateId: estate.id, date }).toString()}`;
  const answer = useAnswer<ExplainedNight>(path, { follows: PRICED });
  const money = (minor: number) => formatMoney({ minor, currency: estate.currency, language });
  const found = line.night(day);
  const edit = tools.sheet.edits.get(estate.id)?.get(day);
  const night = found && nightOf(found.below, found.own?.own, edit?.patch);
  const isConflict = edit !== undefined && found !== undefined && edit.seen !== (found.own?.seen ?? '');
  return (
    <section className="k-box k-chart-panel k-price-panel" aria-label={t('panel.title')}>
      <header className="k-row k-apart">
        <h2>
          {homeName(estate)} · {formatDate({ value: date, language })}
        </h2>
        <Button type="text" aria-label={t('panel.close')} onClick={onClose}>
          ×
        </Button>
      </header>
      {night && (
        <Statistic
          value={money(night.amount)}
          formatter={(value) => value}
          title={[
            t('minNights', { count: night.minNights }),
            night.isClosed ? t('closed') : '',
            night.noArrival ? t('noArrival') : '',
            night.noDeparture ? t('noDeparture') : '',
          ]
            .filter((text) => text !== '')
            .join(' · ')}
        />
      )}
      {edit && found && (
        <Alert
          role="presentation"
          type={isConflict ? 'error' : 'warning'}
          message={
            isConflict
              ? t('panel.conflict', {
                  theirs: money(nightOf(found.below, found.own?.own).amount),
                  mine: money(night?.amount ?? 0),
                })
              : t('panel.unsaved', { before: money(nightOf(found.below, found.own?.own).amount) })
          }
          description={
            isConflict && (
              <Flex wrap gap={8}>
                <Button size="small" onClick={() => tools.settle([{ estateId: estate.id, day }], true)}>
                  {t('keepMine')}
                </Button>
                <Button size="small" onClick={() => tools.settle([{ estateId: estate.id, day }], false)}>
                  {t('takeTheirs')}
                </Button>
              </Flex>
            )
          }
        />
      )}
      <h3>{t('panel.why')}</h3>
      <Answered answer={answer} failed={t('failed')} rows={4}>
        {({ rules }) => (
          <Rows gap={6}>
            {rules.map((rule) => (
              <RuleLine key={`${rule.source}${rule.refId}`} rule={rule} estate={estate} />
            ))}
          </Rows>
        )}
      </Answered>
    </section>
  );
}

type RuleLineProps = {
  readonly rule: ExplainedNight['rules'][number];
  readonly estate: GridLine['estate'];
};

/** One rule that takes part in the night: its price, and whether it wins. */
function RuleLine({ rule, estate }: RuleLineProps) {
  const { t } = useTranslation('price-grid');
  const language = useLanguage();
  const { config } = useEngine();
  const { source, refId, name, amount, outcome, by, season } = rule;
  const resource = config.resources[RESOURCES[source]];
  const id = source === 'ESTATE' ? estate.id : refId;
  const way = resource && id !== '' ? bestPath({ resource, id }) : undefined;
  const title = `${t(`source.${source}`)}${name === undefined ? '' : ` · ${name}`}`;
  return (
    <li>
      <Card
        size="small"
        {...(outcome === 'WINS' && {
          style: { borderColor: 'var(--k-accent)', borderInlineStartWidth: 4 },
        })}
      >
        <Flex gap={8} align="start">
          <span className="k-chart-key k-price-key" data-source={source}>
            <i>{t(`letter.${source}`)}</i>
          </span>
          <div style={{ flex: 1, minWidth: 0 }}>
            {way === undefined ? title : <Link to={way}>{title}</Link>}
            <small className="k-muted" style={{ display: 'block' }}>
              {t(`outcome.${outcome}`)}
              {by === undefined ? '' : `: ${t(`by.${by}`)}`}
              {season
                ? ` · ${t('panel.priority', { priority: season.priority ?? 0 })} · ${seasonDays(season, language)}`
                : ''}
            </small>
          </div>
          <Typography.Text
            strong={outcome !== 'BEATEN'}
            delete={outcome === 'BEATEN'}
            {...(outcome === 'BEATEN' && { type: 'secondary' as const })}
          >
            {formatMoney({ minor: amount, currency: estate.currency, language })}
          </Typography.Text>
        </Flex>
      </Card>
    </li>
  );
}
