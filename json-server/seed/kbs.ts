import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { dueAt, type KbsStatus } from '../../src/domain/kbs/notification.ts';
import { documentShown, missingFields, type KbsPerson } from '../../src/domain/kbs/person.ts';
import { planNotifications, type ReportedStay } from '../../src/domain/kbs/plan.ts';
import type { Row } from '../../src/config/types.ts';
import { ORIGINS } from './data/names.ts';
import { fictionalIdentityNo } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type SeedStay = Row &
  ReportedStay & {
    readonly checkIn: IsoDate;
    readonly checkOut: IsoDate;
    readonly guestId: string;
    readonly estateId: string;
    readonly adults: number;
  };
type SeedGuest = Row & { readonly lastName: string; readonly nationality: string; readonly isTurkishCitizen: boolean };
type Setup = {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly stays: readonly SeedStay[];
  readonly guests: readonly SeedGuest[];
};

/** Numbers of companions begin here, so that they meet no other guest's. */
const NUMBERS = 40_000;
/** Companions of one stay, at most. */
const COMPANIONS = 3;
/** Days back from today of which the departures are listed. */
const LISTED = 2;

const isNear = ({ status, checkIn, checkOut }: SeedStay, today: IsoDate): boolean =>
  status === 'SUCCESSFUL' && checkOut >= today && checkIn >= addDays(today, -4) && checkIn <= addDays(today, 1);

/** Who came with the guests of these days: a family mostly shares its name and nation; some data are still missing. */
export function makeCompanions({ today, plan, stays, guests }: Setup) {
  const random = createRandom(`companions ${plan.id}`);
  const mains = new Map(guests.map((guest) => [guest.id, guest]));
  const companions: (Row & KbsPerson)[] = [];
  const stayGuests: (Row & { readonly reservationId: string; readonly guestId: string })[] = [];
  for (const stay of stays.filter((one) => isNear(one, today))) {
    const main = mains.get(stay.guestId);
    if (!main || !random.chance(0.7)) continue;
    const origin = ORIGINS.find(({ nationality }) => nationality === main.nationality) ?? ORIGINS[0];
    if (!origin) continue;
    for (let turn = 1; turn < Math.min(stay.adults, COMPANIONS + 1); turn += 1) {
      const number = plan.offset.guests + companions.length + 1;
      const gender = random.chance(0.5) ? 'F' : 'M';
      const id = `gst-c${String(number).padStart(4, '0')}`;
      const made = stamp({ createdAt: `${stay.checkIn}T12:00:00.000Z`, createdBy: plan.admin });
      const document = main.isTurkishCitizen
        ? { tcIdentityNo: fictionalIdentityNo(NUMBERS + number) }
        : { passportNo: `C${main.nationality}${String(number).padStart(6, '0')}` };
      companions.push({
        id,
        tenantId: plan.id,
        version: 1,
        firstName: random.pick(gender === 'F' ? origin.female : origin.male),
        lastName: main.lastName,
        isTurkishCitizen: main.isTurkishCitizen,
        ...(random.chance(0.75) ? document : {}),
        nationality: main.nationality,
        birthDate: `${random.int(1960, 2015)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
        gender,
        language: origin.language,
        documentSeen: false,
        isBlocked: false,
        tags: [],
        ...made,
      });
      stayGuests.push({
        id: `sg-${id}`,
        tenantId: plan.id,
        version: 1,
        reservationId: stay.id,
        guestId: id,
        source: 'STAFF',
        ...made,
      });
    }
  }
  return { companions, stayGuests };
}

/** What became of it: what is older was sent; of the last two days some wait, one or two were refused. */
function statusOf(missing: readonly string[], isOld: boolean, random: Random): KbsStatus {
  if (isOld) return random.chance(0.05) ? 'MARKED_SENT' : 'SENT';
  if (missing.length > 0) return 'INCOMPLETE';
  return random.weighted([
    ['SENT', 5],
    ['READY', 4],
    ['ERROR', 1],
  ] as const);
}

type Reported = Setup & ReturnType<typeof makeCompanions>;

/** KB2: one notification for each guest of each stay in house, and for those who left these days. */
export function makeNotifications({ today, plan, stays, guests, companions, stayGuests }: Reported): readonly Row[] {
  const random = createRandom(`kbs ${plan.id}`);
  const people = new Map<string, KbsPerson>([...guests, ...companions].map((row) => [row.id, row as KbsPerson]));
  const since = addDays(today, -LISTED);
  const listed = stays.filter(
    ({ status, actualCheckOutAt }) =>
      status === 'SUCCESSFUL' || (status === 'FINISHED' && (actualCheckOutAt ?? '') >= since),
  );
  return listed.flatMap((stay) => {
    const others = stayGuests.filter(({ reservationId }) => reservationId === stay.id);
    const guestIds = [stay.guestId, ...others.map(({ guestId }) => guestId)];
    return planNotifications({ stay, guestIds, known: [] }).flatMap((step): Row[] => {
      if (step.do !== 'create') return [];
      const { id, guestId, event, eventAt } = step;
      const person = people.get(guestId) ?? {};
      const missing = missingFields(person);
      const status = statusOf(missing, eventAt < since, random);
      const isSent = status === 'SENT' || status === 'MARKED_SENT';
      const due = dueAt(eventAt);
      return [
        {
          id,
          tenantId: plan.id,
          version: 1,
          reservationId: stay.id,
          guestId,
          estateId: stay.estateId,
          event,
          authority: 'POLICE',
          eventAt,
          dueAt: due,
          status,
          clockUntil: isSent ? null : due,
          missingFields: status === 'INCOMPLETE' ? [...missing] : [],
          documentNo: documentShown(person),
          attempts: status === 'SENT' || status === 'ERROR' ? 1 : 0,
          ...(isSent ? { sentAt: due, sentBy: plan.admin } : {}),
          ...(status === 'SENT' ? { externalRef: `SIM-${String(random.int(1_000_000, 9_999_999))}` } : {}),
          ...(status === 'MARKED_SENT' ? { markReason: 'KBS ekranından elle bildirildi.' } : {}),
          ...(status === 'ERROR' ? { lastError: 'IDENTITY_UNKNOWN' } : {}),
          ...stamp({ createdAt: eventAt, createdBy: 'system' }),
        },
      ];
    });
  });
}
