import Button from 'antd/es/button';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import '../../../ui/page-head.css';
import './front.css';

const LANDING = '/front-pages/landing-page';
const MENU = {
  landing: LANDING,
  features: `${LANDING}#features`,
  team: `${LANDING}#team`,
  pricing: '/front-pages/pricing',
  checkout: '/front-pages/checkout',
  help: '/front-pages/help-center',
  contact: `${LANDING}#contact`,
} as const;
const LINKS = Object.entries(MENU) as [keyof typeof MENU, string][];

type FrontLayoutProps = {
  readonly title: string;
  /** The entry of the menu under which the screen stands. */
  readonly active: keyof typeof MENU;
  readonly preferences: ReactNode;
  readonly children: ReactNode;
};

/** Head and foot of the demo's public pages. Their links load the page anew: no router runs here. */
export function FrontLayout({ title, active, preferences, children }: FrontLayoutProps) {
  const { t } = useTranslation('demo-front-pages');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  return (
    <div className="k-front">
      <a className="k-front-skip" href="#front-main">
        {t('skip')}
      </a>
      <header className="k-front-head">
        <div className="k-front-in">
          <a className="k-front-brand" href={LANDING}>
            <Icon name="HomeOutlined" /> Konak
          </a>
          <Menu active={active} />
          <span className="k-front-preferences">{preferences}</span>
          <Button type="primary" className="k-front-enter" href="/login">
            {t('enter')}
          </Button>
        </div>
      </header>
      <main id="front-main" tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </div>
  );
}

/** A row on wide screens; on narrow ones behind a button that the browser opens by itself. */
function Menu({ active }: Pick<FrontLayoutProps, 'active'>) {
  const { t } = useTranslation('demo-front-pages');
  const isNarrow = useMedia('(max-width: 1000px)');
  const links = (
    <ul>
      {LINKS.map(([name, address]) => (
        <li key={name}>
          <a href={address} aria-current={name === active ? 'page' : undefined}>
            {t(`menu.${name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
  const nav = (
    <nav className="k-front-menu" aria-label={t('menu.label')}>
      {links}
    </nav>
  );
  if (!isNarrow) return nav;
  return (
    <details className="k-front-fold">
      <summary>{t('menu.label')}</summary>
      {nav}
    </details>
  );
}

function Foot() {
  const { t } = useTranslation('demo-front-pages');
  return (
    <footer className="k-front-foot">
      <div className="k-front-in">
        <p>
          <strong>Konak</strong> · {t('foot.text')}
        </p>
        <nav className="k-front-menu" aria-label={t('foot.label')}>
          <ul>
            {LINKS.map(([name, address]) => (
              <li key={name}>
                <a href={address}>{t(`menu.${name}`)}</a>
              </li>
            ))}
            <li>
              <a href="/front-pages/payment">{t('menu.payment')}</a>
            </li>
          </ul>
        </nav>
        <p>{t('foot.demo')}</p>
      </div>
    </footer>
  );
}
