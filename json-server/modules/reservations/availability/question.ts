import { daysBetween } from '../../../../src/domain/calendar/iso-date.ts';
import { date, flag, optional, readQuery, text, texts, integer } from '../../../http/query.ts';
import { MAX_GUESTS } from '../../../../src/domain/rule/limits.ts';

/** The query of `GET /api/availability`. */
export type AvailabilityQuestion = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children: number;
  readonly onlyFree: boolean;
  /** A reservation whose own nights do not count. */
  readonly except: string | undefined;
  readonly estateIds: ReadonlySet<string> | undefined;
  /** Required values of estate fields, by path. */
  readonly fields: ReadonlyMap<string, string | number>;
  /** Estate fields to include in the answer, for a list to show. */
  readonly shown: readonly string[];
  /** Inputs of the price besides the stay; absent = without prices. */
  readonly priced: { readonly [name in (typeof PRICED)[number]]?: string } | undefined;
};

const PRICED = ['salesChannelId', 'couponCode', 'guestId', 'paymentMethod', 'rentalMode'] as const;
const MAX_SHOWN = 20;

/** Parameters that require a value of an estate field, and the field's path. */
const TEXT_FIELDS = {
  groupId: 'groupId',
  city: 'address.city',
  district: 'address.district',
  projectName: 'projectName',
  type: 'type',
  roomCount: 'roomCount',
} as const;
const FIELD_NAMES = ['groupId', 'city', 'district', 'projectName', 'type', 'roomCount'] as const;
const MAX_IDS = 2000;
/** Max days; a span must be bounded. */
const LONGEST = 1098;

/** The query parameters of the call. */
export const AVAILABILITY_PARAMETERS = {
  checkIn: date(),
  checkOut: date(),
  reservationId: optional(text),
  rooms: text,
  adults: optional(integer({ min: 1, max: MAX_GUESTS })),
  /** A synonym from the API contract. */
  guests: optional(integer({ min: 1, max: MAX_GUESTS })),
  children: integer({ usual: 0, max: MAX_GUESTS }),
  onlyFree: flag,
  quote: flag,
  fields: texts(MAX_SHOWN),
  estateIds: texts(MAX_IDS),
  salesChannelId: text,
  couponCode: text,
  guestId: text,
  paymentMethod: text,
  rentalMode: text,
  groupId: text,
  city: text,
  district: text,
  projectName: text,
  type: text,
  roomCount: text,
};

/** @throws HttpError 400 naming every invalid parameter */
export function readAvailabilityQuestion(search: URLSearchParams): AvailabilityQuestion {
  const asked = readQuery(search, AVAILABILITY_PARAMETERS, ({ checkIn, checkOut, adults, guests }) => {
    if (adults !== undefined && guests !== undefined) return [{ field: 'guests', key: 'query.adultsAndGuests' }];
    const days = daysBetween(checkIn, checkOut);
    if (days < 1) return [{ field: 'checkOut', key: 'reservation.checkOutAfterCheckIn' }];
    return days > LONGEST ? [{ field: 'checkOut', key: 'validation.maxDays', params: { max: LONGEST } }] : [];
  });
  const {
    checkIn,
    checkOut,
    guests,
    adults = guests ?? 1,
    children,
    onlyFree,
    reservationId,
    rooms,
    estateIds,
  } = asked;
  const fields = new Map<string, string | number>();
  for (const name of FIELD_NAMES) if (asked[name] !== '') fields.set(TEXT_FIELDS[name], asked[name]);
  if (rooms !== '') fields.set('roomCount', rooms);
  const priced = Object.fromEntries(PRICED.flatMap((name) => (asked[name] === '' ? [] : [[name, asked[name]]])));
  return {
    checkIn,
    checkOut,
    adults,
    children,
    fields,
    onlyFree,
    shown: asked.fields ?? [],
    priced: asked.quote ? priced : undefined,
    except: reservationId,
    estateIds: estateIds && new Set(estateIds),
  };
}
