import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOperations, type ProviderAnswer } from './operations.ts';
import { FIELDS_SCRIPT } from './fields-script.ts';
import { type SimulatedPayment, openLedger } from './ledger.ts';
import { createNotices } from './notices.ts';
import { deadEnd, fieldsPage, pageLanguage, securePage, STYLE } from './pages.ts';

/** bytes of a message */
const MAX_BODY = 16_384;
/** ms by which a late message is delayed */
const LATE = 10_000;

export type CardSimulator = { readonly port: number; readonly url: string; readonly close: () => Promise<void> };
type Options = {
  /** 0 = a free port. */
  readonly port: number;
  readonly host?: string;
  /** The shop's credential. */
  readonly apiKey: string;
  /** Signs its messages. */
  readonly noticeSecret: string;
  /** The origins that may embed the frame, by the browser's host. */
  readonly shopOrigin: (host: string) => string;
  /** Where it stores payments; default: in memory only. */
  readonly file?: string;
  readonly late?: number;
};

/** An answer to a browser or to the shop; undefined = the connection breaks instead. */
type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

const json = (body: ProviderAnswer): HttpAnswer => ({
  // As iyzico does: a refusal is an ordinary answer with its status in the body.
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
});
const empty = (status: number): HttpAnswer => ({ status, headers: {}, text: '' });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY) throw new Error('too long');
  }
  return text;
}
async function objectOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const parsed: unknown = JSON.parse(await bodyOf(request));
  return typeof parsed === 'object' && parsed !== null ? (parsed as Readonly<Record<string, unknown>>) : {};
}

const isSame = (sent: string, own: string): boolean =>
  sent.length === own.length && timingSafeEqual(Buffer.from(sent), Buffer.from(own));

/**
 * Leads back to the shop. The shop ignores the result in the address (S7); it is there because real providers send it.
 */
function redirectToShop(payment: SimulatedPayment): HttpAnswer {
  const url = new URL(payment.returnUrl);
  url.searchParams.set('status', payment.status === 'CAPTURED' ? 'success' : 'failure');
  return { status: 303, headers: { location: url.href }, text: '' };
}

/**
 * Simulates the payment provider: its own origin serves the frame with the card's fields and the bank's page, and the
 * shop's server calls `/api`. The card decides the result (docs/card-payment.md); no money moves.
 */
export async function startPaymentSimulator(options: Options): Promise<CardSimulator> {
  const { port, host = '127.0.0.1', apiKey, noticeSecret, shopOrigin, file, late = LATE } = options;
  const ledger = await openLedger(file);
  const notices = createNotices({ secret: noticeSecret, late });
  const operations = createOperations({ ledger, notices });

  const policy = (shop: string, isFrame: boolean): Readonly<Record<string, string>> => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      // The form's response redirects back to the shop.
      `form-action ${isFrame ? "'none'" : `'self' ${shop}`}`,
      `frame-ancestors ${isFrame ? shop : "'none'"}`,
    ].join('; '),
  });
  const ofShop = async (request: IncomingMessage, path: string): Promise<HttpAnswer> => {
    const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(sent, apiKey)) return empty(401);
    if (path === '/api/payments' && request.method === 'POST')
      return json(await operations.create(await objectOf(request)));
    const [, coded = '', operation] = /^\/api\/payments\/([^/]{1,200})(?:\/(cancel|refunds))?$/.exec(path) ?? [];
    const ref = decodeURIComponent(coded);
    if (ref === '') return empty(404);
    if (operation === undefined) return json(operations.shown(ref));
    if (request.method !== 'POST') return empty(405);
    return json(
      operation === 'cancel' ? await operations.cancel(ref) : await operations.refund(ref, await objectOf(request)),
    );
  };
  const ofBank = async (request: IncomingMessage, id: string, shop: string): Promise<HttpAnswer> => {
    const isTyped = request.method === 'POST';
    const code = isTyped ? (new URLSearchParams(await bodyOf(request)).get('code') ?? '') : '';
    const payment = isTyped ? await operations.enterCode(id, code.trim()) : ledger.byId(id);
    const headers = policy(shop, false);
    if (!payment || payment.status === 'NEW' || payment.status === 'CANCELLED') {
      return { status: payment ? 200 : 404, headers, text: deadEnd(pageLanguage(payment?.language), 'over') };
    }
    if (payment.status === 'READY') return { status: 200, headers, text: securePage(payment) };
    if (payment.does !== 'BROWSER_DIED') return redirectToShop(payment);
    return { status: 200, headers, text: deadEnd(pageLanguage(payment.language), 'died') };
  };
  const answer = async (request: IncomingMessage): Promise<HttpAnswer> => {
    const url = new URL(request.url ?? '/', 'http://simulator');
    const { pathname } = url;
    const shop = shopOrigin(request.headers.host ?? '');
    if (pathname.startsWith('/api/')) return ofShop(request, pathname);
    const bank = /^\/3ds\/([A-Za-z0-9_-]{1,64})$/.exec(pathname)?.[1];
    if (bank !== undefined) return ofBank(request, bank, shop);
    if (request.method === 'POST') {
      // The frame's own calls come only from its own origin.
      const { origin } = request.headers;
      if (origin !== undefined && new URL(origin).host !== request.headers.host) return empty(403);
      const card = /^\/cards\/([A-Za-z0-9_-]{1,64})$/.exec(pathname)?.[1];
      if (card !== undefined) return json(await operations.takeCard(card, await objectOf(request)));
      return pathname === '/offers' ? json(operations.offers(await objectOf(request))) : empty(404);
    }
    if (pathname === '/fields.js')
      return { ...empty(200), headers: { 'content-type': 'text/javascript' }, text: FIELDS_SCRIPT };
    if (pathname === '/style.css') return { ...empty(200), headers: { 'content-type': 'text/css' }, text: STYLE };
    if (pathname !== '/fields') return empty(404);
    const language = pageLanguage(url.searchParams.get('lang'));
    const isDark = url.searchParams.get('theme') === 'dark';
    return { status: 200, headers: policy(shop, true), text: fieldsPage(language, isDark, shop) };
  };
  const reply = (response: ServerResponse, { status, headers, text }: HttpAnswer): void => {
    const safe = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
    response.writeHead(status, { ...safe, ...headers }).end(text);
  };
  const server = createServer((request, response) => {
    answer(request)
      .catch((): HttpAnswer => empty(400))
      .then((answered) => reply(response, answered))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    url: `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${own}`,
    close: () => {
      notices.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
