import type { Route } from '../accounts/call.ts';
import type { RouteDeps } from './deps.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { tenantRoutes } from './tenants.ts';
import { authRoutes } from './auth.ts';
import { badgeRoutes } from './badges.ts';
import { enumRoutes } from './enums.ts';
import { filesRoutes } from './files.ts';
import { healthRoutes } from './health.ts';
import { listSettingsRoutes } from './list-settings.ts';
import { localeRoutes } from './locales.ts';
import { metaRoutes } from './meta.ts';
import { notificationRoutes } from './notifications.ts';
import { scratchRoutes } from './scratch/routes.ts';
import { searchRoutes } from './search.ts';
import { workbookRoutes } from './workbooks.ts';

/** The literal routes that belong neither to a module nor to the demo; the generic ones are in `resources.ts`. */
export const routeTable = (deps: RouteDeps): readonly Route[] => [
  ...healthRoutes(deps),
  ...authRoutes(deps),
  ...enumRoutes,
  ...tenantRoutes(deps),
  ...metaRoutes(deps),
  ...listSettingsRoutes(deps),
  ...searchRoutes(deps),
  ...filesRoutes(deps),
  ...notificationRoutes(deps),
  ...badgeRoutes(deps),
  ...localeRoutes,
  ...scratchRoutes(deps),
  ...workbookRoutes(),
];

/**
 * Stops the start if a route is guarded by a subject that no policy rule names, or is listed twice (S25). If part of
 * the configuration is broken or missing, that part may name the subject: then nobody may call the route, and
 * everything else works.
 * @throws Error naming the route
 */
export function checkRoutes(routes: readonly Route[], { policy, isWhole }: Pick<Snapshot, 'policy' | 'isWhole'>): void {
  const seen = new Set<string>();
  for (const { method, path, access } of routes) {
    const name = `${method} ${path}`;
    if (seen.has(name)) throw new Error(`Route ${name} is listed twice`);
    seen.add(name);
    // Routes may come from code that was not type-checked.
    if ((access as unknown) === undefined) throw new Error(`Route ${name} has no access entry`);
    if (isWhole && typeof access === 'object' && !policy.names(access.subject)) {
      throw new Error(`Route ${name} asks for "${access.subject}", which no rule in resources/_access.csv names`);
    }
  }
}
