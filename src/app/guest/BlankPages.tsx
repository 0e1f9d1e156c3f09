import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../address.ts';
import { BrandMark } from '../Brand.tsx';
import './guest.css';

type BlankPageProps = { title: string; text: string; detail?: string; children: ReactNode };

/** The blank layout: says what happened and offers the way on. */
export function BlankPage({ title, text, detail, children }: BlankPageProps) {
  return (
    <main className="k-blank">
      <div className="k-blank-card">
        <span className="k-brand">
          <BrandMark /> Konak
        </span>
        <h1>{title}</h1>
        <p>{text}</p>
        {detail !== undefined && detail !== '' && <code>{detail}</code>}
        {children}
      </div>
    </main>
  );
}

/** Spec §4: a signed-in person whose rights do not reach a screen ends here. */
export function NotAuthorized() {
  const { t } = useTranslation('access');
  return (
    <BlankPage title={t('notAuthorized.title')} text={t('notAuthorized.text')}>
      <HomeLink />
    </BlankPage>
  );
}

export function NotFound() {
  const { t } = useTranslation('access');
  return (
    <BlankPage title={t('notFound.title')} text={t('notFound.text')} detail={window.location.pathname}>
      <HomeLink />
    </BlankPage>
  );
}

function HomeLink() {
  const { t } = useTranslation('access');
  return (
    <a
      className="k-button"
      href="/"
      onClick={(event) => {
        event.preventDefault();
        goTo({ path: '/' });
      }}
    >
      {t('home')}
    </a>
  );
}
