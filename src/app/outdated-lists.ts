import type { ClientConfig } from '../config/types.ts';

/** Names of resources, or all where nobody can say which. */
export type OutdatedLists = ReadonlySet<string> | 'all';

type Change = {
  readonly before: ClientConfig;
  readonly after: ClientConfig;
  /** Names changed according to the server; empty if no resource or page file changed. */
  readonly names: readonly string[];
};

/**
 * Lists that may be different under the new configuration: those the server names, because only it knows row scopes,
 * and those that differ here, because two changes may have arrived together. Lists of other resources contain a
 * record's title, too.
 */
export function outdatedLists({ before, after, names }: Change): OutdatedLists {
  const isSame = before.version === after.version && JSON.stringify(before.company) === JSON.stringify(after.company);
  // Only the findings have changed.
  if (isSame) return new Set(names);
  if (names.length === 0) return 'all';
  const known = new Set([...Object.keys(before.resources), ...Object.keys(after.resources)]);
  const differing = [...known].filter((name) => {
    const was = before.resources[name];
    const is = after.resources[name];
    return JSON.stringify(was) !== JSON.stringify(is);
  });
  const isRetitled = differing.some((name) => {
    const was = before.resources[name];
    const is = after.resources[name];
    return was !== undefined && is !== undefined && was.title !== is.title;
  });
  return isRetitled ? 'all' : new Set([...names, ...differing]);
}
