import { describe, expect, test } from 'vitest';
import { campaignMail } from '../mail/campaign-mail.ts';
import { freeSlug, postSlug } from './blog.ts';
import { type CampaignAudienceRule, isMeant, messageIdOf, prepareCampaign, type CampaignReader } from './campaign.ts';
import { callBy, CONTACT_CONSENT, contactIssues } from './contact.ts';
import { prepareSubscriber } from './subscriber.ts';

const NOW = '2026-11-20T09:00:00.000Z';

describe('WB2: addresses of posts', () => {
  test.each([
    ['Boğaz’da İlk Gün', 'bogazda-ilk-gun'],
    ['IŞIKLI ISPARTA', 'isikli-isparta'],
    ['  --  3 + 1 = 4!  ', '3-1-4'],
    ['Crème brûlée & co.', 'creme-brulee-co'],
    ['✨', ''],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('%s → %s', (title, slug) => expect(postSlug(title)).toBe(slug));
  test('the next that is free, no longer than an address may be', () => {
    const taken = ['a', 'a-2', 'x'.repeat(80)];
    const free = (slug: string) => freeSlug(slug, (each) => taken.includes(each));
    expect([free('b'), free('a'), free('x'.repeat(80))]).toEqual(['b', 'a-3', `${'x'.repeat(78)}-2`]);
  });
});

describe('WB2: by when somebody is called', () => {
  test.each([
    // Friday noon in Istanbul.
    [NOW, 'AFTERNOON', '2026-11-20T14:00:00.000Z'],
    [NOW, 'MORNING', '2026-11-21T09:00:00.000Z'],
    [NOW, 'ANY', '2026-11-20T15:00:00.000Z'],
    [NOW, 'nonsense', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20T16:30:00.000Z', 'EVENING', '2026-11-21T17:00:00.000Z'],
    // Saturday night: not on Sunday.
    ['2026-11-21T20:00:00.000Z', 'ANY', '2026-11-23T15:00:00.000Z'],
    // Already tomorrow in Istanbul.
    ['2026-11-23T22:30:00.000Z', 'MORNING', '2026-11-24T09:00:00.000Z'],
  ])('asked at %s for %s: %s', (now, time, due) => expect(callBy(now, time)).toBe(due));
  test('what a form lacks', () => {
    const form = { name: '', phone: '', subject: 'x', preferredTime: 'ANY', consent: true, consentVersion: 'old' };
    expect(contactIssues(form).map(({ field }) => field)).toEqual(['name', 'phone', 'subject', 'consent']);
    const whole = { ...form, name: 'A', phone: '+90', subject: 'STAY', consentVersion: CONTACT_CONSENT };
    expect(contactIssues(whole)).toEqual([]);
  });
});

describe('WB1: the proof of a consent', () => {
  const before = {
    email: 'a@b.example',
    status: 'ACTIVE',
    consentAt: NOW,
    consentSource: 'PAPER',
    consentVersion: '1',
  };
  const prepare = (record: Partial<typeof before> & { readonly consentIp?: string }, from = before) =>
    prepareSubscriber({ record: { ...before, ...record }, before: from, now: NOW });
  test.each([
    [{ consentAt: '2027-01-01T00:00:00.000Z' }, 'consentAt'],
    [{ email: 'x@b.example' }, 'email'],
    [{ consentSource: 'PHONE' }, 'consentSource'],
    [{ consentIp: '10.0.0.1' }, 'consentIp'],
  ])('%j is refused', (change, field) => expect(prepare(change)).toMatchObject({ refused: { field } }));
  test('who leaves has left now; who comes back brings a new proof', () => {
    expect(prepare({ status: 'UNSUBSCRIBED' })).toEqual({ set: { unsubscribedAt: NOW } });
    const back = prepare({ consentSource: 'PHONE' }, { ...before, status: 'UNSUBSCRIBED' });
    expect(back).toEqual({ set: { unsubscribedAt: null, unsubscribedAfterId: null } });
  });
});

describe('a campaign', () => {
  const everybody: CampaignAudienceRule = { language: null, tags: [], city: null, stays: 'ALL', stayedSince: null };
  const reader: CampaignReader = {
    language: 'tr',
    tags: ['aile'],
    city: 'İZMİR',
    status: 'ACTIVE',
    iysStatus: 'APPROVED',
    consentAt: NOW,
  };
  test.each<[Partial<CampaignAudienceRule>, Partial<CampaignReader>, string | undefined, boolean]>([
    [{}, {}, undefined, true],
    [{}, { status: 'UNSUBSCRIBED' }, undefined, false],
    [{}, { iysStatus: 'WAITING' }, undefined, false],
    [{}, { consentAt: '' }, undefined, false],
    [{ language: 'en' }, {}, undefined, false],
    [{ tags: ['vip', 'aile'] }, {}, undefined, true],
    [{ city: 'izmir' }, {}, undefined, true],
    [{ city: 'bursa' }, {}, undefined, false],
    [{ stays: 'NEVER' }, {}, undefined, true],
    [{ stays: 'NEVER' }, {}, '2026-05-01', false],
    [{ stays: 'STAYED' }, {}, undefined, false],
    [{ stays: 'STAYED', stayedSince: '2026-05-01' }, {}, '2026-05-01', true],
    [{ stays: 'STAYED', stayedSince: '2026-05-02' }, {}, '2026-05-01', false],
  ])('for %j: %j who left on %s is meant: %s', (audience, more, left, isFor) => {
    expect(isMeant({ ...everybody, ...audience }, { ...reader, ...more }, () => left)).toBe(isFor);
  });
  test('begins only with readers, and its text is fixed from then on', () => {
    const draft = { status: 'DRAFT', subjectEn: 'a' };
    const prepare = (record: typeof draft, before: typeof draft, readers: number) =>
      prepareCampaign({ record, before, audience: () => readers, now: NOW });
    expect(prepare({ ...draft, status: 'RUNNING' }, draft, 0)).toMatchObject({
      refused: { key: 'website.noAudience' },
    });
    expect(prepare({ ...draft, status: 'RUNNING' }, draft, 7)).toEqual({
      set: { audienceCount: 7, startedAt: NOW, cursor: '' },
    });
    const running = { status: 'RUNNING', subjectEn: 'a' };
    expect(prepare({ ...running, subjectEn: 'b' }, running, 7)).toMatchObject({ refused: { field: 'subjectEn' } });
    expect(prepare({ ...running, status: 'PAUSED' }, running, 7)).toEqual({ set: {} });
    expect(messageIdOf('c', 's')).toBe('cmp-c-s');
  });
  test('says in each copy why it came and how to leave; nothing in it is markup of somebody', () => {
    const mail = campaignMail({
      subject: '<b>Hi',
      content: '<p>Come <strong>now</strong></p><script>x</script>',
      language: 'en',
      company: { name: 'A & B', address: '' },
      coupon: { code: 'WINTER', validTo: '' },
      unsubscribeUrl: 'https://konak.example/v1/public/unsubscribe/t',
    });
    expect(mail.html).toContain('<p>Come <strong>now</strong></p>');
    expect(mail.html).not.toMatch(/<script|<b>Hi/);
    expect(mail.html).toContain('A &amp; B');
    for (const text of [mail.body, mail.html]) expect(text).toMatch(/WINTER[\s\S]*unsubscribe\/t/);
  });
});
