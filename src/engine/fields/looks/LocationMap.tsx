import type { LatLng } from '../../../config/fields/location.ts';
import type { Text } from '../../../config/types.ts';
import { PlaceMap } from '../../map/PlaceMap.tsx';
import { useText } from '../../resource/use-text.ts';

/** A record's place on a small map. */
export default function LocationMap({ label, place }: { readonly label: Text; readonly place: LatLng }) {
  const text = useText();
  return <PlaceMap label={text(label)} pin={place} />;
}
