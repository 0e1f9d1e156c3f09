// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Call, fakeApi, signedIn, signInAnswer } from '../../tests/screens/fake-api.ts';
import { HttpError } from './http-error.ts';
import { request } from './http.ts';
import { hasSession } from './session.ts';

const offline = new TypeError('Failed to fetch');
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as HttpError,
  );

/** A server that takes only `token-2`, and gives it once for `refresh-1`. */
function expiringServer(refresh: () => Answer | Error = () => ({ status: 201, body: signInAnswer('token-2') })) {
  return ({ url, headers }: Call): Answer | Error => {
    if (url === '/api/auth/refresh') return refresh();
    return headers.get('Authorization') === 'Bearer token-2' ? { body: { ok: true } } : { status: 401, body: {} };
  };
}
const refreshes = (calls: Call[]) => calls.filter((call) => call.url === '/api/auth/refresh');

describe('request', () => {
  beforeEach(() => {
    signedIn();
    vi.useRealTimers();
  });

  it('sends token, tenant and language', async () => {
    const calls = fakeApi(() => ({ body: [] }));
    await request({ path: '/enums' });
    expect(calls[0]?.url).toBe('/api/enums');
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(calls[0]?.headers.get('X-Tenant-Id')).toBe('demo');
    expect(calls[0]?.headers.get('Accept-Language')).toBe('en');
    expect(calls[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('refreshes once for ten calls refused together, and repeats each (R13)', async () => {
    const calls = fakeApi(expiringServer());
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => request({ path: `/estates/e${n}` })));
    expect(answers.every(({ data }) => (data as { ok: boolean }).ok)).toBe(true);
    expect(refreshes(calls)).toHaveLength(1);
    expect(calls.filter((call) => call.headers.get('Authorization') === 'Bearer token-2')).toHaveLength(10);
  });

  it('does not refresh again when another call or tab already has', async () => {
    const calls = fakeApi((call) => {
      if (call.headers.get('Authorization') === 'Bearer token-1') localStorage.setItem('accessToken', 'token-2');
      return expiringServer()(call);
    });
    await request({ path: '/estates' });
    expect(refreshes(calls)).toHaveLength(0);
  });

  it('repeats nothing in a tenant it was not meant for', async () => {
    const calls = fakeApi(() => {
      localStorage.setItem('tenantId', 'bosphorus'); // chosen while the call was on its way
      return offline;
    });
    const headers = { 'Idempotency-Key': 'k1' };
    const error = await failure(request({ path: '/estates', method: 'POST', body: {}, headers }));
    expect(error?.name).toBe('AbortError');
    expect(calls.map((call) => call.headers.get('X-Tenant-Id'))).toEqual(['demo']);
  });

  it('forgets the session when the refresh is refused', async () => {
    const calls = fakeApi(expiringServer(() => ({ status: 401, body: {} })));
    const errors = await Promise.all([failure(request({ path: '/a' })), failure(request({ path: '/b' }))]);
    expect(errors.map((error) => error?.statusCode)).toEqual([401, 401]);
    expect(hasSession()).toBe(false);
    expect(refreshes(calls)).toHaveLength(1);
  });

  it('keeps the session when the refresh cannot be reached', async () => {
    fakeApi(expiringServer(() => offline));
    expect((await failure(request({ path: '/a' })))?.statusCode).toBe(0);
    expect(hasSession()).toBe(true);
  });

  it('ends the session when the new token is refused too, without a loop', async () => {
    const calls = fakeApi(({ url }) =>
      url === '/api/auth/refresh' ? { status: 201, body: signInAnswer('token-3') } : { status: 401, body: {} },
    );
    expect((await failure(request({ path: '/a' })))?.statusCode).toBe(401);
    expect(hasSession()).toBe(false);
    expect(calls).toHaveLength(3);
  });

  it('signs nobody out on 403 (S9)', async () => {
    fakeApi(() => ({ status: 403, body: { message: 'Not yours' } }));
    const error = await failure(request({ path: '/a' }));
    expect(error).toMatchObject({ statusCode: 403, message: 'Not yours' });
    expect(hasSession()).toBe(true);
  });

  it('hands on message, field errors and the whole body', async () => {
    const body = { message: 'Please check', errors: { code: ['taken'], name: 'empty' }, current: { id: 'e1' } };
    fakeApi(() => ({ status: 422, body }));
    const error = await failure(request({ path: '/estates', method: 'POST', body: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ statusCode: 422, errors: { code: ['taken'], name: ['empty'] }, body });
  });

  it('knows a failed call by the id under which the server logged it', async () => {
    fakeApi(() => ({ status: 404, body: {}, headers: { 'X-Request-Id': 'r-1' } }));
    expect(await failure(request({ path: '/a' }))).toMatchObject({ requestId: 'r-1' });
    fakeApi(() => offline);
    expect((await failure(request({ path: '/a', method: 'POST' })))?.requestId).toBeUndefined();
  });

  it('repeats a read twice when no answer comes, then says so', async () => {
    const calls = fakeApi(() => offline);
    const error = await failure(request({ path: '/estates' }));
    expect(calls.filter((call) => call.url === '/api/estates')).toHaveLength(3);
    expect(error).toMatchObject({
      statusCode: 0,
      message: 'The server is not responding. Nothing was lost; try again.',
    });
  });

  it('never repeats a write by itself, unless it carries a key (R11)', async () => {
    const calls = fakeApi(() => offline);
    await failure(request({ path: '/estates', method: 'POST', body: {} }));
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(1);
    await failure(request({ path: '/estates', method: 'POST', body: {}, headers: { 'Idempotency-Key': 'k' } }));
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(4);
  });

  it('gives up when asked to, without repeating', async () => {
    const calls = fakeApi(() => ({ body: {} }));
    const error = await failure(request({ path: '/estates', signal: AbortSignal.abort() }));
    expect((error as unknown as DOMException).name).toBe('AbortError');
    expect(calls).toHaveLength(0);
  });
});
