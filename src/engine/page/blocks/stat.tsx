import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { InOneCurrency } from '../../../config/figures.ts';
import type { StatBlock } from '../../../config/page-types.ts';
import { formatDate, formatMoney } from '../../format.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { viewPath } from '../../resource/paths.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { Amounts } from '../Amounts.tsx';
import { amountsOf } from '../measure.ts';
import { Tile } from '../Tile.tsx';
import { useStats } from '../use-stats.ts';
import { ofRecords } from '../of-records.tsx';

// Few tiles compare themselves with the time before.
const SpanTile = lazy(() => import('../figures/SpanTile.tsx'));

/** What several currencies come to in the company's, with the day of the rates. */
function CompanyTotal({ total: { currency, sum, day } }: { readonly total: InOneCurrency }) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const amount = formatMoney({ minor: sum, currency, language });
  return (
    <small className="k-muted" style={{ display: 'block', fontSize: 'var(--k-font-small)' }}>
      {t('inOne', { amount, day: formatDate({ value: day, language }) })}
    </small>
  );
}

/** A sum or an average that leads to the records it is made of. */
function StatTile({ block }: { readonly block: StatBlock }) {
  const { resource } = useEngine();
  const { data, ...state } = useStats({ resource: block.resource, view: block.view, of: block.of });
  const amounts = amountsOf(data, block);
  const to = viewPath({ resource, view: block.view });
  return (
    <Tile block={block} to={to} state={state} isNothing={amounts.length === 0} isSum>
      <Amounts amounts={amounts} />
      {block.how === 'sum' && data?.company && <CompanyTotal total={data.company} />}
    </Tile>
  );
}

export default ofRecords(({ block }: { readonly block: StatBlock }) =>
  block.span ? <SpanTile block={block} span={block.span} /> : <StatTile block={block} />,
);
