import { useTranslation } from 'react-i18next';
import type { ChartBlock } from '../../config/page-types.ts';
import { formatNumber } from '../fields/format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useLanguage, useText } from '../resource/use-text.ts';
import { BlockCard } from './BlockCard.tsx';
import { useValueCounts } from './use-value-counts.ts';

/** Bars that are a table to those who do not see them: a value, how many, and as a bar how many of the most. */
export function ChartCard({ block }: { readonly block: ChartBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const field = resource.fields[block.by];
  const options = field?.type === 'enum' ? field.options : [];
  const counts = useValueCounts({ ...block, values: options.map(({ value }) => value) });
  const total = counts.counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...counts.counts);
  return (
    <BlockCard block={block} total={total} state={counts} waiting={options.length}>
      <table className="k-bars">
        <caption className="k-hidden">{t('chartOf', { block: text(block.label), field: text(field?.label) })}</caption>
        <thead className="k-hidden">
          <tr>
            <th scope="col">{text(field?.label)}</th>
            <th scope="col">{t('count')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ value, label }, index) => {
            const count = counts.counts[index] ?? 0;
            return (
              <tr key={value}>
                <th scope="row">{text(label)}</th>
                <td>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect
                      className={`k-bar k-bar-${(index % 8) + 1}`}
                      width={(100 * count) / most}
                      height="10"
                      rx="1"
                    />
                  </svg>
                  <span>{formatNumber({ value: count, language })}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </BlockCard>
  );
}
