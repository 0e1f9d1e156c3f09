import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tablesIn } from '../../json-server/live/rows/company.ts';
import { unsubscribeToken } from '../../json-server/records/settings/unsubscribe-link.ts';
import { CONTACT_CONSENT } from '../../src/domain/website/contact.ts';
import { SUBSCRIBE_CONSENT } from '../../src/domain/website/subscriber.ts';
import type { Row } from '../../src/config/types.ts';
import type { PostList, PostPage } from '../../src/wire/website.ts';
import { type MailApp, startMailApp } from './mail-app.ts';

let app: MailApp;
const start = async (rows: Readonly<Record<string, readonly Row[]>> = {}) => {
  app = await startMailApp({ 'blog-posts': [], subscribers: [], campaigns: [], 'contact-requests': [], ...rows });
};
beforeEach(() => start());
afterEach(() => app.close());

const at = (moment: string) => (app.clock.now = Date.parse(moment));
const POSTS = '/api/blog-posts';
const post = (more: object = {}) => ({
  title: 'A day in Kaş',
  titleTr: 'Kaş’ta bir gün',
  summary: 'Sea.',
  summaryTr: 'Deniz.',
  body: '<p>Swim <b>early</b>.</p>',
  bodyTr: '<p>Erken yüzün.</p>',
  ...more,
});
const as = 'MarketPlace';
const made = async (path: string, body: object) => {
  const answer = await app.call('POST', path, { as, body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const act = (path: string, id: string, action: string, body: object = {}) =>
  app.call('POST', `${path}/${id}/actions/${action}`, { as, body });
const read = async (path: string) => (await app.call('GET', path)).body as unknown;
const row = <Collection extends string>(collection: Collection, id: string) =>
  tablesIn(app.store, 'demo')(collection).get(id);

/** What S12 sends into every formatted text and every public field. */
const PAYLOADS = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror=window.__xss=1>',
  '<svg onload=window.__xss=1>',
  '<svg><animate onbegin=window.__xss=1 attributeName=x></svg>',
  '<iframe src="javascript:window.__xss=1"></iframe>',
  '<a href="javascript:window.__xss=1">x</a>',
  '<a href="JaVaScRiPt:window.__xss=1">x</a>',
  '<a href="java&#10;script:window.__xss=1">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<p style="background:url(javascript:1)">x</p>',
  '<p onmouseover="window.__xss=1">x</p>',
  '<body onload=window.__xss=1>',
  '<math><mtext><script>window.__xss=1</script></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>">',
  '<template><script>window.__xss=1</script></template>',
  '<object data="javascript:window.__xss=1"></object>',
  '<embed src="javascript:window.__xss=1">',
  '<form action="javascript:window.__xss=1"><button>x</button></form>',
  '<input autofocus onfocus=window.__xss=1>',
  '<details open ontoggle=window.__xss=1>x</details>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:1">',
  '<base href="//evil.example">',
  '<<script>script>window.__xss=1<</script>/script>',
  '<!--><img src=x onerror=window.__xss=1>-->',
  '"><script>window.__xss=1</script>',
];
const HARM =
  /<(?!\/?(?:p|h[234]|strong|em|ul|ol|li|blockquote|a|br)\b)|\son\w+\s*=\s*\w|javascript:|vbscript:|data:|style=|\/\/evil/i;

describe('a formatted text is cleaned by the server (S12)', () => {
  test.each(PAYLOADS)('%s', async (payload) => {
    const { id, body, bodyTr } = await made(
      POSTS,
      post({ body: `<p>words</p>${payload}`, bodyTr: `<p>a ${payload} b</p>` }),
    );
    for (const kept of [body ?? '', bodyTr ?? '', row('blog-posts', id)?.['body'] ?? '']) {
      // What stays as text is escaped, so only tags count.
      expect((JSON.stringify(kept).match(/<[^>]*>/g) ?? []).join('')).not.toMatch(HARM);
    }
  });
  test('what is allowed stays, links get rel', async () => {
    const body =
      '<h2>A</h2><p><strong>b</strong> <a href="https://konak.example/?a=1&amp;b=2">c</a></p><ul><li>d</li></ul>';
    expect((await made(POSTS, post({ body })))['body']).toBe(
      '<h2>A</h2><p><strong>b</strong> <a href="https://konak.example/?a=1&amp;b=2" rel="noopener noreferrer">c</a></p><ul><li><p>d</p></li></ul>',
    );
  });
  test('lengths are those of its words; an unchanged text is no change', async () => {
    const { id, version } = await made(POSTS, post());
    const again = await app.call('PATCH', `${POSTS}/${id}`, {
      as,
      version,
      body: { body: '<p>Swim <b>early</b>.</p>' },
    });
    expect([again.status, again.body.version]).toEqual([200, version]);
    const long = await app.call('POST', POSTS, { as, body: post({ body: 'x'.repeat(20_001) }) });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['body']]);
  });
  test('search and filters read words, not markup; an export has words', async () => {
    await made(POSTS, post());
    const count = async (query: string) => (await app.call('GET', `${POSTS}?${query}`, { as })).body.total;
    expect([await count('q=early'), await count('q=strong'), await count('body.contains=SWIM')]).toEqual([1, 0, 1]);
    expect(await count('body.contains=strong')).toBe(0);
    expect((await app.call('GET', `${POSTS}/export.csv?columns=body`, { as })).text).toContain('Swim early.');
  });
});

