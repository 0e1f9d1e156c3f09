import { editsAllowed } from '../../src/domain/text/edits.ts';
import { fold } from '../../src/domain/text/fold.ts';
import type { Question } from '../../src/domain/text/question.ts';
import { FOUND, type Match, relevance } from '../../src/domain/text/relevance.ts';
import type { Row } from '../../src/config/types.ts';
import { type Context, tableOf } from '../records/context.ts';
import { scopeOf } from '../records/scope.ts';
import { textIn } from '../rows.ts';
import type { TableReader } from '../store/types.ts';
import { searchedTexts, type SearchPlan, type TitleRef } from './search-plan.ts';

/** A record that answers the question. */
export type Hit = { readonly row: Row; readonly match: Match };

/** Rows that one question looks at in one table; a few milliseconds. */
const LOOKED_AT = 8000;
/** Rows compared word for word, about 3 µs each. */
const COMPARED = 500;
/** Records that a word may mean in a title, and how many that name each are looked at, the newest. */
const NAMED = 10;
const NAMING = 20;
/** characters; what is shorter stands in every name */
const SHORTEST_NAMED = 3;
/** characters; nobody's code is shorter, and the first look into a unique index may have to build it */
const SHORTEST_UNIQUE = 3;

/**
 * The caller's records of one resource that answer a question, best first and then newest first, up to `most`. The cost
 * has a limit whatever is asked and however many rows there are: only a word of one or two letters, or one that very
 * many rows hold, leaves old rows unseen.
 * @param hasTypos also words within a slip or two of those typed
 */
export function lookIn({
  context,
  plan,
  question,
  hasTypos,
  most,
}: {
  context: Context;
  plan: SearchPlan;
  question: Question;
  hasTypos: boolean;
  most: number;
}): Hit[] {
  const { resource } = plan;
  const table = tableOf(context, resource);
  const filter = scopeOf(context, resource);
  const hits = new Map<string, Hit>();
  let left = COMPARED;
  let good = 0;
  /** @returns whether there is enough */
  const look = (row: Row): boolean => {
    if (hits.has(row.id)) return false;
    const match = relevance(question, searchedTexts({ context, plan, row }));
    if (match) hits.set(row.id, { row, match });
    if (match && match.score >= FOUND.atStart) good += 1;
    left -= 1;
    return left <= 0 || good >= most;
  };

  for (const text of new Set([question.whole, ...question.words])) {
    if (text.length < SHORTEST_UNIQUE) continue;
    for (const key of plan.unique) {
      const row = table.findUnique(key, text);
      if (row && (filter?.matches(row) ?? true)) look(row);
    }
  }
  if (plan.fields.length > 0) {
    for (const words of wordings({ question, table, hasTypos })) {
      for (const row of table.holding({ words, filter, budget: LOOKED_AT })) if (look(row)) break;
    }
  }
  for (const ref of plan.refs) {
    for (const row of rowsNaming({ context, ref, table, question, hasTypos })) {
      if ((filter?.matches(row) ?? true) && look(row)) break;
    }
  }
  // Sorting keeps the order of equals, which is newest first.
  return [...hits.values()].sort((a, b) => b.match.score - a.match.score).slice(0, most);
}

type Asked = { readonly question: Question; readonly table: TableReader; readonly hasTypos: boolean };

/** What rows must hold: the words, and for a telephone number its digits in one. */
function wordings({ question, table, hasTypos }: Asked): string[][][] {
  const words = question.words.map((word, at) => {
    const isPrefix = at === question.words.length - 1;
    return wordsFor({ table, word, isPrefix, hasTypos });
  });
  return question.digits === '' ? [words] : [[[question.digits]], words];
}

/** A word, and with typos the known words that it may be meant for. */
function wordsFor(asked: { table: TableReader; word: string; isPrefix: boolean; hasTypos: boolean }): string[] {
  const { table, word, isPrefix, hasTypos } = asked;
  const edits = hasTypos ? editsAllowed(word) : 0;
  return edits === 0 ? [word] : [...new Set([word, ...table.similar({ word, edits, isPrefix })])];
}

/** Records whose title names one of the records that a word means. */
function* rowsNaming({ context, ref, table, question, hasTypos }: Asked & { context: Context; ref: TitleRef }) {
  const { via, target, key } = ref;
  const others = tableOf(context, target);
  const filter = scopeOf(context, target);
  for (const [at, word] of question.words.entries()) {
    if (word.length < SHORTEST_NAMED) continue;
    const isPrefix = at === question.words.length - 1;
    const words = [wordsFor({ table: others, word, isPrefix, hasTypos })];
    const named: Row[] = [];
    const one = { whole: word, words: [word], digits: '' };
    let left = COMPARED;
    for (const row of others.holding({ words, filter, budget: LOOKED_AT })) {
      if (relevance(one, [{ text: fold(textIn(row, key)), isTitle: true }])) named.push(row);
      if (named.length >= NAMED || --left <= 0) break;
    }
    for (const { id } of named) yield* table.equal(via, id).slice(-NAMING).reverse();
  }
}
