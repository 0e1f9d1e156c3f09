import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Json } from '../../src/config/types.ts';
import { HttpError, malformed, tooLarge, unsupportedType } from '../http-error.ts';
import { JsonRefused, parseStrictJson } from '../strict-json.ts';

/** Bytes of one body, at most. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** A sender of too much is read (and thrown away) up to here, so that it gets to see the 413; then the line is cut. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;

const JSON_TYPE = /^application\/(?:json|merge-patch\+json)\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i;

/** A body as read: the parsed value (undefined when there was none) and its bytes, which idempotency compares. */
export type ReadBody = { readonly value: Json | undefined; readonly bytes: Buffer };

const EMPTY: ReadBody = { value: undefined, bytes: Buffer.alloc(0) };

const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

function collect(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else if (size > MAX_DRAINED_BYTES) request.destroy();
    });
    request.on('end', () => {
      if (size > MAX_BODY_BYTES) {
        reject(new HttpError({ status: 413, problem: { key: 'tooLarge' }, headers: { Connection: 'close' } }));
      } else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    request.on('error', () => reject(malformed('The body ended early.')));
    request.on('close', () => {
      if (!request.complete) reject(size > MAX_BODY_BYTES ? tooLarge() : malformed('The body ended early.'));
    });
  });
}

/**
 * Reads a JSON body: at most 1 MiB (413), `application/json` in UTF-8 and not compressed (415), strictly parsed (400).
 * No body at all is `undefined`; the caller decides whether that will do.
 */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  if (!hasBody(request)) return EMPTY;
  const encoding = request.headers['content-encoding'];
  const isReadable =
    JSON_TYPE.test(request.headers['content-type'] ?? '') && (encoding === undefined || encoding === 'identity');
  const bytes = await collect(request);
  if (!isReadable) throw unsupportedType();
  if (bytes.length === 0) return EMPTY;
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8.');
  try {
    return { value: parseStrictJson(bytes.toString('utf8')), bytes };
  } catch (error) {
    throw error instanceof JsonRefused ? malformed(error.message) : error;
  }
}