describe('WB2: a post', () => {
  test('gets an address of its title in each language, whatever the machine speaks', async () => {
    const first = await made(POSTS, post({ titleTr: 'IŞIKLI İZMİR’de Üç Gün' }));
    expect([first['slug'], first['slugTr']]).toEqual(['a-day-in-kas', 'isikli-izmirde-uc-gun']);
    const second = await made(POSTS, post());
    expect([second['slug'], second['slugTr']]).toEqual(['a-day-in-kas-2', 'kasta-bir-gun']);
    const taken = await app.call('POST', POSTS, { as, body: post({ slug: 'a-day-in-kas' }) });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['slug']]);
    expect((await made(POSTS, post({ title: '✨', titleTr: '…' })))['slug']).toMatch(/^post-/);
  });
  test('may be incomplete as a draft, and says what is missing before it is published', async () => {
    const { id } = await made(POSTS, { title: 'Only this' });
    const answer = await act(POSTS, id, 'publish');
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([422, ['body', 'summary']]);
  });
  test('in one language is enough, and is read in both', async () => {
    const turkish = { title: null, summary: null, body: null };
    const { id } = await made(POSTS, post(turkish));
    expect((await act(POSTS, id, 'publish')).status).toBe(200);
    const page = (await read('/api/public/blog/kasta-bir-gun')) as PostPage;
    expect(page.words.en).toEqual({ slug: 'kasta-bir-gun', title: 'Kaş’ta bir gün', summary: 'Deniz.' });
    expect([page.bodies.en, page.seo.en.title]).toEqual(['<p>Erken yüzün.</p>', 'Kaş’ta bir gün']);
    const none = await app.call('POST', POSTS, { as, body: post({ ...turkish, titleTr: null }) });
    expect((await act(POSTS, none.body.id, 'publish')).status).toBe(422);
  });
  test('is read by everybody from its publication to its archiving, and never before', async () => {
    const { id } = await made(POSTS, post());
    const slugs = async () => ((await read('/api/public/blog')) as PostList).items.map(({ words }) => words.en.slug);
    const status = async (slug: string) => (await app.call('GET', `/api/public/blog/${slug}`)).status;
    expect([await slugs(), await status('a-day-in-kas')]).toEqual([[], 404]);
    expect((await act(POSTS, id, 'publish')).status).toBe(200);
    expect([await slugs(), await status('a-day-in-kas'), await status('kasta-bir-gun')]).toEqual([
      ['a-day-in-kas'],
      200,
      200,
    ]);
    const page = (await read('/api/public/blog/kasta-bir-gun')) as PostPage;
    expect(page).toMatchObject({ words: { tr: { title: 'Kaş’ta bir gün' } }, bodies: { tr: '<p>Erken yüzün.</p>' } });
    expect(JSON.stringify(page)).not.toMatch(/createdBy|usr-|tenantId/);
    expect((await act(POSTS, id, 'archive')).status).toBe(200);
    expect([await slugs(), await status('a-day-in-kas')]).toEqual([[], 404]);
  });
  test('is published by the clock exactly once, also when the server was down at its hour', async () => {
    const { id } = await made(POSTS, post());
    const past = await act(POSTS, id, 'schedule', { publishAt: '2026-11-20T08:00:00.000Z' });
    expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['publishAt']]);
    expect((await act(POSTS, id, 'schedule', { publishAt: '2026-11-20T10:00:00.000Z' })).status).toBe(200);
    await app.tick();
    expect(row('blog-posts', id)?.['status']).toBe('SCHEDULED');
    at('2026-11-20T13:30:00.000Z');
    await Promise.all([app.tick(), app.tick(), app.tick()]);
    await app.tick();
    expect(row('blog-posts', id)).toMatchObject({ status: 'PUBLISHED', publishAt: '2026-11-20T10:00:00.000Z' });
    const { items } = (await app.call('GET', `${POSTS}/${id}/history`, { as: 'admin' })).body;
    expect(items.map(({ action }) => action)).toEqual(['publish', 'schedule', 'create']);
  });
  test('nothing of it is for other roles', async () => {
    for (const role of ['HouseKeeping', 'Accounting', 'Investor']) {
      for (const path of [POSTS, '/api/campaigns', '/api/subscribers', '/api/contact-requests']) {
        expect((await app.call('GET', path, { as: role })).status, `${role} ${path}`).toBe(403);
      }
    }
  });
});

