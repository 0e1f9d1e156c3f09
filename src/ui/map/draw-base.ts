// antd has no maps.
import { type Map as LeafletMap, divIcon, layerGroup, marker, polygon, polyline } from 'leaflet';
import type { MapBase } from './map-types.ts';

/** Steps of the graticule drawn beyond the initial view. */
const BEYOND = 2;

function range(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step) - BEYOND;
  const last = Math.ceil(to / step) + BEYOND;
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const LAND = { color: 'var(--k-muted)', fillColor: 'var(--k-surface)', fillOpacity: 1, weight: 1 };
const LAKE = { color: 'var(--k-border)', fillColor: 'var(--k-bg)', fillOpacity: 1, weight: 1 };

/**
 * The base map: a graticule, the land, lakes and the names of a few towns. Colours are variables of the palette, so the
 * map follows the theme. It fetches nothing.
 */
export function drawBase(map: LeafletMap, { land, lakes, towns, seen, step }: MapBase): void {
  const still = { interactive: false } as const;
  const [southWest, northEast] = seen;
  const lats = range(southWest.lat, northEast.lat, step);
  const lngs = range(southWest.lng, northEast.lng, step);
  const lines = [
    ...lats.map((lat) => [[lat, Math.min(...lngs)] as [number, number], [lat, Math.max(...lngs)] as [number, number]]),
    ...lngs.map((lng) => [[Math.min(...lats), lng] as [number, number], [Math.max(...lats), lng] as [number, number]]),
  ];
  const copy = (line: readonly (readonly [number, number])[]) => line.map(([lat, lng]): [number, number] => [lat, lng]);
  layerGroup([
    ...land.map((line) => polygon(copy(line), { ...still, ...LAND })),
    ...lakes.map((line) => polygon(copy(line), { ...still, ...LAKE })),
    ...lines.map((line) => polyline(line, { ...still, color: 'var(--k-border)', weight: 0.5 })),
    ...towns.map((town) => {
      const name = document.createElement('span');
      name.textContent = town.name;
      return marker(town, {
        ...still,
        keyboard: false,
        icon: divIcon({ className: 'k-map-town', html: name, iconSize: [0, 0] }),
      });
    }),
  ]).addTo(map);
}
