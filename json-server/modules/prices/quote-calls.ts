import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { settlement } from '../../../src/domain/channels/commission.ts';
import { policyIssues } from '../../../src/domain/prices/stay-policy.ts';
import { payIn } from '../../../src/domain/reservations/pay-currency.ts';
import { commissionSet, quoteFor, type FrozenQuote } from '../../../src/domain/reservations/pricing.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { PaidQuote, QuoteAnswer } from '../../../src/wire/quote.ts';
import { isJsonObject, omit } from '../../../src/config/values.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { invalid } from '../../http/http-error.ts';
import type { UnsavedRule } from './price-book.ts';
import { pricingOf } from './pricing.ts';
import { QUOTE_SENT, type QuoteBody, readQuoteBody } from './quote-request.ts';
import { type Context, resourceNamed } from '../../records/context.ts';
import { findInScope } from '../../records/scope.ts';
import { unsavedRule } from './unsaved-rule.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { translator } from '../../../src/config/catalogues.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Found = { readonly estate: EstatesRow; readonly reservation: ReservationsRow | undefined };

/**
 * `POST /api/quotes`: the price of a stay, with every line and each night's source; saves nothing. Can include a
 * discount or fee that is being edited.
 */
export const quoteRoutes = ({ records }: { records: Records }): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/quotes',
    answer: 'QuoteAnswer',
    sends: QUOTE_SENT,
    access: { subject: 'Reservation', action: 'create' },
    handle: async (call: SignedCall) => {
      const { snapshot, caller } = call;
      const { value } = await call.body();
      const asked = readQuoteBody(isJsonObject(value) ? omit(value, 'unsaved') : value, caller.values);
      const context = records.of({ snapshot, caller });
      const unsaved = isJsonObject(value) ? unsavedRule(context, value['unsaved']) : undefined;
      return answer({ call, asked, found: find(context, asked), unsaved, records });
    },
  },
];

/** @throws HttpError 422 naming the field whose record does not exist for this caller or cannot be booked */
function find(context: Context, asked: QuoteBody): Found {
  const inScope = <Name extends string>(name: Name, id: string | undefined) => {
    const resource = resourceNamed(context.snapshot, name);
    return resource && id !== undefined ? findInScope(context, resource, id) : undefined;
  };
  for (const [field, name] of [
    ['salesChannelId', 'sales-channels'],
    ['guestId', 'guests'],
    ['reservationId', 'reservations'],
  ] as const) {
    const id = asked[field];
    if (id !== undefined && !inScope(name, id)) throw invalid([{ field, key: 'validation.notFound' }]);
  }
  const reservation = inScope('reservations', asked.reservationId);
  const estate = inScope('estates', asked.estateId);
  if (!estate) throw invalid([{ field: 'estateId', key: 'reservation.noEstate' }]);
  const isOwn = reservation !== undefined && reservation.estateId === estate.id;
  if (!isOwn && estate.status !== 'ACTIVE') throw invalid([{ field: 'estateId', key: 'reservation.estateNotActive' }]);
  if (!reservation && asked.checkIn < context.caller.values.today) {
    throw invalid([{ field: 'checkIn', key: 'reservation.past' }]);
  }
  const guests = asked.adults + (asked.children ?? 0);
  const max = estate.maxGuests ?? 0;
  if (guests > max) throw invalid([{ field: 'adults', key: 'reservation.tooManyGuests', params: { guests, max } }]);
  return { estate, reservation };
}

function answer({
  call,
  asked,
  found: { estate, reservation },
  unsaved,
  records,
}: {
  readonly call: SignedCall;
  readonly asked: QuoteBody;
  readonly found: Found;
  readonly unsaved: UnsavedRule | undefined;
  readonly records: Records;
}): Reply {
  const { caller, snapshot, request } = call;
  const { checkIn, checkOut, mode, reservationId, ...rest } = asked;
  const stay = {
    ...(reservationId === undefined ? {} : { id: reservationId }),
    checkIn,
    checkOut,
    rentalMode: mode ?? null,
    ...rest,
  };
  const bookedOn = reservation ? todayIn(new Date(reservation.createdAt ?? '')) : caller.values.today;
  const { table } = records.of({ snapshot, caller });
  const pricing = pricingOf({ table, estate, stay, bookedOn, unsaved });
  const version = (reservation?.quote?.version ?? 0) + 1;
  const { quote: plain, couponRefused } = quoteFor({ record: stay, pricing, version });
  const frozen = (reservation?.quote as FrozenQuote | null | undefined)?.exchangeRate;
  const rateOf = (paid: string, priced: string) => pricing.rateOf?.(paid, priced);
  const quote = payIn<PaidQuote>(plain, { payCurrency: asked.payCurrency, frozen, rateOf });
  if (!quote) {
    const params = { currency: asked.payCurrency ?? '' };
    throw invalid([{ field: 'payCurrency', key: 'exchangeRate.none', params }]);
  }
  const speak = translator(snapshot.catalogues, request.headers['accept-language']);
  const textOf = (key: string, params: Readonly<Record<string, string | number>>): string => speak(key, params) ?? key;
  const { commissionAmount: commission, ...taken } = commissionSet(quote, pricing);
  const { collects } = pricing;
  const answer: QuoteAnswer = {
    quote,
    policy: policyIssues({ checkIn, checkOut, ...pricing.book }).map((issue) => ({
      ...issue,
      message: textOf(issue.key, issue.params),
    })),
    ...(couponRefused
      ? { couponRefused: { ...couponRefused, message: textOf(`coupon.${couponRefused.reason}`, couponRefused.params) } }
      : {}),
    ...(asked.salesChannelId === undefined
      ? {}
      : {
          commission: {
            amount: commission,
            vat: taken.commissionVat,
            definitionId: taken.commissionDefinitionId,
            collectedBy: collects,
            ...settlement({ collects, total: quote.total, commission }),
          },
        }),
    ...(reservation ? { before: priceOf(reservation) } : {}),
  };
  return json(200, answer);
}

const priceOf = ({ totalPrice = null, currency = null }: ReservationsRow) => ({ total: totalPrice, currency });
