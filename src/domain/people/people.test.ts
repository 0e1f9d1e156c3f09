import { describe, expect, test } from 'vitest';
import { isLetIn, isPortalOpen, isUnproved, shutReason } from './entry.ts';
import { linkLetter, ONE_TIME_LINK } from './letters.ts';
import { isSeated, seatLeft } from './seats.ts';
import { readCode, recoveryCode, stepAt } from './second-factor.ts';

describe('the mail of a link', () => {
  const PURPOSES = ['INVITE', 'RESET', 'FORGOT', 'CONFIRM'] as const;
  const LANGUAGES = ['en', 'tr'] as const;
  test.each(PURPOSES.flatMap((purpose) => LANGUAGES.map((language) => [purpose, language] as const)))(
    '%s in %s: the link on a line of its own, once, and no link in it',
    (purpose, language) => {
      const { subject, body } = linkLetter({ purpose, language, name: 'Nur Tan', company: 'Konak A.Ş.' });
      expect(body.split('\n').filter((line) => line === ONE_TIME_LINK)).toHaveLength(1);
      expect(body).toContain('Nur Tan');
      expect(body).toContain('Konak A.Ş.');
      expect(subject).not.toBe('');
      expect(`${subject}${body}`).not.toMatch(/http|undefined/);
    },
  );
  test('a name cannot add lines', () => {
    const name = 'Nur\r\nBcc: all@x.example';
    const { body, subject } = linkLetter({ purpose: 'INVITE', language: 'en', name, company: 'A\nB' });
    expect(body).not.toMatch(/^Bcc/m);
    expect(subject).toBe('Your account at A B');
  });
});

describe('who is let in', () => {
  const owner = { id: 'inv-1' };
  test.each([
    [{}, true],
    [{ portalEnabled: true, isActive: true }, true],
    [{ portalEnabled: false, isActive: true }, false],
    [{ portalEnabled: true, isActive: false }, false],
  ])('IV1 the portal of %j is open: %s', (access, isOpen) => {
    expect(isPortalOpen({ ...owner, ...access })).toBe(isOpen);
    expect(shutReason({ status: 'ACTIVE' }, { ...owner, ...access })).toBe(isOpen ? undefined : 'portalShut');
  });
  test('who waits is told so; who was shut is told nothing', () => {
    expect(shutReason({ status: 'INVITED' }, undefined)).toBe('accountWaiting');
    expect(shutReason({ status: 'PASSIVE' }, { ...owner, portalEnabled: false })).toBeUndefined();
  });
  test.each([
    [{ source: 'WEB', emailProvedAt: '', lastLoginAt: '' }, true],
    [{ source: 'WEB', emailProvedAt: '2026-11-20T09:00:00.000Z', lastLoginAt: '' }, false],
    [{ source: 'WEB', emailProvedAt: '', lastLoginAt: '2026-11-20T09:00:00.000Z' }, false],
    [{ source: 'STAFF', emailProvedAt: '', lastLoginAt: '' }, false],
  ])('nobody has proved the address of %j: %s', (account, is) => expect(isUnproved(account)).toBe(is));
  test('only who waited with a password of their own is let in by an activation', () => {
    expect(isLetIn({ status: 'INVITED', hasPassword: true }, { status: 'ACTIVE' })).toBe(true);
    expect(isLetIn({ status: 'INVITED', hasPassword: false }, { status: 'ACTIVE' })).toBe(false);
    expect(isLetIn({ status: 'PASSIVE', hasPassword: true }, { status: 'ACTIVE' })).toBe(false);
    expect(isLetIn(undefined, { status: 'ACTIVE' })).toBe(false);
  });
});

describe('US2 the seat that a change leaves', () => {
  const holder = (role: string, status = 'ACTIVE') => ({ role, status });
  test.each([
    ['deleted', holder('SuperAdmin'), undefined, 'SuperAdmin'],
    ['shut', holder('admin'), holder('admin', 'PASSIVE'), 'admin'],
    ['of another role', holder('SuperAdmin'), holder('admin'), 'SuperAdmin'],
    ['lifted', holder('admin'), holder('SuperAdmin'), undefined],
    ['as before', holder('admin'), holder('admin'), undefined],
    ['never held', holder('admin', 'INVITED'), undefined, undefined],
    ['of no seat', holder('client'), undefined, undefined],
  ] as const)('%s', (_name, before, after, seat) => {
    expect(seatLeft(before, after)).toBe(seat);
  });
  test('only the active sit', () => {
    expect([isSeated('admin', holder('admin')), isSeated('admin', holder('admin', 'PASSIVE'))]).toEqual([true, false]);
    expect(isSeated('admin', undefined)).toBe(false);
  });
});

describe('codes as people type them', () => {
  test.each([
    ['123456', { is: 'code', code: '123456' }],
    [' 123 456 ', { is: 'code', code: '123456' }],
    ['１２３４５６', { is: 'code', code: '123456' }],
    ['abcd-efgh-ijkl-mnop', { is: 'recovery', code: 'ABCDEFGHIJKLMNOP' }],
    ['ABCD EFGH IJKL MNO7', { is: 'recovery', code: 'ABCDEFGHIJKLMNO7' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['٣٤٥٦٧٨', undefined],
    ['', undefined],
  ])('“%s”', (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });
  test('a recovery code is read as it was written', () => {
    const code = recoveryCode(Uint8Array.from({ length: 20 }, (_value, index) => index * 13));
    expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(readCode(code)?.is).toBe('recovery');
  });
  test('a step lasts half a minute', () => {
    expect([stepAt(0), stepAt(29_999), stepAt(30_000)]).toEqual([0, 0, 1]);
  });
});
