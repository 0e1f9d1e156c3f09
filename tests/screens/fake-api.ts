import { vi } from 'vitest';
import type { SessionUser, SignInAnswer } from '../../src/wire/sign-in.ts';

export type Call = {
  readonly method: string;
  /** Path and query, with the base (`/api/estates?pageNumber=0`). */
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
};
export type Answer = { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/**
 * Stands in for the network: every `fetch` is written down and answered by `answer`. An Error it returns is a broken
 * connection. What is read jointly is answered read by read, as the server does.
 */
export function fakeApi(answer: (call: Call) => Answer | Error | Promise<Answer | Error>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const ask = async (path: string): Promise<Required<Omit<Answer, 'body'>> & Pick<Answer, 'body'>> => {
      const call: Call = {
        method: init.method ?? 'GET',
        url: path,
        headers: new Headers(init.headers),
        body: bodyOf(init),
      };
      calls.push(call);
      const found = await answer(call);
      if (found instanceof Error) throw found;
      return { status: 200, headers: {}, ...found };
    };
    const { pathname, searchParams } = new URL(url, 'http://here');
    if (pathname === '/api/_meta/reads') {
      const answers = await Promise.all(searchParams.getAll('of').map((path) => ask(`/api${path}`)));
      return Response.json({ answers });
    }
    const { status, body, headers } = await ask(url);
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
  return calls;
}

/** JSON as a value; what is sent as another type, as it is. */
function bodyOf({ body, headers }: RequestInit): unknown {
  if (typeof body !== 'string') return undefined;
  const type = new Headers(headers).get('content-type') ?? 'application/json';
  return type.includes('json') ? JSON.parse(body) : body;
}

/** Stores a signed-in person as the sign-in screen does. */
export function signedIn({ role = 'admin', token = 'token-1' }: { role?: string; token?: string } = {}): void {
  localStorage.setItem('accessToken', token);
  localStorage.setItem('refreshToken', 'refresh-1');
  localStorage.setItem('tenantId', 'demo');
  localStorage.setItem('userAbilityRules', '[]');
  localStorage.setItem('userData', JSON.stringify(userData(role)));
}

export function userData(role = 'admin'): SessionUser {
  return {
    id: 'u1',
    fullName: 'Ayşe Yılmaz',
    email: 'ayse@demo.com',
    username: 'ayse',
    role,
    tenantId: 'demo',
    avatar: null,
    language: null,
    twoFactor: false,
  };
}

/** Answer of login and refresh. */
export function signInAnswer(token: string): SignInAnswer {
  return { accessToken: token, refreshToken: `refresh-of-${token}`, userData: userData(), userAbilityRules: [] };
}
