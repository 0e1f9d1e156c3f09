// antd has no maps.
import type { LatLng } from '../../config/fields/location.ts';

/** Latitude and longitude of each place along it. */
type Line = readonly (readonly [lat: number, lng: number])[];

/** The base map: the visible part of the world, and how it is drawn. */
export type MapBase = {
  readonly land: readonly Line[];
  readonly lakes: readonly Line[];
  readonly towns: readonly (LatLng & { readonly name: string })[];
  /** The initial view without pins: its south-west and north-east corner. */
  readonly seen: readonly [LatLng, LatLng];
  /** Degrees between two lines of the graticule. */
  readonly step: number;
};

/** A way between places, such as a road that is partly driven. */
export type MapLine = { readonly places: readonly LatLng[]; readonly isDone: boolean };

/** A home on the map. `tone` repeats in colour what `label` says in words. */
export type MapPoint = LatLng & {
  readonly id: string;
  readonly label: string;
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
};

export type PlaceMapProps = {
  /** A description of the map for screen readers. */
  readonly label: string;
  /** Another part of the world than the country of the homes; the same object as long as it is the same. */
  readonly base?: MapBase;
  /** Ways, below the pins. */
  readonly lines?: readonly MapLine[];
  /** Homes as pins; the map begins so that all of them are in sight. */
  readonly points?: readonly MapPoint[];
  /** Id of the highlighted pin, which is scrolled into view. */
  readonly chosen?: string | undefined;
  /** A pin was clicked, or entered by keyboard. */
  readonly onPick?: (id: string) => void;
  /** One pin of its own, where something is to be put. */
  readonly pin?: LatLng | undefined;
  /** Absent = the pin stays where it is. Called when it is dragged, or the map is clicked. */
  readonly onPin?: (place: LatLng) => void;
  readonly texts: { readonly zoomIn: string; readonly zoomOut: string; readonly whole: string; readonly note: string };
};
