import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

/** The caller went away. */
export class ClientGone extends Error {}

/** Resolves when more can be written, or never will be. */
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
 * Writes a long answer piece by piece: whoever reads slowly is waited for, whoever goes away ends the work.
 * @param target what stands before the answer, a packer for instance
 */
export function pacedWrite(response: ServerResponse, target: Writable = response): (bytes: Buffer) => Promise<void> {
  return async (bytes) => {
    if (response.destroyed) throw new ClientGone();
    if (!target.write(bytes)) await drained(target, response);
  };
}
