import { type Map as LeafletMap, divIcon, layerGroup, marker, polygon, polyline } from 'leaflet';
import { LAKES, LAND, TOWNS } from './outline.ts';

/** Degrees of the graticule, and the part of the world it is drawn for. */
const STEP = 1;
const [SOUTH, NORTH, WEST, EAST] = [34, 44, 24, 46];

const range = (from: number, to: number) =>
  Array.from({ length: (to - from) / STEP + 1 }, (_, step) => from + step * STEP);

/**
 * What lies under the pins: a graticule of whole degrees, the land, lakes and the names of a few towns. Colours come from
 * the style sheet, so the map follows the theme. Nothing of it is fetched from anywhere.
 */
export function drawBase(map: LeafletMap): void {
  const still = { interactive: false } as const;
  const lines = [
    ...range(SOUTH, NORTH).map((lat) => [[lat, WEST] as [number, number], [lat, EAST] as [number, number]]),
    ...range(WEST, EAST).map((lng) => [[SOUTH, lng] as [number, number], [NORTH, lng] as [number, number]]),
  ];
  const copy = (line: readonly (readonly [number, number])[]) => line.map(([lat, lng]): [number, number] => [lat, lng]);
  layerGroup([
    ...LAND.map((line) => polygon(copy(line), { ...still, className: 'k-map-land' })),
    ...LAKES.map((line) => polygon(copy(line), { ...still, className: 'k-map-lake' })),
    ...lines.map((line) => polyline(line, { ...still, className: 'k-map-line' })),
    ...TOWNS.map((town) => {
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
