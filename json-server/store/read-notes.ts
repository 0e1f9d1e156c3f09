import type { Row } from '../../src/config/types.ts';
import type { OccupiedSpan, TableReader } from './types.ts';

type OneAsked = { readonly id: string } | { readonly key: string; readonly value: string };
type SeveralAsked = { readonly key: string; readonly value: string | number | boolean } | OccupiedSpan;

/** Queries to a table with their answers, so that only changes which alter an answer count. */
export type ReadNotes = {
  readonly one: (table: TableReader, asked: OneAsked) => Row | undefined;
  readonly several: (table: TableReader, asked: SeveralAsked) => readonly Row[];
  /** Notes a query whose answer any change of the table could alter. */
  readonly whole: (table: TableReader) => void;
  /**
   * Whether the table still gives the same answers. Costs one lookup per distinct query, and nothing if nothing was
   * written.
   */
  readonly isCurrent: (table: TableReader) => boolean;
};

type NotedRead<Question, Answer> = { readonly question: Question; readonly answer: Answer };

export function createNotes(): ReadNotes {
  const ones = new Map<string, NotedRead<OneAsked, Row | undefined>>();
  const lists = new Map<string, NotedRead<SeveralAsked, readonly Row[]>>();
  /** Version of the table when it was first read. */
  let first: number | undefined;
  let isWhole = false;
  return {
    one: (table, question) => {
      first ??= table.version;
      const answer = one(table, question);
      const name = JSON.stringify(question);
      if (!ones.has(name)) ones.set(name, { question, answer });
      return answer;
    },
    several: (table, question) => {
      first ??= table.version;
      const answer = several(table, question);
      const name = JSON.stringify(question);
      if (!lists.has(name)) lists.set(name, { question, answer });
      return answer;
    },
    whole: (table) => {
      first ??= table.version;
      isWhole = true;
    },
    isCurrent: (table) => {
      if (first === undefined || first === table.version) return true;
      if (isWhole) return false;
      for (const { question, answer } of ones.values()) if (!isSameRow(one(table, question), answer)) return false;
      for (const { question, answer } of lists.values()) if (!areSame(several(table, question), answer)) return false;
      return true;
    },
  };
}

const one = (table: TableReader, asked: OneAsked): Row | undefined =>
  'id' in asked ? table.get(asked.id) : table.findUnique(asked.key, asked.value);

const several = (table: TableReader, asked: SeveralAsked): readonly Row[] =>
  'key' in asked ? table.equal(asked.key, asked.value) : [...table.overlapping(asked)];

/** A changed row is another object; a store may also return copies. */
const isSameRow = (a: Row | undefined, b: Row | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b));

const areSame = (a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, index) => isSameRow(row, b[index]));
