import { lookup as dnsLookup } from 'node:dns';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { addressFault } from './private-addresses.ts';
import { createPublicLookup } from './fetch-calendar.ts';

/** ms, in total */
const TIMEOUT = 10_000;
/** characters of an answer that are kept */
const LONGEST_ANSWER = 500;
/** bytes of an answer that are read */
const MAX_READ_BYTES = 4096;

export type Posted = { readonly status: number; readonly text: string };
/** Why there was no answer. */
export type NotPosted = 'TIMEOUT' | 'UNREACHABLE' | 'PRIVATE' | 'TLS';
export type PostOutside = (
  url: string,
  message: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<Posted | NotPosted>;

const TLS_FAULT = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/;

/**
 * Makes the function that sends a message to an address that a user typed: over TLS to the public internet only, unless
 * `isFree`. The connection itself looks up every name again. Redirects are returned, not followed.
 * @param lookup returns all addresses of a name; replaced in tests
 */
export function createPostOutside({
  isFree,
  lookup = dnsLookup,
  timeout = TIMEOUT,
}: {
  readonly isFree: () => boolean;
  readonly lookup?: Parameters<typeof createPublicLookup>[0];
  readonly timeout?: number;
}): PostOutside {
  const publicLookup = createPublicLookup(lookup);
  return async (text, message) => {
    const fault = addressFault(text, isFree());
    if (fault !== undefined) return fault === 'private' ? 'PRIVATE' : 'UNREACHABLE';
    const signal = AbortSignal.timeout(timeout);
    const options = { ...(!isFree() && { lookup: publicLookup }), agent: false, signal };
    try {
      return await send(new URL(text), message, options);
    } catch (error) {
      return signal.aborted ? 'TIMEOUT' : faultOf(error);
    }
  };
}

function send(
  url: URL,
  { body, headers }: Parameters<PostOutside>[1],
  options: RequestOptions,
): Promise<Posted | NotPosted> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { ...options, method: 'POST', headers: { ...headers, 'Content-Length': length } },
      (answer) => {
        readStart(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The beginning of an answer; does not wait for the rest. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_READ_BYTES) break;
  }
  answer.destroy();
  // PostgreSQL texts cannot hold a null character.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, LONGEST_ANSWER);
}

function faultOf(error: unknown): NotPosted {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'ENOTPUBLIC') return 'PRIVATE';
  return TLS_FAULT.test(code) ? 'TLS' : 'UNREACHABLE';
}
