import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import {
  CODE_BYTES,
  formIssues,
  normalCode,
  type PublicForm,
  trackingCodeOf,
} from '../../../src/domain/jobs/public-demand.ts';
import { validateRecord } from '../../../src/config/record.ts';
import type { Json, Resource, Row } from '../../../src/config/types.ts';
import type { AddedDemand, PublicDemand, PublicDemands, TrackedDemand } from '../../../src/wire/public-demands.ts';
import type { PublicCall, Route } from '../../call.ts';
import { HttpError, invalid, malformed, notFound, tooMany } from '../../http-error.ts';
import { isAtWork } from '../../packages.ts';
import { json, type Reply } from '../../reply.ts';
import type { RouteDeps } from '../../routes/table.ts';
import { textIn } from '../../rows.ts';

const DEMANDS = 'demands';
const PATH = '/api/public/demands';
/** Bytes of a form, at most. */
const MAX_BYTES = 4096;
/** Days back and rows of the list for everybody. */
const LISTED_DAYS = 30;
const LISTED = 20;
/** A field that no person sees: what fills it in is no person. */
const TRAP = 'website';
const SENT = ['type', 'requesterName', 'phone', 'email', 'description'] as const;
const TAKEN: readonly string[] = [...SENT, 'homeCode', 'consent', 'consentVersion', TRAP];

/** Calls of one address, by what they cost us: a guess at a code, a look at the list, a new demand. */
function createLimits() {
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const limiters = {
    look: [perMinute(120)],
    guess: [perMinute(20)],
    add: [perMinute(5), new RateLimiterMemory({ points: 30, duration: 60 * 60 })],
  };
  /** @throws HttpError 429 with Retry-After */
  return async (kind: keyof typeof limiters, { request }: PublicCall): Promise<void> => {
    // Of the socket: headers that claim another one are anybody's to write.
    const address = request.socket.remoteAddress ?? '';
    for (const limiter of limiters[kind]) {
      try {
        await limiter.consume(address);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        throw error;
      }
    }
  };
}

const dayOf = (moment: string): string => todayIn(new Date(moment));

function shown(row: Row): PublicDemand {
  const solvedAt = textIn(row, 'solvedAt');
  return {
    askedOn: dayOf(textIn(row, 'createdAt')),
    type: textIn(row, 'type'),
    status: textIn(row, 'status'),
    solvedOn: solvedAt === '' ? null : dayOf(solvedAt),
  };
}