const form = (more: object = {}) => ({
  name: 'Gül Ziyaretçi',
  phone: '+90 532 111 22 33',
  subject: 'OWNER',
  preferredTime: 'MORNING',
  language: 'tr',
  message: 'Evimi kiraya vermek istiyorum.',
  consent: true,
  consentVersion: CONTACT_CONSENT,
  ...more,
});
const ask = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/public/contact-requests', { body, headers });
const contacts = () => [...app.store.table('contact-requests', 'demo').all()];

describe('WB2: call me', () => {
  test('a visitor asks, the office calls, nobody answers, calls again, closes', async () => {
    expect((await ask(form())).status).toBe(201);
    const [request] = contacts();
    // It is noon in Istanbul: this morning is over, so tomorrow's.
    expect(request).toMatchObject({
      status: 'NEW',
      phone: '+905321112233',
      source: 'WEB_FORM',
      dueAt: '2026-11-21T09:00:00.000Z',
    });
    const id = request?.id ?? '';
    expect((await act('/api/contact-requests', id, 'close')).status).toBe(409);
    expect((await act('/api/contact-requests', id, 'noAnswer', { dueAt: '2026-11-21T15:00:00.000Z' })).status).toBe(
      200,
    );
    expect((await act('/api/contact-requests', id, 'called', { note: 'Wants 10 %' })).status).toBe(200);
    expect((await act('/api/contact-requests', id, 'close')).status).toBe(200);
    expect(contacts()).toMatchObject([
      {
        status: 'CLOSED',
        attempts: 2,
        assignedUserId: 'usr-marketplace',
        assignedTo: 'MarketPlace Tester',
      },
    ]);
    expect(contacts()[0]).not.toHaveProperty('dueAt');
  });
  test.each(PAYLOADS.slice(0, 10))('HTML is text: %s', async (payload) => {
    expect((await ask(form({ message: payload, name: payload }))).status).toBe(201);
    expect(contacts()).toMatchObject([{ message: payload.trim(), name: payload.trim() }]);
  });
  test.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'nobody' }],
    ['subject', { subject: 'BOMB' }],
    ['preferredTime', { preferredTime: 'NIGHT' }],
    ['message', { message: 'x'.repeat(1001) }],
    ['consent', { consent: false }],
    ['consent', { consentVersion: '1999-01' }],
    ['status', { status: 'CLOSED' }],
    ['assignedUserId', { assignedUserId: 'usr-admin' }],
  ])('%s: %j is told beside its field', async (field, more) => {
    const answer = await ask(form(more));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(contacts()).toEqual([]);
  });
  test('the trap is thanked and forgotten; the same form with the same key is one request', async () => {
    expect((await ask(form({ website: 'x' }))).status).toBe(201);
    expect(contacts()).toEqual([]);
    const key = { 'idempotency-key': '0123456789abcdef0123456789abcdef' };
    await Promise.all([ask(form(), key), ask(form(), key)]);
    expect(contacts()).toHaveLength(1);
  });
  test('a flood is stopped, whatever the headers claim', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(form(), { 'x-forwarded-for': `10.0.0.${index}` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(contacts()).toHaveLength(5);
  });
});

