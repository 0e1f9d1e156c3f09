import { titleOf } from '../../../src/config/title.ts';
import type { BulkAnswer, BulkItem } from '../../../src/wire/estates.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { readBulkOrder } from './bulk-body.ts';
import { type EstateOutcome, changeEstate } from './bulk-change.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { translatedProblem } from '../../http/errors.ts';
import { tableOf, resourceNamed } from '../../records/context.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Repositories } from '../../records/repository.ts';
import { scopeOf } from '../../records/scope.ts';
import { withDryRun } from '../../records/dry-run.ts';
import { json, type Reply } from '../../http/reply.ts';
import { versionOf } from '../../live/rows/rows.ts';
import type { Records } from '../../records/records.ts';

type Deps = { readonly records: Records; readonly repository: Repositories };

/**
 * `POST /api/estates/bulk`: changes price, minimum nights, status or housekeeper of a group's estates, or of the named
 * ones, all or none. With `"dryRun": true` it saves nothing, and answers for each estate the changes, or the refusal
 * with its reason.
 */
export const bulkEstateRoutes = (deps: Deps): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/estates/bulk',
    answer: 'BulkAnswer',
    access: { subject: 'Estate', action: 'edit' },
    handle: (call: SignedCall) => handle(deps, call),
  },
];

async function handle(deps: Deps, call: SignedCall): Promise<Reply> {
  const { snapshot, caller } = call;
  const resource = resourceNamed(snapshot, 'estates');
  if (resource === undefined) throw notFound();
  const body = await call.body();
  const order = readBulkOrder(body.value);
  const repository = deps.repository({ snapshot, caller, resource });
  const asked = repeatable(call, body);
  return withDryRun<Reply>((undo) =>
    repository.togetherInSlices(order.isDryRun ? { ...asked, key: undefined } : asked, function* (step) {
      const estates = step(({ context, find }) => {
        const scope = scopeOf(context, resource);
        const rows =
          order.ids?.map((id) => find(id)) ?? tableOf(context, resource).equal('groupId', order.groupId ?? '');
        return rows
          .filter((row) => (scope?.matches(row) ?? true) && (order.ids || row.status !== 'ARCHIVED'))
          .sort((a, b) => ((a.code ?? '') < (b.code ?? '') ? -1 : 1));
      });
      const items: BulkItem[] = [];
      for (const estate of estates) {
        items.push(
          describe(
            call,
            step((writes) => changeEstate(writes, resource, order, estate)),
          ),
        );
        yield;
      }
      const refused = items.filter(({ message }) => message !== undefined);
      const changed = items.filter(({ changes }) => Object.keys(changes ?? {}).length > 0);
      const answer: BulkAnswer = { dryRun: order.isDryRun, items, changed: changed.length, refused: refused.length };
      if (order.isDryRun) return undo(json(200, answer));
      if (refused.length === 0) return json(200, answer);
      throw new HttpError({
        status: 409,
        problem: { key: 'bulk', params: { count: refused.length }, extra: { items: refused } },
      });
    }),
  );
}

function describe({ snapshot, caller, request }: SignedCall, outcome: EstateOutcome): BulkItem {
  const { estate } = outcome;
  const resource = resourceNamed(snapshot, 'estates');
  const name = {
    id: estate.id,
    version: versionOf(estate),
    title: resource ? titleOf({ resource, row: estate }) : estate.id,
    currency: estate.currency ?? null,
  };
  if ('refused' in outcome) {
    const problem = translatedProblem({ catalogues: snapshot.catalogues, request }, outcome.refused);
    return { ...name, message: problem?.message ?? '' };
  }
  const readable = resource ? snapshot.rightsOf({ role: caller.role, resource }).readable : new Set<string>();
  const changes = Object.fromEntries(Object.entries(outcome.changes).filter(([key]) => readable.has(key)));
  return { ...name, changes };
}
