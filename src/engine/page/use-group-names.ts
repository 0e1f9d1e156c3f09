import { useTranslation } from 'react-i18next';
import { type Grouping, isDated } from '../../config/stats.ts';
import type { ClientField } from '../../config/types.ts';
import { optionOf, optionsOf } from '../../config/options.ts';
import { dateFormat } from '../format.ts';
import { useLanguage, useText } from '../resource/use-text.ts';

type Names = { readonly [id: string]: string } | undefined;

/** Names of groups: the label of a value, the title of a record, a date as people say it. */
export function useGroupNames(): (grouping: Grouping, value: string, names: Names) => string {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  return ({ field, step }, value, names) => {
    if (value === '') return t('noValue');
    if (field.type === 'enum') return text(optionOf(field, value)?.label) || value;
    if (field.type === 'boolean') return t(value === 'true' ? 'fields:yes' : 'fields:no');
    if (field.type === 'ref') return names?.[value] ?? t('unseen');
    if (!isDated(field)) return value;
    const parts: Intl.DateTimeFormatOptions =
      step === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' };
    const day = step === 'month' ? `${value}-01` : value;
    return dateFormat(language, { timeZone: 'UTC', ...parts }).format(Date.parse(`${day}T00:00:00Z`));
  };
}

/** The colour of each value in the field; undefined where it has none. */
export function colorsOf(
  field: ClientField | Grouping['field'] | undefined,
  values: readonly string[],
): readonly (string | undefined)[] | undefined {
  const isColored = optionsOf(field).some(({ color }) => color !== undefined && color !== 'default');
  return isColored ? values.map((value) => optionOf(field, value)?.color) : undefined;
}
