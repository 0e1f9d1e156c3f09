import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boot, type DemoLogin } from '../../providers/boot.ts';
import { sessionEnd } from '../../providers/session-end.ts';
import { type Challenged, signIn } from '../../providers/sign-in.ts';
import { warmProduct } from '../start-product.ts';
import { EmailField } from './EmailField.tsx';
import { FormEnd } from '../../engine/visitor-form/FormEnd.tsx';
import { SignedOutLayout } from './SignedOutLayout.tsx';
import { SignedOutLink } from './SignedOutLink.tsx';
import { PasswordField } from '../../engine/visitor-form/PasswordField.tsx';
import { keepTypedEmail } from './typed-email.ts';
import { useVisitorForm } from '../../engine/visitor-form/use-visitor-form.ts';

const DemoLogins = lazy(() => import('./DemoLogins.tsx'));
const CodeStep = lazy(() => import('./CodeStep.tsx'));

/** The sign-in screen. Where it leads afterwards is decided by `Root`, which follows the session. */
export function Login() {
  const { t } = useTranslation('access');
  const [ended] = useState(sessionEnd);
  const [challenged, setChallenged] = useState<Challenged>();
  const [notice, setNotice] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const form = useVisitorForm({
    name: 'login',
    required: ['email', 'password'],
    send: async ({ email = '', password = '', remember }) => {
      setChallenged(await signIn({ email, password, remember: remember === 'on' }));
    },
    // One text for an unknown address and a wrong password: the screen does not tell who has an account.
    refused: { email: { key: 'login.wrong' } },
  });
  const handleDemo = ({ email, password }: DemoLogin) => {
    fill(element.current, { email, password });
    keepTypedEmail(email);
    warmProduct();
  };
  const demo = boot().demoLogins;
  if (challenged) {
    const handleEnd = (text?: string) => {
      setNotice(text);
      setChallenged(undefined);
    };
    return (
      <Suspense fallback={<SignedOutLayout title={t('login.title')}>{null}</SignedOutLayout>}>
        <CodeStep challenged={challenged} onEnd={handleEnd} />
      </Suspense>
    );
  }
  return (
    <SignedOutLayout title={t('login.title')}>
      {/* Method and address keep a password out of the address bar, should a browser ever send the form itself. */}
      <form
        ref={element}
        className="k-visitor-form"
        method="post"
        action="/login"
        noValidate
        onInput={warmProduct}
        onSubmit={form.handleSubmit}
      >
        <h1>{t('login.title')}</h1>
        <p className="k-muted">{t('login.lead')}</p>
        {(notice !== undefined || ended) && (
          <p className="k-told" role="status">
            {notice ?? (ended && t(`login.ended.${ended}`))}
          </p>
        )}
        <EmailField error={form.textAt('email')} autoComplete="username" isFirst />
        <PasswordField label={t('login.password')} error={form.textAt('password')} autoComplete="current-password" />
        <div className="k-line k-apart">
          <label className="k-check">
            <input type="checkbox" name="remember" /> {t('login.remember')}
          </label>
          <SignedOutLink to="/forgot-password">{t('login.forgot')}</SignedOutLink>
        </div>
        <FormEnd form={form} label={t('login.submit')} busyLabel={t('login.busy')} />
        <p className="k-muted k-signed-out-other">
          {t('login.noAccount')} <SignedOutLink to="/register">{t('login.register')}</SignedOutLink>
        </p>
      </form>
      {demo && demo.length > 0 && (
        <Suspense fallback={null}>
          <DemoLogins logins={demo} onChoose={handleDemo} />
        </Suspense>
      )}
    </SignedOutLayout>
  );
}

function fill(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
}
