import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import './auth.css';

/** Two looks of the same page: a card in the middle, or beside a drawing. */
export type AuthLayout = 'card' | 'split';

type AuthFrameProps = {
  readonly look: AuthLayout;
  readonly title: string;
  readonly lead: string;
  readonly preferences: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a sample page of sign-in: whose it is, what it asks, and that it is a sample. */
export function AuthFrame({ look, title, lead, preferences, children }: AuthFrameProps) {
  const { t } = useTranslation('demo-auth');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  return (
    <div className={`d-auth d-auth-${look}`}>
      {look === 'split' && (
        <aside className="d-auth-side">
          <span className="d-auth-brand">Konak</span>
          <p>{t('promise')}</p>
        </aside>
      )}
      <div className="d-auth-main">
        <header className="k-line k-ends">{preferences}</header>
        <main className="d-auth-box">
          {look === 'card' && <span className="d-auth-brand">Konak</span>}
          <h1>{title}</h1>
          <p className="k-muted">{lead}</p>
          {children}
          <p className="k-muted d-auth-sample">
            {t('sample')} <a href="/login">{t('realSignIn')}</a>
          </p>
        </main>
      </div>
    </div>
  );
}
