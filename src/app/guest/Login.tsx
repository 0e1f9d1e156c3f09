import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpError } from '../../providers/http-error.ts';
import { signIn } from '../../providers/sign-in.ts';
import { BrandMark } from '../Brand.tsx';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';
import { warmProduct } from '../start-product.ts';
import './guest.css';

/** What stands in the way of signing in: a text beside a field, or above the button. */
type Problem = { readonly at: 'email' | 'password' | 'form'; readonly key: string; readonly seconds?: number };

/** The sign-in screen. Where it leads afterwards is decided by `Root`, which follows the session. */
export function Login() {
  const { t } = useTranslation('access');
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Problem) => {
    setProblem(found);
    const field = found.at === 'form' ? undefined : form.current?.elements.namedItem(found.at);
    if (field instanceof HTMLInputElement) field.focus();
  };
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const email = textOf(values.get('email')).trim();
    const password = textOf(values.get('password'));
    const missing = email === '' ? 'email' : password === '' ? 'password' : undefined;
    if (missing) {
      show({ at: missing, key: 'login.empty' });
      return;
    }
    setIsBusy(true);
    setProblem(undefined);
    try {
      await signIn({ email, password });
    } catch (error) {
      show(problemOf(error));
      setIsBusy(false);
    }
  };

  const textAt = (place: Problem['at']) =>
    problem?.at === place ? t(problem.key, { count: problem.seconds ?? 0 }) : undefined;
  return (
    <div className="k-guest">
      <aside className="k-guest-side">
        <span className="k-brand">
          <BrandMark /> Konak
        </span>
        <p>{t('login.promise')}</p>
        <small>{t('login.promiseMore')}</small>
      </aside>
      <main className="k-guest-main">
        <div className="k-guest-preferences">
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <form
          ref={form}
          className="k-login"
          noValidate
          onInput={warmProduct}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <h1>{t('login.title')}</h1>
          <p className="k-login-lead">{t('login.lead')}</p>
          <Field name="email" label={t('login.email')} error={textAt('email')} />
          <Field name="password" label={t('login.password')} error={textAt('password')} />
          {problem?.at === 'form' && (
            <p className="k-login-problem" role="alert">
              {textAt('form')}
            </p>
          )}
          <button type="submit" className="k-button" disabled={isBusy} aria-busy={isBusy}>
            {t(isBusy ? 'login.busy' : 'login.submit')}
          </button>
        </form>
      </main>
    </div>
  );
}

type FieldProps = { name: 'email' | 'password'; label: string; error: string | undefined };

function Field({ name, label, error }: FieldProps) {
  const { t } = useTranslation('access');
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isSecret = name === 'password';
  return (
    <div className="k-field">
      <label htmlFor={id}>{label}</label>
      <div className="k-field-box">
        <input
          id={id}
          name={name}
          type={!isSecret ? 'email' : isShown ? 'text' : 'password'}
          autoComplete={isSecret ? 'current-password' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!isSecret}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {isSecret && (
          <button type="button" className="k-field-peek" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {t(isShown ? 'login.hide' : 'login.show')}
          </button>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="k-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof HttpError) || error.statusCode === 0) return { at: 'form', key: 'login.unreachable' };
  if (error.statusCode === 429) return { at: 'form', key: 'login.tooMany', seconds: error.retryAfter ?? 60 };
  // One text for an unknown address and a wrong password: the screen does not tell who has an account.
  if (error.statusCode < 500) return { at: 'email', key: 'login.wrong' };
  return { at: 'form', key: 'login.failed' };
}
