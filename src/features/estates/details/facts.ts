import type { LatLng } from '../../../config/fields/location.ts';
import type { ClientResource, Field, Json, Language, Row, Text } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { optionOf } from '../../../config/options.ts';

type ShownRecord = { readonly resource: ClientResource; readonly record: Row };
type Named = ShownRecord & { readonly text: (text: Text) => string };

/** decimals of a degree on a sheet for strangers: about a kilometre */
const DECIMALS = 2;

/** A place near the one given, always the same for the same home. */
export function aboutHere({ lat, lng }: LatLng): LatLng {
  const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** `Bodrum, Muğla`: of the address never more than that. '' where it may not be read, or is not known yet. */
export function districtOf({ resource, record, text }: Named): string {
  const field = resource.fields['address'];
  const address = record['address'];
  if (field?.type !== 'object' || !isJsonObject(address)) return '';
  const city = labelsOf({ field: field.fields['city'], value: address['city'], text });
  const { district } = address;
  return [...(typeof district === 'string' && district !== '' ? [district] : []), ...city].join(', ');
}

/** The words of the features, in the order of the record. */
export function amenitiesOf({ resource, record, text }: Named): string[] {
  return labelsOf({ field: resource.fields['amenities'], value: record['amenities'], text });
}

/** The description in the language on the screen; in the other one where there is no such. */
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
