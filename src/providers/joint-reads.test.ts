import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Arrived, joinReads } from './joint-reads.ts';

const answer = (status: number, body: unknown): Arrived => ({
  status,
  ok: status < 300,
  headers: new Headers(),
  parsed: body,
  isBroken: false,
});
const asked = (path: string): string[] => new URLSearchParams(path.slice(path.indexOf('?'))).getAll('of');

describe('reads of one turn', () => {
  /** Answers each read with its own path; what `alone` names is answered only in a call of its own. */
  const server = (alone?: string) => {
    const paths: string[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const send = joinReads(({ path, signal }) => {
      paths.push(path);
      signals.push(signal);
      if (!path.startsWith('/_meta/reads')) return Promise.resolve(answer(200, path));
      const answers = asked(path).map((of) =>
        of === alone
          ? { status: 413, headers: {} }
          : { status: of === '/no' ? 403 : 200, headers: { ETag: of }, body: of },
      );
      return Promise.resolve(answer(200, { answers }));
    });
    return { send, paths, signals };
  };
  beforeEach(() => vi.useRealTimers());

  it('are one call, answered each for itself', async () => {
    const { send, paths } = server();
    const answers = await Promise.all(['/a?x=1&y=2', '/no', '/c'].map((path) => send({ path })));
    expect(paths).toHaveLength(1);
    expect(answers.map(({ status, parsed }) => [status, parsed])).toEqual([
      [200, '/a?x=1&y=2'],
      [403, '/no'],
      [200, '/c'],
    ]);
    expect(answers[2]?.headers.get('etag')).toBe('/c');
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('of streams, and of several reads themselves, stay calls of their own, and spoil no others', async () => {
    const { send, paths } = server();
    await Promise.all(['/a', '/_meta/events', '/_meta/company', '/b'].map((path) => send({ path })));
    expect(paths).toEqual(['/_meta/events', '/_meta/reads?of=%2Fa&of=%2F_meta%2Fcompany&of=%2Fb']);
  });

  it('have the id of the call that brought them', async () => {
    const headers = new Headers({ 'X-Request-Id': 'r-1' });
    const answers = [
      { status: 500, headers: {} },
      { status: 200, headers: {} },
    ];
    const send = joinReads(() => Promise.resolve({ ...answer(200, { answers }), headers }));
    const both = await Promise.all(['/a', '/b'].map((path) => send({ path })));
    expect(both.map((each) => each.headers.get('x-request-id'))).toEqual(['r-1', 'r-1']);
  });

  it('that are alone stay the call they are', async () => {
    const { send, paths } = server();
    await send({ path: '/a' });
    await send({ path: '/b' });
    expect(paths).toEqual(['/a', '/b']);
  });

  it('become several where the address would be too long, or too many are asked', async () => {
    const { send, paths } = server();
    const long = Array.from({ length: 8 }, (_, index) => `/a${index}?q=${'x'.repeat(1500)}`);
    const answers = await Promise.all(long.map((path) => send({ path })));
    expect(answers.map(({ parsed }) => parsed)).toEqual(long);
    expect(paths.map((path) => [path.length < 8000, asked(path).length])).toEqual([
      [true, 3],
      [true, 3],
      [true, 2],
    ]);
    paths.length = 0;
    await Promise.all(Array.from({ length: 41 }, (_, index) => send({ path: `/b${index}` })));
    expect(paths.map((path) => asked(path).length)).toEqual([40, 0]);
    expect(paths[1]).toBe('/b40');
  });

  it('whose answer is streamed are asked again alone', async () => {
    const { send, paths } = server('/export');
    const [whole] = await Promise.all([send({ path: '/export' }), send({ path: '/b' })]);
    expect(whole.parsed).toBe('/export');
    expect(paths[1]).toBe('/export');
  });

  it('share what refuses the call as a whole', async () => {
    const send = joinReads(() => Promise.resolve(answer(401, { message: 'Sign in' })));
    const answers = await Promise.all([send({ path: '/a' }), send({ path: '/b' })]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('share an answer that nobody can read', async () => {
    const send = joinReads(() => Promise.resolve({ ...answer(200, undefined), isBroken: true }));
    const answers = await Promise.all([send({ path: '/a' }), send({ path: '/b' })]);
    expect(answers.map(({ ok, isBroken }) => [ok, isBroken])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('fail together when no answer comes', async () => {
    const send = joinReads(() => Promise.reject(new TypeError('Failed to fetch')));
    const all = await Promise.allSettled([send({ path: '/a' }), send({ path: '/b' })]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('are given up one by one, and the call with the last of them', async () => {
    const first = new AbortController();
    const second = new AbortController();
    let joint: AbortSignal | undefined;
    const send = joinReads(({ signal }) => {
      joint = signal;
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    });
    const both = Promise.allSettled([
      send({ path: '/a', signal: first.signal }),
      send({ path: '/b', signal: second.signal }),
    ]);
    await vi.waitFor(() => expect(joint).toBeDefined());
    first.abort();
    expect(joint?.aborted).toBe(false);
    second.abort();
    expect(joint?.aborted).toBe(true);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
