import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import { carriesCard } from '../../../src/domain/card-payment/card-guard.ts';
import { MOST_INSTALMENTS } from '../../../src/domain/card-payment/instalments.ts';
import { liveTry } from '../../../src/domain/card-payment/order.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { MailLanguage } from '../../../src/domain/mail/words.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { Json } from '../../../src/config/types.ts';
import type { PayOrder, PayResult, PayStarted } from '../../../src/wire/card-payment.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { type FieldIssue, HttpError, invalid, malformed, notFound, unauthenticated } from '../../http/http-error.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { companyHead } from '../../records/settings/company-settings.ts';
import { peopleIn } from '../reservations/people.ts';
import { ask, begin, type Begin, type Begun, digestOf, findOrder, type Found, mayPay, orderOfRef } from './attempts.ts';
import { type Connection, connectionOf, orderOfToken, resultToken } from './connection.ts';
import { acceptedOf, contractsOf } from './contracts.ts';
import { createLimits } from './limits.ts';
import { ORDERS, STAYS } from './names.ts';
import { asOrder } from './rows.ts';
import { hostOf, returnUrlOf } from './addresses.ts';
import { SIGNATURE, TIMESTAMP } from './simulator/notices.ts';

const PREFIX = '/api/public/pay/';
const START = '/start';
/** Keys of a start; whatever else comes is refused by its name. */
const KNOWN = ['installment', 'acceptedContracts', 'expectedTotal'];

const lastOf = ({ path }: PublicCall): string => path.slice(path.lastIndexOf('/') + 1);
const languageOf = ({ request }: PublicCall): MailLanguage =>
  /^\s*tr\b/i.test(request.headers['accept-language'] ?? '') ? 'tr' : 'en';

/** 400 for whatever carries card data (S8); what it was is said to nobody, and written nowhere. */
const refuseCards = (value: unknown): void => {
  if (carriesCard(value)) throw malformed('Card data is not taken here.');
};

/** 503: nobody knows what the provider did; the same call may come again. */
const unavailable = (): HttpError => new HttpError({ status: 503, problem: { key: 'cardProvider' } });

/**
 * The calls of guests who pay by a link, and of the provider. Whatever cannot be paid, unknown, over, paid, cancelled, of
 * somebody else, is one and the same 404.
 */
