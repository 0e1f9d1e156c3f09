import { isAsSeen } from '../../../src/domain/statements/oddities.ts';
import { periodOf } from '../../../src/domain/statements/period.ts';
import type { PublishedMany, PublishSkip } from '../../../src/wire/statements.ts';
import type { SignedCall } from '../../accounts/call.ts';
import { forbidden, notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';
import { resourceNamed } from '../../records/context.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { WriteTransaction } from '../../records/records.ts';
import { findInScope } from '../../records/scope.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { estateName } from './account.ts';
import { type Books, openBooks } from './facts.ts';
import { generateEstate } from './generate.ts';
import { odditiesNow } from './oddities.ts';
import { readPublish, type SeenStatement } from './questions.ts';
import { asStatement, isClosedStatement, STATEMENTS } from './stored.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';

/**
 * `POST /api/statements/publish`: reviews and publishes statements in the versions that were seen. A statement that is
 * already published, has changed, or has an unseen oddity stays as it is, and the answer lists it.
 * @throws HttpError 404 for a statement the caller may not see
 */
export async function publishMany({ onceInSlices }: RouteDeps, call: SignedCall): Promise<Reply> {
  const { snapshot, caller } = call;
  const resource = resourceNamed(snapshot, STATEMENTS);
  if (!resource) throw notFound();
  const { can } = snapshot.rightsOf({ role: caller.role, resource });
  if (!can.has('review') || !can.has('publish')) throw forbidden();
  const body = await call.body();
  const seen = readPublish(body.value);
  return onceInSlices(repeatable(call, body), call, function* (step) {
    const books = openBooks();
    const skipped: PublishedMany['skipped'][number][] = [];
    for (const one of seen) {
      const reason = step((work) => {
        const row = findInScope(work.context, resource, one.id);
        if (!row) throw notFound();
        return publishSeen({ work, row, one, books });
      });
      if (reason) skipped.push(reason);
      yield;
    }
    return json(200, { published: seen.length - skipped.length, skipped } satisfies PublishedMany);
  });
}

type Publishing = {
  readonly work: WriteTransaction;
  readonly row: StatementsRow;
  readonly one: SeenStatement;
  readonly books: Books;
};

/** Publishes one in the version that was seen. @returns the reason if it did not */
function publishSeen({ work, row, one, books }: Publishing): PublishedMany['skipped'][number] | undefined {
  const { table, caller } = work.context;
  const { today, now } = caller.values;
  const estate = table('estates').get(row.estateId);
  const skippedFor = (reason: PublishSkip) => ({ id: row.id, estate: estateName(estate), reason });
  if (isClosedStatement(row)) return skippedFor('PUBLISHED');
  if (row.version !== one.version || !estate) return skippedFor('CHANGED');
  const statement = asStatement(row);
  const anew = generateEstate(table, estate, periodOf(statement), books);
  if (!isAsSeen(odditiesNow(statement, { table, today, anew }), one.oddities)) return skippedFor('ODD');
  const change = { collection: STATEMENTS, id: row.id };
  work.apply([
    ...(row.status === 'DRAFT' ? [{ ...change, set: { status: 'REVIEWED' }, action: 'review' }] : []),
    { ...change, set: { status: 'PUBLISHED', publishedAt: now }, action: 'publish' },
  ]);
  return undefined;
}
