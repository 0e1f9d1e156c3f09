import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureBlock } from '../../../../config/page-types.ts';
import { Sparkline } from '../../../../ui/chart/Sparkline.tsx';
import { useText } from '../../../resource/use-text.ts';
import { Trend } from '../../Trend.tsx';
import { toneColor, ToneMark } from '../../ToneMark.tsx';
import { useNumberLook } from '../../use-number-look.ts';

/** One number, how it changed, and the way it came. */
export default function FigureTile({ block }: { readonly block: FigureBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const { format } = useNumberLook(block);
  const { id, values, icon, tone } = block;
  const label = text(block.label);
  const spark = { '--k-spark': tone === 'neutral' ? 'var(--k-chart-1)' : toneColor(tone) } as CSSProperties;
  return (
    <Card size="small" role="region" aria-labelledby={`block-${id}`} style={spark}>
      <Flex gap={12} align="center">
        {icon !== undefined && <ToneMark icon={icon} tone={tone} />}
        <h2 id={`block-${id}`}>{label}</h2>
      </Flex>
      <Flex wrap gap="0 10px" align="baseline">
        <Statistic formatter={() => format(block.value)} />
        {block.trend !== undefined && <Trend change={block.trend} rising={block.rising} />}
      </Flex>
      {block.text && <p className="k-muted">{text(block.text)}</p>}
      {values.length > 1 && (
        <Sparkline label={t('wayOf', { block: label, values: values.map(format).join(', ') })} values={values} />
      )}
    </Card>
  );
}
