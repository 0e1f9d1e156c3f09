import { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import type { QuoteAnswer } from '../../wire/quote.ts';
import type { Unsaved } from './use-unsaved.ts';

export type QuoteQuestion = {
  readonly estateId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children?: number;
  readonly salesChannelId?: string;
  readonly couponCode?: string;
  /** A price rule being edited, which counts as if it were saved. */
  readonly unsaved?: Unsaved;
};

/** Why there is no price, as text. */
export type QuoteRefused = { readonly refused: string };

export function refusedQuote({ errors, message }: HttpError): QuoteRefused {
  const texts = Object.values(errors ?? {}).flat();
  return { refused: texts.length > 0 ? texts.join(' ') : message };
}

/** Queries the price of a stay; saves nothing. Returns obstacles as text. */
export async function askQuote(question: QuoteQuestion, signal: AbortSignal): Promise<QuoteAnswer | QuoteRefused> {
  try {
    const { data } = await request<QuoteAnswer>({ path: '/quotes', method: 'POST', body: question, signal });
    return data;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return refusedQuote(error);
  }
}
