import { computeValue } from '../../../config/compute.ts';
import type { NumberField } from '../../../config/types.ts';
import { useLanguage } from '../../resource/use-text.ts';
import type { DisplayProps } from '../display-props.ts';
import { formatNumber, formatPercent } from '../../format.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** integer, number and percent, computed ones too; the same in lists and on pages. */
function NumberDisplay({ field, record }: DisplayProps<NumberField>) {
  const language = useLanguage();
  const value = field.compute ? computeValue({ field, row: record }) : record[field.name];
  if (typeof value !== 'number') return <Nothing />;
  const text = field.type === 'percent' ? formatPercent({ value, language }) : formatNumber({ value, language });
  return <span className="k-number">{text}</span>;
}

const look = {
  Cell: NumberDisplay,
  Value: NumberDisplay,
  input: 'number',
  filter: 'number',
  align: 'end',
  isShort: true,
} as const;
export const looks: Looks = {
  integer: look,
  number: look,
  percent: look,
  rating: look,
};
