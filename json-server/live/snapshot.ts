import { createHash } from 'node:crypto';
import { roleRights } from '../../src/config/access.ts';
import { type Config, type Finding, type Language, LANGUAGES, type Resource } from '../../src/config/types.ts';
import type { RuleBook } from './rules/rules.ts';
import { createPolicy, type Policy } from './access.ts';
import type { Catalogues } from '../../src/config/catalogues.ts';

/** A role's rights on a resource, and the fields it may read and write. */
export type RoleRights = {
  readonly can: ReadonlySet<string>;
  /** Field names. */
  readonly readable: ReadonlySet<string>;
  readonly writable: ReadonlySet<string>;
};

/** The texts of one language, as sent to browsers. */
export type CatalogueText = { readonly json: string; readonly etag: string };

/** A configuration file, and the version of it in force. */
export type ConfigFile = {
  /** Path relative to the project, as in findings. */
  readonly path: string;
  /** ISO instant at which the version in force was read. */
  readonly readAt: string;
  /** The file is broken, so its last good version is in force. */
  readonly isLastGood: boolean;
};

/** The whole configuration at one moment. A request keeps the one it started with. */
export type Snapshot = {
  readonly config: Config;
  readonly findings: readonly Finding[];
  /** No file has an error, and none has disappeared. */
  readonly isWhole: boolean;
  /** The versions in force of the files in `resources/`, by path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly files: readonly ConfigFile[];
  /** ISO instant */
  readonly readAt: string;
  readonly catalogues: Catalogues;
  /** The business rules that resources name with `domain`; the same in every snapshot. */
  readonly rules: RuleBook;
  /** The texts of the product, and those of the demo, which only its own screens request. */
  readonly catalogueTexts: Readonly<Record<'product' | 'demo', Readonly<Record<Language, CatalogueText>>>>;
  readonly policy: Policy;
  /** Resources by their path below `/api/`, e.g. `estates`; without those that have routes of their own. */
  readonly byPath: ReadonlyMap<string, Resource>;
  readonly rightsOf: (question: { role: string; resource: Resource }) => RoleRights;
  /** For a snapshot limited by a package: the full one. */
  readonly whole?: Snapshot;
};

/** The demo's files lie in a folder of their own, `demo/<app>.json`. */
const isDemo = (namespace: string): boolean => namespace.startsWith('demo-');

function catalogueTexts(catalogues: Catalogues): Snapshot['catalogueTexts'] {
  const textOf = (language: Language, isWanted: (namespace: string) => boolean): CatalogueText => {
    const texts = Object.entries(catalogues[language]).filter(([namespace]) => isWanted(namespace));
    const json = JSON.stringify(Object.fromEntries(texts));
    return { json, etag: `"${createHash('sha1').update(json).digest('base64url')}"` };
  };
  const [en, tr] = LANGUAGES;
  const isProduct = (namespace: string) => !isDemo(namespace);
  return {
    product: { [en]: textOf(en, isProduct), [tr]: textOf(tr, isProduct) },
    demo: { [en]: textOf(en, isDemo), [tr]: textOf(tr, isDemo) },
  };
}

/**
 * Prepares a checked configuration for serving: enforcer, paths, and the rights of each role (computed on first use).
 */
export async function createSnapshot({
  config,
  findings,
  isWhole,
  sources,
  files,
  readAt,
  catalogues,
  rules,
}: {
  config: Config;
  findings: readonly Finding[];
  isWhole: boolean;
  sources: ReadonlyMap<string, string>;
  files: readonly ConfigFile[];
  readAt: string;
  catalogues: Catalogues;
  rules: RuleBook;
}): Promise<Snapshot> {
  const policy = await createPolicy(config.policy);
  const known = new Map<string, RoleRights>();
  const generic = Object.values(config.resources).filter(({ api }) => api.routed === undefined);
  return {
    config,
    findings,
    isWhole,
    sources,
    files,
    readAt,
    catalogues,
    rules,
    catalogueTexts: catalogueTexts(catalogues),
    policy,
    byPath: new Map(generic.map((resource) => [resource.api.path, resource])),
    rightsOf: ({ role, resource }) => {
      const key = `${role}\n${resource.name}`;
      let rights = known.get(key);
      if (rights === undefined) {
        const can = (action: string): boolean => policy.can({ role, subject: resource.access.subject, action });
        const seen = roleRights({ resource, role, can });
        rights = { can: new Set(seen.can), readable: new Set(seen.readable), writable: new Set(seen.writable) };
        known.set(key, rights);
      }
      return rights;
    },
  };
}
