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
  /** A rule of prices that is being typed and counts as if it were saved. */
  readonly unsaved?: Unsaved;
};

/** Why there is no price, in words. */
export type QuoteRefused = { readonly refused: string };

export function refusedQuote({ errors, message }: HttpError): QuoteRefused {
  const texts = Object.values(errors ?? {}).flat();
  return { refused: texts.length > 0 ? texts.join(' ') : message };
}

/** Asks what a stay would cost; nothing is saved. What stands in the way comes back in words. */
export async function askQuote(question: QuoteQuestion, signal: AbortSignal): Promise<QuoteAnswer | QuoteRefused> {
  try {
    const { data } = await request<QuoteAnswer>({ path: '/quotes', method: 'POST', body: question, signal });
    return data;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return refusedQuote(error);
  }
}
