import { fieldKind } from '../config/fields/registry.ts';
import { haystackOf } from '../config/haystack.ts';
import { optionsOf } from '../config/options.ts';
import { storedKeys } from '../config/keys.ts';
import { sortableParts, valueAtPath } from '../config/parts.ts';
import type { Sort } from '../config/board-types.ts';
import type { ClientResource, Json, Row } from '../config/types.ts';
import { begunCode, markedCode } from '../domain/text/code.ts';
import { searchQuestion } from '../domain/text/question.ts';

const collator = new Intl.Collator('tr', { numeric: true });

type Scalar = string | number | boolean | undefined;
const scalar = (value: Json | undefined): Scalar => (value === null || typeof value === 'object' ? undefined : value);

/**
 * Records in the order in which the server's lists have them: nothing comes last, ties in the order they were made,
 * and descending is the exact reverse.
 * @param rows with the titles of what they refer to, oldest first
 */
export function inOrder(rows: readonly Row[], { resource, sort }: { resource: ClientResource; sort: Sort }): Row[] {
  const field = resource.fields[sort.key];
  if (field?.type === 'ref') return byTitle(rows, sort);
  const options = optionsOf(field).map(({ value }) => value);
  if (options.length > 0) return byOption(rows, { resource, sort, options });
  const isText = textKeys(resource).has(sort.key);
  const ascending = rows.toSorted((a, b) => {
    const left = scalar(valueAtPath(a, sort.key));
    const right = scalar(valueAtPath(b, sort.key));
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    if (isText) return collator.compare(String(left), String(right));
    return left < right ? -1 : Number(left > right);
  });
  return sort.direction === 'DESC' ? ascending.toReversed() : ascending;
}

type OptionSort = { readonly resource: ClientResource; readonly sort: Sort; readonly options: readonly string[] };

/**
 * In the order of a choice's options, and within one option in the list's usual order; records without one come last.
 */
function byOption(rows: readonly Row[], { resource, sort: { key, direction }, options }: OptionSort): Row[] {
  const usual = resource.list.sort;
  const within = usual.key === key ? rows.toReversed() : inOrder(rows, { resource, sort: usual });
  const wanted = direction === 'ASC' ? options : options.toReversed();
  const rank = (row: Row): number => {
    const at = wanted.findIndex((option) => option === row[key]);
    return at === -1 ? wanted.length : at;
  };
  return within.toSorted((a, b) => rank(a) - rank(b));
}

/** Keys whose values people read; of others (days, codes of an enum, ids) the signs are compared. */
function textKeys(resource: ClientResource): ReadonlySet<string> {
  const own = [...storedKeys(resource).values()].filter(({ kind }) => kind === 'text').map(({ key }) => key);
  const parts = sortableParts(resource).filter(({ part }) =>
    fieldKind(part.type)
      .keys(part)
      .some(({ kind }) => kind === 'text'),
  );
  return new Set([...own, ...parts.map(({ path }) => path)]);
}

/** By the title of a reference; missing ones come last either way, newest first. */
function byTitle(rows: readonly Row[], { key, direction }: Sort): Row[] {
  const titleOf = (row: Row): string | undefined => {
    const refs = row['_refs'] as { readonly [name: string]: Json } | undefined;
    const title = refs?.[key];
    return typeof title === 'string' && title !== row[key] ? title : undefined;
  };
  const titled = rows.flatMap((row) => {
    const title = titleOf(row);
    return title === undefined ? [] : [{ row, title }];
  });
  const sign = direction === 'DESC' ? -1 : 1;
  const sorted = titled.toSorted((a, b) => sign * collator.compare(a.title, b.title)).map(({ row }) => row);
  return [...sorted, ...rows.filter((row) => titleOf(row) === undefined).toReversed()];
}

/**
 * The records that match a search, in order, interpreted like on the server: as a code, whose record comes first, as a
 * telephone number, as one phrase, else every word anywhere. Does not guess typos.
 */
export function rowsMatching(
  rows: readonly Row[],
  { keys, q }: { keys: readonly string[]; q: string },
): readonly Row[] {
  if (q === '') return rows;
  const { whole, words, digits, code, begun } = searchQuestion(q);
  const texts = rows.map((row) => ({ row, text: haystackOf(row, keys) }));
  const holding = (pieces: readonly string[]): Row[] =>
    texts.filter(({ text }) => pieces.every((piece) => text.includes(piece))).map(({ row }) => row);
  if (begun !== '') {
    const found = new Set([markedCode(code), begunCode(begun), whole].flatMap((piece) => holding([piece])));
    const meant = new Set(holding([markedCode(code)]));
    if (found.size > 0) return [...meant, ...rows.filter((row) => found.has(row) && !meant.has(row))];
  }
  const meanings = [...(digits === '' ? [] : [[digits]]), [whole], words];
  return meanings.map(holding).find(({ length }) => length > 0) ?? [];
}
