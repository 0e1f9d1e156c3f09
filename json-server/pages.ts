import { PUBLIC_SCREENS } from '../src/config/screen-names.ts';
import type { Snapshot } from './snapshot.ts';

/** Pages that no file of `resources/` has: the root, those for everybody, and the not-found page's own address (spec §2). */
const FIXED = [
  '/',
  '/index.html',
  '/login',
  '/register',
  '/forgot-password',
  '/not-authorized',
  '/v1/account',
  '/pages/misc/not-found',
  '/pages/misc/not-found/:path',
  ...PUBLIC_SCREENS,
];

/** Case and a last slash do not count, as in the browser's router. */
const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

/** `/estates/show/:id` is `/estates/show/17`, and nothing longer. */
function fits(route: string, parts: readonly string[]): boolean {
  const wanted = partsOf(route);
  const isSame = (part: string, at: number): boolean =>
    part === parts[at] || (part.startsWith(':') && (parts[at] ?? '') !== '');
  return wanted.length === parts.length && wanted.every(isSame);
}

/** Whether the browser has a screen for the path. */
export function isPage({ config }: Snapshot, path: string): boolean {
  const parts = partsOf(path);
  const routes = Object.values(config.resources).flatMap((resource) => Object.values(resource.routes));
  const pages = Object.values(config.pages).map(({ route }) => route);
  return [...FIXED, ...routes, ...pages].some((route) => fits(route, parts));
}
