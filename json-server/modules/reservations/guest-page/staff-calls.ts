import { addDays } from '../../../../src/domain/calendar/iso-date.ts';
import { DAYS_AFTER } from '../../../../src/domain/guest-page/page.ts';
import { type MailText, whatsAppLink } from '../../../../src/domain/mail/template.ts';
import type { GuestPageLink } from '../../../../src/wire/guest-page.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { conflict, invalid, notFound } from '../../../http/http-error.ts';
import { json, type Reply } from '../../../http/reply.ts';
import type { RowPut } from '../../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import { type Context, resourceNamed } from '../../../records/context.ts';
import type { WriteTransaction } from '../../../records/records.ts';
import { repeatable } from '../../../records/repeatable.ts';
import { findInScope } from '../../../records/scope.ts';
import { companyHead, settingsRow } from '../../../records/settings/company-settings.ts';
import type { RouteDeps } from '../../../routes/deps.ts';
import { mayHavePage, pageFor, guestPageOf, guestPageAddress, renewedPage, withdrawnPage } from './pages.ts';
import { pageLetter } from './words.ts';

/** People who may see the link may see the page behind it: those who may give a guest the link for identity data. */
const MAKE = { subject: 'StayGuest', action: 'create' } as const;

/** @throws HttpError 404 for a stay the caller may not see */
function stayOf({ path }: SignedCall, context: Context): ReservationsRow {
  const resource = resourceNamed(context.snapshot, 'reservations');
  const stay = resource && findInScope(context, resource, path.slice(path.lastIndexOf('/') + 1));
  if (!stay) throw notFound();
  return stay;
}

const guestOf = ({ table }: Context, stay: ReservationsRow) => table('guests').get(stay.guestId);

/** The message with the page's link, in the guest's language. */
function letterOf(
  context: Context,
  stay: ReservationsRow,
  link: string,
): MailText & { readonly language: 'en' | 'tr' } {
  const { table, shared, caller } = context;
  const guest = guestOf(context, stay);
  const language = (guest?.language ?? settingsRow(table)?.language) === 'en' ? 'en' : 'tr';
  const words = pageLetter({
    language,
    link,
    firstName: guest?.firstName ?? '',
    home: table('estates').get(stay.estateId)?.propertyName ?? '',
    checkIn: stay.checkIn,
    company: companyHead(table, shared.table('tenants').get(caller.tenant)).name,
  });
  return { language, ...words };
}

function shownLink(context: Context, stay: ReservationsRow, origin: string): GuestPageLink {
  const { table, caller } = context;
  const path = guestPageAddress(table, stay.id) ?? null;
  const guest = guestOf(context, stay);
  const told = path === null ? undefined : letterOf(context, stay, `${origin}${path}`).body;
  return {
    path,
    madeAt: path === null ? null : (guestPageOf(table, stay.id)?.madeAt ?? null),
    opensUntil: addDays(stay.checkOut, DAYS_AFTER),
    mayMake: mayHavePage(stay, caller.values.today),
    email: guest?.email ?? '',
    whatsAppUrl: (told !== undefined && whatsAppLink(guest?.phone ?? '', told)) || null,
  };
}

/** @throws HttpError 409 for a stay that is over or cancelled */
function refuseClosed(context: Context, stay: ReservationsRow): void {
  if (mayHavePage(stay, context.caller.values.today)) return;
  throw conflict('conflict', { issues: [{ field: 'status', key: 'guestPage.noLink' }] });
}

/** The link to a guest's page: reads, makes, renews, withdraws and mails it. */
export function guestPageLinkCalls({ records, once, publicUrl: origin }: RouteDeps): readonly Route[] {
  const change = (make: (work: WriteTransaction, stay: ReservationsRow) => readonly RowPut[]) => (call: SignedCall) =>
    records.write(call, (work): Reply => {
      const { context } = work;
      const stay = stayOf(call, context);
      work.apply(make(work, stay));
      return json(200, shownLink(context, stay, origin));
    });
  const pageSetup = ({ context, table }: WriteTransaction, stay: ReservationsRow) => {
    refuseClosed(context, stay);
    const { tenant, user, values } = context.caller;
    return { table, tenant, stay, now: values.now, by: user.id };
  };
  const path = '/api/guest-page/:id';
  return [
    {
      method: 'GET',
      path,
      answer: 'GuestPageLink',
      access: MAKE,
      handle: (call: SignedCall) => {
        const context = records.of(call);
        return json(200, shownLink(context, stayOf(call, context), origin));
      },
    },
    {
      method: 'POST',
      path,
      answer: 'GuestPageLink',
      access: MAKE,
      handle: change((work, stay) => pageFor(pageSetup(work, stay)).writes),
    },
    {
      method: 'PUT',
      path,
      answer: 'GuestPageLink',
      access: MAKE,
      handle: change((work, stay) => renewedPage(pageSetup(work, stay)).writes),
    },
    {
      method: 'DELETE',
      path,
      answer: 'GuestPageLink',
      access: MAKE,
      handle: change(({ table }, stay) => withdrawnPage(guestPageOf(table, stay.id))),
    },
    {
      method: 'POST',
      path: '/api/guest-page-mails/:id',
      answer: 'GuestPageLink',
      access: MAKE,
      handle: async (call: SignedCall) =>
        once(repeatable(call, await call.body()), call, (work) => {
          const { context } = work;
          const stay = stayOf(call, context);
          const to = guestOf(context, stay)?.email ?? '';
          if (to === '') throw invalid([{ field: 'channel', key: 'mail.noEmail' }]);
          const { path: link, writes } = pageFor(pageSetup(work, stay));
          const { language, subject, body } = letterOf(context, stay, link);
          const about = { kind: 'GUEST_PAGE', channel: 'MAIL', reservationId: stay.id, to, language, link };
          const id = crypto.randomUUID();
          const way = { status: 'WAITING', nextAttemptAt: context.caller.values.now };
          work.apply([...writes, { collection: 'messages', create: { id, ...about, ...way, subject, body } }]);
          return json(200, shownLink(context, stay, origin));
        }),
    },
  ];
}
