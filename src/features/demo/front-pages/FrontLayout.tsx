import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import '../../../ui/page-head.css';
import '../parts/choice-row.css';
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
  /** The active menu entry. */
  readonly active: keyof typeof MENU;
  readonly preferences: ReactNode;
  readonly children: ReactNode;
};

/** Header and footer of the demo's public pages. Their links reload the page: there is no router here. */
export function FrontLayout({ title, active, preferences, children }: FrontLayoutProps) {
  const { t } = useTranslation('demo-front-pages');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  const isNarrow = useMedia('(max-width: 1000px)');
  const isPhone = useMedia(PHONE);
  const menu = <Menu active={active} />;
  return (
    <Flex vertical className="k-front">
      <a className="k-front-skip" href="#front-main">
        {t('skip')}
      </a>
      <header className="k-front-head">
        <Flex wrap gap="8px 20px" align="center" className="k-front-in">
          <a className="k-brand" href={LANDING}>
            <Icon name="HomeOutlined" /> Konak
          </a>
          {!isNarrow && menu}
          <span style={{ marginInlineStart: 'auto' }}>{preferences}</span>
          {!isPhone && (
            <Button type="primary" href="/login">
              {t('enter')}
            </Button>
          )}
          {isNarrow && (
            <details style={{ flexBasis: '100%' }}>
              <summary className="k-choice-row">{t('menu.label')}</summary>
              {menu}
            </details>
          )}
        </Flex>
      </header>
      <main id="front-main" tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </Flex>
  );
}

/** A row on wide screens; on narrow ones behind a native disclosure button. */
function Menu({ active }: Pick<FrontLayoutProps, 'active'>) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <nav aria-label={t('menu.label')} style={{ flex: 1 }}>
      <Flex wrap component="ul">
        {LINKS.map(([name, address]) => (
          <li key={name}>
            <a className="k-choice-row" href={address} aria-current={name === active ? 'page' : undefined}>
              {t(`menu.${name}`)}
            </a>
          </li>
        ))}
      </Flex>
    </nav>
  );
}

function Foot() {
  const { t } = useTranslation('demo-front-pages');
  return (
    <footer className="k-front-section k-front-tinted">
      <div className="k-front-in">
        <p>
          <strong>Konak</strong> · {t('foot.text')}
        </p>
        <nav aria-label={t('foot.label')} style={{ marginInlineStart: -10 }}>
          <Flex wrap component="ul">
            {[...LINKS, ['payment', '/front-pages/payment'] as const].map(([name, address]) => (
              <li key={name}>
                <a className="k-choice-row" href={address}>
                  {t(`menu.${name}`)}
                </a>
              </li>
            ))}
          </Flex>
        </nav>
        <p>{t('foot.demo')}</p>
      </div>
    </footer>
  );
}
