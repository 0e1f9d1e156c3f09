import type { Row } from '../../../config/types.ts';
import type { AvailableEstate, OfferedQuote, Priced } from '../../../wire/availability.ts';
import { fold } from '../../../domain/text/fold.ts';

/** One home for the wanted stay, with its price and the fields of its record that the list shows. */
export type Offer = AvailableEstate & Priced & { readonly estate: Row };
export type OfferSort = 'price' | 'fit' | 'name';
/** Value of a filter by name; '' = all. */
export type OfferFilters = { readonly district: string; readonly rooms: string; readonly type: string };
/** Sort, filters and search of the offers; `typed` is the search text. */
export type AskedOffers = { readonly sort: OfferSort; readonly filters: OfferFilters; readonly typed: string };
export const NO_FILTERS: OfferFilters = { district: '', rooms: '', type: '' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The price per night, always of the nights alone, without one-off fees. */
export const perNight = ({ accommodation, nightCount }: OfferedQuote): number =>
  Math.round(accommodation / Math.max(1, nightCount));

/** A code as people say it: `KNK-016` is `knk16`. */
const spokenCode = (code: string): string => code.replace(/[^\p{L}\d]/gu, '').replace(/(?<!\d)0+(?=\d)/g, '');

/** Whether the search text matches a home: each word is in its code, name or district, or the text is its code. */
function isMeant({ estate, ...offer }: Offer, typed: string): boolean {
  const wanted = fold(typed.trim());
  const code = fold(text(estate['code']));
  const words = fold([code, text(estate['propertyName']), traitsOf({ estate, ...offer }).district].join(' '));
  const isWords = wanted.split(/\s+/).every((word) => words.includes(word));
  return isWords || (/\d$/.test(wanted) && spokenCode(code) === spokenCode(wanted));
}

/** A home's filter values; an address is an object in its record. */
export function traitsOf({ estate }: Offer): OfferFilters {
  const address = estate['address'];
  const isObject = typeof address === 'object' && address !== null && !Array.isArray(address);
  const district = isObject ? (address as { readonly district?: unknown }).district : estate['district'];
  return { district: text(district), rooms: text(estate['roomCount']), type: text(estate['type']) };
}

/** The matching homes, free ones first, in the chosen order. */
export function arrangeOffers(
  offers: readonly Offer[],
  asked: Omit<AskedOffers, 'typed'> & { readonly typed?: string; readonly guests: number },
): Offer[] {
  const { sort, filters, guests, typed = '' } = asked;
  const passing = offers.filter((offer) => {
    if (!isMeant(offer, typed)) return false;
    const traits = traitsOf(offer);
    return (Object.keys(filters) as (keyof OfferFilters)[]).every(
      (name) => filters[name] === '' || filters[name] === traits[name],
    );
  });
  const order = comparatorsFor(passing, guests)[sort];
  return passing.toSorted((a, b) => Number(b.isFree) - Number(a.isFree) || order(a, b));
}

/** Amounts in two currencies cannot be compared: those in the more frequent one come first. */
function comparatorsFor(offers: readonly Offer[], guests: number) {
  const count = new Map<string, number>();
  for (const { quote } of offers) count.set(quote.currency, (count.get(quote.currency) ?? 0) + 1);
  const byCurrency = (a: Offer, b: Offer): number =>
    (count.get(b.quote.currency) ?? 0) - (count.get(a.quote.currency) ?? 0) ||
    (a.quote.currency < b.quote.currency ? -1 : a.quote.currency > b.quote.currency ? 1 : 0);
  const price = (a: Offer, b: Offer): number => byCurrency(a, b) || a.quote.total - b.quote.total;
  const spare = ({ estate }: Offer): number => Number(estate['maxGuests'] ?? 0) - guests;
  return {
    price,
    fit: (a: Offer, b: Offer): number => spare(a) - spare(b) || price(a, b),
    // The server sorts by code.
    name: () => 0,
  };
}

/** The values that homes have for each filter, in alphabetical order. */
export function choicesOf(offers: readonly Offer[]): { readonly [name in keyof OfferFilters]: readonly string[] } {
  const traitValues = (name: keyof OfferFilters) =>
    [...new Set(offers.map((offer) => traitsOf(offer)[name]))].filter((value) => value !== '').sort();
  return { district: traitValues('district'), rooms: traitValues('rooms'), type: traitValues('type') };
}
