import type { Connection } from './connection.ts';

type Called = { readonly request: { readonly headers: { readonly host?: string | undefined } } };

/** A name or an address with a port, and nothing that could end a header or an address. */
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252})|\[[0-9a-fA-F:]{2,45}\])(?::\d{1,5})?$/;

/** The host by which the browser calls us. */
export function hostOf({ request }: Called): string {
  const { host = '' } = request.headers;
  return HOST.test(host) ? host : 'localhost';
}

/** Without its port. */
export const nameOfHost = (host: string): string => (HOST.test(host) ? host.replace(/:\d+$/, '') : 'localhost');

/**
 * Where the browser comes back to from the provider. The token stands behind the `#`: browsers keep it to themselves, so it
 * is in no log.
 */
export const returnUrlOf = (call: Called, { publicUrl }: Connection, token: string): string =>
  `${publicUrl ?? `http://${hostOf(call)}`}/v1/public/pay/3ds#${token}`;
