import { useTranslation } from 'react-i18next';
import type { FigureBlock } from '../../../config/page-types.ts';
import { Sparkline } from '../../../ui/chart/Sparkline.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatPercent } from '../../fields/format.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { useNumberLook } from './use-number-look.ts';

/** One number, how it changed, and the way it came. */
export function FigureTile({ block }: { readonly block: FigureBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const { format } = useNumberLook(block);
  const { id, values, icon } = block;
  const label = text(block.label);
  const isCurved = values.length > 1;
  return (
    <section className={`k-tile-${block.tone} k-figure-tile`} aria-labelledby={`block-${id}`}>
      <header>
        {icon !== undefined && (
          <span className="k-tile-icon">
            <Icon name={icon} />
          </span>
        )}
        <h2 id={`block-${id}`} className="k-figure-label">
          {label}
        </h2>
      </header>
      <p className="k-figure-number">
        <span>{format(block.value)}</span>
        {block.trend !== undefined && <Trend change={block.trend} />}
      </p>
      {block.text && <p className="k-figure-text">{text(block.text)}</p>}
      {isCurved && (
        <Sparkline label={t('wayOf', { block: label, values: values.map(format).join(', ') })} values={values} />
      )}
    </section>
  );
}

function Trend({ change }: { readonly change: number }) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const value = formatPercent({ value: Math.abs(change), language });
  const isDown = change < 0;
  return (
    <span className={isDown ? 'k-trend k-trend-down' : 'k-trend'}>
      <span aria-hidden="true">{`${isDown ? '▼' : '▲'} ${value}`}</span>
      <span className="k-hidden">{t(isDown ? 'trend.down' : 'trend.up', { value })}</span>
    </span>
  );
}
