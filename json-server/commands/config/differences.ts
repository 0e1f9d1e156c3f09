import { type DiffLine, lineDiff } from '../../../src/domain/text/line-diff.ts';
import type { KeptFile } from '../../live/config-source.ts';
import { sourceOf } from '../../live/source-files.ts';

/** One file that is not the same on both sides; null = there it is not. */
export type ConfigDifference = { readonly path: string; readonly before: Buffer | null; readonly after: Buffer | null };

const bytesIn = (files: readonly KeptFile[]) => new Map(files.map(({ path, bytes }) => [path, bytes]));

/** What becomes of `before` where it is made `after`, ordered by path. */
export function configDifferences(
  before: readonly KeptFile[],
  after: readonly KeptFile[],
): readonly ConfigDifference[] {
  const old = bytesIn(before);
  const now = bytesIn(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((each) => each.before === null || each.after === null || !each.before.equals(each.after));
}

/** The paths that are not the same on both sides. */
export const pathsOf = (differences: readonly ConfigDifference[]): ReadonlySet<string> =>
  new Set(differences.map(({ path }) => path));

export const lineOf = ({ path, before, after }: ConfigDifference): string =>
  `  ${before === null ? 'new    ' : after === null ? 'removed' : 'changed'}  ${path}`;

/** A file that is new or gone is so with all its lines. */
export function differenceLines({ path, before, after }: ConfigDifference): readonly DiffLine[] {
  const textOf = (bytes: Buffer): string => sourceOf({ path, bytes }).text;
  const all = (bytes: Buffer, sign: DiffLine['sign']) =>
    textOf(bytes)
      .split('\n')
      .map((text, index): DiffLine => ({ sign, line: index + 1, text }));
  if (before === null) return after === null ? [] : all(after, '+');
  return after === null ? all(before, '-') : lineDiff(textOf(before), textOf(after));
}
