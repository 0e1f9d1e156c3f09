const LONGEST = 2048; // characters; longer targets are no screen of ours
const GUEST_ONLY = ['/login', '/register', '/forgot-password'];

/**
 * The only way a `to` from the address bar becomes a place to go (reliability S10).
 * @returns path, query and hash on our own origin; undefined for anything else, and for the guest screens themselves
 */
export function safeTo(to: string | null | undefined): string | undefined {
  if (!to?.startsWith('/') || to.length > LONGEST) return undefined;
  // Browsers drop tabs and line breaks and read `\` as `/`: `/\evil` and `/<tab>/evil` would leave the origin.
  if (hasControl(to) || to.includes('\\')) return undefined;
  const url = URL.canParse(to, window.location.origin) ? new URL(to, window.location.origin) : undefined;
  if (url?.origin !== window.location.origin) return undefined;
  // `/.//evil` stays here as a URL, but its path alone would not.
  if (url.pathname.startsWith('//')) return undefined;
  if (GUEST_ONLY.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `/login?to=<where we are>`; without `to` at the root, which is no place of its own. */
export function loginPath(location: { pathname: string; search: string }): string {
  const here = location.pathname === '/' ? undefined : safeTo(`${location.pathname}${location.search}`);
  return here === undefined ? `/login${location.search}` : `/login?to=${encodeURIComponent(here)}`;
}

function hasControl(text: string): boolean {
  return Array.from(text, (character) => character.charCodeAt(0)).some((code) => code < 0x20 || code === 0x7f);
}
