import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { callBy, CONTACT_CONSENT } from '../../src/domain/website/contact.ts';
import { SUBSCRIBE_CONSENT } from '../../src/domain/website/subscriber.ts';
import { ORIGINS } from './data/names.ts';
import { makePerson } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Plan = { readonly today: IsoDate; readonly plan: TenantPlan };

const CITIES = ['İstanbul', 'Ankara', 'İzmir', 'Antalya', 'Bursa', 'Berlin', 'London'];
const TAGS = ['bodrum', 'istanbul', 'aile', 'evcil hayvan', 'kurumsal'];
const countOf = ({ plan }: Plan, count: number): number => (plan.id === 'demo' ? count : Math.ceil(count / 20));
const idOf = (prefix: string, { plan }: Plan, index: number): string =>
  `${prefix}-${String((plan.id === 'demo' ? 0 : 5000) + index + 1).padStart(4, '0')}`;

/** Readers of the news: most registered with IYS, some still to be, some gone; a few of them were guests. */
export function makeSubscribers(
  guests: readonly { readonly email?: string; readonly firstName: string; readonly lastName: string }[],
  setup: Plan,
) {
  const { today, plan } = setup;
  const random = createRandom(`subscribers ${plan.id}`);
  const known = guests.filter(({ email }) => email !== undefined);
  return Array.from({ length: countOf(setup, 200) }, (_, index) => {
    const origin = random.weighted(ORIGINS.map((item) => [item, item.weight] as const));
    const person = makePerson({ random, origin, number: 7000 + plan.offset.guests + index });
    const guest = index % 4 === 0 ? known[index] : undefined;
    const since = officeMoment(random, addDays(today, -300 + index));
    const hasLeft = random.chance(0.06);
    const { firstName, lastName } = guest ?? person;
    return {
      id: idOf('sbs', setup, index),
      tenantId: plan.id,
      version: 1,
      email: guest?.email ?? person.email,
      name: `${firstName} ${lastName}`,
      language: origin.language,
      ...(random.chance(0.7) ? { city: random.pick(CITIES) } : {}),
      tags: random.chance(0.35) ? [random.pick(TAGS)] : [],
      status: hasLeft ? 'UNSUBSCRIBED' : 'ACTIVE',
      iysStatus: index > countOf(setup, 190) ? 'WAITING' : random.chance(0.03) ? 'REJECTED' : 'APPROVED',
      consentSource: random.weighted([
        ['WEB_FORM', 6],
        ['CHECK_IN', 3],
        ['PHONE', 1],
      ] as const),
      consentAt: since,
      consentVersion: SUBSCRIBE_CONSENT,
      ...(hasLeft ? { unsubscribedAt: officeMoment(random, addDays(today, -20)) } : {}),
      ...stamp({ createdAt: since, createdBy: plan.admin }),
    };
  });
}

/** One campaign that went out, and one that is being written, with a coupon where there is one. */
export function makeCampaigns(coupons: readonly { readonly id: string; readonly isActive?: boolean }[], setup: Plan) {
  const { today, plan } = setup;
  const coupon = coupons.find(({ isActive }) => isActive !== false);
  const sent = countOf(setup, 168);
  const row = (index: number, daysAgo: number) => ({
    id: idOf('cmp', setup, index),
    tenantId: plan.id,
    version: 1,
    ...stamp({ createdAt: `${addDays(today, -daysAgo)}T08:20:00.000Z`, createdBy: plan.admin }),
  });
  return [
    {
      ...row(0, 40),
      name: 'Sonbahar haberleri',
      kind: 'EMAIL',
      status: 'ENDED',
      audienceStays: 'ALL',
      audienceTags: [],
      subjectEn: 'Autumn by the sea',
      contentEn:
        '<h2>The sea is still warm</h2><p>Bodrum is quiet in <strong>October</strong>: the beaches are yours, and so are our homes.</p>',
      subjectTr: 'Denizde sonbahar',
      contentTr:
        '<h2>Deniz hâlâ sıcak</h2><p>Bodrum <strong>ekimde</strong> sakindir: plajlar da evlerimiz de sizin.</p>',
      audienceCount: sent,
      listed: sent,
      sent: sent - 2,
      failed: 2,
      skipped: 0,
      unsubscribed: 3,
      startedAt: `${addDays(today, -38)}T07:00:00.000Z`,
      endedAt: `${addDays(today, -38)}T08:05:00.000Z`,
    },
    {
      ...row(1, 2),
      name: 'Kış kuponu',
      status: 'DRAFT',
      audienceStays: 'STAYED',
      audienceTags: [],
      audienceCount: 0,
      ...(coupon ? { kind: 'COUPON', couponId: coupon.id } : { kind: 'EMAIL' }),
      subjectEn: 'A winter code for our guests',
      contentEn: '<p>You stayed with us. Come again this winter, with a code of your own:</p>',
      subjectTr: 'Misafirlerimize kış kodu',
      contentTr: '<p>Daha önce misafirimiz oldunuz. Bu kış yine bekleriz; kodunuz aşağıda:</p>',
    },
  ];
}

const ASKED: readonly (readonly [string, string])[] = [
  ['OWNER', 'Kadıköy’de 2+1 dairemi kiraya vermek istiyorum.'],
  ['STAY', 'Yılbaşı için altı kişilik bir ev arıyoruz.'],
  ['MONTHLY', 'Üç aylığına, Levent’e yakın.'],
  ['CORPORATE', 'Ekibimiz için ayda on gece civarı.'],
  ['OTHER', ''],
];
const PAST = ['CLOSED', 'CALLED', 'CLOSED', 'NO_ANSWER'] as const;

function askedOf(random: Random, index: number) {
  const [subject, message] = ASKED[index % ASKED.length] ?? ['OTHER', ''];
  return { subject, message, preferredTime: random.pick(['ANY', 'MORNING', 'AFTERNOON', 'EVENING']) };
}

/** Who wants to be called: a few of today and yesterday are still to be called. @param caller name of who calls */
export function makeContactRequests(caller: string, setup: Plan) {
  const { today, plan } = setup;
  const random = createRandom(`contact ${plan.id}`);
  const count = countOf(setup, 16);
  return Array.from({ length: count }, (_, index) => {
    const origin = random.weighted(ORIGINS.map((item) => [item, item.weight] as const));
    const person = makePerson({ random, origin, number: 8000 + plan.offset.guests + index });
    const daysAgo = Math.floor((count - 1 - index) * 1.5);
    const createdAt = officeMoment(random, addDays(today, -daysAgo));
    const status = daysAgo < 3 ? 'NEW' : (PAST[index % PAST.length] ?? 'CLOSED');
    const asked = askedOf(random, index);
    const attempts = status === 'NEW' ? 0 : status === 'NO_ANSWER' ? 2 : 1;
    return {
      id: idOf('ctr', setup, index),
      tenantId: plan.id,
      version: 1,
      name: `${person.firstName} ${person.lastName}`,
      phone: person.phone,
      ...asked,
      language: origin.language,
      status,
      ...(status === 'NEW' || status === 'NO_ANSWER' ? { dueAt: callBy(createdAt, asked.preferredTime) } : {}),
      ...(attempts > 0
        ? { assignedUserId: plan.admin, assignedTo: caller, calledAt: callBy(createdAt, asked.preferredTime) }
        : {}),
      attempts,
      source: 'WEB_FORM',
      consentAt: createdAt,
      consentVersion: CONTACT_CONSENT,
      ...stamp({ createdAt, createdBy: 'system' }),
    };
  });
}
