import type { SignedCall } from '../../accounts/call.ts';
import { forbidden } from '../../http/http-error.ts';
import { integer } from '../../http/query.ts';
import type { Context } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import type { Records } from '../../records/records.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

/** Max homes of one owner in a call; nobody owns more here. */
const MAX_HOMES = 1000;

/** The calling owner, and their data. */
export type Owner = {
  readonly investorId: string;
  readonly context: Context;
  readonly table: Tables;
  /** Homes in their row scope. */
  readonly estates: readonly EstatesRow[];
  /** Whether they may see prices (IV1). */
  readonly showsPrices: boolean;
  /** The stays of a home that touch the days [from, to) and are in the row scope: not those of a former owner. */
  readonly staysIn: (around: {
    readonly of: string;
    readonly from: string;
    readonly to: string;
  }) => readonly ReservationsRow[];
};

/** @throws HttpError 403 for everybody except owners: the figures are one person's, not the company's */
export function ownerOf({ snapshot, caller }: SignedCall, records: Records): Owner {
  const investorId = caller.values.user['investorId'];
  const { estates: resource, reservations } = snapshot.config.resources;
  if (caller.role !== 'Investor' || typeof investorId !== 'string' || !resource || !reservations) throw forbidden();
  const context = records.of({ snapshot, caller });
  const { table } = context;
  const scope = scopeOf(context, resource);
  const { rows } = table('estates').query({
    where: scope?.where,
    orderBy: '$inserted',
    direction: 'ASC',
    offset: 0,
    limit: MAX_HOMES,
  });
  const ofStays = scopeOf(context, reservations);
  const staysIn: Owner['staysIn'] = (around) =>
    [...table('reservations').overlapping(around)].filter((row) => !ofStays || ofStays.matches(row));
  const { readable } = snapshot.rightsOf({ role: caller.role, resource: reservations });
  const showsPrices = readable.has('accommodationPrice');
  return { showsPrices, investorId, context, table, estates: rows, staysIn };
}

/** The requested year; this one by default. */
export const ownerYear = (today: string) => integer({ usual: Number(today.slice(0, 4)), min: 2000, max: 2099 });
