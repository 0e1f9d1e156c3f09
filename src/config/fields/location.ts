import type { Json } from '../types.ts';
import { isJsonObject } from '../values.ts';
import { singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';

/** A place on the map, `{ lat, lng }` in degrees (WGS 84). */
type LocationShape = FieldBase & { readonly type: 'location' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    location: LocationShape;
  }
}

/** A place in degrees (WGS 84): `lat` north of the equator, `lng` east of Greenwich. */
export type LatLng = { readonly lat: number; readonly lng: number };

/** decimals of a degree that are stored; the sixth is about ten centimetres */
const DECIMALS = 6;

/** A place on the map, `{ lat, lng }` and nothing else. Rounded to a useful precision. */
export const locationKind = singleKind<LocationShape>({
  inJson: () => ({
    type: 'object',
    properties: { lat: { type: 'number' }, lng: { type: 'number' } },
    required: ['lat', 'lng'],
  }),
  own: () => ({}),
  order: 'none',
  stored: 'list',
  operators: ['null'],
  check: ({ value }) => {
    const place = latLngOf(value);
    if (!place || Object.keys(value).length > 2) return { issue: 'validation.location' };
    return { value: { lat: rounded(place.lat), lng: rounded(place.lng) } };
  },
  filter: () => undefined,
});

/** A stored value as a place; undefined if it is none. */
export function latLngOf(value: Json | undefined): LatLng | undefined {
  if (!isJsonObject(value)) return undefined;
  const { lat, lng } = value;
  return isWithin(lat, 90) && isWithin(lng, 180) ? { lat, lng } : undefined;
}

function isWithin(value: Json | undefined, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

const rounded = (degrees: number): number => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS;
