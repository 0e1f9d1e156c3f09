// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { signedIn, signInAnswer } from '../../tests/screens/fake-api.ts';
import {
  clearSession,
  endForgottenSession,
  hasSession,
  selectTenant,
  sessionKey,
  sessionUser,
  storeSession,
  subscribeSession,
  tenantHeader,
} from './session.ts';

describe('the stored session', () => {
  it('counts only with both the user and the token (spec §6)', () => {
    expect(hasSession()).toBe(false);
    signedIn();
    expect(hasSession()).toBe(true);
    localStorage.removeItem('userData');
    expect(hasSession()).toBe(false);
    signedIn();
    localStorage.removeItem('accessToken');
    expect(hasSession()).toBe(false);
  });

  it('takes broken user data for nobody', () => {
    signedIn();
    localStorage.setItem('userData', '{"id":');
    expect(sessionUser()).toBeUndefined();
    localStorage.setItem('userData', '{"id":1}');
    expect(sessionUser()).toBeUndefined();
  });

  it.each([[null], [''], ['default']])('sends tenant %s as public (spec §6)', (tenant) => {
    if (tenant !== null) localStorage.setItem('tenantId', tenant);
    expect(tenantHeader()).toBe('public');
  });

  it('tells about another tenant, once', () => {
    signedIn();
    const listener = vi.fn();
    const stop = subscribeSession(listener);
    selectTenant('demo');
    expect(listener).not.toHaveBeenCalled();
    selectTenant('bosphorus');
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(sessionKey()).toBe('u1@bosphorus');
    expect(tenantHeader()).toBe('bosphorus');
  });

  it('keeps the selected tenant over a refresh, and takes the own one at sign-in', () => {
    storeSession({ answer: signInAnswer('a'), keepTenant: false });
    expect(tenantHeader()).toBe('demo');
    localStorage.setItem('tenantId', 'bosphorus');
    storeSession({ answer: signInAnswer('b'), keepTenant: true });
    expect(tenantHeader()).toBe('bosphorus');
  });

  it('forgets all five values together', () => {
    signedIn();
    clearSession();
    for (const key of ['accessToken', 'refreshToken', 'userData', 'userAbilityRules', 'tenantId']) {
      expect(localStorage.getItem(key)).toBeNull();
    }
  });

  const closeBrowser = () => {
    document.cookie = 'browserOpen=; path=/; max-age=0';
  };
  it.each([
    [false, false],
    [true, true],
    [undefined, true],
  ])('remember %s: there after the browser was closed is %s', (remember, isThere) => {
    storeSession({ answer: signInAnswer('a'), keepTenant: false, remember });
    endForgottenSession();
    expect(hasSession()).toBe(true);
    // A refresh says nothing about it.
    storeSession({ answer: signInAnswer('b'), keepTenant: true });
    closeBrowser();
    endForgottenSession();
    expect(hasSession()).toBe(isThere);
  });

  it('the next sign-in decides anew whether it is remembered', () => {
    storeSession({ answer: signInAnswer('a'), keepTenant: false, remember: false });
    storeSession({ answer: signInAnswer('b'), keepTenant: false, remember: true });
    closeBrowser();
    endForgottenSession();
    expect(hasSession()).toBe(true);
  });

  it('tells about a sign-out in another tab', () => {
    signedIn();
    const heard = vi.fn(() => sessionKey());
    const stop = subscribeSession(heard);
    localStorage.removeItem('accessToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    expect(heard).toHaveReturnedWith('');
    stop();
  });
});
