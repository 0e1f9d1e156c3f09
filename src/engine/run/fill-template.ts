import { actionQuestion } from '../../config/question.ts';
import { computeValue } from '../../config/compute.ts';
import type { ClientField, ClientResource, Language, Row, Text } from '../../config/types.ts';
import { plainText } from '../../config/values.ts';
import { optionOf } from '../../config/options.ts';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  maskIban,
} from '../format.ts';
import { LOOKS } from '../fields/displays.tsx';
import { currencyOf } from '../fields/types/money.tsx';
import { monthName } from '../month-name.ts';
import { referenceTitles, saidOfOthers } from '../resource/references.ts';

type Filling = {
  /** `{guestId} · {stay}. Check them in?` */
  readonly template: string;
  readonly record: Row;
  readonly resource: ClientResource;
  readonly language: Language;
  readonly text: (text: Text | undefined) => string;
};

/** A template in words: whom, what and when, as far as the reader may know it. */
export function filledRecordText({ template, record, resource, language, text }: Filling): string {
  const valueText = (field: ClientField): string => {
    const value = field.compute ? computeValue({ field, row: record }) : (record[field.name] ?? null);
    if (field.type === 'dateRange') {
      const from = plainText(record[field.start] ?? null);
      const to = plainText(record[field.end] ?? null);
      return from === '' || to === '' ? '' : formatDateRange({ from, to, language });
    }
    if (value === null || value === '') return '';
    if (field.type === 'ref') {
      const named = referenceTitles({ record, field: field.name }).filter(({ id, title }) => id !== title);
      return named.map(({ title }) => title).join(', ');
    }
    if (field.type === 'enum') return text(optionOf(field, value)?.label);
    if (field.type === 'date') return formatDate({ value: plainText(value), language });
    if (field.type === 'month') return monthName(plainText(value), language);
    if (field.type === 'dateTime') return formatDateTime({ value: plainText(value), language });
    // A message is read over shoulders, as a list is.
    if (LOOKS[field.type].isSecret) return maskIban(plainText(value));
    if (typeof value !== 'number') return plainText(value);
    if (field.type === 'money') return formatMoney({ minor: value, currency: currencyOf({ field, record }), language });
    return field.type === 'percent' ? formatPercent({ value, language }) : formatNumber({ value, language });
  };
  return actionQuestion(template, (key) => {
    const field = resource.fields[key];
    return field ? valueText(field) : (saidOfOthers(record, key) ?? '');
  });
}
