import { compileWhere } from '../../../src/config/where.ts';
import type { Page } from '../../../src/config/page-types.ts';
import type { Resource, Where } from '../../../src/config/types.ts';
import { whyOf } from '../../../src/config/rights/why.ts';
import type { Why } from '../../../src/config/rights/shapes.ts';
import type { SignedCall } from '../../accounts/call.ts';
import { forbidden, malformed, notFound } from '../../http/http-error.ts';
import { optional, readQuery, text } from '../../http/query.ts';
import { unscopedResolver, tableOf } from '../../records/context.ts';
import { findInScope } from '../../records/scope.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { Records } from '../../records/records.ts';
import { RIGHTS_ACCESS, rolesOf } from './rights.ts';

const ID = optional(text);
/** The query parameters of the call. */
export const WHY_PARAMETERS = { resource: ID, field: ID, action: ID, id: ID, role: ID };

const hasAny = ({ snapshot, caller }: SignedCall, entry: Resource | Page): boolean =>
  'fields' in entry
    ? snapshot.rightsOf({ role: caller.role, resource: entry }).can.size > 0
    : snapshot.policy.can({ role: caller.role, subject: entry.access.subject, action: entry.access.action });

/**
 * `GET /api/_meta/why?resource&field|action&id&role`: whether a field or an action is hidden from a role, and every
 * rule that takes part, with file and line. Those who may see the rights may ask for every role; others only for their
 * own, and only about records they can see.
 * @throws HttpError 400, 403, 404
 */
export function explainAccess(call: SignedCall, records: Records): Why {
  const { snapshot, caller, search } = call;
  const asked = readQuery(search, WHY_PARAMETERS);
  const { resource: name, field, action, id, role = caller.role } = asked;
  if (name === undefined) throw malformed('"resource" is needed.');
  if (field !== undefined && action !== undefined) throw malformed('Either a field or an action.');
  const isKeeper = snapshot.policy.can({ role: caller.role, ...RIGHTS_ACCESS, action: 'read' });
  if (role !== caller.role && !isKeeper) throw forbidden();
  const { resources, pages } = snapshot.config;
  const entry = Object.hasOwn(resources, name) ? resources[name] : Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (entry === undefined || (!isKeeper && !hasAny(call, entry))) throw notFound();
  if (role !== caller.role && !rolesOf(snapshot).some(({ value }) => value === role)) throw notFound();
  const resource = 'fields' in entry ? entry : undefined;
  const isField = field === undefined || (resource !== undefined && Object.hasOwn(resource.fields, field));
  if (!isField) throw notFound();

  const context = records.of({ snapshot, caller });
  const row = resource && id !== undefined ? findInScope(context, resource, id) : undefined;
  // The record may be outside the caller's row scope: the answer explains the scope, as long as the company is the
  // caller's own.
  const known = row ?? (resource && id !== undefined ? tableOf(context, resource).get(id) : undefined);
  if (id !== undefined && known === undefined) throw notFound();
  const values = role === caller.role ? caller.values : { ...caller.values, user: { role, tenantId: caller.tenant } };
  const meets =
    resource && known
      ? (where: Where) =>
          compileWhere({ where, resource, resources, values, resolve: unscopedResolver(context) })(known)
      : undefined;
  const state = resource?.stateField !== undefined && known ? textIn(known, resource.stateField) : undefined;
  const setup = {
    config: snapshot.config,
    textOf: (file: string) => snapshot.sources.get(file),
    can: snapshot.policy.can,
  };
  return whyOf(setup, { entry, role, action, field, meets, state });
}
