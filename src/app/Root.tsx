import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { boot } from '../providers/boot.ts';
import { loginPath, safeTo } from '../providers/safe-to.ts';
import { sessionKey, subscribeSession } from '../providers/session.ts';
import { goTo, useAddress } from './address.ts';
import { NotAuthorized, NotFound } from './guest/BlankPages.tsx';
import { Login } from './guest/Login.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { ProductGate } from './ProductGate.tsx';

const NOT_FOUND = '/pages/misc/not-found';

/**
 * Decides between the guest screens and the product. It follows the session alone: sign-in, sign-out, a refused
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

function Screen({ session, ...address }: { session: string; pathname: string; search: string }) {
  const next = redirectFor({ isSignedIn: session !== '', ...address });
  useLayoutEffect(() => {
    if (next !== undefined) goTo({ path: next, replace: true });
  }, [next]);

  if (next !== undefined) return null;
  if (session !== '') return <ProductGate key={session} />;
  if (address.pathname === '/login') return <Login />;
  if (address.pathname === '/not-authorized') return <NotAuthorized />;
  return <NotFound />;
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

/** Spec §2, §4: guests-only screens send the signed-in home, everything else sends visitors to sign in. */
function redirectFor(where: { isSignedIn: boolean; pathname: string; search: string }): string | undefined {
  const { isSignedIn, pathname, search } = where;
  if (pathname === '/login') return isSignedIn ? (safeTo(new URLSearchParams(search).get('to')) ?? '/') : undefined;
  if (isSignedIn || pathname === '/not-authorized' || pathname.startsWith(NOT_FOUND) || boot().notFound)
    return undefined;
  return loginPath({ pathname, search });
}
