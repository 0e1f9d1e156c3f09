import type { Vehicle } from '../../../domain/demo/vehicles.ts';
import type { LatLng } from '../../../config/fields/location.ts';
import type { MapLine } from '../../../ui/map/map-types.ts';
import { CITIES } from './cities.ts';

export type VehicleRoute = { readonly from: LatLng; readonly to: LatLng; readonly now: LatLng };

const cityOf = (name: string): LatLng | undefined => CITIES.find((city) => city.name === name);

/** A vehicle's position on the straight line, by its progress; undefined between unknown cities. */
export function wayOf({ startCity, endCity, progress }: Vehicle): VehicleRoute | undefined {
  const from = cityOf(startCity);
  const to = cityOf(endCity);
  if (!from || !to) return undefined;
  const share = progress / 100;
  const interpolate = (one: number, other: number) => one + (other - one) * share;
  return { from, to, now: { lat: interpolate(from.lat, to.lat), lng: interpolate(from.lng, to.lng) } };
}

/** The driven and the remaining part. */
export function routeLines({ from, to, now }: VehicleRoute): readonly MapLine[] {
  return [
    { places: [from, now], isDone: true },
    { places: [now, to], isDone: false },
  ];
}

export const DELIVERY_STEPS = ['ordered', 'collected', 'onTheWay', 'delivered'] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];
/** Per cent from which a step counts as done. */
const SINCE: { readonly [step in DeliveryStep]: number } = { ordered: 0, collected: 1, onTheWay: 5, delivered: 100 };

export const isTaken = (step: DeliveryStep, progress: number): boolean => progress >= SINCE[step];

export const STAGES = ['preparing', 'driving', 'arriving'] as const;
export type Stage = (typeof STAGES)[number];
/** Per cent below which it is still being prepared. */
const PREPARED = 25;
const NEAR = 75;

export function stageOf({ progress }: Vehicle): Stage {
  if (progress < PREPARED) return 'preparing';
  return progress < NEAR ? 'driving' : 'arriving';
}
