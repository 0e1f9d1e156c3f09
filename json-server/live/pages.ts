import { HAND_WRITTEN } from './hand-written.ts';
import type { Snapshot } from './snapshot.ts';

/** Pages outside `resources/`: the root, public pages, and the address of the not-found page (spec §2). */
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
  ...HAND_WRITTEN.open,
];

/** Ignores case and a trailing slash, as the browser's router does. */
const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

/** `/estates/show/:id` matches `/estates/show/17`, but nothing longer. */
function fits(route: string, parts: readonly string[]): boolean {
  const wanted = partsOf(route);
  const isSame = (part: string, at: number): boolean =>
    part === parts[at] || (part.startsWith(':') && (parts[at] ?? '') !== '');
  return wanted.length === parts.length && wanted.every(isSame);
}

/**
 * Whether the role would have a screen at this path if the company's package included it (TN2); always false for a
 * snapshot that no package limits.
 */
export function isOnlyInOtherPackages(
  { config, whole, policy, rightsOf }: Snapshot,
  path: string,
  role: string,
): boolean {
  if (!whole) return false;
  const parts = partsOf(path);
  const { resources, pages } = whole.config;
  const resource = Object.values(resources).find(({ routes }) => Object.values(routes).some((it) => fits(it, parts)));
  if (resource) return whole.rightsOf({ role, resource }).can.size > 0 && rightsOf({ role, resource }).can.size === 0;
  const page = Object.values(pages).find(({ route, more }) => [route, ...more].some((it) => fits(it, parts)));
  if (!page) return false;
  const question = { role, subject: page.access.subject, action: page.access.action };
  return whole.policy.can(question) && !(policy.can(question) && Object.hasOwn(config.pages, page.name));
}

/** Whether a route of the configuration, `/estates/show/:id`, leads to an address. */
export const isAt = (route: string, path: string): boolean => fits(route, partsOf(path));

/** Whether everybody may open this path: it is outside the configuration. */
export const isOpenToAll = (path: string): boolean => FIXED.some((route) => isAt(route, path));

/** Whether the browser has a screen for the path. */
export function isPage({ config }: Snapshot, path: string): boolean {
  const parts = partsOf(path);
  const routes = Object.values(config.resources).flatMap((resource) => Object.values(resource.routes));
  const pages = Object.values(config.pages).flatMap(({ route, more }) => [route, ...more]);
  return [...FIXED, ...routes, ...pages].some((route) => fits(route, parts));
}
