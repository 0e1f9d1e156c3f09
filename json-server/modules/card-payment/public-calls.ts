import { carriesCard } from '../../../src/domain/card-payment/card-guard.ts';
import type { MailLanguage } from '../../../src/domain/mail/words.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { malformed, notFound, unauthenticated } from '../../http/http-error.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { sendCover } from '../estates/cover.ts';
import { askProvider, digestOf, findOrder, type FoundOrder, mayPay, orderOfRef } from './attempts.ts';
import { createBeginOnce } from './begin-once.ts';
import { type ProviderConnection, connectionOf, orderOfToken, resultToken } from './connection.ts';
import type { AboutOrder } from './contracts.ts';
import { createLimits } from './limits.ts';
import { ORDERS } from './names.ts';
import { payOrderOf, payResultOf } from './order-shown.ts';
import { hostOf, localHostOf, returnUrlOf } from './addresses.ts';
import { SIGNATURE, TIMESTAMP } from './simulator/notices.ts';
import { readStart, startReply, providerUnavailable } from './start-call.ts';
import { STAYS } from '../reservations/names.ts';

type PayLimits = ReturnType<typeof createLimits>;

const PREFIX = '/api/public/pay/';
const START = '/start';

const lastOf = ({ path }: PublicCall): string => path.slice(path.lastIndexOf('/') + 1);
const languageOf = ({ request }: PublicCall): MailLanguage =>
  /^\s*tr\b/i.test(request.headers['accept-language'] ?? '') ? 'tr' : 'en';
const headerOf = ({ request }: PublicCall, name: string): string => {
  const sent = request.headers[name];
  return typeof sent === 'string' ? sent : '';
};

/** 400 for anything that carries card data (S8); neither an answer nor a log reveals it. */
const refuseCards = (value: unknown): void => {
  if (carriesCard(value)) throw malformed('Card data is not taken here.');
};

/** Resolves a link to its order and to the provider. */
function payDoor({ records, clock, live }: Pick<RouteDeps, 'records' | 'clock' | 'live'>, limits: PayLimits) {
  const nowInstant = (): string => new Date(clock()).toISOString();
  const tableOf = ({ tenant }: FoundOrder) => records.company(tenant).table;

  /** @throws HttpError 404 */
  const openOrder = async (call: PublicCall, id: string): Promise<FoundOrder> => {
    const found = findOrder(records, id);
    // A company that is shut, or whose package lacks card payment, cannot take money through links either.
    const isTaken = found && isAtWork(records, live.current().config, { tenant: found.tenant, name: ORDERS });
    if (found && isTaken && mayPay(found.order, tableOf(found), nowInstant())) return found;
    await limits.miss(call);
    throw notFound();
  };
  /** @throws HttpError 503 while there is no provider */
  const requireProvider = (): ProviderConnection => {
    const connection = connectionOf(records);
    if (!connection) throw providerUnavailable();
    return connection;
  };

  const aboutOrder = (call: PublicCall, found: FoundOrder): AboutOrder => ({
    table: tableOf(found),
    company: records.shared.table('tenants').get(found.tenant),
    order: found.order,
    language: languageOf(call),
    at: nowInstant(),
  });
  return { tableOf, openOrder, provided: requireProvider, about: aboutOrder, moment: nowInstant };
}

/**
 * The calls of guests who pay by a link, and of the provider. Every order that cannot be paid (unknown, expired, paid,
 * cancelled, somebody else's) gets the same 404.
 */
export function publicPayCalls({ records, asSystem, clock, live, blobs }: RouteDeps): readonly Route[] {
  const limits = createLimits();
  const deps = { records, asSystem, clock };
  const beginOnce = createBeginOnce(deps);
  const { tableOf, openOrder, provided, about, moment } = payDoor({ records, clock, live }, limits);

  const show = async (call: PublicCall): Promise<Reply> => {
    await limits.call(call);
    refuseCards([lastOf(call), ...call.search.values()]);
    const found = await openOrder(call, lastOf(call));
    const { provider } = provided();
    const frameUrl = `${provider.frameOrigin(hostOf(call))}${provider.framePath}`;
    return json(200, payOrderOf(about(call, found), frameUrl));
  };

  const start = async (call: PublicCall): Promise<Reply> => {
    await limits.call(call);
    const { path } = call;
    const body = await call.body();
    refuseCards(body.value);
    if (!path.endsWith(START)) throw notFound();
    const id = path.slice(PREFIX.length, -START.length);
    const found = await openOrder(call, id);
    const connection = provided();
    if (!isJsonObject(body.value)) throw malformed('A JSON object is expected.');
    const begun = await beginOnce(connection, {
      ...readStart(about(call, found), body.value),
      found,
      ip: call.address(),
      host: hostOf(call),
      requestKey: digestOf(headerOf(call, 'idempotency-key')),
      returnUrl: returnUrlOf(call, connection, resultToken(connection.key, id)),
      // The simulator on this machine notifies the very server that the guest called.
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
    const { order, tenant } = found;
    const table = tableOf(found);
    const company = records.shared.table('tenants').get(tenant);
    return json(200, payResultOf({ table, company, order }, mayPay(order, table, moment())));
  };

  /** The picture of the home, while the link can be paid. */
  const picture = async (call: PublicCall): Promise<undefined> => {
    await limits.call(call);
    const found = await openOrder(call, lastOf(call));
    const table = tableOf(found);
    const stay = table(STAYS).get(found.order.reservationId);
    return sendCover(call, { blobs, table, estate: table('estates').get(stay?.estateId ?? '') });
  };

  /**
   * S7: a signed message only makes us ask the provider; its answer counts. A repeat of the message gets the same
   * reply.
   */
  const webhook = async (call: PublicCall): Promise<Reply> => {
    await limits.notice(call);
    const { bytes, value } = await call.body();
    refuseCards(value);
    const connection = provided();
    const signed = { signature: headerOf(call, SIGNATURE), timestamp: headerOf(call, TIMESTAMP), body: bytes };
    const notice = connection.provider.readNotice(signed);
    if (!notice) throw unauthenticated();
    const found = orderOfRef(records, notice.ref);
    if (found) await askProvider(deps, connection, found, { ref: notice.ref });
    return json(200, { received: true });
  };

  return [
    { method: 'GET', path: '/api/public/pay/:orderId', answer: 'PayOrder', access: 'public', handle: show },
    { method: 'GET', path: '/api/public/pay-picture/:orderId', access: 'public', handle: picture },
    { method: 'POST', path: '/api/public/pay/*', answer: 'PayStarted', access: 'public', handle: start },
    { method: 'POST', path: '/api/public/pay/webhook', access: 'public', handle: webhook },
    { method: 'GET', path: '/api/public/pay-result/:token', answer: 'PayResult', access: 'public', handle: result },
  ];
}