/** @throws HttpError 413, 400 */
async function bodyOf(call: PublicCall): Promise<Readonly<Record<string, Json>>> {
  const tooLarge = new HttpError({ status: 413, problem: { key: 'formTooLarge' } });
  if (Number(call.request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge;
  const { value, bytes } = await call.body();
  if (bytes.length > MAX_BYTES) throw tooLarge;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('A JSON object is expected.');
  return value as Readonly<Record<string, Json>>;
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

function formOf(body: Readonly<Record<string, Json>>): PublicForm {
  return {
    ...{ type: text(body['type']), requesterName: text(body['requesterName']), phone: text(body['phone']) },
    ...{ email: text(body['email']), homeCode: text(body['homeCode']).slice(0, 40) },
    ...{ description: text(body['description']), consent: body['consent'] === true },
    consentVersion: text(body['consentVersion']),
  };
}

type Checked = { readonly resource: Resource; readonly form: PublicForm; readonly now: string };

/** The record as the product's own fields accept it. @throws HttpError 422 beside each field */
function recordOf({ resource, form, now }: Checked): Readonly<Record<string, Json>> {
  const input = Object.fromEntries(SENT.map((key) => [key, form[key] === '' ? null : form[key]] as const));
  const { record, issues } = validateRecord({
    resource,
    operation: 'create',
    input,
    values: { user: {}, today: dayOf(now), now },
    canWrite: (field) => SENT.some((name) => name === field),
    set: {
      source: 'PUBLIC_FORM',
      consentVersion: form.consentVersion,
      consentAt: now,
      homeCode: form.homeCode || null,
    },
  });
  const own = formIssues(form);
  const wrong = [...own, ...issues.filter(({ field }) => !own.some((issue) => issue.field === field))];
  if (wrong.length > 0) throw invalid(wrong);
  return record;
}

/** The same form with the same key is the same demand: a phone on a bad line sends twice. */
function idOf({ request }: PublicCall, form: PublicForm): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{16,200}$/.test(key)) return randomUUID();
  return `dem-${createHash('sha256').update(key).update('\n').update(JSON.stringify(form)).digest('hex').slice(0, 32)}`;
}

/**
 * WB3: demands of visitors, without sign-in, for the company that `TENANT_DEFAULT` names. What is wrong with a code (its
 * form, its tenant, that it never was) cannot be told from the answer.
 */
export function publicDemandCalls(deps: RouteDeps): readonly Route[] {
  const { store, clock, asSystem, defaultTenant: tenant } = deps;
  const limit = createLimits();
  const table = () => store.table(DEMANDS, tenant);
  /** @throws HttpError 404 while the company is shut, or has no demands in its package */
  const requireAtWork = ({ snapshot }: PublicCall): void => {
    if (!isAtWork(store, snapshot.config, { tenant, name: DEMANDS })) throw notFound();
  };
  const noStore = { 'Cache-Control': 'no-store' };

  const tracked = (typed: string): Reply => {
    const trackingCode = normalCode(typed);
    const row = trackingCode === '' ? undefined : table().findUnique('trackingCode', trackingCode);
    if (!row) throw notFound();
    const answer: TrackedDemand = { ...shown(row), trackingCode, changedAt: textIn(row, 'updatedAt') };
    return json(200, answer, noStore);
  };
  const listed = (): Reply => {
    const since = addDays(dayOf(new Date(clock()).toISOString()), -LISTED_DAYS);
    const rows = table()
      .range('createdAt', { gte: since })
      .filter((row) => row['source'] === 'PUBLIC_FORM');
    const answer: PublicDemands = { items: rows.slice(-LISTED).reverse().map(shown), total: rows.length };
    return json(200, answer, noStore);
  };
  const add = async (call: PublicCall): Promise<Reply> => {
    await limit('add', call);
    requireAtWork(call);
    const resource = call.snapshot.config.resources[DEMANDS];
    if (!resource) throw notFound();
    const body = await bodyOf(call);
    const unknown = Object.keys(body).filter((key) => !TAKEN.includes(key));
    if (unknown.length > 0)
      throw invalid(unknown.map((field) => ({ field: field.slice(0, 40), key: 'validation.unknownField' })));
    const form = formOf(body);
    const values = recordOf({ resource, form, now: new Date(clock()).toISOString() });
    const answered = (trackingCode: string): Reply => json(201, { trackingCode } satisfies AddedDemand, noStore);
    // It is not told that it was found out.
    if (text(body[TRAP]) !== '') return answered(trackingCodeOf(randomBytes(CODE_BYTES)));
    const id = idOf(call, form);
    const home =
      form.homeCode === '' ? undefined : store.table('estates', tenant).findUnique('code', form.homeCode.toUpperCase());
    await asSystem(tenant, () => [{ collection: DEMANDS, create: { ...values, id, estateId: home?.id ?? null } }]);
    return answered(textIn(table().get(id) ?? { id }, 'trackingCode'));
  };
  return [
    {
      method: 'GET',
      path: PATH,
      access: 'public',
      handle: async (call) => {
        const code = call.search.get('code');
        await limit(code === null ? 'look' : 'guess', call);
        requireAtWork(call);
        return code === null ? listed() : tracked(code.slice(0, 40));
      },
    },
    { method: 'POST', path: PATH, access: 'public', handle: add },
  ];
}
