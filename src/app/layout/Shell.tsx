import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { issuedNow, subscribeIssued } from '../../providers/issued.ts';
import { usePreference } from '../../providers/preferences.ts';
import { useMedia } from '../../ui/use-media.ts';
import { ConnectionBanner, FindingsBanner, PreviewBanner, WithdrawnBanner } from './Banners.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Drawers } from './Drawers.tsx';
import { FirstData } from './FirstData.tsx';
import { useShortcuts } from './help/use-shortcuts.ts';
import { SideMenu } from './menu/SideMenu.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenGuard } from './ScreenGuard.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { ScrollTop } from './ScrollTop.tsx';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';
import '../contrast.css';
import './shell.css';

const HorizontalMenu = lazy(() => import('./menu/HorizontalMenu.tsx'));
const Issued = lazy(() => import('./Issued.tsx'));
const OverlayMenu = lazy(() => import('./menu/OverlayMenu.tsx'));

/** From here on the navigation has a place of its own (spec §9: an overlay below the large breakpoint). */
const LARGE = '(min-width: 992px)';

/** The layout around every screen of the product: menu, top bar, banners, content, messages. */
export function Shell({ isWithdrawn = false }: { readonly isWithdrawn?: boolean }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  useScrollMemory();
  useShortcuts();
  const isLarge = useMedia(LARGE);
  const isHorizontal = usePreference('navigation') === 'horizontal';
  // On a phone the menu lies over the screen; the screen it was opened on is remembered, so going elsewhere closes it.
  const [menuOn, setMenuOn] = useState<string>();
  const issued = useSyncExternalStore(subscribeIssued, issuedNow);
  const isMenuOpen = !isLarge && menuOn === pathname;

  return (
    <div className="k-shell">
      <a className="k-skip" href="#content">
        {t('layout.skip')}
      </a>
      <TopBar isMenuOpen={isMenuOpen} onMenu={() => setMenuOn(isMenuOpen ? undefined : pathname)} />
      {isLarge && !isHorizontal && <SideMenu />}
      <Suspense fallback={null}>
        {isLarge && isHorizontal && <HorizontalMenu />}
        {isMenuOpen && <OverlayMenu onClose={() => setMenuOn(undefined)} />}
      </Suspense>
      <main id="content" className="k-content" tabIndex={-1}>
        <PreviewBanner />
        {isWithdrawn && <WithdrawnBanner />}
        <ConnectionBanner />
        <FindingsBanner />
        <Breadcrumbs />
        <ScreenBoundary key={pathname}>
          <Suspense key={pathname} fallback={<ScreenSkeleton />}>
            <ScreenGuard isOpen={isWithdrawn}>
              <Outlet />
            </ScreenGuard>
          </Suspense>
        </ScreenBoundary>
      </main>
      <ScrollTop />
      <Drawers />
      <Toasts />
      <Suspense fallback={null}>{issued.length > 0 && <Issued texts={issued} />}</Suspense>
      <FirstData />
    </div>
  );
}
