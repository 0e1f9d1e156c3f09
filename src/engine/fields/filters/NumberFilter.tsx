import type { LogicalFilter } from '@refinedev/core';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, MoneyField, NumberField } from '../../../config/types.ts';
import { parseAmount } from '../../../domain/money/money.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { decimalSeparator, formatNumber, moneyInputText, parseDecimal } from '../../format.ts';
import { filterText, type FilterProps } from './filter-props.ts';

type AnyNumber = NumberField | MoneyField;

/** From – to; one end may be open. Amounts are typed in major units. */
export function NumberFilter({ field, filters, onChange, id, isFurther }: FilterProps<AnyNumber>) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const [texts, setTexts] = useState(() => ({
    gte: write({ field, language, stored: filterText(filters, field.name, 'gte') }),
    lte: write({ field, language, stored: filterText(filters, field.name, 'lte') }),
  }));
  const handle = (operator: 'gte' | 'lte', text: string) => {
    const next = { ...texts, [operator]: text };
    setTexts(next);
    onChange(
      (['gte', 'lte'] as const).flatMap((end): LogicalFilter[] => {
        const value = read({ field, language, text: next[end] });
        return value === undefined ? [] : [{ field: field.name, operator: end, value: String(value) }];
      }),
    );
  };
  return (
    <Flex gap={8}>
      {(['gte', 'lte'] as const).map((operator) => (
        <Input
          key={operator}
          {...(operator === 'gte' && { id, autoFocus: !isFurther })}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t(`filter.${operator}`)}
          placeholder={t(`filter.${operator}`)}
          value={texts[operator]}
          onChange={({ target: { value } }) => handle(operator, value)}
          {...(texts[operator] !== '' &&
            read({ field, language, text: texts[operator] }) === undefined && {
              status: 'error',
              'aria-invalid': true,
            })}
        />
      ))}
    </Flex>
  );
}

/** Siblings name the currency of single records; for a filter over all of them two decimals are assumed. */
function currency(field: AnyNumber): string {
  return field.type === 'money' ? (field.currency ?? '') : '';
}

function read({ field, language, text }: { field: AnyNumber; language: Language; text: string }): number | undefined {
  return field.type === 'money'
    ? parseAmount(text, currency(field), decimalSeparator(language))
    : parseDecimal({ text, language });
}

function write({ field, language, stored }: { field: AnyNumber; language: Language; stored: string }): string {
  const value = Number(stored);
  if (stored === '' || !Number.isFinite(value)) return '';
  return field.type === 'money'
    ? moneyInputText({ minor: value, currency: currency(field), language })
    : formatNumber({ value, language });
}
