import { isJsonObject } from '../../../src/config/values.ts';
import type { Json } from '../../../src/config/types.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { HttpError, malformed, notFound } from '../../http/http-error.ts';
import { translatedProblem } from '../../http/errors.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Repositories } from '../../records/repository.ts';
import { json } from '../../http/reply.ts';
import { type Writes } from '../../records/writes-together.ts';
import { withOwnRows } from '../../records/own-rows.ts';
import type { Records } from '../../records/records.ts';
import { resourceNamed } from '../../records/context.ts';

const MAX_ESTATES = 200;

/** @throws HttpError 400 if it is not a list of homes */
function readBulk(input: Json | undefined): { estateIds: readonly string[]; shared: Readonly<Record<string, Json>> } {
  if (!isJsonObject(input)) throw malformed('A JSON object is expected.');
  const { estateIds, ...shared } = input;
  if (!Array.isArray(estateIds) || !estateIds.every((id) => typeof id === 'string')) {
    throw malformed('"estateIds" must be a list of ids.');
  }
  if (estateIds.length === 0 || estateIds.length > MAX_ESTATES)
    throw malformed(`"estateIds" takes 1 to ${MAX_ESTATES} homes.`);
  if (new Set(estateIds).size < estateIds.length) throw malformed('An estate stands there twice.');
  return { estateIds, shared };
}

/** `POST /api/out-of-order-periods/bulk`: one time out of order for several homes, all or none (AV7). */
export const bulkBlockRoutes = (deps: {
  readonly records: Records;
  readonly repository: Repositories;
}): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/out-of-order-periods/bulk',
    access: { subject: 'OutOfOrderPeriod', action: 'create' },
    handle: async (call: SignedCall) => {
      const { snapshot, caller } = call;
      const resource = resourceNamed(snapshot, 'out-of-order-periods');
      if (resource === undefined) throw notFound();
      const body = await call.body();
      const { estateIds, shared } = readBulk(body.value);
      const repository = deps.repository({ snapshot, caller, resource });
      return repository.togetherInSlices(repeatable(call, body), function* (step) {
        const items: ReturnType<Writes['shown']>[] = [];
        const failed: { readonly estateId: string; readonly error: HttpError }[] = [];
        for (const estateId of estateIds) {
          try {
            items.push(step((writes) => writes.shown(writes.create({ ...shared, estateId }))));
          } catch (error) {
            if (!(error instanceof HttpError)) throw error;
            failed.push({ estateId, error });
          }
          yield;
        }
        if (failed.length > 0) throw step((writes) => refuseAll(call, writes, failed));
        return json(201, { items });
      });
    },
  },
];

/** Names each home that failed, and the stays to move away from it (OPS5). An error common to all is reported once. */
function refuseAll(
  call: SignedCall,
  { context }: Pick<Writes, 'context'>,
  failed: readonly { readonly estateId: string; readonly error: HttpError }[],
): HttpError {
  const [first] = failed;
  const isOfAll =
    first?.error.status === 422 && first.error.problem?.issues?.every(({ field }) => field !== 'estateId');
  if (first && isOfAll) return first.error;
  const { request, snapshot } = call;
  const refused = failed.map(({ estateId, error }) => {
    const estate = withOwnRows(context).table('estates').get(estateId);
    const problem = translatedProblem({ catalogues: snapshot.catalogues, request }, error);
    return { estateId, code: estate ? (estate.code ?? '') : estateId.slice(0, 40), ...problem };
  });
  const names = refused.map(({ code }) => code).join(', ');
  return new HttpError({ status: 409, problem: { key: 'bulkBlock', params: { names }, extra: { refused } } });
}
