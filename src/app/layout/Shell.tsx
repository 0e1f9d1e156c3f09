import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { LoadingBar } from '../LoadingBar.tsx';
import { ConnectionBanner, FindingsBanner } from './Banners.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenGuard } from './ScreenGuard.tsx';
import { SideMenu } from './SideMenu.tsx';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import './shell.css';

/** The layout around every screen of the product: menu, top bar, banners, content, messages. */
export function Shell() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  // On a phone the menu lies over the screen; the screen it was opened on is remembered, so going elsewhere closes it.
  const [menuOn, setMenuOn] = useState<string>();
  const isMenuOpen = menuOn === pathname;
  useCloseOnEscape({ isOpen: isMenuOpen, onClose: () => setMenuOn(undefined) });

  return (
    <div className="k-shell" data-menu={isMenuOpen ? 'open' : 'closed'}>
      <a className="k-skip" href="#content">
        {t('layout.skip')}
      </a>
      <TopBar isMenuOpen={isMenuOpen} onMenu={() => setMenuOn(isMenuOpen ? undefined : pathname)} />
      <SideMenu />
      <button
        type="button"
        className="k-veil"
        aria-label={t('layout.closeMenu')}
        tabIndex={isMenuOpen ? 0 : -1}
        onClick={() => setMenuOn(undefined)}
      />
      <main id="content" className="k-content" tabIndex={-1}>
        <ConnectionBanner />
        <FindingsBanner />
        <ScreenBoundary key={pathname}>
          <Suspense key={pathname} fallback={<LoadingBar />}>
            <ScreenGuard>
              <Outlet />
            </ScreenGuard>
          </Suspense>
        </ScreenBoundary>
      </main>
      <Toasts />
    </div>
  );
}

function useCloseOnEscape({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}
