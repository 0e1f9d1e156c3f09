import { createGzip, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_HEADERS } from './headers.ts';
import { ClientGone, pacedWrite } from './paced-write.ts';
import { createSlices } from '../store/slices.ts';

/** Bytes from which compression pays off; a page of ten rows is smaller and is sent uncompressed. */
const GZIP_FROM_BYTES = 16 * 1024;
/** The fast level; configuration and long lists still shrink to a sixth. */
const GZIP_LEVEL = 2;

/** What a handler returns. The JSON text is made once, here or by the handler. */
export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text; absent = no body. */
  readonly json?: string;
  /** The body for a repeat of the same request, if it differs; null = none. */
  readonly repeated?: string | null;
  /** Media type of the body; JSON unless it says otherwise. */
  readonly type?: string;
};

/** A reply with a body. */
export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers,
  json: JSON.stringify(body),
});

/** 204, without a body. */
export const noContent: Reply = { status: 204 };

const isPackable = ({ headers }: IncomingMessage): boolean => (headers['accept-encoding'] ?? '').includes('gzip');

/** Writes a reply. HEAD gets the headers of GET. */
export function send({
  request,
  response,
  reply,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  reply: Reply;
}): void {
  if (response.headersSent || response.destroyed) return;
  const headers: Record<string, string | number> = { ...API_HEADERS, ...reply.headers };
  if (reply.json === undefined) {
    response.writeHead(reply.status, headers).end();
    return;
  }
  headers['Content-Type'] = reply.type ?? 'application/json; charset=utf-8';
  const text = reply.json;
  const mayCompress = text.length >= GZIP_FROM_BYTES && isPackable(request);
  if (!mayCompress) {
    headers['Content-Length'] = Buffer.byteLength(text);
    response.writeHead(reply.status, headers).end(request.method === 'HEAD' ? undefined : text);
    return;
  }
  gzip(text, { level: GZIP_LEVEL }, (error, packed) => {
    if (response.destroyed) return;
    const body = error ? Buffer.from(text) : packed;
    if (!error) headers['Content-Encoding'] = 'gzip';
    headers['Vary'] = 'Accept-Encoding';
    headers['Content-Length'] = body.length;
    response.writeHead(reply.status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
}

/** Characters gathered before they are sent. */
const PIECE = 32_768;

/**
 * Writes a long JSON answer whose text is generated while it is sent: other requests are served in between, and only
 * one piece is in memory at a time (R17).
 * @param pieces of the text, generated on demand
 */
export async function sendInPieces({
  request,
  response,
  pieces,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  pieces: Iterable<string>;
}): Promise<void> {
  const isPacked = isPackable(request);
  response.writeHead(200, {
    ...API_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const packer = isPacked ? createGzip({ level: GZIP_LEVEL }) : undefined;
  packer?.pipe(response);
  const write = pacedWrite(response, packer);
  const slices = createSlices();
  let text = '';
  try {
    for (const piece of pieces) {
      text += piece;
      if (text.length >= PIECE) {
        await write(Buffer.from(text));
        text = '';
      }
      const pause = slices.pause();
      if (pause) await pause;
    }
    await write(Buffer.from(text));
    (packer ?? response).end();
  } catch (error) {
    // The headers are sent, so cutting the answer short is the only way left to signal the failure.
    packer?.destroy();
    response.destroy();
    if (!(error instanceof ClientGone)) throw error;
  }
}
