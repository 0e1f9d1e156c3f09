import { closedSubjects } from '../src/config/modules.ts';
import type { Config } from '../src/config/types.ts';
import type { Caller } from './call.ts';
import type { LiveConfig } from './live-config.ts';
import { findTenant, isTenantOpen, PLATFORM } from './middleware/tenant.ts';
import { textIn } from './rows.ts';
import type { Snapshot, View } from './snapshot.ts';
import type { Companies } from './tenancy/company.ts';
import { boundedCachePer } from './bounded-cache.ts';

/** The resource whose records say which modules a company has bought. */
export const PACKAGES = 'packages';
/** Narrowed configurations kept at once; there are as many as different sets of modules in use. */
const MAX_KEPT = 50;

export type Packages = {
  /** The configuration as far as the package of the caller's company reaches (TN2). */
  readonly snapshotFor: (caller: Pick<Caller, 'role' | 'tenant'>, snapshot?: Snapshot) => Snapshot;
};
type Shared = Pick<Companies, 'shared'>;

/** What a company may use. Without a record, without a package, or with one that is gone: what is in every package. */
function modulesOf(companies: Shared, tenant: string): ReadonlySet<string> {
  const company = findTenant(companies, tenant);
  const row = company && companies.shared.table(PACKAGES).get(textIn(company, 'packageId'));
  const modules = row?.['modules'];
  return new Set(Array.isArray(modules) ? modules.filter((module) => typeof module === 'string') : []);
}

/**
 * Whether anything of a resource or page happens for a company without one of its people asking for it: jobs of the clock,
 * and what strangers open by a link. Not while the company is shut, nor where its package lacks the module.
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

const NOTHING: View = { can: new Set(), readable: new Set(), writable: new Set() };

/** `snapshot` without the modules that are not included: nobody may do anything with what belongs to them. */
function narrowed(snapshot: Snapshot, isIncluded: (module: string) => boolean, suffix: string): Snapshot {
  const { config, policy } = snapshot;
  const isOpen = (name: string): boolean => {
    const module = Object.hasOwn(config.modules, name) ? config.modules[name] : undefined;
    return module === undefined || isIncluded(module);
  };
  const closed = closedSubjects(config, isIncluded);
  const roles = config.enums['role']?.options.map(({ value }) => value) ?? [];
  // For the browser's own enforcer, which reads the rows.
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
    viewOf: (question) => (isOpen(question.resource.name) ? snapshot.viewOf(question) : NOTHING),
    whole: snapshot,
  };
}

/**
 * The one place where packages close anything. Every call, list, export, search, count, screen and event asks the policy of
 * its snapshot; so each caller is given a snapshot in which what the package lacks is granted to nobody. Records stay as
 * they are: with the next package everything is there again. Worked out anew when a package or the configuration changes.
 */
export function createPackages({ companies, live }: { companies: Shared; live: LiveConfig }): Packages {
  const keptOf = boundedCachePer<Snapshot>(MAX_KEPT);
  return {
    snapshotFor: ({ role, tenant }, snapshot = live.current()) => {
      if (role === PLATFORM) return snapshot;
      const bought = modulesOf(companies, tenant);
      const declared = [...new Set(Object.values(snapshot.config.modules))];
      const included = declared.filter((module) => bought.has(module)).sort();
      if (included.length === declared.length) return snapshot;
      const name = included.join('.');
      return keptOf(snapshot).of(name, () => narrowed(snapshot, (module) => bought.has(module), name));
    },
  };
}
