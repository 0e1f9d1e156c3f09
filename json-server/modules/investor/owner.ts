import type { SignedCall } from '../../call.ts';
import { type FieldIssue, forbidden, HttpError } from '../../http-error.ts';
import type { Context } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import type { Row } from '../../../src/config/types.ts';
import type { Records } from '../../records/records.ts';
import type { Tables } from '../../tenancy/company.ts';

/** Homes of one owner that a call looks at; nobody owns more here. */
const MOST_HOMES = 1000;

/** The owner who asks, and what is theirs. */
export type Owner = {
  readonly investorId: string;
  readonly context: Context;
  readonly table: Tables;
  /** Homes that the row scope shows them. */
  readonly estates: readonly Row[];
  /** The stays of a home that touch the days [from, to) and that the row scope shows them: not those of a former owner. */
  readonly staysIn: (around: { readonly of: string; readonly from: string; readonly to: string }) => readonly Row[];
};

/** @throws HttpError 403 for everybody who is no owner: the figures are one person's, not the company's */
export function ownerOf({ snapshot, caller }: SignedCall, records: Records): Owner {
  const investorId = caller.values.user['investorId'];
  const { estates: resource, reservations } = snapshot.config.resources;
  if (caller.role !== 'Investor' || typeof investorId !== 'string' || !resource || !reservations) throw forbidden();
  const context = records.of({ snapshot, caller });
  const { table } = context;
  const scope = scopeOf(context, resource);
  const { rows } = table('estates').query({
    ...(scope && { filterId: scope.id, matches: scope.matches }),
    ...{ orderBy: '$inserted', direction: 'ASC', offset: 0, limit: MOST_HOMES },
  });
  const ofStays = scopeOf(context, reservations);
  const staysIn: Owner['staysIn'] = (around) =>
    [...table('reservations').overlapping(around)].filter((row) => !ofStays || ofStays.matches(row));
  return { investorId, context, table, estates: rows, staysIn };
}

/** @throws HttpError 400 naming each parameter that the call does not have */
export function onlyParameters(search: URLSearchParams, names: readonly string[]): void {
  const unknown = [...search.keys()].filter((name) => !names.includes(name));
  refuse(unknown.map((name) => ({ field: name.slice(0, 40), key: 'query.unknownField' })));
}

/** @throws HttpError 400 when there is anything to say */
export function refuse(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) throw new HttpError({ status: 400, problem: { key: 'query', issues } });
}

/** The year that is asked for, this one when none is. @throws HttpError 400 */
export function yearIn(search: URLSearchParams, today: string): number {
  const text = search.get('year') ?? today.slice(0, 4);
  refuse(/^20\d\d$/.test(text) ? [] : [{ field: 'year', key: 'validation.integer' }]);
  return Number(text);
}
