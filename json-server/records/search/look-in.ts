import { begunCode, markedCode } from '../../../src/domain/text/code.ts';
import type { SearchQuestion } from '../../../src/domain/text/question.ts';
import { FOUND, isBegun, type Match, relevance } from '../../../src/domain/text/relevance.ts';
import type { Row } from '../../../src/config/types.ts';
import { type Context, tableOf } from '../context.ts';
import { scopeOf } from '../scope.ts';
import type { TableReader } from '../../store/types.ts';
import type { NamedBy } from '../named-by.ts';
import { nearnessIn } from './nearness.ts';
import { nearRows } from './near-rows.ts';
import { searchedNames, searchedTexts, type SearchPlan } from './search-plan.ts';
import { wordsFor } from '../words-of.ts';

/** A record that answers the question. */
export type Hit = { readonly row: Row; readonly match: Match };

/** Rows examined per question and table; a few milliseconds. */
const LOOKED_AT = 8000;
/** Rows compared word for word, about 3 µs each. */
const COMPARED = 500;
/** Records a word may mean in a title, and how many of the newest rows that name each are examined. */
const NAMED = 10;
const NAMING = 20;
/** characters; shorter words occur in every name */
const SHORTEST_NAMED = 3;
/** characters; no code is shorter, and the first use of a unique index may have to build it */
const SHORTEST_UNIQUE = 3;

/**
 * The caller's records of one resource that answer a question, best first and then nearest or newest first, up to
 * `most`. The cost is limited whatever the question and number of rows: only a word of one or two letters, or one that
 * very many rows contain, leaves old rows unexamined.
 * @param hasTypos also matches words within one or two edits of those typed
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
  question: SearchQuestion;
  hasTypos: boolean;
  most: number;
}): Hit[] {
  const { resource } = plan;
  const table = tableOf(context, resource);
  const filter = scopeOf(context, resource);
  const hits = new Map<string, Hit>();
  const near = nearRows({ context, plan });
  const ownDays = nearnessIn(resource, { today: context.caller.values.today, rules: context.snapshot.rules });
  const nearness = ownDays ?? (near.size > 0 ? (row: Row) => near.get(row) ?? Infinity : undefined);
  // The nearest is not always the newest, so more rows are examined than needed.
  const enough = ownDays ? NAMING : most;
  let left = COMPARED;
  let good = 0;
  /** @returns whether enough rows are found */
  const look = (row: Row): boolean => {
    if (hits.has(row.id)) return false;
    const match = relevance(question, searchedTexts({ context, plan, row }));
    if (match) hits.set(row.id, { row, match });
    if (match && match.score >= FOUND.atStart) good += 1;
    left -= 1;
    return left <= 0 || good >= enough;
  };

  // People who are here now, or arriving, are found even among many with the same name.
  for (const [row, days] of near) {
    const found = relevance(question, searchedTexts({ context, plan, row }));
    const match = found && days === 0 && question.code === '' && isBegun(found) ? meantFirst(found) : found;
    if (match) hits.set(row.id, { row, match });
    if (match && match.score >= FOUND.atStart) good += 1;
  }
  for (const text of new Set([question.whole, ...question.words])) {
    if (text.length < SHORTEST_UNIQUE) continue;
    for (const key of plan.unique) {
      const row = table.findUnique(key, text);
      if (row && (filter?.matches(row) ?? true)) look(row);
    }
  }
  if (plan.fields.length > 0) {
    for (const words of wordings({ question, table, hasTypos })) {
      for (const row of table.holding({ words, where: filter?.where, budget: LOOKED_AT })) if (look(row)) break;
    }
  }
  for (const ref of plan.refs.filter(({ isMany }) => !isMany)) {
    for (const row of rowsNaming({ context, ref, table, question, hasTypos })) {
      if ((filter?.matches(row) ?? true) && look(row)) break;
    }
  }
  const found = [...hits.values()];
  if (nearness) found.sort((a, b) => compared(nearness(a.row), nearness(b.row)));
  // The sort is stable, so equals stay nearest or newest first.
  return found.sort((a, b) => b.match.score - a.match.score).slice(0, most);
}

/**
 * Better by a level plus the bonus of a title: someone typing `volkov` probably means Ms Volkova, who arrives today,
 * rather than other people called Volkov.
 */
const meantFirst = (match: Match): Match => ({ ...match, score: match.score + FOUND.exactly - FOUND.atStart + 1 });

/** Infinity is as far as Infinity. */
const compared = (one: number, other: number): number => (one === other ? 0 : one - other);

type LookSetup = { readonly question: SearchQuestion; readonly table: TableReader; readonly hasTypos: boolean };

/** The words rows must contain: the code, the digits of a telephone number, or the words. */
function wordings({ question, table, hasTypos }: LookSetup): string[][][] {
  const words = question.words.map((word, at) => {
    const isPrefix = at === question.words.length - 1;
    return wordsFor({ table, word, isPrefix, hasTypos });
  });
  return [
    ...(question.code === '' ? [] : [[[markedCode(question.code)]]]),
    ...(question.begun === '' ? [] : [[[begunCode(question.begun)]]]),
    ...(question.digits === '' ? [] : [[[question.digits]]]),
    words,
  ];
}

/**
 * Records that refer to one of the records a question means: by its code, by all of its words, or by one of them if the
 * row itself contains the others.
 */
function* rowsNaming({ context, ref, table, question, hasTypos }: LookSetup & { context: Context; ref: NamedBy }) {
  const { via, target, keys } = ref;
  const others = tableOf(context, target);
  const filter = scopeOf(context, target);
  const last = question.words.length - 1;
  const meant = (word: string, at: number) => wordsFor({ table: others, word, isPrefix: at === last, hasTypos });
  const long = question.words.filter((word) => word.length >= SHORTEST_NAMED);
  const attempts = [
    ...(question.code === '' ? [] : [{ words: [[markedCode(question.code)]], one: question }]),
    ...(question.begun === '' ? [] : [{ words: [[begunCode(question.begun)]], one: question }]),
    ...(last > 0 ? [{ words: question.words.map(meant), one: question }] : []),
    ...long.map((word) => ({
      words: [meant(word, question.words.indexOf(word))],
      one: { whole: word, words: [word], digits: '', code: '', begun: '' },
    })),
  ];
  const known = new Set<string>();
  for (const { words, one } of attempts) {
    const before = known.size;
    let left = COMPARED;
    for (const row of others.holding({ words, where: filter?.where, budget: LOOKED_AT })) {
      if (!known.has(row.id) && relevance(one, searchedNames(row, keys))) {
        known.add(row.id);
        yield* table.equal(via, row.id).slice(-NAMING).reverse();
      }
      if (known.size - before >= NAMED || --left <= 0) break;
    }
  }
}
