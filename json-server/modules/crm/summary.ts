import { isReleased } from '../../../src/domain/reservations/status.ts';
import { hasBegun, isStayCounted, spendOf } from '../../../src/domain/crm/standing.ts';
import type { CrmConsent, CrmSummary } from '../../../src/wire/crm.ts';
import type { SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { resourceNamed, type Context } from '../../records/context.ts';
import { findInScope } from '../../records/scope.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import type { Records } from '../../records/records.ts';
import { duplicatesFor, guestsOf, readableGuestFields, shownPerson } from './people.ts';
import { staysOf } from './stays.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { STAYS, GUESTS } from '../reservations/names.ts';

/** Consents are kept with the newsletter's subscribers (WB1), found by the address. */
const SUBSCRIBERS = 'subscribers';

function consentsOf(guest: GuestsRow, context: Context): readonly CrmConsent[] {
  const { snapshot, caller, table } = context;
  const email = (guest.email ?? '').toLowerCase();
  const resource = resourceNamed(snapshot, SUBSCRIBERS);
  if (email === '' || resource === undefined) return [];
  if (!snapshot.rightsOf({ role: caller.role, resource }).can.has('show')) return [];
  const found = table(SUBSCRIBERS).findUnique('email', email);
  if (!found) return [];
  const { status, consentAt, consentSource, consentVersion } = found;
  const consent = {
    channel: 'EMAIL',
    status: status ?? 'ACTIVE',
    at: consentAt ?? null,
    source: consentSource,
  };
  return [{ ...consent, textVersion: consentVersion ?? null }];
}

/** A guest's summary, with the stays, money and contact data that the role may see. @throws HttpError 404 */
export function guestSummary({ caller, snapshot, path }: SignedCall, records: Records): CrmSummary {
  const context = records.of({ snapshot, caller });
  const guest = findInScope(context, guestsOf(snapshot), path.slice(path.lastIndexOf('/') + 1));
  if (guest === undefined) throw notFound();
  const readable = readableGuestFields(context);
  const reservations = resourceNamed(snapshot, STAYS);
  const rights = reservations && snapshot.rightsOf({ role: caller.role, resource: reservations });
  const mayStays = rights?.can.has('list') === true && rights.readable.has('guestId');
  const all = mayStays ? staysOf(guest.id, context.table) : { own: [], along: [] };
  const isSeen = (row: ReservationsRow): boolean =>
    reservations !== undefined && findInScope(context, reservations, row.id) !== undefined;
  const own = all.own.filter(isSeen);
  const along = all.along.filter(isSeen);
  const counted = own.filter((row) => isStayCounted(row));
  const dates = counted.map((row) => row.checkIn).sort();
  const begun = counted
    .filter((row) => hasBegun(row))
    .map((row) => row.checkIn)
    .sort();
  const { today } = caller.values;
  const guests = guestsOf(snapshot);
  const mayMerge = snapshot.policy.can({ role: caller.role, subject: guests.access.subject, action: 'merge' });
  const winner = guest.mergedIntoId ? context.table(GUESTS).get(guest.mergedIntoId) : undefined;
  return {
    kind: guest.kind || 'GUEST',
    stays: counted.length,
    along: along.filter((row) => isStayCounted(row)).length,
    cancelled: own.filter((row) => isReleased(row.status ?? '')).length,
    nights: counted.reduce((sum, row) => sum + daysBetween(row.checkIn, row.checkOut), 0),
    firstStayAt: dates[0] ?? null,
    lastStayAt: begun.at(-1) ?? null,
    nextStayAt: dates.find((date) => date > today) ?? null,
    ...(rights?.readable.has('totalPrice') && { spend: spendOf(own) }),
    ...(readable.has('email') && { consents: consentsOf(guest, context) }),
    ...(mayMerge && {
      duplicates: duplicatesFor(context).filter(({ a, b }) => a === guest.id || b === guest.id).length,
    }),
    ...(winner && { mergedInto: { id: winner.id, name: shownPerson(winner, readable).name } }),
  };
}
