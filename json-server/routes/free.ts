import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isMasked } from '../../src/config/masked.ts';
import { fieldKind } from '../../src/config/fields/registry.ts';
import type { Field, Json, Resource } from '../../src/config/types.ts';
import type { FreeAnswer } from '../../src/wire/meta.ts';
import { malformed, notFound } from '../http/http-error.ts';
import { consume } from '../accounts/limits.ts';
import type { ResourceCall, ResourceRoute } from '../accounts/resource-call.ts';
import { type Context, callValues } from '../records/context.ts';
import { holderOf } from '../records/put-unique.ts';
import { findInScope } from '../records/scope.ts';
import { json } from '../http/reply.ts';
import type { Records } from '../records/records.ts';

/** Calls per minute and person: a fast typist needs a third of it. */
const QUESTIONS = 120;
const WINDOW = 60; // seconds
const MAX_LENGTH = 254;

/**
 * `GET /api/<path>/_free?entityId=deniz-evi` → `{ "free": true }`: whether a value of a `unique` field, or of fields
 * that are unique together, is free, while it is typed. `/:id/_free` ignores the record itself. It reveals no more than
 * a refused save would: only to people who may create or change such records, for fields they may write, in their own
 * company; never for identity numbers (`masked`). @throws HttpError 400, 404, 429
 */
export function freeRoutes(records: Records): ResourceRoute[] {
  const limiter = new RateLimiterMemory({ points: QUESTIONS, duration: WINDOW });
  const answer = async (call: ResourceCall, own: string | undefined) => {
    const { request, resource, caller, snapshot } = call;
    await consume(limiter, caller.user.id);
    const context = records.of(call);
    if (own !== undefined && !findInScope(context, resource, own)) throw notFound();
    const mark = request.url.indexOf('?');
    const asked = [...new URLSearchParams(mark === -1 ? '' : request.url.slice(mark + 1))];
    const { writable } = snapshot.rightsOf({ role: caller.role, resource });
    const fields = fieldsOf(resource, asked).filter(({ name }) => writable.has(name));
    const values = fields.length === asked.length ? valuesIn(context, fields, asked) : undefined;
    if (fields.length === 0 || !values)
      throw malformed('A unique field, or all that are unique together, with values.');
    const keys = asked.length === 1 ? [fields[0]?.name ?? ''] : setOf(resource, fields);
    const holder = holderOf(context, { resource, keys, values });
    const isTakenOver = own === undefined && holder !== undefined && snapshot.rules.givesWay(resource.domain, holder);
    return json(200, { free: holder === undefined || holder.id === own || isTakenOver } satisfies FreeAnswer);
  };
  return [
    { method: 'GET', shape: '/_free', action: () => 'create', handle: (call) => answer(call, undefined) },
    { method: 'GET', shape: '/:id/_free', action: () => 'edit', handle: (call) => answer(call, call.id) },
  ];
}

type AskedValues = readonly (readonly [string, string])[];

/** The requested fields, if they are unique in this combination. */
function fieldsOf(resource: Resource, asked: AskedValues): readonly Field[] {
  const names = new Set(asked.map(([name]) => name));
  if (names.size !== asked.length || asked.some(([, value]) => value.length > MAX_LENGTH)) return [];
  const fields = [...names].flatMap((name) =>
    Object.hasOwn(resource.fields, name) ? (resource.fields[name] ?? []) : [],
  );
  const isAnyMasked = fields.some(isMasked);
  const isUnique = fields.length === 1 ? fields[0]?.unique === true : setOf(resource, fields).length > 0;
  return isAnyMasked || !isUnique ? [] : fields;
}

/** The fields that are unique together and are exactly these, in the order of the file. */
function setOf({ unique = [] }: Resource, fields: readonly Field[]): readonly string[] {
  const names = new Set(fields.map(({ name }) => name));
  return unique.find((set) => set.length === names.size && set.every((name) => names.has(name))) ?? [];
}

/** The values as they would be stored; undefined if one is invalid for its field. */
function valuesIn(
  context: Context,
  fields: readonly Field[],
  asked: AskedValues,
): Readonly<Record<string, Json>> | undefined {
  const values: Record<string, Json> = {};
  for (const field of fields) {
    const text = asked.find(([name]) => name === field.name)?.[1] ?? '';
    const kind = fieldKind(field.type);
    const setup = { field, values: callValues(context) };
    // A number arrives as text in the query.
    const parsed = [text, kind.parseFilter({ field, key: field.name, text })].map((input) =>
      input === undefined ? { issues: [] } : kind.parse({ ...setup, input: { [field.name]: input } }),
    );
    const found = parsed.find((one) => 'values' in one);
    if (!found || !('values' in found)) return undefined;
    Object.assign(values, found.values);
  }
  return values;
}
