import { type LookupAddress, lookup as dnsLookup, type LookupOptions } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { CalendarRefused } from './calendar-refused.ts';
import { isPublicAddress } from './public-address.ts';

/** Fetches the text of a calendar. @throws CalendarRefused with a text that people can act on */
export type CalendarFetcher = (url: string) => Promise<string>;

/** Bytes of one calendar, sent or fetched. */
export const MAX_CALENDAR_BYTES = 5 * 1024 * 1024;
/** ms, in total */
const TIMEOUT = 20_000;
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The result of one request: a redirect has a location, a calendar its body. */
export type Fetched = {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: AsyncIterable<Buffer>;
  readonly close: () => void;
};
export type SendRequest = (url: URL, signal: AbortSignal) => Promise<Fetched>;

type LookupAll = (
  host: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Refuses every name with an address that is not on the public internet, in the same lookup that the connection uses,
 * so a name cannot resolve differently between check and call. The connection may use any of the addresses.
 * @param lookup returns all addresses of a name; replaced in tests
 */
export const createPublicLookup =
  (lookup: LookupAll = dnsLookup): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const found = error ? [] : addresses;
      const [first] = found;
      if (error) callback(error, '', 4);
      else if (!first || !found.every(({ address }) => isPublicAddress(address))) {
        callback(Object.assign(new Error('not public'), { code: 'ENOTPUBLIC' }), '', 4);
      } else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

const publicLookup = createPublicLookup();

const sendHttps: SendRequest = (url, signal) =>
  new Promise((resolve, reject) => {
    const headers = { Accept: 'text/calendar', 'Accept-Encoding': 'identity', 'User-Agent': 'Konak' };
    const request = httpsRequest(
      url,
      { headers, signal, lookup: publicLookup, agent: false },
      (answer: IncomingMessage) =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          body: answer as AsyncIterable<Buffer>,
          close: () => answer.destroy(),
        }),
    );
    request.on('error', reject);
    request.end();
  });

/** @throws CalendarRefused for an address that must not be fetched */
function checked(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new CalendarRefused('url.invalid');
  const url = new URL(text, base);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    throw new CalendarRefused('httpsOnly');
  }
  // A literal address needs no lookup.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new CalendarRefused('url.private');
  return url;
}

async function readText({ body }: Fetched): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_CALENDAR_BYTES) throw new CalendarRefused('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refusal(error: unknown, signal: AbortSignal): CalendarRefused {
  if (error instanceof CalendarRefused) return error;
  if (signal.aborted) return new CalendarRefused('url.slow');
  const code = (error as { code?: string }).code ?? '';
  return new CalendarRefused(code === 'ENOTPUBLIC' ? 'url.private' : 'url.unreachable');
}

/**
 * The product's fetcher: https only, no address in our own network, not even by a redirect, at most 5 MB and 20 s.
 * @param send makes one request; replaced in tests
 */
export function createCalendarFetcher({
  send = sendHttps,
  timeout = TIMEOUT,
}: { readonly send?: SendRequest; readonly timeout?: number } = {}): CalendarFetcher {
  return async (text) => {
    const signal = AbortSignal.timeout(timeout);
    let fetched: Fetched | undefined;
    try {
      let url = checked(text);
      for (let hops = 0; ; hops += 1) {
        fetched = await send(url, signal);
        const { status, location } = fetched;
        if (!REDIRECTS.has(status)) {
          if (status !== 200) throw new CalendarRefused('url.status', { status });
          return await readText(fetched);
        }
        fetched.close();
        if (hops === MAX_REDIRECTS || location === undefined) throw new CalendarRefused('url.redirects');
        url = checked(location, url);
      }
    } catch (error) {
      throw refusal(error, signal);
    } finally {
      fetched?.close();
    }
  };
}

/** For servers that must not call out: tests and tools. */
export const noFetcher: CalendarFetcher = () => Promise.reject(new CalendarRefused('url.off'));
