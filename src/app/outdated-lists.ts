import type { ClientConfig } from '../config/types.ts';

/** Names of resources, or all where nobody can say which. */
export type OutdatedLists = ReadonlySet<string> | 'all';

type Change = {
  readonly before: ClientConfig;
  readonly after: ClientConfig;
  /** What the server says has changed; none where it was not a file of one of them. */
  readonly names: readonly string[];
};

/**
 * Whose lists may say something else under the other configuration: what the server names, for a row scope is known to it
 * alone, and what differs here, for two changes may have come at once. A record's title stands in the lists of others, too.
 */
export function outdatedLists({ before, after, names }: Change): OutdatedLists {
  const isSame = before.version === after.version && JSON.stringify(before.company) === JSON.stringify(after.company);
  // Only what is wrong with the files is told anew.
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
