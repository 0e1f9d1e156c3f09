import type { SourceFile } from '../../src/config/check/source.ts';
import type { Finding } from '../../src/config/types.ts';
import type { ConfigSource, FileChange } from './config-source.ts';
import { fingerprintOf, staleIn } from './fingerprint.ts';
import type { Snapshot } from './snapshot.ts';
import { textsOf } from './source-files.ts';

export type Rewrite = {
  readonly files: readonly FileChange[];
  /** Who makes the change. */
  readonly by: string;
  /** Checks only, writes nothing. */
  readonly isDryRun: boolean;
  /** A final check of the new configuration; throwing cancels the change. */
  readonly accept: (candidate: Snapshot) => void;
  /** Runs after the files are written; if it fails, they are restored. */
  readonly then?: () => Promise<void>;
};
export type Rewritten =
  | { readonly kind: 'done' }
  /** Somebody else has changed these files since. */
  | { readonly kind: 'stale'; readonly paths: readonly string[] }
  | { readonly kind: 'wrong'; readonly findings: readonly Finding[] };

/** What is found in files, and the configuration they make. */
export type ConfigCandidate = {
  readonly findings: readonly Finding[];
  readonly snapshot: () => Promise<Snapshot>;
  readonly putInForce: (snapshot: Snapshot) => Promise<void>;
};

/** Changes files of `resources/`, all or none, if nobody has changed them since and the check finds nothing new. */
export async function rewriteFiles(
  { files, by, isDryRun, accept, then }: Rewrite,
  setup: {
    write: ConfigSource['write'];
    current: Snapshot;
    readResources: () => Promise<SourceFile[]>;
    check: (files: readonly SourceFile[]) => Promise<ConfigCandidate>;
  },
): Promise<Rewritten> {
  const { write, current, readResources, check } = setup;
  const all = await readResources();
  const before = textsOf(all);
  const stale = staleIn(before, files);
  if (stale.length > 0) return { kind: 'stale', paths: stale };
  const candidate = await check(all.map((file) => files.find(({ path }) => path === file.path) ?? file));
  const wrong = newErrors(candidate.findings, current.findings);
  if (wrong.length > 0) return { kind: 'wrong', findings: wrong };
  const snapshot = await candidate.snapshot();
  accept(snapshot);
  if (isDryRun) return { kind: 'done' };
  // The check took a moment; somebody may have saved during it.
  const staleNow = await write(files, by);
  if (staleNow.length > 0) return { kind: 'stale', paths: staleNow };
  try {
    await then?.();
  } catch (error) {
    // Separately: a file that has changed since stays as it is.
    for (const { path, text } of files) {
      await write([{ path, text: before.get(path) ?? '', seen: fingerprintOf(text) }], by);
    }
    throw error;
  }
  await candidate.putInForce(snapshot);
  return { kind: 'done' };
}

function newErrors(findings: readonly Finding[], known: readonly Finding[]): readonly Finding[] {
  const isKnown = ({ code, file, pointer }: Finding): boolean =>
    known.some((old) => old.code === code && old.file === file && old.pointer === pointer);
  return findings.filter((finding) => finding.level === 'error' && !isKnown(finding));
}
