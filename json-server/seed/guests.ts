import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { ORIGINS } from './data/names.ts';
import { fictionalIdentityNo, makePerson } from './people.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

/** Guests of many countries; no two share a number, an address or a phone. */
export function makeGuests({ today, plan }: { today: IsoDate; plan: TenantPlan }) {
  const random = createRandom(`guests ${plan.id}`);
  const sources = createRandom(`guest sources ${plan.id}`);
  return Array.from({ length: plan.guests }, (_, index) => {
    const number = plan.offset.guests + index + 1;
    const origin = random.weighted(ORIGINS.map((item) => [item, item.weight] as const));
    const person = makePerson({ random, origin, number: 1000 + number });
    const isTurkishCitizen = origin.nationality === 'TR';
    const isBlocked = random.chance(0.01);
    return {
      id: `gst-${String(number).padStart(4, '0')}`,
      tenantId: plan.id,
      version: 1,
      firstName: person.firstName,
      lastName: person.lastName,
      isTurkishCitizen,
      ...(isTurkishCitizen
        ? { tcIdentityNo: fictionalIdentityNo(number) }
        : { passportNo: `X${origin.nationality}${String(number).padStart(6, '0')}` }),
      nationality: origin.nationality,
      birthDate: `${random.int(1950, 2004)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`,
      gender: person.gender,
      language: origin.language,
      phone: person.phone,
      ...(random.chance(0.85) ? { email: person.email } : {}),
      leadSource: sources.pick(['WEBSITE', 'PHONE', 'SOCIAL_MEDIA', 'CHANNEL', 'REFERRAL', 'OTHER']),
      documentSeen: random.chance(0.6),
      isBlocked,
      ...(isBlocked ? { blockReason: 'Önceki konaklamasında hasar bıraktı, ödeme yapmadı.' } : {}),
      tags: random.chance(0.12) ? [random.pick(['VIP', 'sadık misafir', 'aile', 'kurumsal'])] : [],
      ...stamp({
        createdAt: officeMoment(random, addDays(today, -660 + Math.floor((index * 640) / plan.guests))),
        createdBy: plan.admin,
      }),
    };
  });
}
