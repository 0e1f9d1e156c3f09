import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { lastDayOf, spanFilters, spanWhere } from '../../../config/group-where.ts';
import type { CountBlock, DateWindow, StatBlock } from '../../../config/page-types.ts';
import { dateField } from '../../../config/stats.ts';
import type { ReportSpan } from '../../../domain/calendar/spans.ts';
import { spanAndBefore } from '../../../domain/calendar/steps.ts';
import { currentDay } from '../../clock.ts';
import { formatDateRange } from '../../format.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { viewPath } from '../../resource/paths.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { MeasuredAmounts } from '../MeasuredAmounts.tsx';
import { Trend } from '../Trend.tsx';
import { drillPath } from '../../resource/drill.ts';
import { type MeasuredAmount, amountsOf, measuredText, type Measure } from '../measure.ts';
import { Tile } from '../Tile.tsx';
import { useStats } from '../use-stats.ts';

type SpanTileProps = { readonly block: CountBlock | StatBlock; readonly span: DateWindow };

/** A number of the last days or months, with a link to its records, and how it changed against the time before. */
export default function SpanTile({ block, span }: SpanTileProps) {
  const language = useLanguage();
  const { resource } = useEngine();
  const field = dateField(resource.fields, span.by);
  const days = spanAndBefore(currentDay(), span.last);
  const measure: Measure = block.type === 'stat' ? block : { how: 'sum' };
  const of = { resource: block.resource, view: block.view, of: measure.of };
  const filtersOf = (wanted: ReportSpan) => (field ? spanFilters(field, wanted) : []);
  const { data, ...state } = useStats({ ...of, filters: filtersOf(days.now) });
  const past = useStats({ ...of, filters: filtersOf(days.before) });
  const amounts = amountsOf(data, measure);
  const before = amountsOf(past.data, measure);
  const rangeText = ({ from, to }: ReportSpan) => formatDateRange({ from, to: lastDayOf({ from, to }), language });
  const to = field && drillPath({ resource, view: block.view, wheres: [spanWhere(field, days.now)] });
  return (
    <Tile
      block={block}
      state={state}
      to={to ?? viewPath({ resource, view: block.view })}
      isNothing={(data?.count ?? 0) === 0}
      isSum={block.type === 'stat'}
      more={
        <Flex vertical className="k-muted k-number">
          {rangeText(days.now)}
          {past.data && (
            <Changes amounts={amounts} before={before} rising={span.rising} past={rangeText(days.before)} />
          )}
        </Flex>
      }
    >
      <MeasuredAmounts amounts={amounts} />
    </Tile>
  );
}

type ChangesProps = {
  readonly amounts: readonly MeasuredAmount[];
  readonly before: readonly MeasuredAmount[];
  readonly rising: DateWindow['rising'];
  /** The time before, in words. */
  readonly past: string;
};

/** Each amount against that of the time before; from nothing there are no per cent. */
function Changes({ amounts, before, rising, past }: ChangesProps) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const currencies = [...new Set([...amounts, ...before].map(({ currency }) => currency))];
  const inCurrency = (list: readonly MeasuredAmount[], currency: string) =>
    list.find((amount) => amount.currency === currency)?.value ?? 0;
  const shown = currencies.length === 0 ? [''] : currencies;
  return shown.map((currency) => {
    const now = inCurrency(amounts, currency);
    const was = inCurrency(before, currency);
    return (
      <Flex key={currency} wrap gap="0 8px">
        {was !== 0 && <Trend change={Math.round((1000 * (now - was)) / Math.abs(was)) / 10} rising={rising} />}
        <span>{t('span.was', { past, value: measuredText({ currency, value: was }, language) })}</span>
      </Flex>
    );
  });
}
