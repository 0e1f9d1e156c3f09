import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { KbsLinkMade, KbsOverview, KbsPersonsAnswer, KbsSent } from '../../../src/wire/kbs.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { resourceNamed, type Context } from '../../records/context.ts';
import { repeatable } from '../../records/repeatable.ts';
import { withOwnRows } from '../../records/own-rows.ts';
import { findInScope } from '../../records/scope.ts';
import { json, noContent } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import type { Tables } from '../../live/rows/company.ts';
import { guestDataLinkEnd, linkShown, makeGuestDataLink, mayLink, revokeLinks } from './links.ts';
import { personsOf, personsWrites } from './persons.ts';
import { NOTIFICATIONS } from './stay.ts';
import { peopleIn, guestDataIn } from '../reservations/people.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { KbsNotificationsRow } from '../../live/rows/stored/kbs-notifications.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { STAYS, GUESTS } from '../reservations/names.ts';

/** Max rows of a list in the overview above the full list. */
const SHOWN = 20;
/** Max notifications sent by one call; the next call sends the rest. */
const MAX_AT_ONCE = 500;

/** @throws HttpError 404 */
function stayOf({ snapshot, path }: SignedCall, context: Context): ReservationsRow {
  const resource = resourceNamed(snapshot, STAYS);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const stay = resource && findInScope(context, resource, id);
  if (!stay) throw notFound();
  return stay;
}

/** @throws HttpError 404 when the configuration has no such resource */
export function resourceOf(snapshot: Snapshot, name: string) {
  const resource = resourceNamed(snapshot, name);
  if (resource === undefined) throw notFound();
  return resource;
}

function answerPersons(stay: ReservationsRow, context: Context): KbsPersonsAnswer {
  const { table, caller } = context;
  return {
    persons: personsOf(stay, table),
    expected: peopleIn(stay),
    link: linkShown(context, caller.tenant, stay),
    mayLink: mayLink(stay, caller.values.today),
  };
}

function overview(table: Tables, now: string): KbsOverview {
  const inStatus = (status: string): readonly KbsNotificationsRow[] => table(NOTIFICATIONS).equal('status', status);
  const ready = inStatus('READY');
  const incomplete = inStatus('INCOMPLETE');
  const sending = inStatus('SENDING');
  const errors = inStatus('ERROR');
  const open = [...ready, ...incomplete, ...sending, ...errors];
  const titleOf = (row: GuestsRow | undefined) => (row ? `${row.firstName} ${row.lastName}` : '');
  const codeOf = (id: string) => table(STAYS).get(id)?.code ?? '';
  const urgent = [...incomplete].sort((a, b) => ((a.dueAt ?? '') < (b.dueAt ?? '') ? -1 : 1));
  const today = todayIn(new Date(now));
  const inHouse = table(STAYS)
    .range('checkOut', { gte: today })
    .filter((stay) => stay.status === 'SUCCESSFUL' && (stay.actualCheckInAt ?? '') !== '');
  const unknown = inHouse.flatMap((stay) => {
    const { state, known, expected } = guestDataIn(stay, table);
    const estate = table('estates').get(stay.estateId)?.propertyName ?? '';
    return state === 'fewer' ? [{ reservationId: stay.id, code: stay.code ?? '', estate, known, expected }] : [];
  });
  return {
    counts: {
      ready: ready.length,
      incomplete: incomplete.length,
      sending: sending.length,
      errors: errors.length,
      overdue: open.filter((row) => (row.dueAt ?? '') < now).length,
    },
    waiting: sending.filter((row) => row.lastError === 'UNREACHABLE').length,
    incomplete: urgent.slice(0, SHOWN).map((row) => ({
      id: row.id,
      guestId: row.guestId ?? '',
      guest: titleOf(table(GUESTS).get(row.guestId ?? '')),
      reservationId: row.reservationId ?? '',
      code: codeOf(row.reservationId ?? ''),
      missing: Array.isArray(row.missingFields) ? row.missingFields.map(String) : [],
      dueAt: row.dueAt ?? '',
    })),
    unknown: unknown.slice(0, SHOWN),
  };
}

