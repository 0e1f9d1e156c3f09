import type { Row } from '../../config/types.ts';
import { request } from '../../providers/http.ts';

/** What a stay would cost, minor units of the currency. */
export type Quoted = { readonly total: number; readonly currency: string };
type Answer = { readonly quote: Quoted };

/** Of a reservation, what its price hangs on beside dates and estate. */
const KEPT = ['adults', 'children', 'salesChannelId', 'couponCode', 'paymentMethod'] as const;

/**
 * The price of a stay on other days or in another estate, before anything is saved (TC3).
 * @returns undefined when there is none to be had: the role may not ask, or the stay cannot be there; saving says why
 */
export async function askQuote(
  { id, ...wanted }: { id: string; estateId: string; checkIn: string; checkOut: string },
  signal: AbortSignal,
): Promise<Quoted | undefined> {
  try {
    const { data: record } = await request<Row>({ path: `/reservations/${encodeURIComponent(id)}`, signal });
    const kept = Object.fromEntries(KEPT.map((key) => [key, record[key] ?? null]));
    const body = { ...kept, ...wanted, reservationId: id };
    const { data } = await request<Answer>({ path: '/quotes', method: 'POST', body, signal });
    return data.quote;
  } catch {
    return undefined;
  }
}
