import { type Finding, LANGUAGES } from '../../src/config/types.ts';
import { changedNames } from './changed-names.ts';
import type { Snapshot } from './snapshot.ts';

/** What changed in one replacement of the configuration. */
export type ConfigChange =
  | { readonly kind: 'config'; readonly names: readonly string[] }
  | { readonly kind: 'locales' };

/** Holds the configuration in force, and tells its listeners when another one replaces it. */
export function createInForce(first: Snapshot) {
  const listeners = new Set<(change: ConfigChange) => void>();
  let current = first;
  let noted: readonly Finding[] = [];
  const tell = (changes: readonly ConfigChange[]): void => {
    for (const listener of listeners) for (const change of changes) listener(change);
  };
  return {
    current: () => current,
    onChange: (listener: (change: ConfigChange) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: async (next: Snapshot): Promise<void> => {
      const changes = await changesBetween(current, next);
      // Nothing has changed, as after every start: everything derived stays valid.
      if (changes.length === 0) return;
      current = next;
      tell(changes);
    },
    /** Findings about the records. */
    noted: () => noted,
    note: (findings: readonly Finding[]): void => {
      const own = current.findings.filter((finding) => !noted.includes(finding));
      const isSame = JSON.stringify(noted) === JSON.stringify(findings);
      noted = findings;
      if (isSame) return;
      current = { ...current, findings: [...own, ...noted] };
      tell([{ kind: 'config', names: [] }]);
    },
  };
}

async function changesBetween(before: Snapshot, next: Snapshot): Promise<readonly ConfigChange[]> {
  const names = await changedNames(before.config, next.config);
  const isNewConfig =
    before.config.version !== next.config.version || JSON.stringify(before.findings) !== JSON.stringify(next.findings);
  const etags = ({ catalogueTexts: { product, demo } }: Snapshot) =>
    LANGUAGES.flatMap((language) => [product[language].etag, demo[language].etag]).join();
  const isNewText = etags(before) !== etags(next);
  return [
    ...(isNewConfig ? [{ kind: 'config', names } as const] : []),
    ...(isNewText ? [{ kind: 'locales' } as const] : []),
  ];
}
