import { lazy, Suspense } from 'react';
import { latLngOf } from '../../../config/fields/location.ts';
import type { LocationField } from '../../../config/types.ts';
import { useLanguage } from '../../resource/use-text.ts';
import type { DisplayProps } from '../display-props.ts';
import { placeText } from '../format-place.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

const LocationMap = lazy(() => import('../looks/LocationMap.tsx'));

/** A place as text. */
function LocationCell({ field, record }: DisplayProps<LocationField>) {
  const language = useLanguage();
  const place = latLngOf(record[field.name]);
  return place ? <span className="k-number">{placeText(place, language)}</span> : <Nothing />;
}

/** A place as text and on a small map. */
function LocationValue(props: DisplayProps<LocationField>) {
  const place = latLngOf(props.record[props.field.name]);
  if (!place) return <Nothing />;
  return (
    <>
      <LocationCell {...props} />
      <Suspense>
        <LocationMap label={props.field.label} place={place} />
      </Suspense>
    </>
  );
}

export const looks: Looks = {
  location: { Cell: LocationCell, Value: LocationValue, input: 'location', isWide: true, needsForm: true },
};
