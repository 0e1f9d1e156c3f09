import { daysBetween } from '../../../../src/domain/calendar/iso-date.ts';
import { date, flag, optional, readQuery, text, texts, integer } from '../../../http/query.ts';
import { MAX_GUESTS } from '../../../../src/domain/rule/limits.ts';

/** What `GET /api/availability` is asked. */
export type AvailabilityQuestion = {
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
const MAX_SHOWN = 20;

/** Parameters that ask for one value of the estate, and where it stands. */
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
/** Days; nobody asks further, and a span has to be a span. */
const LONGEST = 1098;

/** What the call may be asked. */
export const AVAILABILITY_PARAMETERS = {
  checkIn: date(),
  checkOut: date(),
  reservationId: optional(text),
  rooms: text,
  adults: optional(integer({ min: 1, max: MAX_GUESTS })),
  /** The same in the contract's word. */
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

/** @throws HttpError 400 naming every parameter that makes no sense */
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
