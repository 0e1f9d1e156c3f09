const LONGEST = 2048; // characters; longer targets are no screen of ours
/** Screens that only visitors see (spec §2). */
export const SIGNED_OUT_ONLY = ['/login', '/register', '/forgot-password'] as const;
export type SignedOutOnly = (typeof SIGNED_OUT_ONLY)[number];

/**
 * The only way a `to` from the address bar becomes a place to go (reliability S10).
 * @returns path, query and hash on our own origin; undefined for anything else, and for the signed-out screens themselves
 */
export function safeTo(to: string | null | undefined): string | undefined {
  if (!to?.startsWith('/') || to.length > LONGEST) return undefined;
  // Browsers drop tabs and line breaks and read `\` as `/`: `/\evil` and `/<tab>/evil` would leave the origin.
  if (hasControl(to) || to.includes('\\')) return undefined;
  const url = URL.canParse(to, window.location.origin) ? new URL(to, window.location.origin) : undefined;
  if (url?.origin !== window.location.origin) return undefined;
  // `/.//evil` stays here as a URL, but its path alone would not.
  if (url.pathname.startsWith('//')) return undefined;
  const screen = screenPath(url.pathname);
  // An address that only looks harmless while encoded is not ours either.
  if (screen.startsWith('//') || screen.includes('\\') || hasControl(screen)) return undefined;
  if (SIGNED_OUT_ONLY.some((path) => screen === path || screen.startsWith(`${path}/`))) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The screen for people without a session at a path, if it is one. */
export function signedOutScreenAt(pathname: string): SignedOutOnly | undefined {
  const screen = screenPath(pathname);
  return SIGNED_OUT_ONLY.find((path) => path === screen);
}

/** In the form routes are compared in, here and on the server: lower case, decoded, without a trailing slash. */
export function screenPath(pathname: string): string {
  const path = decoded(pathname).toLowerCase();
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

type Place = { readonly pathname: string; readonly search: string; readonly hash?: string };

/** `/login?to=<where we are>`; without `to` at the root, which is no place of its own, but with its query (spec §2). */
export function loginPath({ pathname, search, hash = '' }: Place): string {
  const here = pathname === '/' ? undefined : safeTo(`${pathname}${search}${hash}`);
  return here === undefined ? `/login${search}` : withTo('/login', here);
}

/** A signed-out screen that leads on to `to`, when there is one. */
export function withTo(screen: SignedOutOnly | '/not-authorized', to: string | undefined): string {
  return to === undefined ? screen : `${screen}?to=${encodeURIComponent(to)}`;
}

/** Twice, because some mail programs encode again. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(pathname));
  } catch {
    return pathname; // not an encoding at all; the router shows it as not found
  }
}

function hasControl(text: string): boolean {
  return Array.from(text, (character) => character.charCodeAt(0)).some((code) => code < 0x20 || code === 0x7f);
}
