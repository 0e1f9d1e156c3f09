// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, fakeApi, signedIn, signInAnswer } from '../../tests/screens/fake-api.ts';
import { refreshSession } from './refresh.ts';
import { accessToken } from './session.ts';

const refreshes = (calls: Call[]) => calls.filter(({ url }) => url === '/api/auth/refresh').length;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A lock that others hold for so long (ms); none is asked for the ways of real ones. */
function lockHeldFor(ms: number): void {
  const request = async (_name: string, work: () => Promise<unknown>) => {
    await after(ms);
    return work();
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never);
}

/** The delay (ms) until this tab sees another tab's write: tabs are separate processes. */
async function otherTabWrites(ms: number): Promise<void> {
  await after(ms);
  localStorage.setItem('accessToken', 'theirs');
  localStorage.setItem('refreshToken', 'theirs-too');
}

describe('one renewal for all tabs (R13)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    signedIn({ token: 'old' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is not made again by who waited for it, although its tokens are seen after the lock is free', async () => {
    const calls = fakeApi(() => ({ status: 201, body: signInAnswer('own') }));
    lockHeldFor(200);
    void otherTabWrites(900);
    const outcome = refreshSession('old');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('refreshed');
    expect(refreshes(calls)).toBe(0);
    expect(accessToken()).toBe('theirs');
  });

  it('is made by who waited in vain', async () => {
    const calls = fakeApi(() => ({ status: 201, body: signInAnswer('own') }));
    lockHeldFor(200);
    const outcome = refreshSession('old');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('refreshed');
    expect(refreshes(calls)).toBe(1);
    expect(accessToken()).toBe('own');
  });

  it('is made at once, as good as, where nobody else is', async () => {
    const calls = fakeApi(() => ({ status: 201, body: signInAnswer('own') }));
    lockHeldFor(0);
    const outcome = refreshSession('old');
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe('refreshed');
    expect(refreshes(calls)).toBe(1);
  });
});