/** Sends everything that is ready, each through its own action; the next call continues if there are many. */
async function sendAll(deps: RouteDeps, call: SignedCall) {
  const { snapshot, caller } = call;
  const resource = resourceOf(snapshot, NOTIFICATIONS);
  const { send } = resource.actions;
  if (send === undefined) throw notFound();
  const repository = deps.repository({ snapshot, caller, resource });
  return repository.togetherInSlices(repeatable(call, await call.body()), function* (step) {
    const ready = step(({ context }) => withOwnRows(context).table(NOTIFICATIONS).equal('status', 'READY'));
    const sent = ready.slice(0, MAX_AT_ONCE);
    for (const { id } of sent) {
      step(({ find, act }) => act(find(id), send));
      yield;
    }
    return json(200, { queued: sent.length, left: ready.length - sent.length } satisfies KbsSent);
  });
}

/**
 * Staff calls beyond the generic ones: the day's overview, sending everything, the people of a stay, the guests' link.
 */
export function kbsCalls(deps: RouteDeps): readonly Route[] {
  const { records, once } = deps;
  return [
    {
      method: 'GET',
      path: '/api/kbs/overview',
      answer: 'KbsOverview',
      access: { subject: 'KbsNotification', action: 'list' },
      handle: (call: SignedCall) => json(200, overview(records.of(call).table, call.caller.values.now)),
    },
    {
      method: 'POST',
      path: '/api/kbs/send-all',
      answer: 'KbsSent',
      access: { subject: 'KbsNotification', action: 'send' },
      handle: (call: SignedCall) => sendAll(deps, call),
    },
    {
      method: 'GET',
      path: '/api/kbs/persons/:id',
      answer: 'KbsPersonsAnswer',
      access: { subject: 'StayGuest', action: 'list' },
      handle: (call: SignedCall) => {
        const context = records.of(call);
        return json(200, answerPersons(stayOf(call, context), context));
      },
    },
    {
      method: 'POST',
      path: '/api/kbs/persons/:id',
      access: { subject: 'StayGuest', action: 'create' },
      handle: async (call: SignedCall) => {
        const { caller, snapshot } = call;
        const body = await call.body();
        return once(repeatable(call, body), call, (work) => {
          const { context, table } = work;
          const stay = stayOf(call, context);
          const guests = resourceOf(snapshot, GUESTS);
          const saving = { stay, table, guests, values: caller.values, body: body.value, byLink: false };
          work.apply(personsWrites(saving));
          return json(200, answerPersons(stay, context));
        });
      },
    },
    {
      method: 'POST',
      path: '/api/kbs/links/:id',
      answer: 'KbsLinkMade',
      access: { subject: 'StayGuest', action: 'create' },
      handle: (call: SignedCall) =>
        records.write(call, (work) => {
          const { caller } = call;
          const stay = stayOf(call, work.context);
          const { now, today } = caller.values;
          if (!mayLink(stay, today)) throw conflict('conflict', { issues: [{ field: 'status', key: 'kbs.noLink' }] });
          const secret = makeGuestDataLink(work, { tenant: caller.tenant, stay, now, by: caller.user.id });
          const guest = work.table(GUESTS).get(stay.guestId);
          const made: KbsLinkMade = {
            path: `/v1/public/guest/${secret}`,
            expiresAt: guestDataLinkEnd(stay),
            firstName: guest?.firstName ?? '',
            phone: (guest?.phone ?? '').replace(/\D/g, ''),
            language: guest?.language ?? '',
          };
          return json(201, made);
        }),
    },
    {
      method: 'DELETE',
      path: '/api/kbs/links/:id',
      access: { subject: 'StayGuest', action: 'create' },
      handle: (call: SignedCall) =>
        records.write(call, (work) => {
          const stay = stayOf(call, work.context);
          revokeLinks(work, call.caller.tenant, stay.id, call.caller.values.now);
          return noContent;
        }),
    },
  ];
}
