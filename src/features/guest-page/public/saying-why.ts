import type { HttpError } from '../../../providers/http-error.ts';

/** The server's message about a refused call; undefined if it could not be reached. */
export function sayingWhy({ statusCode, errors, message }: HttpError): string | undefined {
  if (statusCode === 0 || statusCode >= 500) return undefined;
  const said = Object.values(errors ?? {}).flat();
  return said.length > 0 ? said.join(' ') : message;
}
