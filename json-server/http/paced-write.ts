import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

/** The client closed the connection. */
export class ClientGone extends Error {}

/** Resolves when more can be written, or the connection is closed. */
function drained(target: Writable, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      target.off('drain', done);
      response.off('close', done);
      resolve();
    };
    target.once('drain', done);
    response.once('close', done);
  });
}

/**
 * Writes a long answer piece by piece: waits for a slow client and stops when the client disconnects.
 * @param target a stream in front of the response, e.g. one that compresses
 */
export function pacedWrite(response: ServerResponse, target: Writable = response): (bytes: Buffer) => Promise<void> {
  return async (bytes) => {
    if (response.destroyed) throw new ClientGone();
    if (!target.write(bytes)) await drained(target, response);
  };
}
