import { createHash } from 'node:crypto';
import { apartGroupOf } from '../../src/config/apart.ts';
import { clientConfig, clientExamples } from '../../src/config/client.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { ownValue } from '../../src/config/values.ts';
import type { SignedCall, Route } from '../call.ts';
import type { Events } from '../events.ts';
import { malformed, notFound } from '../http-error.ts';
import { isOnlyInOtherPackages, isPage } from '../pages.ts';
import { json } from '../reply.ts';
import type { Snapshot } from '../snapshot.ts';

type Prepared = { readonly text: string; readonly etag: string };
/** Per configuration and role; a snapshot that is gone takes its answers with it. */
const prepared = new WeakMap<Snapshot, Map<string, Prepared>>();

function configFor(snapshot: Snapshot, role: string, part: string | undefined): Prepared {
  const byRole = prepared.get(snapshot) ?? new Map<string, Prepared>();
  prepared.set(snapshot, byRole);
  const key = `${role}\n${part ?? ''}`;
  const known = byRole.get(key);
  if (known) return known;
  const config: ClientConfig = clientConfig({
    config: snapshot.config,
    role,
    can: (subject, action) => snapshot.policy.can({ role, subject, action }),
    findings: snapshot.findings,
    parts: part === undefined ? [] : [part],
  });
  const text = JSON.stringify(config);
  const made = { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
  byRole.set(key, made);
  return made;
}

/** `?with=<group>`: and what that group of the menu keeps apart. */
function handleConfig({ caller, snapshot, request, search }: SignedCall) {
  const asked = search.get('with');
  const part = snapshot.config.menu.find(({ id, apart }) => id === asked && apart !== undefined)?.id;
  const { text, etag } = configFor(snapshot, caller.role, part);
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  return { status: 200, headers, json: text };
}

/** Model and rules for casbin.js: only those of the caller's role, which is linked to the user's id. */
function handlePolicy({ caller, snapshot }: SignedCall) {
  const { model, rows } = snapshot.config.policy;
  const own = rows.filter((row) => row[0] !== 'p' || row[1] === caller.role);
  const rules = [...own, ['g', caller.user.id, caller.role]];
  return json(200, { user: caller.user.id, casbin: JSON.stringify({ m: model, p: rules }) });
}

/**
 * Whether any role has a screen at `path`: what tells "not for you" from "not there". The page's own status says no less.
 * `inPackage` is false where the caller would have it, were it in the company's package; `apart` names the group of the menu
 * with which the configuration of that screen comes.
 */
function handleScreen({ search, snapshot, caller }: SignedCall) {
  const path = search.get('path');
  if (path === null || !path.startsWith('/')) throw malformed('A path is needed.');
  const exists = isPage(snapshot.whole ?? snapshot, path);
  const apart = apartGroupOf(snapshot.config.menu, path)?.id;
  return json(200, { exists, inPackage: !isOnlyInOtherPackages(snapshot, path, caller.role), ...(apart && { apart }) });
}

/** What the `example` blocks of a page are made of: too much for the configuration, which every screen waits for. */
function handleExamples({ search, snapshot: { config, policy }, caller: { role } }: SignedCall) {
  const page = ownValue(config.pages, search.get('page') ?? '');
  if (!page || !policy.can({ role, subject: page.access.subject, action: page.access.action })) throw notFound();
  return json(200, { items: clientExamples(ownValue(config.examples, page.name) ?? [], role) });
}

/** The configuration as the caller's role sees it, its policy, and the stream of what changes. */
export const metaRoutes = ({ events }: { events: Events }): readonly Route[] => [
  { method: 'GET', path: '/api/_meta/config', access: 'signedIn', handle: handleConfig },
  { method: 'GET', path: '/api/_meta/policy', access: 'signedIn', handle: handlePolicy },
  { method: 'GET', path: '/api/_meta/screen', access: 'signedIn', handle: handleScreen },
  { method: 'GET', path: '/api/_meta/examples', access: 'signedIn', handle: handleExamples },
  {
    method: 'GET',
    path: '/api/_meta/events',
    access: 'signedIn',
    handle: ({ response, caller }) => {
      events.open({ response, caller });
      return undefined;
    },
  },
];
