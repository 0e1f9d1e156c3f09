import { createHash } from 'node:crypto';
import type { FileChange } from './config-source.ts';

/** Identifies the text of a file. */
export const fingerprintOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** The paths of the changes that are based on an outdated text. */
export const staleIn = (texts: ReadonlyMap<string, string>, files: readonly FileChange[]): readonly string[] =>
  files.filter(({ path, seen }) => fingerprintOf(texts.get(path) ?? '') !== seen).map(({ path }) => path);
