import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { filterText, type FilterProps } from './filter-props.ts';

/** Rows whose text contains what is typed; case and accents do not count. */
export function TextFilter({ field, filters, onChange, id }: FilterProps) {
  const { t } = useTranslation('fields');
  // A colour's code has no parts worth looking for.
  const operator = field.type === 'color' ? 'eq' : 'contains';
  return (
    <Input
      id={id}
      autoFocus
      autoComplete="off"
      aria-label={t('filter.contains')}
      placeholder={t('filter.contains')}
      value={filterText(filters, field.name, operator)}
      onChange={({ target: { value } }) => onChange(value === '' ? [] : [{ field: field.name, operator, value }])}
    />
  );
}
