import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { isMasked } from '../../../config/masked.ts';
import { useText } from '../../resource/use-text.ts';
import { filterText, type FilterProps } from './filter-props.ts';

/** Rows whose text contains the input, ignoring case and accents. Masked values match only as a whole. */
export function TextFilter({ field, filters, onChange, id, isFurther }: FilterProps) {
  const { t } = useTranslation('fields');
  const text = useText();
  const isWhole = isMasked(field);
  // A colour's code has no parts worth looking for.
  const operator = isWhole || field.type === 'color' ? 'eq' : 'contains';
  const label = t(isWhole ? 'filter.whole' : 'filter.contains');
  return (
    <Input
      id={id}
      autoFocus={!isFurther}
      autoComplete="off"
      aria-label={`${text(field.label)}: ${label}`}
      placeholder={label}
      value={filterText(filters, field.name, operator)}
      onChange={({ target: { value } }) => onChange(value === '' ? [] : [{ field: field.name, operator, value }])}
    />
  );
}
