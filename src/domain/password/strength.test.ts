import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['aaaaaaaaaaaa', 1],
    ['1234567890', 1],
    ['password12', 1],
    ['Galatasaray1', 1],
    ['denizmavisi1', 3],
    ['Kedi7!Ruzgar', 4],
    ['yedi kedi balkonda uyur', 4],
  ])('%o is %i', (password, strength) => {
    expect(passwordStrength({ password })).toBe(strength);
  });

  it('does not count what others know about the person', () => {
    const password = 'Çiğdem.Öztürk.90';
    expect(passwordStrength({ password })).toBe(4);
    expect(passwordStrength({ password, own: ['Çiğdem', 'Öztürk'] })).toBeLessThanOrEqual(2);
  });

  it('takes any text, and one more different character never makes it weaker', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        expect(passwordStrength({ password: `${password}\u2603` })).toBeGreaterThanOrEqual(
          passwordStrength({ password }),
        );
      }),
    );
  });
});
