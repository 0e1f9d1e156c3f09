import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import type { DisplayProps } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** Yes or no, as a word. */
function BooleanDisplay({ field, record }: DisplayProps) {
  const { t } = useTranslation('fields');
  const value = record[field.name];
  if (typeof value !== 'boolean') return <Nothing />;
  return <Tag color={value ? 'green' : undefined}>{value ? t('yes') : t('no')}</Tag>;
}

export const looks: Looks = {
  boolean: { Cell: BooleanDisplay, Value: BooleanDisplay, input: 'boolean', filter: 'boolean', isShort: true },
};
