import { timingSafeEqual } from 'node:crypto';
import type { ProviderPayment, Provider } from './provider.ts';
import { signatureOf } from './simulator/notices.ts';

/** ms until a call times out */
const TIMEOUT = 10_000;
/** seconds that a signed message is valid */
const NOTICE_LIFE = 300;
/** The codes that the product has texts for. */
const CODES = ['DECLINED', 'INSUFFICIENT_FUNDS', 'WRONG_CODE', 'TIMEOUT', 'NOT_OFFERED'];

type Options = {
  /** The address our server uses to call it. */
  readonly base: string;
  readonly apiKey: string;
  readonly noticeSecret: string;
  /** The address browsers use. @param host the host the browser uses to call us */
  readonly originFor: (host: string) => string;
  /** Milliseconds since 1970, by the signer's clock. */
  readonly clock?: () => number;
};
type Answer = { readonly [key: string]: unknown };

const textIn = (answer: Answer, key: string): string => {
  const value = answer[key];
  return typeof value === 'string' ? value : '';
};
const STATES: readonly ProviderPayment['status'][] = ['PENDING', 'CAPTURED', 'FAILED', 'CANCELLED'];

function paymentOf(answer: Answer): ProviderPayment | undefined {
  const status = STATES.find((state) => state === answer['paymentStatus']);
  const { total } = answer;
  if (!status || typeof total !== 'number' || !Number.isSafeInteger(total)) return undefined;
  const code = textIn(answer, 'code');
  return {
    kind: 'PAYMENT',
    ref: textIn(answer, 'ref'),
    providerRef: textIn(answer, 'paymentId'),
    status,
    total,
    currency: textIn(answer, 'currency'),
    maskedPan: textIn(answer, 'card'),
    bankName: textIn(answer, 'bank'),
    failureCode: code === '' || CODES.includes(code) ? code : 'UNKNOWN',
  };
}

/** Speaks the simulator's protocol. Any transport failure is `UNREACHABLE`, never thrown. */
export function simulatorClient(options: Options): Provider {
  const { base, apiKey, noticeSecret, originFor, clock = Date.now } = options;
  const call = async (path: string, body?: object): Promise<Answer | undefined> => {
    try {
      const answer = await fetch(`${base}/api/payments${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
        ...(body && { body: JSON.stringify(body) }),
      });
      const parsed: unknown = answer.ok ? await answer.json() : undefined;
      return typeof parsed === 'object' && parsed !== null ? (parsed as Answer) : undefined;
    } catch {
      return undefined;
    }
  };
  const one = async (path: string, body?: object) => {
    const answer = await call(path, body);
    if (answer?.['status'] === 'failure') {
      return answer['errorCode'] === 'NOT_FOUND' ? ({ kind: 'UNKNOWN' } as const) : ({ kind: 'UNREACHABLE' } as const);
    }
    return (answer && paymentOf(answer)) ?? ({ kind: 'UNREACHABLE' } as const);
  };
  return {
    framePath: '/fields',
    frameOrigin: originFor,
    create: async ({ host, ...asked }) => {
      const answer = await call('', asked);
      if (answer?.['status'] === 'failure') return { kind: 'REFUSED', code: textIn(answer, 'errorCode') };
      const id = answer ? textIn(answer, 'paymentId') : '';
      const total = answer?.['total'];
      if (id === '' || typeof total !== 'number') return { kind: 'UNREACHABLE' };
      return { kind: 'CREATED', redirectUrl: `${originFor(host)}/3ds/${id}`, total };
    },
    find: (ref) => one(`/${encodeURIComponent(ref)}`),
    cancel: (ref) => one(`/${encodeURIComponent(ref)}/cancel`, {}),
    refund: async ({ ref, ...body }) => {
      const answer = await call(`/${encodeURIComponent(ref)}/refunds`, body);
      if (answer === undefined) return { kind: 'UNREACHABLE' };
      return answer['status'] === 'success'
        ? { kind: 'REFUNDED' }
        : { kind: 'REFUSED', code: textIn(answer, 'errorCode') };
    },
    readNotice: ({ signature, timestamp, body }) => {
      const age = Math.abs(clock() / 1000 - Number(timestamp));
      const sent = Buffer.from(signature);
      const own = Buffer.from(signatureOf(noticeSecret, timestamp, body));
      if (!(age <= NOTICE_LIFE) || sent.length !== own.length || !timingSafeEqual(sent, own)) return undefined;
      try {
        const { ref } = JSON.parse(body.toString('utf8')) as { readonly ref?: unknown };
        return typeof ref === 'string' ? { ref } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
