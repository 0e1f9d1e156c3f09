import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { createWeb } from '../../json-server/routes/web.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
const root = mkdtempSync(join(tmpdir(), 'konak-web-'));
const live = await openLiveConfig({
  source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
  known: KNOWN_NAMES,
  isWatching: false,
});

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><html lang="en"><head><!--boot--></head></html>');
  mkdirSync(join(root, '.vite'));
  writeFileSync(
    join(root, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/app-1a2b.js', imports: ['_start.js'] },
      '_start.js': { file: 'assets/start.js' },
      'src/app/product.tsx': {
        file: 'assets/product.js',
        css: ['assets/product.css'],
        imports: ['_start.js', '_antd.js'],
      },
      'src/engine/list/ListScreen.tsx': { file: 'assets/list.js', imports: ['_antd.js'] },
      '_antd.js': { file: 'assets/antd.js', imports: ['_start.js'] },
    }),
  );
  writeFileSync(join(root, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(root, 'assets/app-1a2b.js.br'), 'packed by brotli');
  writeFileSync(join(root, 'assets/app-1a2b.js.gz'), 'packed by gzip');
  app = await startApp({ web: createWeb({ root, current: live.current }) });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.call('GET', path, { headers });

test.each([
  ['br, gzip', 'br', 'packed by brotli'],
  ['gzip', 'gzip', 'packed by gzip'],
  ['', undefined, 'plain'],
])('a hashed file for Accept-Encoding %o, for ever', async (accepted, encoding, text) => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
  expect([answer.status, answer.text]).toEqual([200, text]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers).not.toHaveProperty('pragma');
  expect(answer.headers).not.toHaveProperty('expires');
});
test.each(['/', '/v1/estates/list', '/v1/estates/detail/est-a1?x=1', '/index.html'])('%s is the page', async (path) => {
  const { status, text, headers } = await get(path);
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(text).toContain('<script type="application/json" id="boot" nonce="');
  expect(text).toContain('>{"language":"en"');
});
test.each([
  ['/v1/estates/list', ['product.js', 'product.css', 'antd.js', 'list.js']],
  ['/v1/estates/detail/est-a1', ['product.js', 'product.css', 'antd.js']],
  ['/', []],
  ['/login', []],
  ['/v1/public/blog', []],
])('the page at %s asks for the code of its screen at once', async (path, files) => {
  const { text } = await get(path);
  expect([...text.matchAll(/crossorigin href="\/assets\/([^"]+)"/g)].map(([, file]) => file)).toEqual(files);
});
test('the page comes in the language of the cookie, with the texts of the first screen', async () => {
  const { text } = await get('/login', { cookie: 'a=b; language=tr; theme=dark' });
  expect(text).toContain('<html lang="tr" data-theme="dark" data-skin="default" data-navigation="vertical"');
  const boot = JSON.parse(/id="boot" nonce="[^"]+">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as Record<string, unknown>;
  expect(boot).toMatchObject({ language: 'tr', apiBase: '/api' });
  expect(boot['texts']).toEqual({ access: live.current().catalogues.tr['access'] });
});
test.each([
  ['tr-TR,tr;q=0.9,en;q=0.8', '', 'tr'],
  ['de-DE,tr;q=0.5', '', 'tr'],
  ['tr-TR', 'language=en', 'en'],
  ['de-DE', '', 'en'],
  ['', '', 'en'],
])('a visitor whose browser reads “%s”, with the cookie “%s”, is met in %s', async (header, cookie, language) => {
  for (const path of ['/', '/login', '/v1/public/pricing']) {
    const { text } = await get(path, { 'accept-language': header, cookie });
    expect(text).toContain(`<html lang="${language}" data-theme="system"`);
  }
  const { text } = await get('/v1/public/pricing?lang=en', { 'accept-language': header, cookie });
  expect(text).toContain('<html lang="en"');
});
test.each([
  ['/login', 200],
  ['/Login/', 200],
  ['/not-authorized', 200],
  ['/pages/misc/not-found/x', 200],
  ['/v1/estates/detail/est-a1', 200],
  ['/v1/estates/detail/est-a1/more', 404],
  ['/v1/estates/lists', 404],
  ['/no/such/page', 404],
])('%s is the page with status %i, which tells the browser what it needs to know', async (path, expected) => {
  const { status, text } = await get(path);
  expect([status, text.includes('"notFound":true')]).toEqual([expected, expected === 404]);
});
test('the page’s policy: no inline script, no markup from text, style elements by a nonce of this one answer', async () => {
  const pages = await Promise.all(['/login', '/login', '/no/such/page', '/index.html'].map((path) => get(path)));
  const nonces = pages.map(({ headers, text }) => {
    const policy = String(headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.replace(/^\S+ /, '')] as const),
    );
    const nonce = / nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
    expect(Buffer.from(nonce, 'base64').length * 8).toBeGreaterThanOrEqual(128);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    return nonce;
  });
  expect(new Set(nonces).size).toBe(pages.length);
});
test('a page that is opened by a secret link is listed nowhere, and its address is told to nobody', async () => {
  for (const path of ['/v1/public/stay/x', '/v1/public/guest/x', '/V1/public/pay/x']) {
    const { headers } = await get(path);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  }
  expect((await get('/v1/public/blog')).headers['x-robots-tag']).toBeUndefined();
});
test('a file may load nothing, should a browser show it as a page', async () => {
  const { headers } = await get('/assets/app-1a2b.js');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
test('a cookie cannot write into the page', async () => {
  expect((await get('/', { cookie: 'language=</script><script>alert(1)</script>; theme="><' })).text).not.toContain(
    'alert',
  );
});
test.each(['/assets/none.js', '/favicon.txt', '/../package.json', '/assets/%2e%2e/index.html', '/.env'])(
  '%s is 404',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
test('nothing but reading', async () => expect((await app.call('POST', '/login')).status).toBe(404));
test.each(['/register', '/forgot-password', '/not-authorized', '/pages/misc/not-found/x'])(
  '%s is a page',
  async (path) => {
    expect((await get(path)).status).toBe(200);
  },
);
test('says whether any role has a screen at a path, to the signed-in only', async () => {
  const ask = (path: string, as?: string) =>
    app.call('GET', `/api/_meta/screen?path=${encodeURIComponent(path)}`, as === undefined ? {} : { as });
  expect((await ask('/v1/users/list', 'Investor')).body).toEqual({ exists: true, inPackage: true });
  expect((await ask('/v1/nowhere', 'Investor')).body).toEqual({ exists: false, inPackage: true });
  expect((await ask('nowhere', 'Investor')).status).toBe(400);
  expect((await ask('/v1/users/list')).status).toBe(401);
});
test('the page carries the demo logins only where they may sign in', async () => {
  expect((await get('/login')).text).not.toContain('demoLogins');
  const logins = [{ email: 'admin@demo.com', password: 'admin', role: 'admin' }];
  const demo = await startApp({ web: createWeb({ root, current: live.current, demoLogins: logins }) });
  const { text } = await demo.call('GET', '/login');
  await demo.close();
  expect(text).toContain('"demoLogins":[{"email":"admin@demo.com"');
});
