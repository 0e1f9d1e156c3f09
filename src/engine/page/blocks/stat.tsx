import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { InOneCurrency } from '../../../config/figures.ts';
import type { StatBlock } from '../../../config/page-types.ts';
import { formatDate, formatMoney } from '../../format.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { viewPath } from '../../resource/paths.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { MeasuredAmounts } from '../MeasuredAmounts.tsx';
import { type MeasuredAmount, amountsOf, measuredText } from '../measure.ts';
import { Tile } from '../Tile.tsx';
import { useStats } from '../use-stats.ts';
import { ofRecords } from '../of-records.tsx';

// Few tiles compare themselves with an earlier time.
const SpanTile = lazy(() => import('../figures/SpanTile.tsx'));

type PartsProps = { readonly amounts: readonly MeasuredAmount[]; readonly day: InOneCurrency['day'] };

/** The currencies that the company's amount is made of, with the day of the rates. */
function Parts({ amounts, day }: PartsProps) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const parts = amounts.map((amount) => measuredText(amount, language)).join(' + ');
  return (
    <small className="k-muted" style={{ display: 'block', fontSize: 'var(--k-font-small)' }}>
      {t('inOne', { parts, day: formatDate({ value: day, language }) })}
    </small>
  );
}

/** A sum or an average that leads to its records. */
function StatTile({ block }: { readonly block: StatBlock }) {
  const { resource } = useEngine();
  const { data, ...state } = useStats({ resource: block.resource, view: block.view, of: block.of });
  const language = useLanguage();
  const amounts = amountsOf(data, block);
  const to = viewPath({ resource, view: block.view });
  const total = block.how === 'sum' ? data?.company : undefined;
  return (
    <Tile
      block={block}
      to={to}
      state={state}
      isNothing={amounts.length === 0}
      isSum
      more={total && <Parts amounts={amounts} day={total.day} />}
    >
      {total ? (
        formatMoney({ minor: total.sum, currency: total.currency, language })
      ) : (
        <MeasuredAmounts amounts={amounts} />
      )}
    </Tile>
  );
}

export default ofRecords(({ block }: { readonly block: StatBlock }) =>
  block.span ? <SpanTile block={block} span={block.span} /> : <StatTile block={block} />,
);
