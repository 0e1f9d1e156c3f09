import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../Brand.tsx';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';
import './signed-out.css';

/** The frame of sign-in, registration and forgotten password: who we are on one side, what to do on the other. */
export function SignedOutLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation('access');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  return (
    <div className="k-signed-out">
      <aside className="k-signed-out-side">
        <span className="k-brand">
          <BrandMark /> Konak
        </span>
        <p>{t('login.promise')}</p>
        <small>{t('login.promiseMore')}</small>
      </aside>
      <main className="k-signed-out-main">
        <div className="k-line k-ends">
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <div className="k-login">{children}</div>
      </main>
    </div>
  );
}
