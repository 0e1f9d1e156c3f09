import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import Typography from 'antd/es/typography';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from '../../../domain/password/strength.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { changePassword } from '../../../providers/account.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { notify } from '../../../providers/notification.ts';
import { sessionUser } from '../../../providers/session.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { PasswordStrength } from '../../../ui/PasswordStrength.tsx';

type Name = 'currentPassword' | 'newPassword';
type Errors = { readonly [name in Name | 'form']?: string };
const NAMES: readonly Name[] = ['currentPassword', 'newPassword'];
const EMPTY: Record<Name, string> = { currentPassword: '', newPassword: '' };

/** Changes one's own password; errors appear beside their field. Never stored as a draft. */
export function Password() {
  const { t } = useTranslation('account');
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [isShown, setIsShown] = useState(false);
  const { send, isSending } = useSend();
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Errors) => {
    setErrors(found);
    const first = NAMES.find((name) => found[name] !== undefined);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLInputElement) input.focus();
  };
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = NAMES.find((name) => values[name] === '');
    if (missing) {
      show({ [missing]: t('password.empty') });
      return;
    }
    setErrors({});
    const sent = await send(() => changePassword(values));
    if (!sent.isDone) {
      if (sent.failure) show(errorsOf(sent.failure));
      return;
    }
    setValues(EMPTY);
    setIsShown(false);
    notify({ key: 'password', type: 'success', message: t('password.changed'), description: t('password.others') });
  };

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    isShown,
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return (
    <section className="k-panel">
      <h2>{t('password.title')}</h2>
      <form ref={form} className="k-stack k-narrow" noValidate onSubmit={(event) => void handleSubmit(event)}>
        {/* Tells password managers the account of this password. */}
        <input type="hidden" autoComplete="username" value={sessionUser()?.email ?? ''} readOnly />
        <Field label={t('password.current')} autoComplete="current-password" {...field('currentPassword')} />
        <Field label={t('password.next')} autoComplete="new-password" {...field('newPassword')} />
        <Meter password={values.newPassword} />
        <Checkbox checked={isShown} onChange={() => setIsShown(!isShown)}>
          {t('password.show')}
        </Checkbox>
        {errors.form !== undefined && <Alert type="error" message={errors.form} />}
        <Button style={{ justifySelf: 'start' }} htmlType="submit" type="primary" loading={isSending}>
          {t('password.submit')}
        </Button>
      </form>
    </section>
  );
}

type FieldProps = {
  readonly name: Name;
  readonly label: string;
  readonly autoComplete: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isShown: boolean;
  readonly onChange: (value: string) => void;
};

function Field({ name, label, autoComplete, value, error, isShown, onChange }: FieldProps) {
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <Input
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...(error !== undefined && { status: 'error' })}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <Typography.Text id={`${id}-error`} type="danger" role="alert">
          {error}
        </Typography.Text>
      )}
    </Labelled>
  );
}

/** Advice while typing, as text and as bars; the same as in the registration. */
function Meter({ password }: { password: string }) {
  const { t } = useTranslation(['account', 'access']);
  const { fullName = '', email = '' } = sessionUser() ?? {};
  const strength = passwordStrength({ password, own: [fullName, email] });
  return (
    <>
      <PasswordStrength strength={strength} label={t(`access:strength.${strength}`)} />
      <Typography.Text type="secondary">{t('password.rule')}</Typography.Text>
    </>
  );
}

function errorsOf(error: HttpError): Errors {
  const found = error.errors ?? {};
  const own = NAMES.flatMap((name) => (found[name]?.[0] === undefined ? [] : [[name, found[name][0]] as const]));
  return own.length > 0 ? Object.fromEntries(own) : { form: error.message };
}
