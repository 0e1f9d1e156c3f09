import { computeValue } from '../../../src/config/compute.ts';
import { queryField } from '../../../src/config/keys.ts';
import { optionOf } from '../../../src/config/options.ts';
import { readableDate } from '../../../src/config/readable-date.ts';
import { pickText } from '../../../src/config/texts.ts';
import { titleOf } from '../../../src/config/title.ts';
import type { Field, Json, Language, Resource, Row } from '../../../src/config/types.ts';
import { ownValue, plainText } from '../../../src/config/values.ts';
import { isIsoDate, isIsoInstant, todayIn, BUSINESS_TIME_ZONE } from '../../../src/domain/calendar/iso-date.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { fillNames } from '../../../src/domain/text/placeholders.ts';
import { finderIn, type RunSurroundings } from './surroundings.ts';

type At = { readonly resource: Resource; readonly row: Row };
/** The end of a path: its record and key. */
type Place = At & { readonly key: string };

/** Follows a path through references; undefined if one of them is empty. */
function placeAt(surroundings: RunSurroundings, { resource, row }: At, path: string): Place | undefined {
  const [key = '', ...rest] = path.split('.');
  const field = ownValue(resource.fields, key);
  if (rest.length === 0 || field?.type !== 'ref') return { resource, row, key: path };
  const id = row[key];
  const target = ownValue(surroundings.config.resources, field.resource);
  const next = target && typeof id === 'string' ? finderIn(surroundings)(field.resource, id) : undefined;
  return target && next && placeAt(surroundings, { resource: target, row: next }, rest.join('.'));
}

function valueIn({ resource, row, key }: Place): Json | undefined {
  const field = ownValue(resource.fields, key);
  if (field?.compute) return computeValue({ field, row });
  const [owner = '', part] = key.split('.');
  const value = ownValue(row, owner);
  if (part === undefined) return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ownValue(value as Readonly<Record<string, Json>>, part)
    : undefined;
}

/** The value at a path, and its record. */
export function readAt(
  surroundings: RunSurroundings,
  at: At,
  path: string,
): { readonly value: Json | undefined; readonly row: Row } | undefined {
  const place = placeAt(surroundings, at, path);
  return place && { value: valueIn(place), row: place.row };
}

/** A text with each name in braces filled in, formatted for the language; '' for missing values. */
export const filledText = (surroundings: RunSurroundings, at: At, text: string, language: Language): string =>
  fillNames(text, (path) => {
    const place = placeAt(surroundings, at, path);
    return place ? wordsOf(surroundings, place, language) : '';
  });

function wordsOf(surroundings: RunSurroundings, place: Place, language: Language): string {
  const value = valueIn(place) ?? null;
  const field = queryField(place.resource, place.key) ?? ownValue(place.resource.fields, place.key);
  if (!field) return plainText(value);
  const list = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return list
    .map((each) => wordOf(surroundings, { ...place, field, value: each }, language))
    .filter((word) => word !== '')
    .join(', ');
}

type Valued = Place & { readonly field: Field; readonly value: Json };

function wordOf(surroundings: RunSurroundings, { field, value, row }: Valued, language: Language): string {
  if (field.type === 'enum') {
    const option = optionOf(field, value);
    return option ? pickText(option.label, language) : plainText(value);
  }
  if (field.type === 'ref') {
    const target = ownValue(surroundings.config.resources, field.resource);
    const named = target && typeof value === 'string' ? finderIn(surroundings)(field.resource, value) : undefined;
    return target && named ? titleOf({ resource: target, row: named }) : '';
  }
  if (field.type === 'money' && typeof value === 'number') {
    const { currency, currencyField } = field;
    return amountText(value, currency ?? plainText((currencyField && row[currencyField]) ?? null));
  }
  if (field.type === 'boolean' && typeof value === 'boolean') return YES_NO[language][value ? 0 : 1];
  if (isIsoDate(value)) return readableDate(value, language);
  return isIsoInstant(value) ? momentText(value, language) : plainText(value);
}

const YES_NO = { en: ['yes', 'no'], tr: ['evet', 'hayır'] } as const;

/** The moment in the time zone of the business: `05 Dec 2026 14:30`. */
function momentText(instant: string, language: Language): string {
  const moment = new Date(instant);
  const time = moment.toLocaleTimeString('en-GB', {
    timeZone: BUSINESS_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${readableDate(todayIn(moment), language)} ${time}`;
}
