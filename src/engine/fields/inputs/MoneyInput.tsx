import Input from 'antd/es/input';
import type { Json, MoneyField } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { parseAmount } from '../../../domain/money/money.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { decimalSeparator, moneyInputText } from '../../format.ts';
import { currencyOf } from '../types/money.tsx';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { useDraft } from './use-draft.ts';

/** Typed in major units, kept as whole minor units; never through a fraction. */
export function MoneyInput(props: InputProps<MoneyField>) {
  const language = useLanguage();
  const { field, store } = props;
  const sibling = useFormValue(store, field.currencyField ?? '');
  const currency = currencyOf({ field, record: { [field.currencyField ?? '']: sibling } });
  const draft = useDraft({
    store,
    name: field.name,
    parse: (text): Json | undefined => parseAmount(text, currency, decimalSeparator(language)),
    format: (value) =>
      typeof value === 'number' ? moneyInputText({ minor: value, currency, language }) : plainText(value),
  });
  // Always an element: antd remounts the input, without focus, when a suffix appears or disappears.
  const suffix = <span>{currency}</span>;
  return (
    <Input
      {...commonProps(props)}
      {...draft}
      style={{ maxWidth: '16em' }}
      inputMode="decimal"
      autoComplete="off"
      suffix={suffix}
    />
  );
}
