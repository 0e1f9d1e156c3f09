import type { LatLng } from '../../../config/fields/location.ts';
import type { ClientResource, Field, Json, Language, Row, Text } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { optionOf } from '../../../config/options.ts';

type ShownRecord = { readonly resource: ClientResource; readonly record: Row };
type Named = ShownRecord & { readonly text: (text: Text) => string };

/** decimals of a degree on a sheet for strangers: about one kilometre */
const DECIMALS = 2;

/** A place near the given one, always the same for the same home. */
export function aboutHere({ lat, lng }: LatLng): LatLng {
  const roundDegrees = (degrees: number) => Number(degrees.toFixed(DECIMALS));
  return { lat: roundDegrees(lat), lng: roundDegrees(lng) };
}

/** `Bodrum, Muğla`: never more of the address. '' if it is unreadable or unknown. */
export function districtOf({ resource, record, text }: Named): string {
  const field = resource.fields['address'];
  const address = record['address'];
  if (field?.type !== 'object' || !isJsonObject(address)) return '';
  const city = labelsOf({ field: field.fields['city'], value: address['city'], text });
  const { district } = address;
  return [...(typeof district === 'string' && district !== '' ? [district] : []), ...city].join(', ');
}

/** The labels of the features, in the record's order. */
export function amenitiesOf({ resource, record, text }: Named): string[] {
  return labelsOf({ field: resource.fields['amenities'], value: record['amenities'], text });
}

/** The description in the current language; by default in the other one. */
export function descriptionOf({ resource, record, language }: ShownRecord & { readonly language: Language }): string {
  const description = resource.fields['description'] && record['description'];
  if (!isJsonObject(description)) return '';
  const order = language === 'tr' ? ['tr', 'en'] : ['en', 'tr'];
  const found = order.map((key) => description[key]).find((part) => typeof part === 'string' && part.trim() !== '');
  return typeof found === 'string' ? found : '';
}

function labelsOf(asked: {
  readonly field: Field | undefined;
  readonly value: Json | undefined;
  readonly text: (text: Text) => string;
}): string[] {
  const { field, value, text } = asked;
  if (field?.type !== 'enum') return [];
  const values: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value ?? null];
  return values.flatMap((one) => {
    const option = optionOf(field, one);
    return option ? [text(option.label)] : [];
  });
}
