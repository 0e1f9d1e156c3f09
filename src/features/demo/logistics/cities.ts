import type { LatLng } from '../../../config/fields/location.ts';

/** The cities of the demo's routes, in the call's spelling. */
export const CITIES: readonly (LatLng & { readonly name: string })[] = [
  { name: 'Istanbul', lat: 41.01, lng: 28.98 },
  { name: 'Ankara', lat: 39.93, lng: 32.86 },
  { name: 'Izmir', lat: 38.42, lng: 27.14 },
  { name: 'Sofia', lat: 42.7, lng: 23.32 },
  { name: 'Athens', lat: 37.98, lng: 23.73 },
  { name: 'Vienna', lat: 48.21, lng: 16.37 },
  { name: 'Munich', lat: 48.14, lng: 11.58 },
  { name: 'Rotterdam', lat: 51.92, lng: 4.48 },
  { name: 'Lyon', lat: 45.76, lng: 4.84 },
  { name: 'Milan', lat: 45.46, lng: 9.19 },
  { name: 'Barcelona', lat: 41.39, lng: 2.17 },
  { name: 'Gdansk', lat: 54.35, lng: 18.65 },
];
