import type { HttpError } from '../../../providers/http-error.ts';

/** What the server says of a call that it refused; nothing where it could not be asked. */
export function sayingWhy({ statusCode, errors, message }: HttpError): string | undefined {
  if (statusCode === 0 || statusCode >= 500) return undefined;
  const said = Object.values(errors ?? {}).flat();
  return said.length > 0 ? said.join(' ') : message;
}
