import { createHash } from 'node:crypto';
import { roleView } from '../src/config/access.ts';
import { type Config, type Finding, type Language, LANGUAGES, type Resource } from '../src/config/types.ts';
import { createPolicy, type Policy } from './access.ts';
import type { Catalogues } from './texts.ts';

/** What one role may do with, see of and write to one resource. */
export type View = {
  readonly can: ReadonlySet<string>;
  /** Field names. */
  readonly readable: ReadonlySet<string>;
  readonly writable: ReadonlySet<string>;
};

/** Texts of one language as they are sent to browsers. */
export type CatalogueText = { readonly json: string; readonly etag: string };

/** One file of the configuration, and what of it is in force. */
export type ConfigFile = {
  /** Below the project, as findings name it. */
  readonly path: string;
  /** ISO instant at which the text that is in force was read. */
  readonly readAt: string;
  /** What stands in the file is broken, so the last good version of it is in force. */
  readonly isLastGood: boolean;
};

/** The whole configuration at one moment. A request keeps the one it began with. */
export type Snapshot = {
  readonly config: Config;
  readonly findings: readonly Finding[];
  /** Nothing is wrong with any file, and none that once stood here is gone. */
  readonly isWhole: boolean;
  /** Files of `resources/` by path, as they are in force. */
  readonly sources: ReadonlyMap<string, string>;
  readonly files: readonly ConfigFile[];
  /** ISO instant */
  readonly readAt: string;
  readonly catalogues: Catalogues;
  /** Of the product, and of the demo, which only its own screens ask for. */
  readonly catalogueTexts: Readonly<Record<'product' | 'demo', Readonly<Record<Language, CatalogueText>>>>;
  readonly policy: Policy;
  /** Resource by its path below `/api/`, e.g. `estates`; not those that routes of their own answer. */
  readonly byPath: ReadonlyMap<string, Resource>;
  readonly viewOf: (question: { role: string; resource: Resource }) => View;
  /** Of a snapshot that a package has narrowed: the one it was. */
  readonly whole?: Snapshot;
};

/** The demo's files are called `demo.json` or `demo-<app>.json`. */
const isDemo = (namespace: string): boolean => namespace === 'demo' || namespace.startsWith('demo-');

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

/** Prepares a checked configuration for serving: enforcer, paths, and what each role sees (worked out on first use). */
export async function createSnapshot({
  config,
  findings,
  isWhole,
  sources,
  files,
  readAt,
  catalogues,
}: {
  config: Config;
  findings: readonly Finding[];
  isWhole: boolean;
  sources: ReadonlyMap<string, string>;
  files: readonly ConfigFile[];
  readAt: string;
  catalogues: Catalogues;
}): Promise<Snapshot> {
  const policy = await createPolicy(config.policy);
  const views = new Map<string, View>();
  const generic = Object.values(config.resources).filter(({ api }) => api.routed === undefined);
  return {
    config,
    findings,
    isWhole,
    sources,
    files,
    readAt,
    catalogues,
    catalogueTexts: catalogueTexts(catalogues),
    policy,
    byPath: new Map(generic.map((resource) => [resource.api.path, resource])),
    viewOf: ({ role, resource }) => {
      const key = `${role}\n${resource.name}`;
      let view = views.get(key);
      if (view === undefined) {
        const can = (action: string): boolean => policy.can({ role, subject: resource.access.subject, action });
        const seen = roleView({ resource, role, can });
        view = { can: new Set(seen.can), readable: new Set(seen.readable), writable: new Set(seen.writable) };
        views.set(key, view);
      }
      return view;
    },
  };
}