export function publicPayCalls({ records, asSystem, clock, live }: RouteDeps): readonly Route[] {
  const limits = createLimits();
  const deps = { records, asSystem, clock };
  const moment = (): string => new Date(clock()).toISOString();
  const tableOf = ({ tenant }: Found) => records.company(tenant).table;

  /** @throws HttpError 404 */
  const openOrder = async (call: PublicCall, id: string): Promise<Found> => {
    const found = findOrder(records, id);
    // A company that is shut, or whose package is without card payment, takes no money by a link either.
    const isTaken = found && isAtWork(records, live.current().config, { tenant: found.tenant, name: ORDERS });
    if (found && isTaken && mayPay(found.order, tableOf(found), moment())) return found;
    await limits.miss(call);
    throw notFound();
  };
  /** @throws HttpError 503 while there is no provider */
  const provided = (): Connection => {
    const connection = connectionOf(records);
    if (!connection) throw unavailable();
    return connection;
  };

  const contractsFor = (found: Found, language: MailLanguage) => {
    const company = records.shared.table('tenants').get(found.tenant);
    return { table: tableOf(found), company, order: found.order, language, at: moment() };
  };

  const show = (call: PublicCall, found: Found): PayOrder => {
    const { order, tenant } = found;
    const table = tableOf(found);
    const { provider } = provided();
    const stay = table(STAYS).get(order.reservationId);
    const estate = table('estates').get(stay?.estateId ?? '');
    const address = (estate?.address ?? {}) as { readonly district?: string; readonly city?: string };
    const company = records.shared.table('tenants').get(tenant);
    const [checkIn, checkOut] = [stay?.checkIn ?? '', stay?.checkOut ?? ''];
    const [amount, cardFee] = [order.amount ?? 0, order.cardFee ?? 0];
    const { owed, paid } = stay ? stayMoney(stay) : { owed: 0, paid: 0 };
    const net = order.isFeeIncluded === true ? amount - cardFee : amount;
    const origin = provider.frameOrigin(hostOf(call));
    return {
      company: companyHead(table, company).name,
      estate: estate?.propertyName ?? '',
      place: address.district ?? '',
      ...{ checkIn, checkOut, nights: daysBetween(checkIn, checkOut) },
      guests: stay ? peopleIn(stay) : 0,
      reservationCode: stay?.code ?? '',
      lines: [
        { kind: 'STAY', amount: owed },
        ...(paid > 0 ? [{ kind: 'PAID', amount: paid } as const] : []),
        { kind: 'AMOUNT', amount: net },
        { kind: 'CARD_FEE', amount: cardFee },
      ],
      ...{ amount, cardFee, feePercent: order.feePercent ?? 0, total: order.total ?? 0 },
      ...{ currency: order.currency ?? '', expiresAt: order.expiresAt ?? '' },
      contracts: contractsOf(contractsFor(found, languageOf(call))),
      frameUrl: `${origin}${provider.framePath}`,
    };
  };

  /** @throws HttpError 422 beside what makes no sense, 409 when the texts are others by now */
  const readStart = (call: PublicCall, found: Found, sent: { readonly [key: string]: Json | undefined }) => {
    const { installment = 1, acceptedContracts, expectedTotal } = sent;
    const issues: FieldIssue[] = Object.keys(sent)
      .filter((name) => !KNOWN.includes(name))
      .map((name) => ({ field: name.slice(0, 40), key: 'validation.unknownField' }));
    const isCount = typeof installment === 'number' && Number.isInteger(installment);
    if (!isCount || installment < 1 || installment > MOST_INSTALMENTS) {
      issues.push({ field: 'installment', key: 'cardPayment.noInstalment' });
    }
    if (expectedTotal !== undefined && typeof expectedTotal !== 'number') {
      issues.push({ field: 'expectedTotal', key: 'validation.number' });
    }
    const language = languageOf(call);
    const accepted = acceptedOf(contractsOf(contractsFor(found, language)), acceptedContracts);
    if (!accepted) issues.push({ field: 'acceptedContracts', key: 'cardPayment.tick' });
    if (issues.length > 0 || !accepted || typeof installment !== 'number') throw invalid(issues);
    const at = moment();
    return {
      ...{ installment, language },
      expectedTotal: typeof expectedTotal === 'number' ? expectedTotal : undefined,
      acceptances: accepted.map(({ kind, version }) => ({ kind, version, language, at })),
    };
  };

  /** Calls for one order go one after the other; the same call again waits for the first one's answer. */
  const running = new Map<string, { readonly key: string; readonly begun: Promise<Begun> }>();
  const beginOnce = (connection: Connection, asked: Begin): Promise<Begun> => {
    const { id } = asked.found.order;
    const before = running.get(id);
    const key = asked.requestKey === '' ? '' : `${asked.requestKey} ${asked.installment}`;
    if (before && key !== '' && before.key === key) return before.begun;
    const begun = Promise.resolve(before?.begun)
      .catch(() => undefined)
      .then(() => begin(deps, connection, asked));
    const entry = { key, begun };
    running.set(id, entry);
    const forget = (): void => {
      if (running.get(id) === entry) running.delete(id);
    };
    begun.then(forget, forget);
    return begun;
  };

  const start = async (call: PublicCall): Promise<Reply> => {
    await limits.call(call);
    const { path, request } = call;
    const body = await call.body();
    refuseCards(body.value);
    if (!path.endsWith(START)) throw notFound();
    const id = path.slice(PREFIX.length, -START.length);
    const found = await openOrder(call, id);
    const connection = provided();
    if (!isJsonObject(body.value)) throw malformed('A JSON object is expected.');
    const read = readStart(call, found, body.value);
    const header = request.headers['idempotency-key'];
    const begun = await beginOnce(connection, {
      ...{ found, ...read, ip: call.address(), host: hostOf(call) },
      requestKey: digestOf(typeof header === 'string' ? header : ''),
      returnUrl: returnUrlOf(call, connection, resultToken(connection.key, id)),
      // The provider of this machine tells the very server that the guest called.
      notifyUrl: `http://${localHostOf(call)}/api/public/pay/webhook`,
    });
    return startReply(begun, () => limits.miss(call));
  };

  const result = async (call: PublicCall): Promise<Reply> => {
    await limits.poll(call);
    const orderId = orderOfToken(provided().key, lastOf(call));
    const found = orderId === undefined ? undefined : findOrder(records, orderId);
    if (!found) {
      await limits.miss(call);
      throw notFound();
    }
    const { order } = found;
    const stay = tableOf(found)(STAYS).get(order.reservationId);
    const isOpen = liveTry(asOrder(order)) !== undefined;
    const answer: PayResult = {
      state: order.status === 'PAID' ? 'PAID' : isOpen ? 'WAITING' : 'FAILED',
      reservationCode: stay?.code ?? '',
      total: order.paidTotal || (order.total ?? 0),
      currency: order.currency ?? '',
      failureCode: order.failureCode || null,
      mayRetry: mayPay(order, tableOf(found), moment()),
    };
    return json(200, answer);
  };

  /** S7: a signed message makes us ask; what counts is the answer to that. The same message again gets the same answer. */
  const webhook = async (call: PublicCall): Promise<Reply> => {
    await limits.notice(call);
    const { bytes, value } = await call.body();
    refuseCards(value);
    const connection = provided();
    const header = (name: string): string => {
      const sent = call.request.headers[name];
      return typeof sent === 'string' ? sent : '';
    };
    const signed = { signature: header(SIGNATURE), timestamp: header(TIMESTAMP), body: bytes };
    const notice = connection.provider.readNotice(signed);
    if (!notice) throw unauthenticated();
    const found = orderOfRef(records, notice.ref);
    if (found) await ask(deps, connection, found, { ref: notice.ref });
    return json(200, { received: true });
  };

  return [
    {
      method: 'GET',
      path: '/api/public/pay/:orderId',
      access: 'public',
      handle: async (call) => {
        await limits.call(call);
        refuseCards([lastOf(call), ...call.search.values()]);
        return json(200, show(call, await openOrder(call, lastOf(call))));
      },
    },
    { method: 'POST', path: '/api/public/pay/*', access: 'public', handle: start },
    { method: 'POST', path: '/api/public/pay/webhook', access: 'public', handle: webhook },
    { method: 'GET', path: '/api/public/pay-result/:token', access: 'public', handle: result },
  ];
}

const localHostOf = ({ request }: PublicCall): string => {
  const { localAddress = '127.0.0.1', localPort = 80 } = request.socket;
  const address = localAddress.replace(/^::ffff:/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
};

/** @throws HttpError for whatever did not begin a payment */
async function startReply(begun: Begun, miss: () => Promise<void>): Promise<Reply> {
  switch (begun.kind) {
    case 'BEGUN': {
      const started: PayStarted = { redirectUrl: begun.redirectUrl };
      return json(200, started);
    }
    case 'GONE':
      await miss();
      throw notFound();
    case 'CHANGED':
      throw new HttpError({ status: 409, problem: { key: 'price-changed', extra: { price: { total: begun.total } } } });
    case 'OTHER_CALL':
      throw new HttpError({ status: 422, problem: { key: 'idempotencyKeyReused' } });
    case 'REFUSED':
      throw invalid([{ field: 'installment', key: 'cardPayment.noInstalment' }]);
    case 'BUSY':
    case 'UNREACHABLE':
      throw unavailable();
  }
}
