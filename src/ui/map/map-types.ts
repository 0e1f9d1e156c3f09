/** A place on the map: degrees north and east (WGS 84). */
export type Place = { readonly lat: number; readonly lng: number };

/** A home on the map. `tone` repeats in colour what `label` says in words. */
export type MapPoint = Place & {
  readonly id: string;
  readonly label: string;
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
};

export type EstateMapProps = {
  /** What the map shows, for whoever does not see it. */
  readonly label: string;
  /** Homes as pins; the map begins so that all of them are in sight. */
  readonly points?: readonly MapPoint[];
  /** Id of the pin that stands out, and into sight. */
  readonly chosen?: string | undefined;
  /** A pin was clicked, or entered by keyboard. */
  readonly onPick?: (id: string) => void;
  /** One pin of its own, where something is to be put. */
  readonly pin?: Place | undefined;
  /** Absent = the pin stays where it is. Called when it is dragged, or the map is clicked. */
  readonly onPin?: (place: Place) => void;
  readonly texts: { readonly zoomIn: string; readonly zoomOut: string; readonly whole: string; readonly note: string };
};
