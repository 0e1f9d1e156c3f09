import Input from 'antd/es/input';
import type { NumberField } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { formatNumber, parseDecimal } from '../../format.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { useDraft } from './use-draft.ts';

/** A number in the writing of the language: `1.234,5` and `1,234.5` are the same value. */
export function NumberInput(props: InputProps<NumberField>) {
  const language = useLanguage();
  const { field, store } = props;
  const draft = useDraft({
    store,
    name: field.name,
    parse: (text) => parseDecimal({ text, language }),
    format: (value) => (typeof value === 'number' ? formatNumber({ value, language }) : plainText(value)),
  });
  return (
    <Input
      {...commonProps(props)}
      {...draft}
      inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
      style={{ maxWidth: '16em' }}
      autoComplete="off"
      suffix={field.type === 'percent' ? '%' : undefined}
    />
  );
}
