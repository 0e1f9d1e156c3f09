// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Call, fakeApi, signedIn, signInAnswer } from '../../tests/screens/fake-api.ts';
import { request } from './http.ts';
import { startRenewal } from './renewal.ts';
import { noteServerTime } from './server-time.ts';
import { accessToken, clearSession, hasSession } from './session.ts';

const START = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;

/** A token that ends so many minutes after the start of the test, by the server's clock. */
const token = (minutes: number) => `head.${btoa(JSON.stringify({ exp: (START + minutes * MINUTE) / 1000 }))}.sign`;
const refreshes = (calls: Call[]) => calls.filter(({ url }) => url === '/api/auth/refresh').length;
/** Good for ten minutes from now. */
const fresh = (): Answer => ({ status: 201, body: signInAnswer(token((Date.now() - START) / MINUTE + 10)) });
const renewing = (answer: () => Answer | Error = fresh) => fakeApi(answer);
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);
function show(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop: () => void = () => undefined;
const begin = () => void (stop = startRenewal());

describe('renewing before the end (R13)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    noteServerTime(new Headers({ Date: new Date(START).toUTCString() }));
    signedIn({ token: token(10) });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('happens a minute before it, once, and then again for the next token', async () => {
    const calls = renewing();
    begin();
    await pass(8.9);
    expect(refreshes(calls)).toBe(0);
    await pass(0.2);
    expect([refreshes(calls), accessToken()]).toEqual([1, token(19)]);
    await pass(8.8);
    expect(refreshes(calls)).toBe(1);
    await pass(0.2);
    expect(refreshes(calls)).toBe(2);
  });
  it('goes by the server’s clock', async () => {
    const calls = renewing();
    noteServerTime(new Headers({ Date: new Date(START + 5 * MINUTE).toUTCString() }));
    begin();
    await pass(3.9);
    expect(refreshes(calls)).toBe(0);
    await pass(0.2);
    expect(refreshes(calls)).toBe(1);
  });
  it('learns that clock from any answer', async () => {
    const calls = fakeApi(({ url }) =>
      url === '/api/auth/refresh'
        ? { status: 201, body: signInAnswer(token(20)) }
        : { body: {}, headers: { Date: new Date(START + 9.5 * MINUTE).toUTCString() } },
    );
    await request({ path: '/estates' });
    begin();
    await pass(0.1);
    expect(refreshes(calls)).toBe(1);
  });
  it('pauses while the tab is hidden, and looks at once when it is seen again', async () => {
    const calls = renewing();
    begin();
    show(true);
    await pass(60);
    expect(refreshes(calls)).toBe(0);
    show(false);
    await pass(0.1);
    expect(refreshes(calls)).toBe(1);
  });
  it('keeps no closed session alive', async () => {
    const calls = renewing();
    begin();
    clearSession();
    await pass(60);
    expect([calls, hasSession()]).toEqual([[], false]);
  });
  it('tries again when the server was away, without ending the session', async () => {
    const answers: (Answer | Error)[] = [new TypeError('Failed to fetch'), { status: 503 }];
    const calls = renewing(() => answers.shift() ?? fresh());
    begin();
    await pass(9.1);
    expect([refreshes(calls), hasSession()]).toEqual([1, true]);
    await pass(0.25);
    expect([refreshes(calls), hasSession()]).toEqual([2, true]);
    await pass(0.25);
    expect([refreshes(calls), accessToken()]).toEqual([3, token(19.5)]);
  });
  it('asks a server whose tokens end at once four times a minute, not without end', async () => {
    const calls = renewing(() => ({ status: 201, body: signInAnswer(token(0)) }));
    begin();
    await pass(10);
    expect(refreshes(calls)).toBeLessThanOrEqual(5);
  });
  it('takes what another tab has renewed', async () => {
    const calls = renewing();
    begin();
    await pass(8);
    localStorage.setItem('accessToken', token(18));
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    await pass(5);
    expect(refreshes(calls)).toBe(0);
  });
  it('does not sign in again whoever signed out while it was on its way', async () => {
    let arrive: (answer: Answer) => void = () => undefined;
    fakeApi(() => new Promise<Answer>((resolve) => (arrive = resolve)));
    begin();
    await pass(9.1);
    clearSession();
    arrive({ status: 201, body: signInAnswer(token(20)) });
    await pass(0.1);
    expect([hasSession(), accessToken()]).toEqual([false, null]);
  });
});
