import { describe, expect, test } from 'vitest';
import { createVault, newLinkId } from './vault.ts';

const vault = createVault('a secret for tests, long enough to be one');
const other = createVault('another secret for tests, as long as this');

describe('what is sealed', () => {
  test('opens for the same person with the same secret, and differs each time', () => {
    const sealed = vault.seal('JBSWY3DP', 'demo usr-1');
    expect(vault.open(sealed, 'demo usr-1')).toBe('JBSWY3DP');
    expect(vault.seal('JBSWY3DP', 'demo usr-1')).not.toBe(sealed);
    expect(sealed).not.toContain('JBSWY3DP');
  });
  test('opens for nobody else, with no other secret, and not when it was changed', () => {
    const sealed = vault.seal('JBSWY3DP', 'demo usr-1');
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1]! ^= 1;
    expect(vault.open(sealed, 'demo usr-2')).toBeUndefined();
    expect(other.open(sealed, 'demo usr-1')).toBeUndefined();
    expect(vault.open(changed.toString('base64url'), 'demo usr-1')).toBeUndefined();
    for (const odd of ['', 'x', '{}', 'A'.repeat(5000)]) expect(vault.open(odd, 'demo usr-1')).toBeUndefined();
  });
});

test.each(['J', 'JB', 'JBS', 'JBSW'])('a sealed %s opens as it was sealed only, with nothing after it', (text) => {
  const sealed = vault.seal(text, 'demo usr-1');
  for (const more of ['x', '=', '.', ' ', '\n']) expect(vault.open(sealed + more, 'demo usr-1')).toBeUndefined();
});

describe('a link’s token', () => {
  test('is the same each time, and read back as its id', () => {
    const id = newLinkId();
    expect(vault.linkToken(id)).toBe(vault.linkToken(id));
    expect(vault.linkToken(id)).toMatch(/^[A-Za-z0-9_-]{54}$/);
    expect(vault.readLinkToken(vault.linkToken(id))).toBe(id);
    expect(newLinkId()).not.toBe(id);
  });
  test('of another secret, of another id or of no shape is none', () => {
    const token = vault.linkToken(newLinkId());
    const swapped = newLinkId() + token.slice(22);
    for (const odd of [other.linkToken(token.slice(0, 22)), swapped, token.slice(1), `${token}A`, '', 'é'.repeat(54)]) {
      expect(vault.readLinkToken(odd)).toBeUndefined();
    }
  });
});
