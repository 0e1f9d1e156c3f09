import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { useVisitorForm } from '../../../engine/visitor-form/use-visitor-form.ts';
import { problemsIn } from './forms.ts';
import { SampleDone } from './SampleDone.tsx';
import './auth.css';

export type MiscKind = 'soon' | 'maintenance' | 'error' | 'refused';
/** The large sign above the words. */
const MARKS: { readonly [kind in MiscKind]: string } = { soon: '…', maintenance: '503', error: '500', refused: '401' };

/** A sample page for an error or a notice. */
export function MiscPage({ kind, preferences }: { readonly kind: MiscKind; readonly preferences: ReactNode }) {
  const { t } = useTranslation('demo-auth');
  const title = t(`misc.${kind}.title`);
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  return (
    <div className="d-auth" style={{ padding: 20 }}>
      <header className="k-line k-ends">{preferences}</header>
      <Flex vertical component="main" gap="16px" align="center" className="d-auth-box d-misc">
        <p className="d-misc-mark" aria-hidden="true">
          {MARKS[kind]}
        </p>
        <h1>{title}</h1>
        <p className="k-muted">{t(`misc.${kind}.text`)}</p>
        {kind === 'soon' && <NewsForm />}
        <Button type={kind === 'soon' ? 'default' : 'primary'} size="large" href="/">
          {t('misc.home')}
        </Button>
        <p className="k-muted">{t('misc.sample')}</p>
      </Flex>
    </div>
  );
}

function NewsForm() {
  const { t } = useTranslation('demo-auth');
  const [isDone, setIsDone] = useState(false);
  const form = useVisitorForm({
    name: 'demo-soon',
    required: ['email'],
    check: (values) => problemsIn('forgot', values),
    send: () => setIsDone(true),
  });
  if (isDone) return <SampleDone onAgain={() => setIsDone(false)} />;
  return (
    <form className="k-visitor-form" noValidate onSubmit={form.handleSubmit}>
      <VisitorField
        name="email"
        type="email"
        label={t('fields.email')}
        error={form.textAt('email')}
        autoComplete="email"
      />
      <FormEnd form={form} label={t('misc.soon.submit')} busyLabel={t('busy')} />
    </form>
  );
}
