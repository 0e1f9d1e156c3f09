import type { TableReader } from '../store/types.ts';
import { editsAllowed } from '../../src/domain/text/edits.ts';

/** A word or, for a typo, the known words it may mean. */
export function wordsFor(asked: { table: TableReader; word: string; isPrefix: boolean; hasTypos: boolean }): string[] {
  const { table, word, isPrefix, hasTypos } = asked;
  const edits = hasTypos ? editsAllowed(word) : 0;
  return edits === 0 ? [word] : [...new Set([word, ...table.similar({ word, edits, isPrefix })])];
}
