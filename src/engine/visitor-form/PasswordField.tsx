import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorField, type FieldProps } from './VisitorField.tsx';

/** A password that can be looked at, and that says when the caps lock is on. */
export function PasswordField({ children, ...field }: Omit<FieldProps, 'type' | 'end' | 'onKey' | 'onBlur' | 'name'>) {
  const { t } = useTranslation('access');
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const handleKey = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <VisitorField
      {...field}
      name="password"
      type={isShown ? 'text' : 'password'}
      onKey={handleKey}
      onBlur={() => setIsCapsLock(false)}
      end={
        <button type="button" className="k-field-peek" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'login.hide' : 'login.show')}
        </button>
      }
    >
      <p className="k-field-caps" role="status">
        {isCapsLock && t('login.capsLock')}
      </p>
      {children}
    </VisitorField>
  );
}
