import { text } from '../../http/query.ts';
import { randomBytes } from 'node:crypto';
import { addDays, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import {
  CODE_BYTES,
  formIssues,
  normalCode,
  type PublicForm,
  trackingCodeOf,
} from '../../../src/domain/job-tracking/public-demand.ts';
import type { Json } from '../../../src/config/types.ts';
import type { AddedDemand, PublicDemand, PublicDemands, TrackedDemand } from '../../../src/wire/public-demands.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { createFormLimits, formBody, formId, formRecord, formText, isTrapped } from '../../records/public-form.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { DemandsRow } from '../../live/rows/stored/demands.ts';
import { resourceNamed } from '../../records/context.ts';

const DEMANDS = 'demands';
const PATH = '/api/public/demands';
/** Days back, and rows, of the public list. */
const LISTED_DAYS = 30;
const LISTED = 20;
const SENT = ['type', 'requesterName', 'phone', 'email', 'description'] as const;
const TAKEN: readonly string[] = [...SENT, 'homeCode', 'consent', 'consentVersion'];

const dayOf = (moment: string): string => todayIn(new Date(moment));

function publicDemand(row: DemandsRow): PublicDemand {
  const solvedAt = row.solvedAt ?? '';
  return {
    askedOn: dayOf(row.createdAt ?? ''),
    type: row.type ?? '',
    status: row.status ?? '',
    solvedOn: solvedAt === '' ? null : dayOf(solvedAt),
  };
}

function formOf(body: Readonly<Record<string, Json>>): PublicForm {
  return {
    type: formText(body['type']),
    requesterName: formText(body['requesterName']),
    phone: formText(body['phone']),
    email: formText(body['email']),
    homeCode: formText(body['homeCode']).slice(0, 40),
    description: formText(body['description']),
    consent: body['consent'] === true,
    consentVersion: formText(body['consentVersion']),
  };
}

/**
 * WB3: demands of visitors, without sign-in, for the company named in `TENANT_DEFAULT`. The answer does not reveal what
 * is wrong with a code (its form, its tenant, or that it does not exist).
 */
export function publicDemandCalls(deps: RouteDeps): readonly Route[] {
  const { records, clock, asSystem, defaultTenant: tenant } = deps;
  const limit = createFormLimits();
  const table = () => records.company(tenant).table(DEMANDS);
  /** @throws HttpError 404 while the company is shut, or its package has no demands */
  const requireAtWork = ({ snapshot }: PublicCall): void => {
    if (!isAtWork(records, snapshot.config, { tenant, name: DEMANDS })) throw notFound();
  };
  const noStore = { 'Cache-Control': 'no-store' };

  const replyToTracking = (typed: string): Reply => {
    const trackingCode = normalCode(typed);
    const row = trackingCode === '' ? undefined : table().findUnique('trackingCode', trackingCode);
    if (!row) throw notFound();
    const answer: TrackedDemand = { ...publicDemand(row), trackingCode, changedAt: row.updatedAt ?? '' };
    return json(200, answer, noStore);
  };
  const replyWithList = (): Reply => {
    const since = addDays(dayOf(new Date(clock()).toISOString()), -LISTED_DAYS);
    const rows = table()
      .range('createdAt', { gte: since })
      .filter((row) => row.source === 'PUBLIC_FORM');
    const answer: PublicDemands = { items: rows.slice(-LISTED).reverse().map(publicDemand), total: rows.length };
    return json(200, answer, noStore);
  };
  const add = async (call: PublicCall): Promise<Reply> => {
    await limit('add', call);
    requireAtWork(call);
    const resource = resourceNamed(call.snapshot, DEMANDS);
    if (!resource) throw notFound();
    const body = await formBody(call, TAKEN);
    const form = formOf(body);
    const now = new Date(clock()).toISOString();
    const values = formRecord({
      resource,
      typed: Object.fromEntries(SENT.map((key) => [key, form[key]] as const)),
      set: {
        source: 'PUBLIC_FORM',
        consentVersion: form.consentVersion,
        consentAt: now,
        homeCode: form.homeCode || null,
      },
      wrong: formIssues(form),
      now,
    });
    const replyWithCode = (trackingCode: string): Reply => json(201, { trackingCode } satisfies AddedDemand, noStore);
    if (isTrapped(body)) return replyWithCode(trackingCodeOf(randomBytes(CODE_BYTES)));
    const id = formId(call, { prefix: 'dem', form });
    const home =
      form.homeCode === ''
        ? undefined
        : records.company(tenant).table('estates').findUnique('code', form.homeCode.toUpperCase());
    await asSystem(tenant, () => [{ collection: DEMANDS, create: { ...values, id, estateId: home?.id ?? null } }]);
    return replyWithCode(table().get(id)?.trackingCode ?? '');
  };
  return [
    {
      method: 'GET',
      path: PATH,
      answer: ['PublicDemands', 'TrackedDemand'],
      query: { code: text },
      access: 'public',
      handle: async (call) => {
        const code = call.search.get('code');
        await limit(code === null ? 'look' : 'guess', call);
        requireAtWork(call);
        return code === null ? replyWithList() : replyToTracking(code.slice(0, 40));
      },
    },
    { method: 'POST', path: PATH, answer: 'AddedDemand', access: 'public', handle: add },
  ];
}
