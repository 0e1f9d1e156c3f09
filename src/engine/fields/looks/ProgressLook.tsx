import Bar from 'antd/es/progress';
import Space from 'antd/es/space';
import type { ClientField } from '../../../config/types.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { formatPercent } from '../../format.ts';

type ProgressLookProps = {
  readonly percent: number;
  readonly field: ClientField;
  readonly isRing?: boolean;
};

/** A bar, or a circle that fills, and its percent. @param percent what lies outside of 0 – 100 leaves it empty, or full */
export function ProgressLook({ percent, field, isRing = false }: ProgressLookProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Space size={10} className="k-progress">
      <Bar
        aria-label={text(field.label)}
        percent={Math.min(100, Math.max(0, percent))}
        strokeColor="var(--k-accent)"
        showInfo={false}
        {...(isRing ? { type: 'circle' as const, size: 30, strokeWidth: 12 } : { size: 'small' as const })}
      />
      <span className="k-number">{formatPercent({ value: percent, language })}</span>
    </Space>
  );
}
