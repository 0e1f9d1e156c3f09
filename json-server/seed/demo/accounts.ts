import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { fold } from '../../../src/domain/text/fold.ts';
import { type ManagedUser, USER_PLANS, USER_ROLES, USER_STATUSES } from '../../../src/domain/demo/users.ts';
import type { Permission } from '../../../src/domain/demo/permissions.ts';
import type { Vehicle } from '../../../src/domain/demo/vehicles.ts';
import { createRandom } from '../random.ts';
import { makeDemoPeople } from './people.ts';

const COMPANIES =
  'Yotz Analytics|Blue Heron Media|Kestrel Labs|Mavi Atölye|Pine & Post|Saltmarsh Foods|Tideway Systems|Umbra Lighting|Verve Travel|Willow Clinics'.split(
    '|',
  );
const COUNTRIES = ['Türkiye', 'Germany', 'Canada', 'Portugal', 'Japan', 'Kenya', 'Chile', 'Norway'] as const;

/** The 50 managed users. */
export function makeManagedUsers(): readonly ManagedUser[] {
  const random = createRandom('demo users');
  return makeDemoPeople({ random, count: 50 }).map(({ fullName, email, avatar }, index) => ({
    id: index + 1,
    fullName,
    company: random.pick(COMPANIES),
    role: random.pick(USER_ROLES),
    username:
      fold(fullName)
        .replace(/[^a-z]/g, '')
        .slice(0, 9) + String(index + 1),
    country: random.pick(COUNTRIES),
    contact: `+90 500 000 1${String(index + 1).padStart(3, '0')}`,
    email,
    currentPlan: random.pick(USER_PLANS),
    status: random.weighted(USER_STATUSES.map((status) => [status, status === 'Active' ? 5 : 3] as const)),
    avatar: random.chance(0.25) ? '' : avatar,
  }));
}

/** Spec §6, to the letter. */
const CATALOGUE: readonly (readonly [name: string, ...roles: string[]])[] = [
  ['Management', 'administrator'],
  ['Manage Billing & Roles', 'administrator'],
  ['Add & Remove Users', 'administrator', 'manager'],
  ['Project Planning', 'administrator', 'users', 'support'],
  ['Manage Email Sequences', 'administrator', 'users', 'support'],
  ['Client Communication', 'administrator', 'manager'],
  ['Only View', 'administrator', 'restricted-user'],
  ['Financial Management', 'administrator', 'manager'],
  ["Manage Others' Tasks", 'administrator', 'support'],
];

/** The nine permissions with the roles that have them. */
export function makePermissions(today: IsoDate): readonly Permission[] {
  return CATALOGUE.map(([name, ...assignedTo], index) => ({
    id: index + 1,
    name,
    assignedTo,
    createdDate: `${addDays(today, -320 + index * 23)}T${String(8 + index).padStart(2, '0')}:30:00.000Z`,
  }));
}

const PLACES = [
  ['Istanbul', 'Türkiye'],
  ['Ankara', 'Türkiye'],
  ['Izmir', 'Türkiye'],
  ['Sofia', 'Bulgaria'],
  ['Athens', 'Greece'],
  ['Vienna', 'Austria'],
  ['Munich', 'Germany'],
  ['Rotterdam', 'Netherlands'],
  ['Lyon', 'France'],
  ['Milan', 'Italy'],
  ['Barcelona', 'Spain'],
  ['Gdansk', 'Poland'],
] as const;
/** Spec §4. */
const WARNINGS = [
  ['No Warnings', 6],
  ['Ecu Not Responding', 1],
  ['Oil Leakage', 1],
  ['Fuel Problems', 1],
  ['Temperature not optimal', 1],
] as const;

/** 25 vehicles, each on its way between two cities. */
export function makeVehicles(): readonly Vehicle[] {
  const random = createRandom('demo vehicles');
  return Array.from({ length: 25 }, (_, index) => {
    const from = random.int(0, PLACES.length - 1);
    const [startCity, startCountry] = PLACES[from] ?? PLACES[0];
    const [endCity, endCountry] = PLACES[(from + random.int(1, PLACES.length - 1)) % PLACES.length] ?? PLACES[1];
    return {
      id: index + 1,
      location: 460_000 + random.int(0, 4000) * 10 + index,
      startCity,
      startCountry,
      endCity,
      endCountry,
      warnings: random.weighted(WARNINGS),
      progress: random.int(0, 100),
    };
  });
}
