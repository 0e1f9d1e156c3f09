import { isIsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import { daysBetween } from '../../../../src/domain/calendar/iso-date.ts';
import { type FieldIssue, HttpError } from '../../../http-error.ts';
import { MOST_GUESTS } from '../../../../src/domain/rule/limits.ts';

/** What `GET /api/availability` is asked. */
export type Question = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children: number;
  readonly onlyFree: boolean;
  /** A reservation whose own nights do not count. */
  readonly except: string | undefined;
  readonly estateIds: ReadonlySet<string> | undefined;
  /** Estate fields, by their path, that must equal a value. */
  readonly fields: ReadonlyMap<string, string | number>;
  /** Names of the estates' fields that come along, for a list to show. */
  readonly shown: readonly string[];
  /** What a price depends on beside the stay; absent = no prices are asked for. */
  readonly priced: { readonly [name in (typeof PRICED)[number]]?: string } | undefined;
};

const PRICED = ['salesChannelId', 'couponCode', 'guestId', 'paymentMethod', 'rentalMode'] as const;
const MOST_SHOWN = 20;

/** Parameters that ask for one value of the estate, and where it stands. */
const TEXT_FIELDS = {
  groupId: 'groupId',
  city: 'address.city',
  district: 'address.district',
  projectName: 'projectName',
  type: 'type',
  roomCount: 'roomCount',
} as const;
const NAMES: ReadonlySet<string> = new Set([
  ...['checkIn', 'checkOut', 'adults', 'children', 'onlyFree', 'reservationId', 'estateIds', 'rooms'],
  ...['quote', 'fields', ...PRICED],
  ...Object.keys(TEXT_FIELDS),
]);
const MOST_IDS = 2000;
const MOST_CHARACTERS = 200;
/** Days; nobody asks further, and a span has to be a span. */
const LONGEST = 1098;

/** Reads the query strictly. @throws HttpError 400 naming every parameter that makes no sense */
export function readQuestion(search: URLSearchParams): Question {
  const issues: FieldIssue[] = [];
  const seen = new Set<string>();
  for (const [name, value] of search) {
    if (!NAMES.has(name)) issues.push({ field: name.slice(0, 40), key: 'query.unknownField' });
    else if (seen.has(name)) issues.push({ field: name, key: 'query.repeated' });
    else if (name !== 'estateIds' && value.length > MOST_CHARACTERS) issues.push({ field: name, key: 'query.tooLong' });
    seen.add(name);
  }
  const count = (name: string, least: number, usual: number): number => {
    const text = search.get(name);
    if (text === null || text === '') return usual;
    const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= MOST_GUESTS) return number;
    issues.push({ field: name, key: 'query.value' });
    return usual;
  };
  const [checkIn, checkOut] = [search.get('checkIn') ?? '', search.get('checkOut') ?? ''];
  for (const [field, date] of Object.entries({ checkIn, checkOut })) {
    if (date === '') issues.push({ field, key: 'validation.required' });
    else if (!isIsoDate(date)) issues.push({ field, key: 'validation.date' });
  }
  if (isIsoDate(checkIn) && isIsoDate(checkOut)) {
    const days = daysBetween(checkIn, checkOut);
    if (days < 1) issues.push({ field: 'checkOut', key: 'reservation.checkOutAfterCheckIn' });
    if (days > LONGEST) issues.push({ field: 'checkOut', key: 'validation.maxDays', params: { max: LONGEST } });
  }
  const flag = (name: string): boolean => {
    const text = search.get(name) ?? 'false';
    if (text !== 'true' && text !== 'false') issues.push({ field: name, key: 'query.value' });
    return text === 'true';
  };
  const [adults, children] = [count('adults', 1, 1), count('children', 0, 0)];
  const [onlyFree, isPriced] = [flag('onlyFree'), flag('quote')];
  const priced: Record<string, string> = {};
  for (const name of PRICED) {
    const value = search.get(name);
    if (value) priced[name] = value;
  }
  const shown = search.get('fields')?.split(',', MOST_SHOWN + 1) ?? [];
  if (shown.length > MOST_SHOWN) issues.push({ field: 'fields', key: 'query.tooMany' });
  const ids = search.get('estateIds')?.split(',', MOST_IDS + 1);
  if (ids && ids.length > MOST_IDS) issues.push({ field: 'estateIds', key: 'query.tooMany' });
  if (issues.length > 0) throw new HttpError({ status: 400, problem: { key: 'query', issues } });
  const fields = new Map<string, string | number>();
  for (const [name, path] of Object.entries(TEXT_FIELDS)) {
    const value = search.get(name);
    if (value) fields.set(path, value);
  }
  const rooms = search.get('rooms');
  if (rooms) fields.set('roomCount', rooms);
  return {
    ...{ checkIn, checkOut, adults, children, fields, onlyFree, shown },
    priced: isPriced ? priced : undefined,
    except: search.get('reservationId') ?? undefined,
    estateIds: ids && new Set(ids),
  };
}
