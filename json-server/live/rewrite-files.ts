import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SourceFile } from '../../src/config/check/source.ts';
import type { Finding } from '../../src/config/types.ts';
import { writeAtomically } from '../store/write-atomically.ts';
import type { Snapshot } from './snapshot.ts';
import { textsOf } from './source-files.ts';

/** `seen`: fingerprint of the text that the change is based on. */
export type FileChange = { readonly path: string; readonly text: string; readonly seen: string };
export type Rewrite = {
  readonly files: readonly FileChange[];
  /** Only a dry run. */
  readonly isDryRun: boolean;
  /** A final check of the configuration as it would be; anything it throws cancels the change. */
  readonly accept: (candidate: Snapshot) => void;
  /** Runs once the files are written; if it fails, they are put back. */
  readonly then?: () => Promise<void>;
};
export type Rewritten =
  | { readonly kind: 'done' }
  /** Somebody else has changed these files since. */
  | { readonly kind: 'stale'; readonly paths: readonly string[] }
  | { readonly kind: 'wrong'; readonly findings: readonly Finding[] };

/** Identifies the text of a file. */
export const fingerprintOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** What files make: what is found in them, and the configuration that can be put in force. */
export type Candidate = {
  readonly findings: readonly Finding[];
  readonly snapshot: () => Promise<Snapshot>;
  readonly putInForce: (snapshot: Snapshot) => Promise<void>;
};

/** Changes files of `resources/`, all or none, if they are still as seen and nothing new is wrong with them. */
export async function rewriteFiles(
  { files, isDryRun, accept, then }: Rewrite,
  setup: {
    resourcesDir: string;
    current: Snapshot;
    readResources: () => Promise<SourceFile[]>;
    check: (files: readonly SourceFile[]) => Promise<Candidate>;
  },
): Promise<Rewritten> {
  const { resourcesDir, current, readResources, check } = setup;
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
  // The check took a moment; an editor may have saved in the meantime.
  const staleNow = staleIn(textsOf(await readResources()), files);
  if (staleNow.length > 0) return { kind: 'stale', paths: staleNow };
  await writeAll({ resourcesDir, files, before, ...(then && { then }) });
  await candidate.putInForce(snapshot);
  return { kind: 'done' };
}

const staleIn = (texts: ReadonlyMap<string, string>, files: readonly FileChange[]): readonly string[] =>
  files.filter(({ path, seen }) => fingerprintOf(texts.get(path) ?? '') !== seen).map(({ path }) => path);

function newErrors(findings: readonly Finding[], known: readonly Finding[]): readonly Finding[] {
  const isKnown = ({ code, file, pointer }: Finding): boolean =>
    known.some((old) => old.code === code && old.file === file && old.pointer === pointer);
  return findings.filter((finding) => finding.level === 'error' && !isKnown(finding));
}

/** Writes the files and runs `then`; whatever fails puts back what was written. */
async function writeAll({
  resourcesDir,
  files,
  before,
  then,
}: Pick<Rewrite, 'files' | 'then'> & {
  readonly resourcesDir: string;
  readonly before: ReadonlyMap<string, string>;
}): Promise<void> {
  const fileAt = (path: string): string => join(resourcesDir, path.slice('resources/'.length));
  const written: string[] = [];
  try {
    for (const { path, text } of files) {
      written.push(path);
      await writeAtomically(fileAt(path), text);
    }
    await then?.();
  } catch (error) {
    for (const path of written) await writeAtomically(fileAt(path), before.get(path) ?? '');
    throw error;
  }
}
