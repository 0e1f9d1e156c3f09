import { BUSINESS_TIME_ZONE } from '../../../src/domain/calendar/iso-date.ts';
import { longDate, mailMoney } from '../../../src/domain/mail/words.ts';
import { whatsAppLink } from '../../../src/domain/mail/template.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { PayLinkSent } from '../../../src/wire/card-payment.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { conflict, invalid, malformed, notFound } from '../../http/http-error.ts';
import { repeatable } from '../../records/repeatable.ts';
import { findInScope } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { companyHead } from '../../records/settings/company-settings.ts';
import { mayPay } from './attempts.ts';
import { ORDERS } from './names.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';
import { resourceNamed } from '../../records/context.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import { STAYS } from '../reservations/names.ts';

const CHANNELS = ['MAIL', 'WHATSAPP_LINK'] as const;

const WORDS = {
  en: {
    subject: (code: string) => `Your payment link for reservation ${code}`,
    hello: (name: string) => `Dear ${name},`,
    body: (estate: string, from: string, to: string, amount: string) =>
      `you can pay ${amount} for your stay in ${estate}, ${from} – ${to}, by card here:`,
    until: (moment: string) => `The link is valid until ${moment}.`,
  },
  tr: {
    subject: (code: string) => `${code} numaralı rezervasyonunuz için ödeme bağlantısı`,
    hello: (name: string) => `Sayın ${name},`,
    body: (estate: string, from: string, to: string, amount: string) =>
      `${estate} konaklamanız (${from} – ${to}) için ${amount} tutarındaki ödemeyi kartla buradan yapabilirsiniz:`,
    until: (moment: string) => `Bağlantının son geçerlilik zamanı: ${moment}.`,
  },
} as const;

/** Staff calls beyond the generic ones: they send the link to the guest. */
export function staffPayCalls({ once, publicUrl: origin }: RouteDeps): readonly Route[] {
  const send = async (call: SignedCall) => {
    const { caller, snapshot, request } = call;
    const body = await call.body();
    if (!isJsonObject(body.value)) throw malformed('A JSON object is expected.');
    const { orderId, channel } = body.value;
    const way = CHANNELS.find((each) => each === channel);
    if (!way) throw invalid([{ field: 'channel', key: 'validation.option' }]);
    const resource = resourceNamed(snapshot, ORDERS);
    return once(repeatable({ caller, path: call.path, request }, body), call, (work) => {
      const { table, context } = work;
      const order = resource && typeof orderId === 'string' ? findInScope(context, resource, orderId) : undefined;
      if (!order) throw notFound();
      const { now } = caller.values;
      if (!mayPay(order, table, now))
        throw conflict('conflict', { issues: [{ field: 'orderId', key: 'cardPayment.over' }] });
      const stay = table(STAYS).get(order.reservationId);
      if (!stay) throw notFound();
      const guest = table('guests').get(stay.guestId);
      const company = work.shared.table('tenants').get(caller.tenant);
      const { subject, text, language } = letterOf({ order, stay, guest, origin, company, table });
      const email = guest?.email ?? '';
      const phone = guest?.phone ?? '';
      const whatsAppUrl = way === 'WHATSAPP_LINK' ? (whatsAppLink(phone, text) ?? null) : null;
      if (way === 'MAIL' && email === '') throw invalid([{ field: 'channel', key: 'mail.noEmail' }]);
      if (way === 'WHATSAPP_LINK' && whatsAppUrl === null) throw invalid([{ field: 'channel', key: 'mail.noPhone' }]);
      const to = way === 'MAIL' ? email : phone;
      // The person sends a WhatsApp link themselves: the outbox only records it.
      const sent = way === 'MAIL' ? { status: 'WAITING', nextAttemptAt: now } : { status: 'SENT', sentAt: now };
      const create = {
        id: crypto.randomUUID(),
        kind: 'PAYMENT_LINK',
        channel: way,
        ...sent,
        reservationId: stay.id,
        to,
        language,
        subject,
        body: text,
      };
      const writes = [
        { collection: 'messages', create },
        { collection: ORDERS, id: order.id, set: { sentAt: now }, action: 'update' },
      ];
      work.apply(writes);
      const answer: PayLinkSent = { to, whatsAppUrl };
      return json(201, answer);
    });
  };
  return [
    {
      method: 'POST',
      path: '/api/card-payments/send',
      answer: 'PayLinkSent',
      access: { subject: 'CardPaymentOrder', action: 'create' },
      handle: send,
    },
  ];
}

type Letter = {
  readonly order: CardPaymentOrdersRow;
  readonly stay: ReservationsRow;
  readonly guest: GuestsRow | undefined;
  readonly origin: string;
  readonly company: TenantsRow | undefined;
  readonly table: Tables;
};

function letterOf({ order, stay, guest, origin, company, table }: Letter) {
  const language = guest?.language === 'en' ? 'en' : 'tr';
  const words = WORDS[language];
  const estate = table('estates').get(stay.estateId);
  const checkIn = longDate(stay.checkIn, language);
  const checkOut = longDate(stay.checkOut, language);
  const amount = mailMoney(order.total, order.currency, language);
  const until = new Date(order.expiresAt ?? '').toLocaleString(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: BUSINESS_TIME_ZONE,
  });
  const name = [guest?.firstName, guest?.lastName].filter(Boolean).join(' ');
  const text = [
    words.hello(name),
    words.body(estate?.propertyName ?? '', checkIn, checkOut, amount),
    `${origin}/v1/public/pay/${order.id}`,
    words.until(until),
    companyHead(table, company).name,
  ];
  return { language, subject: words.subject(stay.code ?? ''), text: text.join('\n\n').trim() };
}
