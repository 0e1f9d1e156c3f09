import { lazy, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isPublicPath } from '../config/public-paths.ts';
import { boot } from '../providers/boot.ts';
import { signedOutScreenAt, loginPath, safeTo, screenPath } from '../providers/safe-to.ts';
import { mustSetUpFactor, sessionKey, subscribeSession } from '../providers/session.ts';
import { goTo, useAddress } from './address.ts';
import { Login } from './signed-out/Login.tsx';
import { ForgotPassword, NotAuthorized, NotFound, Register } from './signed-out/screens.tsx';
import { LoadingMark } from './loading.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { ProductGate } from './ProductGate.tsx';

const NOT_FOUND = '/pages/misc/not-found';
const FactorGate = lazy(() => import('./signed-out/FactorGate.tsx'));
const PublicScreen = lazy(() => import('./public/PublicScreen.tsx'));
/** The server's answer about the address the page was loaded from; it does not apply to later ones. */
const unknownAddress = boot().notFound ? window.location.pathname : undefined;

/**
 * Decides between the signed-out screens and the product. It follows the session alone: sign-in, sign-out, a refused
 * refresh and the same in another tab all end here, without a reload and without a second redirect.
 */
export function Root() {
  const session = useSyncExternalStore(subscribeSession, sessionKey);
  const address = useAddress();
  useLandingOnSwitch(session);
  return (
    <>
      <LoadingBar />
      <Screen session={session} {...address} />
    </>
  );
}

function Screen({ session, ...address }: { session: string; pathname: string; search: string; hash: string }) {
  const isHeldBack = useSyncExternalStore(subscribeSession, mustSetUpFactor);
  const next = redirectFor({ isSignedIn: session !== '', ...address });
  useLayoutEffect(() => {
    if (next !== undefined) goTo({ path: next, replace: true });
  }, [next]);

  if (next !== undefined) return null;
  if (isOpen(screenPath(address.pathname))) {
    return (
      <Suspense fallback={<LoadingMark />}>
        <PublicScreen pathname={address.pathname} />
      </Suspense>
    );
  }
  if (session !== '' && isHeldBack) {
    return (
      <Suspense fallback={<LoadingMark />}>
        <FactorGate />
      </Suspense>
    );
  }
  if (session !== '') return <ProductGate key={session} />;
  return <Suspense fallback={<LoadingMark />}>{signedOutScreen(address.pathname)}</Suspense>;
}

/** Another tenant, or another person in another tab: the records of this address are not theirs. */
function useLandingOnSwitch(session: string): void {
  const before = useRef(session);
  useLayoutEffect(() => {
    const isSwitched = before.current !== '' && session !== '' && before.current !== session;
    before.current = session;
    if (isSwitched) goTo({ path: '/', replace: true });
  }, [session]);
}

function signedOutScreen(pathname: string) {
  switch (signedOutScreenAt(pathname)) {
    case '/login':
      return <Login />;
    case '/register':
      return <Register />;
    case '/forgot-password':
      return <ForgotPassword />;
    case undefined:
      return screenPath(pathname) === '/not-authorized' ? <NotAuthorized /> : <NotFound />;
  }
}

/** Whether the screen is for everybody and in none of the layouts; not-found has an address among them. */
const isOpen = (screen: string): boolean => isPublicPath(screen) && !isNotFound(screen);

const isNotFound = (screen: string): boolean => screen === NOT_FOUND || screen.startsWith(`${NOT_FOUND}/`);

type Where = { isSignedIn: boolean; pathname: string; search: string; hash: string };

/** Spec §2, §4: screens for people without a session send the signed-in home, everything else sends visitors to sign in. */
function redirectFor({ isSignedIn, ...place }: Where): string | undefined {
  const screen = screenPath(place.pathname);
  if (signedOutScreenAt(screen)) {
    return isSignedIn ? (safeTo(new URLSearchParams(place.search).get('to')) ?? '/') : undefined;
  }
  // The same page under the name of its file.
  if (screen === '/index.html') return `/${place.search}${place.hash}`;
  const isPublic =
    isOpen(screen) || screen === '/not-authorized' || isNotFound(screen) || place.pathname === unknownAddress;
  return isSignedIn || isPublic ? undefined : loginPath(place);
}
