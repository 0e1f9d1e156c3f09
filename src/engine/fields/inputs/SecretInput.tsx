import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextField } from '../../../config/types.ts';
import { isSecretSet } from '../secret.ts';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { CLEARED } from './secret-value.ts';

/** A value only the server may read: shows whether it is set, and offers to replace or remove it. */
export function SecretInput(props: InputProps<TextField>) {
  const { t } = useTranslation('fields');
  const { field, store, id } = props;
  const value = useFormValue(store, field.name);
  const [isTyping, setIsTyping] = useState(typeof value === 'string');
  const isSet = isSecretSet({ field, record: store.base() });
  const keep = () => {
    setIsTyping(false);
    store.set(field.name, null);
  };
  if (isSet && !isTyping) {
    const isCleared = value === CLEARED;
    return (
      <Flex wrap gap={8} align="center" id={id} role="group" tabIndex={-1}>
        <span className="k-muted">{t(isCleared ? 'secret.willClear' : 'secret.set')}</span>
        {isCleared ? (
          <Button onClick={keep}>{t('secret.keep')}</Button>
        ) : (
          <>
            <Button onClick={() => setIsTyping(true)}>{t('secret.replace')}</Button>
            <Button danger onClick={() => store.set(field.name, CLEARED)}>
              {t('secret.clear')}
            </Button>
          </>
        )}
      </Flex>
    );
  }
  return (
    <Flex gap={8}>
      <Input.Password
        {...commonProps(props)}
        autoComplete="new-password"
        maxLength={field.maxLength}
        placeholder={t(isSet ? 'secret.new' : 'secret.unset')}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => store.set(field.name, event.target.value)}
      />
      {isSet && <Button onClick={keep}>{t('secret.keep')}</Button>}
    </Flex>
  );
}