const subscribe = (more: object = {}) =>
  app.call('POST', '/api/public/subscribers', {
    body: { email: 'Ada@Readers.example', language: 'en', consent: true, consentVersion: SUBSCRIBE_CONSENT, ...more },
  });
const readers = () => [...tablesIn(app.store, 'demo')('subscribers').all()];
const leave = (token: string) => app.call('POST', `/api/public/unsubscribe/${token}`);

/** The link of the mail with this number, as it leaves. */
const confirmation = async (number = 1): Promise<string> => {
  await expect.poll(() => app.messages('CONFIRM').length).toBeGreaterThanOrEqual(number);
  await app.postman.run();
  const links = app.letters.flatMap(({ text }) => /https:\/\/\S+\/subscribe\/\S+/.exec(text)?.[0] ?? []);
  return links[number - 1] ?? '';
};
const confirm = (link: string) => app.call('POST', `/api/public/subscribe/${link.split('/').at(-1)}`);
const joined = async () => {
  await subscribe();
  expect((await confirm(await confirmation())).status).toBe(200);
};

describe('WB1: a subscriber', () => {
  test('is kept with the proof of consent once the link is opened, and nobody is told who was there before', async () => {
    const first = await subscribe();
    const link = await confirmation();
    expect(link).toMatch(/^https:\/\/konak\.test\/v1\/public\/subscribe\/[\w-]+$/);
    // Neither anything of the address nor an open link stays where people read.
    expect([
      readers(),
      (await app.call('GET', '/api/messages', { as: 'admin' })).text.includes(link.slice(-40)),
    ]).toEqual([[], false]);
    expect((await confirm(link)).status).toBe(200);
    const second = await subscribe();
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect((await confirm(link)).status).toBe(200);
    expect(readers()).toMatchObject([
      {
        email: 'ada@readers.example',
        status: 'ACTIVE',
        iysStatus: 'WAITING',
        consentSource: 'WEB_FORM',
        consentAt: '2026-11-20T09:00:00.000Z',
        consentVersion: SUBSCRIBE_CONSENT,
        consentIp: '127.0.0.1',
      },
    ]);
    expect((await subscribe({ consent: false, email: 'x@y.example' })).status).toBe(422);
    expect(readers()).toHaveLength(1);
    expect(app.messages('CONFIRM')).toHaveLength(1);
  });
  test('a link counts 72 hours, and only one of ours; an address gets three mails an hour', async () => {
    for (const language of ['en', 'tr', 'en', 'en']) await subscribe({ language });
    await expect.poll(() => app.messages('CONFIRM').length).toBe(3);
    expect(
      app
        .messages('CONFIRM')
        .map((row) => row['subject'])
        .sort(),
    ).toEqual(['Aboneliğinizi doğrulayın', 'Confirm your subscription', 'Confirm your subscription']);
    const link = await confirmation(3);
    for (const odd of [`${link}x`, 'x', 'A'.repeat(5000)]) expect((await confirm(odd)).status).toBe(404);
    app.clock.now += 72 * 60 * 60 * 1000;
    expect([(await confirm(link)).status, readers()]).toEqual([404, []]);
  });
  test('leaves by the link, once or ten times; a link that is none looks the same', async () => {
    await joined();
    const [reader] = readers();
    const token = unsubscribeToken('demo', reader!);
    const answers = [await leave(token), await leave(token), await leave('unknown-token'), await leave(`${token}x`)];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(readers()).toMatchObject([{ status: 'UNSUBSCRIBED', unsubscribedAt: '2026-11-20T09:00:00.000Z' }]);
    expect(JSON.stringify((await app.call('GET', '/api/subscribers', { as })).body)).not.toContain('leaveSecret');
    const proof = { consentSource: 'PHONE', consentVersion: SUBSCRIBE_CONSENT };
    expect((await act('/api/subscribers', reader!.id, 'comeBack', proof)).status).toBe(409);
    at('2026-11-21T09:00:00.000Z');
    // A stranger's form, an older link and staff bring nobody back who left.
    await subscribe();
    const link = await confirmation(2);
    expect((await confirm(await confirmation(1))).status).toBe(404);
    expect(readers()).toMatchObject([{ status: 'UNSUBSCRIBED', consentAt: '2026-11-20T09:00:00.000Z' }]);
    expect((await confirm(link)).status).toBe(200);
    expect(readers()).toMatchObject([
      { status: 'ACTIVE', iysStatus: 'WAITING', consentAt: '2026-11-21T09:00:00.000Z', consentIp: '127.0.0.1' },
    ]);
  });
  test('leaves by one call of a mail program (RFC 8058); one that opens the address comes to the page', async () => {
    await joined();
    const token = unsubscribeToken('demo', readers()[0]!);
    const path = `/api/public/unsubscribe/${token}`;
    const opened = await app.call('GET', path);
    expect([opened.status, opened.headers['location']]).toEqual([303, `/v1/public/unsubscribe/${token}`]);
    expect(readers()).toMatchObject([{ status: 'ACTIVE' }]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.call('POST', path, { raw: 'List-Unsubscribe=One-Click', headers })).status).toBe(200);
    expect(readers()).toMatchObject([{ status: 'UNSUBSCRIBED' }]);
  });
  test('the proof is neither changed nor deleted', async () => {
    await joined();
    const [reader] = readers();
    const path = `/api/subscribers/${reader!.id}`;
    const change = (body: object) => app.call('PATCH', path, { as: 'admin', version: 1, body });
    expect((await change({ consentSource: 'PAPER' })).status).toBe(409);
    expect((await change({ email: 'other@readers.example' })).status).toBe(409);
    expect((await app.call('DELETE', path, { as: 'admin', version: 1 })).status).toBe(403);
    expect((await change({ city: 'İzmir' })).status).toBe(200);
    expect(readers()[0]?.['leaveSecret']).toBe(reader?.['leaveSecret']);
  });
});

test('where the package has no website, forms and blog are closed, and leaving stays open', async () => {
  await joined();
  await app.store.transact((tx) => {
    for (const bought of [...tx.table('packages', '').all()]) {
      const modules = (bought['modules'] as string[]).filter((module) => module !== 'website');
      tx.put('packages', '', { ...bought, modules });
    }
  });
  const link = await confirmation(1);
  const asked = [await ask(form()), await subscribe({ email: 'b@readers.example' }), await confirm(link)];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
  for (const path of ['blog', 'blog/a-day-in-kas', 'blog-covers/x']) {
    expect((await app.call('GET', `/api/public/${path}`)).status, path).toBe(404);
  }
  expect(contacts()).toEqual([]);
  expect((await leave(unsubscribeToken('demo', readers()[0]!))).status).toBe(200);
  expect(readers()).toMatchObject([{ status: 'UNSUBSCRIBED' }]);
});
