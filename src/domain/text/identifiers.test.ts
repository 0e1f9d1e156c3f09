import { describe, expect, it } from 'vitest';
import { ibanCheckDigits, identityCheckDigits, isIban, isTenantId, isTurkishIdentityNumber } from './identifiers.ts';

describe('isIban', () => {
  it.each(['TR330006100519786457841326', 'DE89370400440532013000', 'GB82WEST12345698765432', 'NO9386011117947'])(
    '%s is one',
    (text) => {
      expect(isIban(text)).toBe(true);
    },
  );
  it.each([
    'TR330006100519786457841327',
    'TR33 0006 1005 1978 6457 8413 26',
    'tr330006100519786457841326',
    'TR33000610051978645784132',
    'DE8937040044053201300',
    '',
    'XX00',
  ])('%s is none', (text) => {
    expect(isIban(text)).toBe(false);
  });
  it('makes its own check digits', () => {
    const account = '0006100519786457841326';
    expect(`TR${ibanCheckDigits('TR', account)}${account}`).toBe('TR330006100519786457841326');
  });
});

describe('isTurkishIdentityNumber', () => {
  it('KB4: checks both computed digits', () => {
    expect(isTurkishIdentityNumber('10000000146')).toBe(true);
    expect(isTurkishIdentityNumber('10000000147')).toBe(false);
    expect(isTurkishIdentityNumber('00000000146')).toBe(false);
    expect(isTurkishIdentityNumber('1000000014')).toBe(false);
    expect(identityCheckDigits('100000001')).toBe('46');
  });
});

describe('isTenantId', () => {
  it.each(['demo', 'bosphorus', 'a1b', 'sea-side-2'])('TN1: %s', (text) => {
    expect(isTenantId(text)).toBe(true);
  });
  it.each(['ab', '-demo', 'demo-', 'Demo', 'şişli', 'de mo', 'x'.repeat(31), '__proto__'])('TN1: not %s', (text) => {
    expect(isTenantId(text)).toBe(false);
  });
});
