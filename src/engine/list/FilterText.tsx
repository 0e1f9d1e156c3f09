import type { LogicalFilter } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ClientField, Language } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { isMasked } from '../../config/masked.ts';
import { isIsoInstant } from '../../domain/calendar/iso-date.ts';
import { maskedNumber } from '../../domain/text/mask.ts';
import { LOOKS } from '../fields/displays.tsx';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../format.ts';
import { useTitles } from '../fields/use-titles.ts';
import { useLanguage, useText } from '../resource/use-text.ts';

type FilterTextProps<Kind extends ClientField = ClientField> = {
  readonly field: Kind;
  readonly filters: readonly LogicalFilter[];
};

/** A filter's values as people say them: labels and titles instead of codes and ids. */
export function FilterText({ field, filters }: FilterTextProps) {
  const { t } = useTranslation('fields');
  const text = useText();
  const language = useLanguage();
  if (field.type === 'ref') return <RefFilterText field={field} filters={filters} />;
  const words = (value: string): string => {
    if (field.type === 'enum') return text(optionOf(field, value)?.label) || value;
    if (field.type === 'boolean') return value === 'true' ? t('yes') : t('no');
    return plainWords({ field, value, language });
  };
  return filters
    .map(({ operator, value }) => {
      const list = valuesIn(value).map(words).join(', ');
      const sign = SIGNS[operator];
      return sign === undefined ? list : `${sign} ${list}`;
    })
    .sort((a, b) => b.localeCompare(a)) // ≥ before ≤
    .join(' ');
}

const SIGNS: Readonly<Record<string, string>> = { gte: '≥', gt: '>', lte: '≤', lt: '<', ne: '≠', nin: '≠' };

function RefFilterText({ field, filters }: FilterTextProps) {
  const ids = filters.flatMap(({ value }) => valuesIn(value));
  const titles = useTitles({ resource: field.type === 'ref' ? field.resource : '', ids });
  return ids.map((id) => titles.find(({ value }) => value === id)?.label ?? id).join(', ');
}

function valuesIn(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => ['string', 'number', 'boolean'].includes(typeof item)).map(String);
}

function plainWords({ field, value, language }: { field: ClientField; value: string; language: Language }): string {
  if (isMasked(field)) return maskedNumber(value);
  const number = Number(value);
  if (field.type === 'money' && Number.isFinite(number)) {
    return formatMoney({ minor: number, currency: field.currency ?? '', language });
  }
  if (LOOKS[field.type].filter === 'number' && Number.isFinite(number)) {
    return formatNumber({ value: number, language });
  }
  return isIsoInstant(value) ? formatDateTime({ value, language }) : formatDate({ value, language });
}
