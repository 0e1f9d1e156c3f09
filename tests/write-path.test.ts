import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';

/** What writes rows that are no records: the store itself, the seed, the demo's mock calls. */
const LEFT_OUT = /^json-server\/(store|seed|demo|routes\/apps)\/|[.]test[.]ts$|\/simulator\//;
/** A write past the one path: into a transaction, a company or the shared partition. */
const WRITES = /\b(?:tx|work|shared|part|partitionWriter\([^)]*\))\.(?:put|remove)\(\s*([^,()]+(?:\([^)]*\))?)/g;

/**
 * Every write of a record ends in `putRecord`, and every deletion in `removeRecord`: uniqueness, history, files, states,
 * followers. Who writes otherwise is listed here, with what is written: mostly collections of the server's own, which no
 * resource describes.
 */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  // The path itself: its end, its deletion, a row as a rule worked it out, a way back from the trash.
  'records/put-unique.ts': ['collectionOf(resource)'],
  'records/remove-record.ts': ['collectionOf(resource)'],
  'records/write-path.ts': ['collection'],
  // What only imports know of a record, and rows of their own.
  'records/external-writer.ts': ['collection', 'name'],
  // What stands beside records.
  'records/history.ts': ['HISTORY'],
  'records/visitor-actions.ts': ['HISTORY'],
  'records/state-history.ts': ['list.collection'],
  'records/masked.ts': ['ACCESS_LOG'],
  'records/trash.ts': ['FILES', 'TRASH'],
  'records/sequences.ts': ['SEQUENCES'],
  'records/requests.ts': ['REQUESTS'],
  'records/held-files.ts': ['FILES'],
  'records/files/sweep.ts': ['FILES'],
  'routes/files.ts': ['FILES'],
  'routes/list-settings.ts': ['CHOICES', 'VIEWS'],
  'routes/notifications.ts': ['MARKS'],
  'live/rows/company.ts': ['collection'],
  // Sessions, second factors, links: secrets are no records.
  'accounts/sessions.ts': ['SESSIONS'],
  'accounts/second-factors.ts': ['FACTORS'],
  // The same secrets under another seal, and the fingerprint of the one that seals.
  'accounts/server-secret.ts': ['PRINTS', 'each.collection'],
  'modules/people/session-calls.ts': ['SESSIONS'],
  'modules/kbs/links.ts': ['LINKS'],
  'modules/investor/preview.ts': ['PREVIEWS'],
  'modules/access-rights/role-preview.ts': ['PREVIEWS'],
  'modules/access-rights/changes.ts': ['CHANGES'],
  // A mail no longer names an account that is deleted; what was sent stays as it was.
  'accounts/one-time-links.ts': ['LINKS', 'MESSAGES'],
  // The same values under other names: nothing has happened that anybody would have to follow.
  'records/renames/rename-migration.ts': ['collection'],
  'records/renames/renamed-resource.ts': ['FILES', 'HISTORY', 'SEQUENCES', 'TRASH', 'from', 'to'],
  // What an import came to stands on its calendar; nobody edited that.
  'modules/channels/ical/run-import.ts': ['FEEDS'],
  // The own account while the file of accounts is broken, and a hash that means the same password.
  'routes/auth/accounts.ts': ['USERS'],
  // The moment of the last sign-in is no edit.
  'routes/auth/enter.ts': ['USERS'],
  // Registering answers the same, and writes as much, whether there is such an account or not (S20).
  'routes/auth/register.ts': ['TAKEN', 'USERS'],
};

/** What a source writes past the path, each once. */
const writtenIn = (text: string): string[] =>
  [...new Set([...text.matchAll(WRITES)].map(([, what = '']) => what.trim()))].sort();

describe('one path for all writes of records', () => {
  test('a write past it is found, whoever it goes to', () => {
    const source = `
      tx.put(USERS, tenant, row); work.put(FILES, file); work.shared.remove(SESSIONS, id); store.put(row);
      partitionWriter(tx).put(\n  LINKS, row); tx.put(collectionOf(resource), partition, row); blobs.remove(id);
    `;
    expect(writtenIn(source)).toEqual(['FILES', 'LINKS', 'SESSIONS', 'USERS', 'collectionOf(resource)']);
  });

  test('who writes past it is listed here', () => {
    const found = filesBelow('json-server')
      .filter((path) => path.endsWith('.ts') && !LEFT_OUT.test(path))
      .map((path) => [path.replace('json-server/', ''), writtenIn(readFileSync(path, 'utf8'))] as const)
      .filter(([, written]) => written.length > 0);
    expect(Object.fromEntries(found)).toEqual(LISTED);
  });
});
