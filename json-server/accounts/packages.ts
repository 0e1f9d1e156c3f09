import { closedSubjects } from '../../src/config/modules.ts';
import type { Config } from '../../src/config/types.ts';
import type { Caller } from './call.ts';
import type { LiveConfig } from '../live/live-config.ts';
import { ownerValues } from './portal.ts';
import { findTenant, isTenantOpen, PLATFORM } from './tenant.ts';
import type { Snapshot, RoleRights } from '../live/snapshot.ts';
import type { Companies } from '../live/rows/company.ts';
import { boundedCachePer } from '../store/bounded-cache.ts';
import { forPerson } from './person-fields.ts';

/** The resource whose records list the modules of a package. */
export const PACKAGES = 'packages';
/** Narrowed configurations cached at once; one for each distinct set of modules in use. */
const MAX_CACHED = 50;

export type Packages = {
  /** The configuration, limited to what the package of the caller's company includes (TN2) and to what the caller may see. */
  readonly snapshotFor: (caller: Pick<Caller, 'role' | 'tenant' | 'values'>, snapshot?: Snapshot) => Snapshot;
};
type Shared = Pick<Companies, 'shared'>;
type Known = Pick<Companies, 'company' | 'shared'>;

/** The modules a company may use. Without a tenant record or a package: only those every package includes. */
function modulesOf(companies: Shared, tenant: string): ReadonlySet<string> {
  const company = findTenant(companies, tenant);
  const row = company && companies.shared.table(PACKAGES).get(company.packageId);
  const modules = row?.modules;
  return new Set(Array.isArray(modules) ? modules.filter((module) => typeof module === 'string') : []);
}

/** Megabytes of files that a company's package includes; undefined = no limit. */
export function storageLimitOf(companies: Shared, tenant: string): number | undefined {
  const company = findTenant(companies, tenant);
  const limit = company && companies.shared.table(PACKAGES).get(company.packageId)?.storageLimit;
  return typeof limit === 'number' ? limit : undefined;
}

/**
 * Whether a resource or page is active for a company, independent of any user: for scheduled jobs, and for links that
 * outsiders open. False while the company is suspended or closed, or when its package lacks the module.
 */
export function isAtWork(
  companies: Shared,
  { modules }: Config,
  { tenant, name }: { tenant: string; name: string },
): boolean {
  if (!isTenantOpen(companies, tenant)) return false;
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  return module === undefined || modulesOf(companies, tenant).has(module);
}

const NOTHING: RoleRights = { can: new Set(), readable: new Set(), writable: new Set() };

/** `snapshot` without the modules that are not included: no role has rights in them. */
function narrowed(snapshot: Snapshot, isIncluded: (module: string) => boolean, suffix: string): Snapshot {
  const { config, policy } = snapshot;
  const isOpen = (name: string): boolean => {
    const module = Object.hasOwn(config.modules, name) ? config.modules[name] : undefined;
    return module === undefined || isIncluded(module);
  };
  const closed = closedSubjects(config, isIncluded);
  const roles = config.enums['role']?.options.map(({ value }) => value) ?? [];
  // For the browser's own enforcer, which reads the policy rows.
  const denials = [...closed].flatMap((subject) => roles.map((role) => ['p', role, subject, '*', 'deny']));
  const narrow: Config = {
    ...config,
    version: `${config.version}-${suffix}`,
    pages: Object.fromEntries(Object.entries(config.pages).filter(([name]) => isOpen(name))),
    policy: { ...config.policy, rows: [...config.policy.rows, ...denials] },
  };
  return {
    ...snapshot,
    config: narrow,
    policy: { ...policy, can: (question) => !closed.has(question.subject) && policy.can(question) },
    rightsOf: (question) => (isOpen(question.resource.name) ? snapshot.rightsOf(question) : NOTHING),
    whole: snapshot,
  };
}

/**
 * The one place that enforces packages. Every call, list, export, search, count, screen and event asks the policy of
 * its snapshot, so each caller gets a snapshot without the rights its package lacks. Records stay untouched: a bigger
 * package makes them visible again. Recomputed when a package or the configuration changes.
 */
export function createPackages({ companies, live }: { companies: Known; live: LiveConfig }): Packages {
  const cacheOf = boundedCachePer<Snapshot>(MAX_CACHED);
  const ofPackage = ({ role, tenant }: Pick<Caller, 'role' | 'tenant'>, snapshot: Snapshot): Snapshot => {
    if (role === PLATFORM) return snapshot;
    const bought = modulesOf(companies, tenant);
    const declared = [...new Set(Object.values(snapshot.config.modules))];
    const included = declared.filter((module) => bought.has(module)).sort();
    if (included.length === declared.length) return snapshot;
    const name = included.join('.');
    return cacheOf(snapshot).of(name, () => narrowed(snapshot, (module) => bought.has(module), name));
  };
  return {
    snapshotFor: (caller, snapshot = live.current()) => {
      const { role, tenant, values } = caller;
      // A stream stays open while the owner's settings change.
      const owner = ownerValues(companies, { investorId: values.user['investorId'], tenant });
      const user = { ...values.user, ...owner };
      return forPerson(ofPackage(caller, snapshot), { role, values: { ...values, user } });
    },
  };
}
