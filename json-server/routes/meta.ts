import { mayJoin } from '../../src/config/joint-reads.ts';
import { createHash } from 'node:crypto';
import { apartGroupOf } from '../../src/config/apart.ts';
import { clientExamples, clientSteps } from '../../src/config/client.ts';
import type { PolicyAnswer, ScreenAnswer } from '../../src/wire/meta.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { ownValue } from '../../src/config/values.ts';
import type { SignedCall, Route } from '../accounts/call.ts';
import type { EventStreams } from './events.ts';
import { malformed, notFound } from '../http/http-error.ts';
import { isOnlyInOtherPackages, isPage } from '../live/pages.ts';
import type { Records } from '../records/records.ts';
import { json, type Reply } from '../http/reply.ts';
import { companyValues } from '../records/settings/company-settings.ts';
import { createSlices, inSlices } from '../store/slices.ts';
import type { Snapshot } from '../live/snapshot.ts';

/** Reads allowed in one call. */
const MAX_READS = 40;

type Prepared = { readonly text: string; readonly etag: string };
/** Per configuration and role; the answers of a discarded snapshot go with it. */
const prepared = new WeakMap<Snapshot, Map<string, Promise<Prepared>>>();

function configFor(snapshot: Snapshot, role: string, part: string | undefined): Promise<Prepared> {
  const byRole = prepared.get(snapshot) ?? new Map<string, Promise<Prepared>>();
  prepared.set(snapshot, byRole);
  const key = `${role}\n${part ?? ''}`;
  const known = byRole.get(key);
  if (known) return known;
  const made = prepareConfig(snapshot, role, part);
  byRole.set(key, made);
  made.catch(() => byRole.delete(key));
  return made;
}

/** In slices: after a change all open tabs ask, and there may be hundreds of resources. */
async function prepareConfig(snapshot: Snapshot, role: string, part: string | undefined): Promise<Prepared> {
  const slices = createSlices();
  const setup = {
    config: snapshot.config,
    role,
    can: (subject: string, action: string) => snapshot.policy.can({ role, subject, action }),
    findings: snapshot.findings,
    parts: part === undefined ? [] : [part],
  };
  const { resources, ...rest } = await inSlices(clientSteps(setup), slices);
  const hash = createHash('sha1');
  const texts: string[] = [];
  const add = (text: string): void => {
    texts.push(text);
    hash.update(text);
  };
  for (const [name, resource] of Object.entries(resources)) {
    add(`${texts.length === 0 ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(resource)}`);
    await slices.pause();
  }
  add(`},${JSON.stringify(rest satisfies Omit<ClientConfig, 'resources'>).slice(1)}`);
  return { text: `{"resources":{${texts.join('')}`, etag: `"${hash.digest('base64url')}"` };
}

/** `?with=<group>` adds the resources that this menu group keeps apart. */
async function handleConfig({ caller, snapshot, request, search }: SignedCall, records: Records) {
  const asked = search.get('with');
  const part = snapshot.config.menu.find(({ id, apart }) => id === asked && apart !== undefined)?.id;
  const made = await configFor(snapshot, caller.role, part);
  const company = JSON.stringify(companyValues(records.of({ snapshot, caller }).table));
  const text = `{"company":${company},${made.text.slice(1)}`;
  const etag = `"${createHash('sha1').update(`${made.etag} ${company}`).digest('base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  return { status: 200, headers, json: text };
}

/** Model and rules for casbin.js: only those of the caller's role, which is linked to the user's id. */
function handlePolicy({ caller, snapshot }: SignedCall) {
  const { model, rows } = snapshot.config.policy;
  const own = rows.filter((row) => row[0] !== 'p' || row[1] === caller.role);
  const rules = [...own, ['g', caller.user.id, caller.role]];
  return json(200, { user: caller.user.id, casbin: JSON.stringify({ m: model, p: rules }) } satisfies PolicyAnswer);
}

/**
 * Whether any role has a screen at `path`, to tell "not for you" from "not there". The status of the page itself
 * reveals the same. `inPackage` is false if only the company's package is missing; `apart` names the menu group that
 * the configuration of that screen belongs to.
 */
function handleScreen({ search, snapshot, caller }: SignedCall) {
  const path = search.get('path');
  if (path === null || !path.startsWith('/')) throw malformed('A path is needed.');
  const exists = isPage(snapshot.whole ?? snapshot, path);
  const apart = apartGroupOf(snapshot.config.menu, path)?.id;
  const inPackage = !isOnlyInOtherPackages(snapshot, path, caller.role);
  return json(200, { exists, inPackage, ...(apart && { apart }) } satisfies ScreenAnswer);
}

/** The data of a page's `example` blocks: too large for the configuration, which every screen waits for. */
function handleExamples({ search, snapshot: { config, policy }, caller: { role } }: SignedCall) {
  const page = ownValue(config.pages, search.get('page') ?? '');
  if (!page || !policy.can({ role, subject: page.access.subject, action: page.access.action })) throw notFound();
  return json(200, { items: clientExamples(ownValue(config.examples, page.name) ?? [], role) });
}

/** `?of=/today&of=/estates%3FpageSize%3D5`: a screen's reads together, each answered or refused separately. */
async function handleReads({ search, read }: SignedCall): Promise<Reply> {
  const asked = search.getAll('of');
  if (asked.length === 0 || asked.length > MAX_READS || !asked.every(mayJoin)) {
    throw malformed(`Up to ${MAX_READS} reads can be asked together, by their paths below /api.`);
  }
  const answers = await Promise.all(asked.map((path) => read(`/api${path}`)));
  const texts = answers.map(({ status, headers, json: body } = { status: 413 }) => {
    const head = JSON.stringify({ status, headers: headers ?? {} });
    return body === undefined ? head : `${head.slice(0, -1)},"body":${body}}`;
  });
  return { status: 200, json: `{"answers":[${texts.join(',')}]}` };
}

/** The configuration for the caller's role, its policy, and the stream of changes. */
export const metaRoutes = ({ events, records }: { events: EventStreams; records: Records }): readonly Route[] => [
  { method: 'GET', path: '/api/_meta/config', access: 'signedIn', handle: (call) => handleConfig(call, records) },
  { method: 'GET', path: '/api/_meta/policy', access: 'signedIn', handle: handlePolicy },
  { method: 'GET', path: '/api/_meta/screen', access: 'signedIn', handle: handleScreen },
  { method: 'GET', path: '/api/_meta/reads', access: 'signedIn', handle: handleReads },
  { method: 'GET', path: '/api/_meta/examples', access: 'signedIn', handle: handleExamples },
  {
    method: 'GET',
    path: '/api/_meta/events',
    access: 'signedIn',
    handle: ({ request, response, caller }) => {
      if (request.seen) request.seen.isLasting = true;
      events.open({ response, caller });
      return undefined;
    },
  },
];
