import { haystackOf } from '../../src/config/haystack.ts';
import { searchKeys } from '../../src/config/query.ts';
import { collectionOf } from '../../src/config/collection.ts';
import { editsAllowed } from '../../src/domain/text/edits.ts';
import { begunCode, markedCode } from '../../src/domain/text/code.ts';
import { type SearchQuestion, searchQuestion } from '../../src/domain/text/question.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { type NamedBy, namedBy } from './named-by.ts';
import { wordsFor } from './words-of.ts';
import type { RowSearch, RowWord, TableReader } from '../store/types.ts';
import { type Context, partitionOfResource, tableOf } from './context.ts';
import { type Filter, scopeOf } from './scope.ts';
import { boundedCachePer } from '../store/bounded-cache.ts';

/** characters; anything shorter occurs in every name */
const SHORTEST_NAMED = 2;
/** Maximum records that a word may name; a word that names more is too vague to use. */
const MAX_NAMED = 10_000;

type WordSetup = {
  readonly context: Context;
  readonly resource: Resource;
  readonly question: SearchQuestion;
  readonly hasTypos: boolean;
};

/** One meaning of what was typed. */
export type ListWords = {
  readonly search: RowSearch;
  /** Rows that come first, whatever the order: an exact match of the code. */
  readonly first?: RowSearch;
  /** No row contains the words as typed; these contain words that differ by one or two letters. */
  readonly isNear?: true;
};

/**
 * The possible meanings of a list's search, most likely first: a code and its continuations, the words as one phrase,
 * each word anywhere, and the words with typos. Each is tried only when the one before finds nothing.
 * @param q as typed
 */
export function* listWords({
  context,
  resource,
  q,
}: {
  context: Context;
  resource: Resource;
  q: string;
}): Generator<ListWords> {
  const question = searchQuestion(q);
  const asked = { context, resource, question };
  // A number by itself is usually part of something longer.
  if (question.begun !== '') {
    const first = searchFor({ ...asked, hasTypos: false }, [[markedCode(question.code)]]);
    const texts = [markedCode(question.code), begunCode(question.begun), question.whole];
    yield { search: searchFor({ ...asked, hasTypos: false }, [texts]), first };
  }
  const words = question.words.map((word) => [word]);
  if (question.digits !== '') yield { search: searchFor({ ...asked, hasTypos: false }, [[question.digits]]) };
  if (words.length > 1) yield { search: searchFor({ ...asked, hasTypos: false }, [[question.whole]]) };
  yield { search: searchFor({ ...asked, hasTypos: false }, words) };
  if (question.words.some((word) => editsAllowed(word) > 0))
    yield { search: searchFor({ ...asked, hasTypos: true }, words), isNear: true };
}

function searchFor(asked: WordSetup, words: readonly (readonly string[])[]): RowSearch {
  const { context, resource, hasTypos } = asked;
  const { snapshot, caller } = context;
  const table = tableOf(context, resource);
  const refs = namedBy({ snapshot, role: caller.role, resource });
  const found = words.map((texts, at): RowWord => {
    const isPrefix = at === words.length - 1;
    return {
      texts: texts.flatMap((word) => wordsFor({ table, word, isPrefix, hasTypos })),
      naming: refs.flatMap((ref) => recordsNamedBy(asked, { ref, texts, isPrefix })),
    };
  });
  return { words: found, keys: keysFor(context, resource) };
}

/** Cached answers per configuration: typing and paging ask for the same words again and again. */
const REMEMBERED = 500;
const answersOf = boundedCachePer<ReadonlySet<string>>(REMEMBERED);

/** The records a word names, among those the caller may see. */
function recordsNamedBy(
  { context, hasTypos }: WordSetup,
  { ref, texts, isPrefix }: { ref: NamedBy; texts: readonly string[]; isPrefix: boolean },
): RowWord['naming'] {
  const { via, target, keys } = ref;
  const table = tableOf(context, target);
  const scope = scopeOf(context, target);
  const pieces = texts
    .filter((text) => text.length >= SHORTEST_NAMED)
    .flatMap((word) => wordsFor({ table, word, isPrefix, hasTypos }));
  if (pieces.length === 0) return [];
  const question = JSON.stringify([partitionOfResource(target, context.caller.tenant), target.name, keys, pieces]);
  const id = `${question} ${String(table.version)} ${scope?.id ?? ''}`;
  const ids = answersOf(context.snapshot).of(id, () => idsNamed({ table, scope, keys, pieces }));
  return ids.size > 0 ? [{ key: via, ids }] : [];
}

type Named = {
  readonly table: TableReader;
  readonly scope: Filter | undefined;
  readonly keys: readonly string[];
  readonly pieces: readonly string[];
};

function idsNamed({ table, scope, keys, pieces }: Named): ReadonlySet<string> {
  const { rows } = table.query({
    orderBy: '$inserted',
    direction: 'DESC',
    offset: 0,
    limit: MAX_NAMED,
    where: scope?.where,
    words: { words: [{ texts: pieces, naming: [] }] },
  });
  // Only matches of the title count, not of other searched fields.
  const isNamed = (row: Row): boolean => {
    const name = haystackOf(row, keys);
    return pieces.some((piece) => name.includes(piece));
  };
  return new Set(rows.filter(isNamed).map(({ id }) => id));
}

/**
 * The table searches all search fields. For a role that cannot read one of them, only the others count; otherwise hits
 * would reveal the hidden value (S16).
 */
function keysFor({ snapshot, caller }: Context, resource: Resource): RowSearch['keys'] {
  const { readable } = snapshot.rightsOf({ role: caller.role, resource });
  const names = searchKeys(resource, readable);
  const { search } = (snapshot.config.resources[collectionOf(resource)] ?? resource).list;
  return names.length === search.length && names.every((name) => search.includes(name)) ? undefined : names;
}
