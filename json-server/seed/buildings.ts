import type { makePermits } from './permits.ts';
import { createRandom, type Random } from './random.ts';
import type { TenantPlan } from './tenants.ts';

type Home = {
  readonly id: string;
  readonly type: string;
  readonly projectName?: string;
  readonly address: {
    readonly district: string;
    readonly neighbourhood: string;
    readonly street: string;
    readonly no: string;
  };
  readonly location: { readonly lat: number; readonly lng: number };
};

/** Homes in a building of such homes, whoever owns them; of other types it is a house of its own. */
const UNITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  APARTMENT: [6, 32],
  STUDIO: [8, 40],
  RESIDENCE: [24, 120],
};
/** So few that one person may hold one permit only (ES5). */
const SMALL = 6;
const LIVE: readonly string[] = ['APPLIED', 'VALID', 'SUSPENDED'];

/**
 * The homes with how many their building has. Two flats of one permit holder become neighbours in a small building, so
 * that the demo has a case of more than a quarter (ES5).
 */
export function withBuildings<Estate extends Home>(
  estates: readonly Estate[],
  permits: ReturnType<typeof makePermits>,
  plan: TenantPlan,
): (Estate & { readonly buildingUnits: number })[] {
  const random = createRandom(`buildings ${plan.id}`);
  const pair = neighbours(estates, permits);
  return estates.map((home) => {
    const units = unitsOf(random, home);
    if (!pair?.includes(home)) return { ...home, buildingUnits: units };
    const [{ address, location }] = pair;
    const { street, no } = address;
    return { ...home, address: { ...home.address, street, no }, location, buildingUnits: SMALL };
  });
}

function unitsOf(random: Random, { type }: Home): number {
  const [least, most] = UNITS[type] ?? [1, 1];
  return random.int(least, most);
}

/** The first two flats of one neighbourhood whose permits one owner holds; the second is in no project of its own. */
function neighbours<Estate extends Home>(
  estates: readonly Estate[],
  permits: ReturnType<typeof makePermits>,
): readonly [Estate, Estate] | undefined {
  const holderOf = new Map(
    permits.flatMap(({ estateId, holderName, holderType, status }) =>
      holderType === 'TITLE_OWNER' && LIVE.includes(status) ? [[estateId, holderName] as const] : [],
    ),
  );
  const flats = estates.filter(({ id, type }) => UNITS[type] !== undefined && holderOf.has(id));
  for (const [index, first] of flats.entries()) {
    const { district, neighbourhood } = first.address;
    const second = flats
      .slice(index + 1)
      .find(
        ({ id, projectName, address }) =>
          projectName === undefined &&
          address.district === district &&
          address.neighbourhood === neighbourhood &&
          holderOf.get(id) === holderOf.get(first.id),
      );
    if (second) return [first, second];
  }
  return undefined;
}
