import i18next from 'i18next';
import { SECOND_FACTOR_NEEDED } from '../domain/people/second-factor.ts';
import { apiBase } from './boot.ts';
import { reportDown, reportUp } from './connection.ts';
import { noteServerTime } from './server-time.ts';
import { HttpError, isAbort, type ProblemBody } from './http-error.ts';
import { type Arrived, joinReads, REQUEST_ID } from './joint-reads.ts';
import { previewHeaders } from './preview.ts';
import { refreshSession } from './refresh.ts';
import { accessToken, clearSession, hasSession, noteFactorNeed, sessionKey, tenantHeader } from './session.ts';

export type HttpRequest = {
  /** Below `apiBase()` when it starts with `/`, e.g. `/estates?pageNumber=0`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Sent as it is, under the `Content-Type` of `headers`, instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** ms until the call is given up; the body counts too. */
  readonly timeout?: number;
  /** A read that may share a call with others of its turn. */
  readonly isJoined?: boolean;
  /** Sign-in itself: without token, a 401 is an answer like any other. */
  readonly isPublic?: boolean;
};
export type HttpAnswer<T> = { readonly status: number; readonly headers: Headers; readonly data: T };

const TIMEOUT = 20_000; // ms
const BACKOFF = [300, 900]; // ms before the second and the third try
const GATEWAY = [502, 503, 504];

/**
 * The one way to the server. Adds token, tenant and language; repeats reads (and writes that carry an
 * Idempotency-Key) when no answer came; after a 401 refreshes once and repeats; a 403 signs nobody out.
 * @throws HttpError for every status from 400 on and, with status 0, when no answer came; AbortError when aborted
 */
export async function request<T>(call: HttpRequest): Promise<HttpAnswer<T>> {
  const usedToken = accessToken();
  const session = sessionKey();
  const answer = await sendWithRetries(call, session);
  if (answer.status !== 401 || call.isPublic) return read<T>(answer, call);

  const outcome = await refreshSession(usedToken);
  if (outcome === 'unreachable') throw unreachable();
  if (outcome === 'ended') return read<T>(answer, call);
  stopIfSwitched(call, session);
  const second = await sendWithRetries(call, session);
  if (second.status === 401 && hasSession()) clearSession();
  return read<T>(second, call);
}

async function sendWithRetries(call: HttpRequest, session: string): Promise<Arrived> {
  const isRead = (call.method ?? 'GET') === 'GET';
  const mayRepeat = isRead || call.headers?.['Idempotency-Key'] !== undefined;
  for (let attempt = 0; ; attempt += 1) {
    const wait = mayRepeat ? BACKOFF[attempt] : undefined;
    try {
      const answer = await (call.isJoined ? sendJoined(call) : send(call));
      // A combined call is sent a moment later, as whoever is signed in then.
      if (call.isJoined) stopIfSwitched(call, session);
      if (!(isRead && GATEWAY.includes(answer.status) && wait !== undefined)) {
        reportUp();
        return answer;
      }
    } catch (error) {
      if (call.signal?.aborted || isAbort(error)) throw new DOMException('Given up', 'AbortError');
      if (wait === undefined) {
        reportDown();
        throw unreachable();
      }
    }
    await pause(wait, call.signal);
    stopIfSwitched(call, session);
  }
}

/** A request of one person in one tenant is never repeated for another. */
function stopIfSwitched({ isPublic }: HttpRequest, session: string): void {
  if (!isPublic && hasSession() && sessionKey() !== session) throw new DOMException('Given up', 'AbortError');
}

async function send(call: HttpRequest): Promise<Arrived> {
  // Own controller instead of AbortSignal.any/timeout: those are missing in browsers people still have.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('timeout')), call.timeout ?? TIMEOUT);
  const giveUp = () => controller.abort();
  call.signal?.addEventListener('abort', giveUp);
  if (call.signal?.aborted) giveUp();
  try {
    const answer = await fetch(`${apiBase()}${call.path}`, {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      signal: controller.signal,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      ...(call.text !== undefined && { body: call.text }),
    });
    // The body is read here, inside the time limit: a connection that breaks half-way is "no answer", not a bad one.
    const text = await answer.text();
    noteServerTime(answer.headers);
    return { status: answer.status, ok: answer.ok, headers: answer.headers, ...parse(text) };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', giveUp);
  }
}

const sendJoined = joinReads(send);

function headersOf({ body, headers, isPublic }: HttpRequest): Record<string, string> {
  const token = isPublic ? null : accessToken();
  return {
    Accept: 'application/json',
    'Accept-Language': i18next.language || 'en',
    ...(token !== null && { Authorization: `Bearer ${token}`, 'X-Tenant-Id': tenantHeader(), ...previewHeaders() }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

function read<T>(answer: Arrived, call: HttpRequest): HttpAnswer<T> {
  const { parsed, isBroken } = answer;
  if (answer.ok && !isBroken) return { status: answer.status, headers: answer.headers, data: parsed as T };
  const requestId = answer.headers.get(REQUEST_ID) ?? undefined;
  if (answer.ok) {
    throw new HttpError({ message: i18next.t('common:failure.unreadable'), statusCode: answer.status, requestId });
  }
  const body = bodyOf(parsed);
  if (answer.status === 403 && body['reason'] === SECOND_FACTOR_NEEDED) noteFactorNeed(true);
  const retryAfter = Number(answer.headers.get('Retry-After') ?? NaN);
  throw new HttpError({
    message: body.message ?? body.detail ?? i18next.t(messageKey(answer.status), { path: call.path }),
    statusCode: answer.status,
    body,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    requestId,
  });
}

/** Some calls of the demo say why in a bare text. */
function bodyOf(parsed: unknown): ProblemBody {
  if (typeof parsed === 'string' && parsed !== '') return { message: parsed };
  return (typeof parsed === 'object' && parsed !== null ? parsed : {}) as ProblemBody;
}

function parse(text: string): Pick<Arrived, 'parsed' | 'isBroken'> {
  if (text === '') return { parsed: undefined, isBroken: false };
  try {
    return { parsed: JSON.parse(text), isBroken: false };
  } catch {
    return { parsed: undefined, isBroken: true };
  }
}

function messageKey(status: number): string {
  const known = [401, 403, 404, 409, 412, 413, 429, 503];
  return `common:failure.${known.includes(status) ? status : status >= 500 ? 'server' : 'request'}`;
}

function unreachable(): HttpError {
  return new HttpError({ message: i18next.t('common:failure.network'), statusCode: 0 });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Given up', 'AbortError'));
    });
  });
}
