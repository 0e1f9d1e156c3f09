// antd has no maps.
import Button from 'antd/es/button';
import Space from 'antd/es/space';
import {
  type LatLngBounds,
  type LayerGroup,
  type Map as LeafletMap,
  divIcon,
  latLngBounds,
  layerGroup,
  map as createMap,
  marker,
  polyline,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { drawBase } from './draw-base.ts';
import type { PlaceMapProps, MapBase, MapPoint } from './map-types.ts';
import type { LatLng } from '../../config/fields/location.ts';
import { TURKIYE } from './outline.ts';
import './map.css';

/** Zoom levels: a few countries, a street; and the automatic one. */
const LEAST = 3;
const MAX_ZOOM = 17;
const NEAR = 11;
const PIN: [number, number] = [28, 36]; // px
const DOT: [number, number] = [22, 22]; // px

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function dotOf({ label, tone = 'accent' }: MapPoint, isChosen: boolean) {
  const dot = document.createElement('span');
  dot.className = `k-map-dot k-map-${tone}${isChosen ? ' k-map-chosen' : ''}`;
  dot.title = label;
  return divIcon({ className: 'k-map-point', html: dot, iconSize: DOT });
}

function pinIcon() {
  const pin = document.createElement('span');
  return divIcon({ className: 'k-map-pin', html: pin, iconSize: PIN, iconAnchor: [PIN[0] / 2, PIN[1]] });
}

/**
 * Homes on a schematic map of the country, or one movable pin. Drawn by Leaflet on our own base map (`outline.ts`),
 * because tiles would come from another host. For people who cannot use it, there is a list of the homes or the two
 * coordinates beside it.
 */
export default function PlaceMap(props: PlaceMapProps) {
  const { label, base = TURKIYE, points, lines, chosen, onPick, pin, onPin, texts } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(undefined);
  const pins = useRef<LayerGroup>(undefined);
  const own = useRef<LayerGroup>(undefined);
  const ways = useRef<LayerGroup>(undefined);
  // Handlers are read on events, so the map is not rebuilt when a parent renders.
  const handlers = useRef({ onPick, onPin });
  useLayoutEffect(() => {
    handlers.current = { onPick, onPin };
  });

  useEffect(() => {
    if (!box.current) return undefined;
    const made = createMap(box.current, {
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
      minZoom: LEAST,
      maxZoom: MAX_ZOOM,
      maxBounds: seenOf(base).pad(0.6),
    }).fitBounds(seenOf(base));
    drawBase(made, base);
    ways.current = layerGroup().addTo(made);
    map.current = made;
    pins.current = layerGroup().addTo(made);
    own.current = layerGroup().addTo(made);
    made.on('click', ({ latlng }) => handlers.current.onPin?.({ lat: rounded(latlng.lat), lng: rounded(latlng.lng) }));
    const observer = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      made.remove();
    };
  }, [base]);

  useEffect(() => {
    ways.current?.clearLayers();
    for (const { places, isDone } of lines ?? []) {
      const look = { color: 'var(--k-accent)', weight: 3, dashArray: isDone ? '' : '6 6', className: 'k-map-way' };
      if (ways.current) polyline([...places], { interactive: false, ...look }).addTo(ways.current);
    }
  }, [base, lines]);

  useEffect(() => {
    const layer = pins.current;
    if (!layer) return;
    layer.clearLayers();
    for (const point of points ?? []) {
      const isChosen = point.id === chosen;
      marker(point, { icon: dotOf(point, isChosen), alt: point.label, zIndexOffset: isChosen ? 1000 : 0 })
        .on('click keypress', () => handlers.current.onPick?.(point.id))
        .addTo(layer);
    }
    const place = points?.find(({ id }) => id === chosen);
    if (place && !map.current?.getBounds().contains(place)) map.current?.panTo(place, { animate: false });
  }, [points, chosen]);

  useFit(map, points);

  const isMovable = onPin !== undefined;
  useEffect(() => {
    const layer = own.current;
    layer?.clearLayers();
    if (!pin || !layer) return;
    const there = marker(pin, { icon: pinIcon(), draggable: isMovable, keyboard: false, alt: label });
    there.on('dragend', () => {
      const { lat, lng } = there.getLatLng();
      handlers.current.onPin?.({ lat: rounded(lat), lng: rounded(lng) });
    });
    there.addTo(layer);
    const now = map.current;
    if (now && (!now.getBounds().contains(pin) || now.getZoom() < NEAR - 3)) now.setView(pin, NEAR, { animate: false });
  }, [pin, isMovable, label]);

  return (
    <figure className="k-map">
      <div ref={box} className="k-map-box" role="group" aria-label={label} />
      <Zoom map={map} texts={texts} whole={() => boundsOf(points) ?? seenOf(base)} />
      <figcaption>{texts.note}</figcaption>
    </figure>
  );
}

type MapRef = { readonly current: LeafletMap | undefined };
type ZoomProps = { readonly map: MapRef; readonly texts: PlaceMapProps['texts']; readonly whole: () => LatLngBounds };

function Zoom({ map, texts, whole }: ZoomProps) {
  return (
    <Space.Compact direction="vertical" className="k-map-ways">
      <Button icon="+" aria-label={texts.zoomIn} title={texts.zoomIn} onClick={() => map.current?.zoomIn()} />
      <Button icon="−" aria-label={texts.zoomOut} title={texts.zoomOut} onClick={() => map.current?.zoomOut()} />
      <Button
        icon="⤢"
        aria-label={texts.whole}
        title={texts.whole}
        onClick={() => map.current?.fitBounds(whole(), { animate: false })}
      />
    </Space.Compact>
  );
}

const seenOf = ({ seen }: MapBase) => latLngBounds([...seen]);

function boundsOf(points: readonly LatLng[] | undefined) {
  if (!points || points.length === 0) return undefined;
  return latLngBounds(points.map(({ lat, lng }) => [lat, lng])).pad(0.15);
}

/** Brings all pins into sight whenever others than before are there; a choice among them moves nothing. */
function useFit(map: MapRef, points: readonly MapPoint[] | undefined): void {
  const ids = points?.map(({ id }) => id).join();
  const latest = useRef(points);
  useLayoutEffect(() => {
    latest.current = points;
  });
  useEffect(() => {
    const bounds = ids === undefined ? undefined : boundsOf(latest.current);
    if (bounds) map.current?.fitBounds(bounds, { maxZoom: NEAR, animate: false });
  }, [map, ids]);
}
