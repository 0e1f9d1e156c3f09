import { computeValue } from '../../../config/compute.ts';
import type { Json, MoneyField } from '../../../config/types.ts';
import { useLanguage } from '../../resource/use-text.ts';
import type { DisplayProps } from '../display-props.ts';
import { formatMoney } from '../../format.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** An amount in its currency. */
function MoneyDisplay({ field, record }: DisplayProps<MoneyField>) {
  const language = useLanguage();
  const minor = field.compute ? computeValue({ field, row: record }) : record[field.name];
  if (typeof minor !== 'number') return <Nothing />;
  return <span className="k-number">{formatMoney({ minor, currency: currencyOf({ field, record }), language })}</span>;
}

/** The field's own currency or its sibling's; '' while that is empty. */
export function currencyOf({
  field,
  record,
}: {
  field: MoneyField;
  record: { readonly [key: string]: Json | undefined };
}): string {
  if (field.currency !== undefined) return field.currency;
  const value = field.currencyField === undefined ? undefined : record[field.currencyField];
  return typeof value === 'string' ? value : '';
}

export const looks: Looks = {
  money: {
    Cell: MoneyDisplay,
    Value: MoneyDisplay,
    input: 'money',
    filter: 'number',
    align: 'end',
    isShort: true,
    isFact: true,
  },
};
