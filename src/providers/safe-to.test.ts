// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { loginPath, safeTo } from './safe-to.ts';

describe('safeTo (S10)', () => {
  it.each([
    ['another origin without scheme', '//evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a whole address', 'https://evil.example/v1/estates'],
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a tab inside the slashes', '/\t/evil.example'],
    ['a line break inside the slashes', '/\n/evil.example'],
    ['a dot segment that leaves two slashes', '/.//evil.example'],
    ['a way up that leaves two slashes', '/v1/..//evil.example'],
    ['the sign-in screen itself', '/login'],
    ['a relative path', 'v1/estates'],
    ['an encoded sign-in screen', '/%6Cogin'],
    ['a doubly encoded sign-in screen', '/%256Cogin'],
    ['the sign-in screen in capitals', '/LOGIN/'],
    ['encoded slashes', '/%2Fevil.example'],
    ['doubly encoded slashes', '/%252Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded whole address', 'https%3A%2F%2Fevil.example'],
    ['doubly encoded slashes at the start', '%252F%252Fevil.example'],
    ['10,000 characters', `/${'a'.repeat(10_000)}`],
  ])('refuses %s', (_name, to) => {
    expect(safeTo(to)).toBeUndefined();
  });

  it.each([null, undefined, '', '/login?to=/v1', '/register', '/forgot-password/x'])('refuses %s', (to) => {
    expect(safeTo(to)).toBeUndefined();
  });

  it('keeps path, query and hash of our own screens', () => {
    expect(safeTo('/v1/estates/list?filters[0][value]=a%26b#top')).toBe('/v1/estates/list?filters[0][value]=a%26b#top');
  });
});

describe('loginPath', () => {
  it('carries the place to come back to, encoded', () => {
    expect(loginPath({ pathname: '/v1/estates/list', search: '?q=a&b=c' })).toBe(
      '/login?to=%2Fv1%2Festates%2Flist%3Fq%3Da%26b%3Dc',
    );
  });

  it('carries the hash too, and nothing that leads elsewhere', () => {
    expect(loginPath({ pathname: '/v1/users/list', search: '', hash: '#x' })).toBe(
      '/login?to=%2Fv1%2Fusers%2Flist%23x',
    );
    expect(loginPath({ pathname: '//evil.example', search: '' })).toBe('/login');
  });

  it('keeps the query string at the root (spec §2)', () => {
    expect(loginPath({ pathname: '/', search: '?utm=x' })).toBe('/login?utm=x');
  });
});
