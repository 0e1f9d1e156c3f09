import { daysBetween, isIsoDate } from '../../../domain/calendar/iso-date.ts';
import type { FormStore, FormValues } from '../../../engine/fields/inputs/form-store.ts';

/** Keys of a reservation that its price depends on, besides the home. */
const ASKED = [
  'checkIn',
  'checkOut',
  'adults',
  'children',
  'salesChannelId',
  'couponCode',
  'guestId',
  'paymentMethod',
  'rentalMode',
] as const;
/** Keys the whole quote depends on: the same list on every render, for subscriptions. */
export const STAY_KEYS: readonly string[] = [...ASKED, 'payCurrency'];

/** The query about a stay; undefined while dates or guests are invalid. */
export function stayQuestion(values: FormValues): { readonly [key: string]: string } | undefined {
  const { checkIn, checkOut, adults } = values;
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut) || daysBetween(checkIn, checkOut) < 1) return undefined;
  if (typeof adults !== 'number' || !(adults >= 1)) return undefined;
  return Object.fromEntries(
    ASKED.flatMap((key) => {
      const value = values[key];
      return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)] as const] : [];
    }).filter(([, value]) => value !== ''),
  );
}

/** The query about all homes: the guest only matters for a coupon that not everybody may use again. */
export function offersQuestion(values: FormValues): ReturnType<typeof stayQuestion> {
  return stayQuestion(values['couponCode'] ? values : { ...values, guestId: null });
}

/** The body of `POST /api/quotes` for one home. */
export function quoteRequest(store: FormStore, estateId: string): object | undefined {
  const values = store.values();
  const asked = stayQuestion(values);
  if (!asked) return undefined;
  const { rentalMode, adults, children, ...rest } = asked;
  return {
    ...rest,
    estateId,
    adults: Number(adults),
    ...(children === undefined ? {} : { children: Number(children) }),
    ...(values['payCurrency'] ? { payCurrency: values['payCurrency'] } : {}),
    mode: rentalMode === 'MONTHLY' ? 'MONTHLY' : 'NIGHTLY',
  };
}
