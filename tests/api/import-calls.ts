import type { ImportAnswer } from '../../src/wire/import.ts';
import type { TestApp } from './support.ts';

export const lines = (...rows: readonly string[]): string => rows.join('\r\n');

type Sent = { readonly as?: string; readonly type?: string; readonly headers?: Record<string, string> };

/** Imports into a running app: for real, and tried. */
export function importOf(app: () => TestApp) {
  /** Sends a file and reads the answer of an import. */
  async function send(
    path: string,
    file: string | Buffer,
    { as = 'admin', type = 'text/csv', headers = {} }: Sent = {},
  ) {
    const answer = await app().call('POST', `/api/${path}`, {
      as,
      raw: file,
      headers: { 'content-type': type, ...headers },
    });
    return { ...answer, said: answer.body as unknown as ImportAnswer & { readonly message: string } };
  }
  const dryRun = (path: string, file: string | Buffer, sent?: Sent) =>
    send(`${path}${path.includes('?') ? '&' : '?'}dryRun=true`, file, sent);
  return { send, dryRun };
}
