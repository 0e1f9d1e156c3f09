import type { Row } from '../../src/config/types.ts';
import { conflict, HttpError } from '../http/http-error.ts';
import type { OldAsked, OldQuestion } from '../live/rows/old-rows.ts';
import { textIn } from '../live/rows/rows.ts';
import { NotStaged } from '../store/staged.ts';
import type { Change, OldSpec, OwnStore, OwnTransaction } from '../store/types.ts';

/** Maximum runs of a work, each with more old rows than the last. */
const ROUNDS = 10;

type Question = {
  readonly collection: string;
  readonly tenant: string;
  readonly question: OldQuestion;
};

type Answer = Question & {
  readonly isAsked: (row: Row) => boolean;
  readonly read: readonly Row[];
  /** Changes that became durable after the read started; undefined = deleted. */
  readonly since: Map<string, Row | undefined>;
};

/** Work needs old rows that are not read yet: it is undone, they are read, and it runs again. */
class OldNeeded extends NotStaged {
  readonly questions: readonly Question[];
  constructor(questions: readonly Question[]) {
    super('Old rows are needed');
    this.name = 'OldNeeded';
    this.questions = questions;
  }
}

type Reading = { readonly answers: ReadonlyMap<string, Answer>; readonly asked: Map<string, Question> };
const readings = new WeakMap<OwnTransaction, Reading>();

const nameOf = ({ collection, tenant, question }: Question): string => JSON.stringify([collection, tenant, question]);

/**
 * Old rows inside a transaction, overlaid with those in memory. Rows not read yet count as none, and the work runs
 * again once they have been read.
 * @throws NotStaged in work not started by `withOld`
 */
export const oldInside = (tx: OwnTransaction, tenant: string): OldAsked =>
  ((collection: string, question: OldQuestion): readonly Row[] => {
    const asked = { collection, tenant, question };
    const reading = readings.get(tx);
    if (reading === undefined) throw new OldNeeded([asked]);
    const answer = reading.answers.get(nameOf(asked));
    if (answer) return rowsOf(answer, tx.table(collection, tenant).recent());
    reading.asked.set(nameOf(asked), asked);
    return [];
  }) as OldAsked;

/** The same work in another transaction with its own reads. */
export function sameReading(tx: OwnTransaction, other: OwnTransaction): OwnTransaction {
  const reading = readings.get(tx);
  if (reading) readings.set(other, reading);
  return other;
}

function rowsOf({ isAsked, read, since }: Answer, recent: Iterable<Row>): Row[] {
  const rows = new Map(read.map((row) => [row.id, row]));
  const see = (id: string, row: Row | undefined): void => {
    if (row && isAsked(row)) rows.set(id, row);
    else rows.delete(id);
  };
  for (const [id, row] of since) see(id, row);
  for (const row of recent) see(row.id, row);
  return [...rows.values()];
}

/**
 * A transaction whose work may read old rows (`oldInside`): they are read between two runs of the work, of which only
 * the last takes effect. Before it refuses, a server reads the changes of others. Work may run again for other reasons
 * too, so it changes nothing except through its transaction.
 * @throws HttpError 409 when others keep being first
 */
export async function withOld<Result>(store: OwnStore, work: (tx: OwnTransaction) => Result): Promise<Result> {
  const answers = new Map<string, Answer>();
  let stop: (() => void) | undefined;
  let isUpToDate = store.kind !== 'database';
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      try {
        return await store.transact(runner(answers, work));
      } catch (error) {
        if (!(error instanceof OldNeeded)) {
          // A refusal may be wrong because of another server's write not read yet.
          if (isUpToDate || !(error instanceof HttpError)) throw error;
          isUpToDate = true;
          await store.catchUp().catch(() => Promise.reject(error));
          continue;
        }
        stop ??= store.onCommit((changes) => changes.forEach((change) => hear(answers, change)));
        for (const asked of error.questions) await read(store, answers, asked);
      }
    }
    throw conflict('busyRecords');
  } finally {
    stop?.();
  }
}

function runner<Result>(answers: ReadonlyMap<string, Answer>, work: (tx: OwnTransaction) => Result) {
  let isAgain = false;
  return (tx: OwnTransaction): Result => {
    // Another server was first, perhaps with old rows.
    if (isAgain && answers.size > 0) throw new OldNeeded([...answers.values()]);
    isAgain = true;
    const asked = new Map<string, Question>();
    readings.set(tx, { answers, asked });
    let outcome: { readonly result: Result } | { readonly thrown: unknown };
    try {
      outcome = { result: work(tx) };
    } catch (thrown) {
      outcome = { thrown };
    }
    // The result was decided without them.
    if (asked.size > 0) throw new OldNeeded([...asked.values()]);
    if ('thrown' in outcome) throw outcome.thrown;
    return outcome.result;
  };
}

async function read(store: OwnStore, answers: Map<string, Answer>, asked: Question): Promise<void> {
  const { collection, tenant, question } = asked;
  const spec = store.specOf(collection).old;
  if (spec === undefined) throw new RangeError(`${collection} was declared without old rows`);
  const answer = { ...asked, isAsked: testOf(question, spec), read: [], since: new Map<string, Row | undefined>() };
  // Before reading, so a write during the read is not missed.
  answers.set(nameOf(asked), answer);
  answers.set(nameOf(asked), { ...answer, read: await rowsFor(store.old(collection, tenant), question) });
}

function testOf(question: OldQuestion, { by = 'id', at }: OldSpec): (row: Row) => boolean {
  if (question === 'all') return () => true;
  if ('id' in question) return ({ id }) => id === question.id;
  if ('by' in question) return (row) => row[by] === question.by;
  return (row) => textIn(row, at) < question.before;
}

async function rowsFor(old: ReturnType<OwnStore['old']>, question: OldQuestion): Promise<readonly Row[]> {
  if (question === 'all') {
    const rows: Row[] = [];
    for await (const batch of old.batches()) rows.push(...batch);
    return rows;
  }
  if ('by' in question) return (await old.latest({ by: question.by })).reverse();
  if ('before' in question) return old.before(question.before, question.limit);
  const row = await old.get(question.id);
  return row ? [row] : [];
}

function hear(answers: ReadonlyMap<string, Answer>, { collection, tenant, id, after }: Change): void {
  for (const answer of answers.values()) {
    if (answer.collection === collection && answer.tenant === tenant) answer.since.set(id, after);
  }
}
