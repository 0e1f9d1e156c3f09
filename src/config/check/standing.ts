import { readJsonFile } from './json-file.ts';
import type { GoodText, SourceFile } from './source.ts';

/** Typical names of copies: `list copy.json`, `list (2).json`, `list - Kopya.json`. */
const COPY = /(?:\bcopy\b|\bkopya|[ _-]\d+\.json$|\(\d+\)|~)/i;

/** The name declared in a text, however broken the rest is. */
export function nameIn(file: SourceFile): string | undefined {
  const { value } = readJsonFile(file);
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : undefined;
}

/**
 * Decides which of two files keeps a name, address or subject they both claim: the one that was in force, whatever the
 * other is called; of two new ones, the one whose name is not a copy's.
 * @returns for sorting: negative, the first file keeps it
 */
export function filePrecedence(files: readonly SourceFile[], good: ReadonlyMap<string, GoodText>) {
  const ranks = new Map(files.map((file) => [file.path, rankOf(file, good.get(file.path))]));
  const rank = (path: string) => ranks.get(path) ?? NEW;
  return (one: string, other: string): number => {
    const a = rank(one);
    const b = rank(other);
    return a.place - b.place || compare(b.since, a.since) || compare(one, other);
  };
}

type Rank = { readonly place: number; readonly since: string };

const NEW: Rank = { place: 1, since: '' };

function rankOf({ path, text }: SourceFile, good: GoodText | undefined): Rank {
  const isKnown =
    good !== undefined && (good.text === text || nameIn({ path, text: good.text }) === nameIn({ path, text }));
  // If both were good at different times, the later one was in force.
  if (isKnown) return { place: 0, since: good.readAt };
  return COPY.test(path.slice(path.lastIndexOf('/') + 1)) ? { place: 2, since: '' } : NEW;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
