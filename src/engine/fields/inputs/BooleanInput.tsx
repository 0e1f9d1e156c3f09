import Flex from 'antd/es/flex';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';

/** On or off, with a word beside the switch. */
export function BooleanInput({ field, store, id, describedBy }: InputProps) {
  const { t } = useTranslation('fields');
  const value = useFormValue(store, field.name) === true;
  return (
    <Flex gap={10} align="center" style={{ minHeight: 'var(--k-control)' }}>
      <Switch id={id} checked={value} onChange={(next) => store.set(field.name, next)} aria-describedby={describedBy} />
      <span aria-hidden="true">{value ? t('yes') : t('no')}</span>
    </Flex>
  );
}
