import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorField } from '../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../engine/visitor-form/FormEnd.tsx';
import { PasswordField } from '../../engine/visitor-form/PasswordField.tsx';
import { useVisitorForm, type VisitorValues } from '../../engine/visitor-form/use-visitor-form.ts';

type CodeFormProps = {
  readonly name: string;
  readonly submit: string;
  readonly hint?: string;
  /** Default: one code. */
  readonly asks?: readonly ('password' | 'code')[];
  readonly send: (values: VisitorValues) => Promise<void>;
  readonly onCancel?: () => void;
  readonly children?: ReactNode;
};

const CODE = ['code'] as const;

/** Proves the person's identity: a code, the password, or both. */
export function CodeForm({ name, submit, hint, asks = CODE, send, onCancel, children }: CodeFormProps) {
  const { t } = useTranslation('people');
  const id = useId();
  const form = useVisitorForm({ name: `factor ${name}`, required: asks, send });
  return (
    <form className="k-visitor-form k-narrow" noValidate onSubmit={form.handleSubmit} aria-labelledby={id}>
      <span id={id} className="k-hidden">
        {submit}
      </span>
      {children}
      {asks.includes('password') && (
        <PasswordField label={t('factor.password')} error={form.textAt('password')} autoComplete="current-password" />
      )}
      {asks.includes('code') && (
        <VisitorField
          name="code"
          label={t('factor.code')}
          error={form.textAt('code')}
          autoComplete="one-time-code"
          {...(hint !== undefined && { hint })}
        />
      )}
      <FormEnd form={form} label={submit} busyLabel={t('factor.busy')} />
      {onCancel && (
        <button type="button" className="k-button k-button-quiet" onClick={onCancel}>
          {t('factor.cancel')}
        </button>
      )}
    </form>
  );
}
