import type { Route } from '../call.ts';
import type { Events } from '../events.ts';
import type { Once } from '../records/once.ts';
import type { Repositories } from '../repository.ts';
import type { Blobs } from '../files/blobs.ts';
import type { FileQuota } from '../files/quota.ts';
import type { CalendarFetcher } from '../outside/fetch-calendar.ts';
import type { Scratch } from '../scratch.ts';
import type { LiveConfig } from '../live-config.ts';
import type { Snapshot } from '../snapshot.ts';
import { tenantRoutes } from './admin/tenants.ts';
import { screenRoutes } from './app-bar/screens.ts';
import { authRoutes } from './auth.ts';
import type { AuthDeps } from './auth/deps.ts';
import { badgeRoutes } from './badges.ts';
import { demoRoutes } from './demo.ts';
import { enumRoutes } from './enums.ts';
import { filesRoutes } from './files.ts';
import { healthRoutes } from './health.ts';
import { listSettingsRoutes } from './list-settings.ts';
import { localeRoutes } from './locales.ts';
import { metaRoutes } from './meta.ts';
import { notificationRoutes } from './notifications.ts';
import { scratchRoutes } from './scratch.ts';
import { searchRoutes } from './search.ts';

/** What the literal routes need. */
export type RouteDeps = AuthDeps & {
  readonly events: Events;
  readonly scratch: Scratch;
  readonly once: Once;
  readonly repository: Repositories;
  readonly blobs: Blobs;
  /** The address that links in mails begin with. */
  readonly publicUrl: string;
  readonly fileQuota: FileQuota;
  readonly calendarFetcher: CalendarFetcher;
  readonly live: LiveConfig;
};

/** The literal routes of the server that no module has; the generic ones are in `resources.ts`. */
export const routeTable = (deps: RouteDeps): readonly Route[] => [
  ...healthRoutes(deps),
  ...authRoutes(deps),
  ...enumRoutes,
  ...tenantRoutes(deps),
  ...metaRoutes(deps),
  ...listSettingsRoutes(deps),
  ...searchRoutes(deps),
  ...screenRoutes,
  ...filesRoutes(deps),
  ...notificationRoutes(deps),
  ...badgeRoutes(deps),
  ...localeRoutes,
  ...demoRoutes(deps),
  ...scratchRoutes(deps),
];

/**
 * Stops the start when a route is guarded by a subject that no rule of the policy names, or is listed twice (S25). In a
 * configuration of which a part is broken or gone that part may be what names it: then nobody may call the route, and
 * everything else works.
 * @throws Error naming the route
 */
export function checkRoutes(routes: readonly Route[], { policy, isWhole }: Pick<Snapshot, 'policy' | 'isWhole'>): void {
  const seen = new Set<string>();
  for (const { method, path, access } of routes) {
    const name = `${method} ${path}`;
    if (seen.has(name)) throw new Error(`Route ${name} is listed twice`);
    seen.add(name);
    // Routes may come from code that no compiler saw.
    if ((access as unknown) === undefined) throw new Error(`Route ${name} has no access entry`);
    if (isWhole && typeof access === 'object' && !policy.names(access.subject)) {
      throw new Error(`Route ${name} asks for "${access.subject}", which no rule in resources/_access.csv names`);
    }
  }
}
