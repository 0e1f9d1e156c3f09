import { useTranslation } from 'react-i18next';
import type { ProgressBlock } from '../../../../config/page-types.ts';
import { useText } from '../../../resource/use-text.ts';
import { Bars } from '../../Bars.tsx';
import { CardFrame } from '../../CardFrame.tsx';
import { toneColor } from '../../ToneMark.tsx';
import { useNumberLook } from '../../use-number-look.ts';

/** How far each of several things is. */
export default function ProgressCard({ block }: { readonly block: ProgressBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const { format } = useNumberLook(block.unit || block.currency ? block : { unit: { en: '%' } });
  const label = text(block.label);
  return (
    <CardFrame id={block.id} title={label} text={text(block.text)} isFlush>
      <Bars
        label={label}
        of={t('of')}
        what={t('progress')}
        format={format}
        rows={block.rows.map(({ label: name, text: more, value, max, tone }, index) => ({
          key: String(index),
          label: text(name),
          text: text(more),
          value,
          whole: max,
          stroke: tone && toneColor(tone),
        }))}
      />
    </CardFrame>
  );
}
