import type { ProviderConnection } from './connection.ts';

type Called = { readonly request: { readonly headers: { readonly host?: string | undefined } } };
type Taken = {
  readonly request: {
    readonly socket: { readonly localAddress?: string | undefined; readonly localPort?: number | undefined };
  };
};

/** A name or an address with a port, and nothing that could end a header or an address. */
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252})|\[[0-9a-fA-F:]{2,45}\])(?::\d{1,5})?$/;

/** The host by which the browser calls us. */
export function hostOf({ request }: Called): string {
  const { host = '' } = request.headers;
  return HOST.test(host) ? host : 'localhost';
}

/** The address on which this very server took the call. */
export const localHostOf = ({ request }: Taken): string => {
  const { localAddress = '127.0.0.1', localPort = 80 } = request.socket;
  const address = localAddress.replace(/^::ffff:/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
};

/** Without its port. */
export const nameOfHost = (host: string): string => (HOST.test(host) ? host.replace(/:\d+$/, '') : 'localhost');

/**
 * Where the browser comes back to from the provider. The token stands behind the `#`: browsers keep it to themselves, so it
 * is in no log.
 */
export const returnUrlOf = (call: Called, { publicUrl }: ProviderConnection, token: string): string =>
  `${publicUrl ?? `http://${hostOf(call)}`}/v1/public/pay/3ds#${token}`;
