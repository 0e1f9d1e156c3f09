import { useTranslation } from 'react-i18next';
import type { FigureBlock } from '../../../../config/page-types.ts';
import { Sparkline } from '../../../../ui/chart/Sparkline.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useText } from '../../../resource/use-text.ts';
import { Change } from '../../Change.tsx';
import { useNumberLook } from '../../use-number-look.ts';
import '../../cards.css';

/** One number, how it changed, and the way it came. */
export default function FigureTile({ block }: { readonly block: FigureBlock }) {
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
        {block.trend !== undefined && <Change change={block.trend} rising={block.rising} />}
      </p>
      {block.text && <p className="k-figure-text">{text(block.text)}</p>}
      {isCurved && (
        <Sparkline label={t('wayOf', { block: label, values: values.map(format).join(', ') })} values={values} />
      )}
    </section>
  );
}
