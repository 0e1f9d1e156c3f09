import { type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from '../../../domain/password/strength.ts';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { PasswordField } from '../../../engine/visitor-form/PasswordField.tsx';
import { useVisitorAnswer } from '../../../engine/visitor-form/use-visitor-answer.ts';
import { useVisitorForm } from '../../../engine/visitor-form/use-visitor-form.ts';
import { speakAs } from '../../../providers/i18n.ts';
import { HttpError } from '../../../providers/http-error.ts';
import { storeSession } from '../../../providers/session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordStrength } from '../../../ui/PasswordStrength.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { LinkAnswer } from '../../../wire/people.ts';
import { choosePassword, oneTimeLinkPath, type LinkScreen } from '../calls.ts';
import '../people.css';

type ChoosePasswordProps = {
  readonly screen: LinkScreen;
  /** The token of the link. */
  readonly id: string;
};

/** The target of a mailed link: shows the account, and takes a password. An invalid link does not reveal why. */
export function ChoosePassword({ screen, id: token }: ChoosePasswordProps) {
  const { t } = useTranslation('people');
  const { data: facts, failure, retry } = useVisitorAnswer<LinkAnswer>(oneTimeLinkPath(screen, token));
  const [isDone, setIsDone] = useState(false);
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    document.title = `${t(`${screen}.title`)} · Konak`;
  }, [t, screen]);

  if (isDone) {
    return (
      <Notice
        kind="empty"
        title={t(screen === 'confirm' ? 'confirm.done' : 'link.done')}
        text={t(screen === 'confirm' ? 'confirm.doneText' : 'link.doneText')}
      >
        <a className="k-button" href="/login">
          {t('link.signIn')}
        </a>
      </Notice>
    );
  }
  if (isGone || failure?.statusCode === 404) {
    return (
      <Notice kind="empty" title={t('link.gone')} text={t(`${screen}.gone`)}>
        <a className="k-button" href={screen === 'reset' ? '/forgot-password' : '/login'}>
          {t(screen === 'reset' ? 'link.again' : 'link.signIn')}
        </a>
      </Notice>
    );
  }
  if (failure) {
    return (
      <Notice kind="error" title={t('link.failed')} error={failure}>
        <button type="button" className="k-button" onClick={retry}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!facts) return <Skeleton rows={5} label={t('loading')} />;
  return (
    <Form screen={screen} id={token} facts={facts} onDone={() => setIsDone(true)} onGone={() => setIsGone(true)} />
  );
}

type FormProps = ChoosePasswordProps & {
  readonly facts: LinkAnswer;
  readonly onDone: () => void;
  readonly onGone: () => void;
};

function Form({ screen, id: token, facts, onDone, onGone }: FormProps) {
  const { t } = useTranslation(['people', 'access']);
  const [typed, setTyped] = useState('');
  const { email, firstName, company, minLength, maxLength } = facts;
  const form = useVisitorForm({
    name: `link ${screen}`,
    required: ['password'],
    check: ({ password = '' }) =>
      password.length < minLength ? { password: { key: 'register.tooShort', params: { min: minLength } } } : {},
    send: async ({ password = '' }) => {
      try {
        const answer = await choosePassword(screen, token, password);
        if (!('accessToken' in answer)) {
          onDone();
          return;
        }
        await speakAs(answer.userData);
        storeSession({ answer, keepTenant: false, remember: false });
        // Reloads the product: it must not keep the state of a previously signed-in person.
        window.location.assign('/');
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode !== 404) throw error;
        onGone();
      }
    },
  });
  const strength = passwordStrength({ password: typed, own: [email, firstName, company] });
  const handleInput = (event: SyntheticEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.name === 'password') setTyped(event.target.value);
  };
  return (
    <section className="k-narrow">
      <h1>{t(`${screen}.title`)}</h1>
      <p>{t(`${screen}.lead`, { name: firstName, company: company || 'Konak' })}</p>
      <form className="k-visitor-form" method="post" noValidate onInput={handleInput} onSubmit={form.handleSubmit}>
        <p className="k-muted k-break">
          {t('link.email')} <strong>{email}</strong>
        </p>
        {/* Tells password managers the account of this password. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('link.password')}
          error={form.textAt('password')}
          autoComplete="new-password"
          hint={t('link.rule', { min: minLength, max: maxLength })}
        >
          <PasswordStrength strength={strength} label={t(`access:strength.${strength}`)} />
        </PasswordField>
        <FormEnd form={form} label={t(`${screen}.submit`)} busyLabel={t('link.busy')} />
      </form>
    </section>
  );
}
