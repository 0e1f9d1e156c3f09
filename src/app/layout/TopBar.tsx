import Button from 'antd/es/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrandMark } from '../Brand.tsx';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { PreferencesButton } from './PreferencesButton.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { Stroke } from '../../ui/Stroke.tsx';
import { UserMenu } from './UserMenu.tsx';
import './top-bar.css';

// After the screen's own code: nobody waits for news to work.
const NotificationsButton = lazy(() => import('../notifications/NotificationsButton.tsx'));

type TopBarProps = { readonly isMenuOpen: boolean; readonly onMenu: () => void };

/** One row of slots: the menu button, search in the middle, personal items at the end. */
export function TopBar({ isMenuOpen, onMenu }: TopBarProps) {
  const { t } = useTranslation('common');
  return (
    <header className="k-top">
      <Button
        type="text"
        className="k-top-menu"
        icon={<Stroke path="M4 7h16M4 12h16M4 17h16" />}
        aria-expanded={isMenuOpen}
        aria-controls="menu"
        aria-label={t(isMenuOpen ? 'layout.closeMenu' : 'layout.openMenu')}
        onClick={onMenu}
      />
      <Link className="k-brand k-top-brand" to="/" aria-label="Konak">
        <BrandMark /> <span>Konak</span>
      </Link>
      <div style={{ flex: 1, minWidth: 0 }}>
        <SearchButton />
      </div>
      <div className="k-row k-top-end">
        <LanguageChoice />
        <ThemeChoice />
        <Suspense fallback={<Button type="text" icon={<span />} disabled aria-hidden="true" />}>
          <NotificationsButton />
        </Suspense>
        <PreferencesButton />
        <UserMenu />
      </div>
    </header>
  );
}
