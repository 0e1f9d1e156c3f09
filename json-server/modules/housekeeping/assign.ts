import { isJsonObject } from '../../../src/config/values.ts';
import type { Json } from '../../../src/config/types.ts';
import type { Assigned } from '../../../src/wire/housekeeping.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { type FieldIssue, HttpError, invalid, malformed, notFound } from '../../http/http-error.ts';
import { translatedProblem } from '../../http/errors.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Repositories } from '../../records/repository.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { TASKS } from './names.ts';
import { resourceNamed } from '../../records/context.ts';

/** Max tasks in one order; a day of the largest company has fewer. */
const MAX_TASKS = 200;

type Order = { readonly ids: readonly string[]; readonly assigneeId: string };

/** @throws HttpError 400, 422 naming the invalid members */
function readOrder(body: Json | undefined): Order {
  if (!isJsonObject(body)) throw malformed('A JSON object is expected.');
  const { ids, assigneeId, ...others } = body;
  const issues: FieldIssue[] = Object.keys(others).map((field) => ({
    field: field.slice(0, 40),
    key: 'validation.unknownField',
  }));
  const list = Array.isArray(ids) ? (ids as readonly Json[]) : [];
  const texts = list.filter((id) => typeof id === 'string');
  if (texts.length === 0 || texts.length !== list.length) issues.push({ field: 'ids', key: 'validation.required' });
  if (texts.length > MAX_TASKS) issues.push({ field: 'ids', key: 'validation.tooMany', params: { max: MAX_TASKS } });
  if (typeof assigneeId !== 'string' || assigneeId === '') {
    issues.push({ field: 'assigneeId', key: 'validation.required' });
    throw invalid(issues);
  }
  if (issues.length > 0) throw invalid(issues);
  return { ids: [...new Set(texts)], assigneeId };
}

/**
 * `POST /api/housekeeping-tasks/assign` `{ ids, assigneeId }`: assigns each task through its own action, so one that
 * cannot be assigned does not stop the others; answers with the result of each.
 */
export const assignRoute = (deps: { readonly records: Records; readonly repository: Repositories }): Route => ({
  method: 'POST',
  path: '/api/housekeeping-tasks/assign',
  answer: 'Assigned',
  access: { subject: 'HousekeepingTask', action: 'assign' },
  handle: async (call: SignedCall) => {
    const { snapshot, caller } = call;
    const resource = resourceNamed(snapshot, TASKS);
    const action = resource?.actions['assign'];
    if (resource === undefined || action === undefined) throw notFound();
    const body = await call.body();
    const { ids, assigneeId } = readOrder(body.value);
    const repository = deps.repository({ snapshot, caller, resource });
    const asked = repeatable(call, body);
    const results: Assigned['results'][number][] = [];
    for (const id of ids) {
      // Each task has its own key, so that a repeated order repeats each task's first answer.
      const request = { ...asked, owner: [...asked.owner, id] };
      try {
        const { status } = await repository.act(id, action, { input: { assigneeId }, ifMatch: undefined, request });
        results.push({ id, isDone: true, status, message: null });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const message = translatedProblem({ catalogues: snapshot.catalogues, request: call.request }, error)?.message;
        results.push({ id, isDone: false, status: error.status, message: typeof message === 'string' ? message : '' });
      }
    }
    return json(200, { results } satisfies Assigned);
  },
});
