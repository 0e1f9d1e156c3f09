import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Json } from '../../src/config/types.ts';
import { HttpError, malformed, unsupportedType } from './http-error.ts';
import { JsonRefused, parseStrictJson } from './strict-json.ts';

/** Maximum bytes of a body. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Smaller limits for public calls, so that parsing them cannot slow down others (12.2). */
const MAX_PUBLIC_BODY_BYTES: readonly (readonly [path: RegExp, bytes: number])[] = [
  [/^\/api\/auth\//, 4 * 1024],
  // A party of thirty fills in all details on one page.
  [/^\/api\/public\//, 8 * 1024],
];
/**
 * Bytes of an oversized body that are still read and discarded, so the client sees the 413; then the connection is cut.
 */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;

/** Maximum bytes of a call's body. */
export const mostBytes = (path: string): number =>
  MAX_PUBLIC_BODY_BYTES.find(([pattern]) => pattern.test(path))?.[1] ?? MAX_BODY_BYTES;

const JSON_TYPE = /^application\/(?:json|merge-patch\+json)\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i;

/** A body as read: the parsed value (undefined when there was none) and its bytes, which idempotency compares. */
export type ReadBody = { readonly value: Json | undefined; readonly bytes: Buffer };

const EMPTY: ReadBody = { value: undefined, bytes: Buffer.alloc(0) };

const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** ms between checks of how fast a body arrives */
const LOOK = 10_000;
/** Minimum bytes between two checks: 4 kB a second, slower than any working phone connection. */
const LEAST_BYTES = 4 * 1024 * (LOOK / 1000);

const tooSlowAndOver = (): HttpError =>
  new HttpError({ status: 408, problem: { key: 'tooSlow' }, headers: { Connection: 'close' } });
export const tooLargeAndOver = (): HttpError =>
  new HttpError({ status: 413, problem: { key: 'tooLarge' }, headers: { Connection: 'close' } });

/**
 * Collects the bytes of a body. A client that sends next to nothing is disconnected, because it ties up resources that
 * others could use (12.5).
 * @param max bytes; nothing beyond is kept
 * @param refuse makes the 413 for more than `max`
 * @throws HttpError that 413; 408 when the body arrives too slowly; 400 when the connection broke
 */
export function collectBytes(request: IncomingMessage, max: number, refuse: () => HttpError): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let isOver = false;
    let seen = 0;
    const look = setInterval(() => {
      if (size - seen < LEAST_BYTES) {
        isOver = true;
        chunks = [];
        clearInterval(look);
        reject(tooSlowAndOver());
      }
      seen = size;
    }, LOOK);
    look.unref();
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max && !isOver) chunks.push(chunk);
      else chunks = [];
      if (size > max + MAX_DRAINED_BYTES) request.destroy();
    });
    request.on('end', () => {
      clearInterval(look);
      if (size > max) {
        reject(refuse());
      } else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    request.on('error', () => reject(malformed('The body ended early.')));
    request.on('close', () => {
      clearInterval(look);
      if (!request.complete) reject(size > max ? refuse() : malformed('The body ended early.'));
    });
  });
}

/**
 * Reads a JSON body: at most `max` bytes (413), `application/json` in UTF-8 and not compressed (415), strictly parsed
 * (400). Without a body the result is `undefined`; the caller decides whether that is acceptable.
 */
export async function readBody(request: IncomingMessage, max: number): Promise<ReadBody> {
  if (!hasBody(request)) return EMPTY;
  const encoding = request.headers['content-encoding'];
  const isReadable =
    JSON_TYPE.test(request.headers['content-type'] ?? '') && (encoding === undefined || encoding === 'identity');
  const bytes = await collectBytes(request, max, tooLargeAndOver);
  if (!isReadable) throw unsupportedType();
  if (bytes.length === 0) return EMPTY;
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8.');
  try {
    return { value: parseStrictJson(bytes.toString('utf8')), bytes };
  } catch (error) {
    throw error instanceof JsonRefused ? malformed(error.message) : error;
  }
}
