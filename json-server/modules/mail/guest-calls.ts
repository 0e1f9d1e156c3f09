import { text } from '../../http/query.ts';
import { withOrigin, withoutMark } from '../../../src/domain/guest-page/link.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import { STAY_KINDS, type StayKind, whatsAppLink } from '../../../src/domain/mail/template.ts';
import type { MailLanguage } from '../../../src/domain/mail/words.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { GuestMessagePreview } from '../../../src/wire/mail.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { conflict, type FieldIssue, invalid, malformed, notFound } from '../../http/http-error.ts';
import { resourceNamed, type Context } from '../../records/context.ts';
import { project } from '../../records/projection.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Once } from '../../records/once.ts';
import { findInScope } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { composeForGuest, mailLanguageOf } from './compose.ts';
import { mailSettings } from './settings.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

type Deps = { readonly records: Records; readonly once: Once; readonly publicUrl: string };
/** The right to write to guests. */
const SEND = { subject: 'Message', action: 'send' } as const;
const CHANNELS = ['MAIL', 'WHATSAPP_LINK'] as const;
type Channel = (typeof CHANNELS)[number];

type GuestCall = {
  readonly reservationId: string;
  readonly kind: StayKind;
  /** Undefined: the guest's own. */
  readonly language: MailLanguage | undefined;
  readonly channel: Channel | undefined;
};
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

/** @throws HttpError 422 naming each invalid member */
function readAsked(sent: { readonly [name: string]: unknown }, isSending: boolean): GuestCall {
  const known = ['reservationId', 'kind', 'language', ...(isSending ? ['channel'] : [])];
  const issues: FieldIssue[] = Object.keys(sent)
    .filter((name) => !known.includes(name))
    .map((name) => ({ field: name.slice(0, 40), key: 'validation.unknownField' }));
  const { reservationId } = sent;
  const kind = oneOf(STAY_KINDS, sent['kind']);
  const language = oneOf(['en', 'tr'] as const, sent['language']);
  const channel = oneOf(CHANNELS, sent['channel']);
  if (typeof reservationId !== 'string') issues.push({ field: 'reservationId', key: 'validation.reference' });
  if (!kind) issues.push({ field: 'kind', key: 'validation.option' });
  if (!language && sent['language'] !== undefined) issues.push({ field: 'language', key: 'validation.option' });
  if (!channel && isSending) issues.push({ field: 'channel', key: 'validation.option' });
  if (typeof reservationId !== 'string' || !kind || issues.length > 0) throw invalid(issues);
  return { reservationId, kind, language, channel };
}

type Written = { readonly stay: ReservationsRow; readonly preview: GuestMessagePreview };

/**
 * The message as it would be sent now. @throws HttpError 404 for a stay the caller cannot see; 409 for a cancelled one:
 * its guest is not told to come
 */
function composeMessage(
  context: Context,
  { reservationId, kind, language: wanted }: GuestCall,
  origin: string,
): Written {
  const { caller, snapshot, shared, table } = context;
  const resource = resourceNamed(snapshot, 'reservations');
  const stay = resource && findInScope(context, resource, reservationId);
  if (!stay) throw notFound();
  if (isReleased(stay.status ?? '')) {
    const params = { code: stay.code ?? '' };
    throw conflict('conflict', { issues: [{ field: 'reservationId', key: 'mail.closedStay', params }] });
  }
  const settings = mailSettings(table, shared.table('tenants').get(caller.tenant));
  const guest = table('guests').get(stay.guestId);
  const language = wanted ?? mailLanguageOf(guest, settings.language);
  const { subject, body } = composeForGuest({ table, settings, stay, kind, language });
  const told = withOrigin(withoutMark(body), origin);
  const email = guest?.email ?? '';
  const phone = guest?.phone ?? '';
  const whatsAppUrl = whatsAppLink(phone, told) ?? null;
  return { stay, preview: { kind, language, subject, body, email, phone, whatsAppUrl } };
}

/** @throws HttpError 422 when the guest cannot be reached through the channel */
function addressFor({ email, phone, whatsAppUrl }: GuestMessagePreview, channel: Channel): string {
  if (channel === 'MAIL') {
    if (email === '') throw invalid([{ field: 'channel', key: 'mail.noEmail' }]);
    return email;
  }
  if (whatsAppUrl === null) throw invalid([{ field: 'channel', key: 'mail.noPhone' }]);
  return phone;
}

/**
 * Sends confirmation, arrival and departure mails from the stay to its guest; the outbox and the stay list what was
 * sent.
 */
export const guestMessageRoutes = ({ records, once, publicUrl }: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/guest-messages/preview',
    answer: 'GuestMessagePreview',
    query: { reservationId: text, kind: text, language: text },
    access: SEND,
    handle: ({ caller, snapshot, search }: SignedCall) => {
      const asked = readAsked(Object.fromEntries(search), false);
      return json(200, composeMessage(records.of({ snapshot, caller }), asked, publicUrl).preview);
    },
  },
  {
    method: 'POST',
    path: '/api/guest-messages',
    answer: 'MailTo',
    access: SEND,
    handle: async (call: SignedCall) => {
      const { caller, snapshot } = call;
      const resource = resourceNamed(snapshot, MESSAGES);
      if (!resource) throw notFound();
      const body = await call.body();
      if (!isJsonObject(body.value)) throw malformed('A JSON object is expected.');
      const asked = readAsked(body.value, true);
      const { channel = 'MAIL' } = asked;
      return once(repeatable(call, body), call, (work) => {
        const { context } = work;
        const { stay, preview } = composeMessage(context, asked, publicUrl);
        const to = addressFor(preview, channel);
        const { now } = caller.values;
        // The person sends a WhatsApp link themselves: the outbox only records it.
        const way = channel === 'MAIL' ? { status: 'WAITING', nextAttemptAt: now } : { status: 'SENT', sentAt: now };
        const { kind, language, subject, body: text } = preview;
        const id = crypto.randomUUID();
        const create = { id, kind, channel, ...way, reservationId: stay.id, to, language, subject, body: text };
        work.apply([{ collection: MESSAGES, create }]);
        const row = work.table(MESSAGES).get(id);
        return json(201, { ...(row && project(context, resource, row)), whatsAppUrl: preview.whatsAppUrl });
      });
    },
  },
];
