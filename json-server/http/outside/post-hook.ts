import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createPublicLookup } from './fetch-calendar.ts';
import { allowsPrivateHooks, hookRefusal } from './private-hooks.ts';

/** ms, for the whole of it */
const TIMEOUT = 10_000;
/** Characters of an answer that are kept for people to look at. */
const KEPT = 500;

/** What a receiver answered; 0 = there was no answer, and `text` says why. */
export type HookAnswer = { readonly status: number; readonly text: string };
export type PostHook = (
  url: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<HookAnswer>;

/** In words for people; no addresses of the own network. */
function reasonOf(error: unknown, isSlow: boolean): string {
  if (isSlow) return 'No answer within 10 seconds.';
  const code = (error as { code?: string }).code ?? '';
  if (code === 'ENOTPUBLIC') return 'The address is inside a private network.';
  return code === '' ? 'The connection failed.' : `The connection failed (${code}).`;
}

/**
 * Sends a message to somebody's address. Names are looked up for the connection itself, and one that leads inside is refused
 * (`createPublicLookup`); redirects are answers like any other, and nobody follows them. Never throws.
 */
export const postHook: PostHook = (url, { headers, body }) => {
  if (hookRefusal(url) !== undefined)
    return Promise.resolve({ status: 0, text: reasonOf({ code: 'ENOTPUBLIC' }, false) });
  const signal = AbortSignal.timeout(TIMEOUT);
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const fail = (error: unknown): void => resolve({ status: 0, text: reasonOf(error, signal.aborted) });
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'Konak-Webhooks' },
        signal,
        agent: false,
        ...(!allowsPrivateHooks() && { lookup: createPublicLookup() }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
          if (text.length < KEPT) return;
          // Enough to look at; whoever answers without end is not listened to.
          answer.destroy();
          resolve({ status: answer.statusCode ?? 0, text: text.slice(0, KEPT) });
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
};
