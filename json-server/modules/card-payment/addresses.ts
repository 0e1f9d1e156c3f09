import type { ProviderConnection } from './connection.ts';

type Called = { readonly request: { readonly headers: { readonly host?: string | undefined } } };
type Taken = {
  readonly request: {
    readonly socket: { readonly localAddress?: string | undefined; readonly localPort?: number | undefined };
  };
};

/** A host name or address with an optional port, without characters that could end a header or an address. */
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252})|\[[0-9a-fA-F:]{2,45}\])(?::\d{1,5})?$/;

/** The host the browser uses to call us. */
export function hostOf({ request }: Called): string {
  const { host = '' } = request.headers;
  return HOST.test(host) ? host : 'localhost';
}

/** The local address on which this server took the call. */
export const localHostOf = ({ request }: Taken): string => {
  const { localAddress = '127.0.0.1', localPort = 80 } = request.socket;
  const address = localAddress.replace(/^::ffff:/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
};

/** The host without its port. */
export const nameOfHost = (host: string): string => (HOST.test(host) ? host.replace(/:\d+$/, '') : 'localhost');

/**
 * Where the provider sends the browser back to. The token is behind the `#`: browsers never send that part, so no log
 * has it.
 */
export const returnUrlOf = (call: Called, { publicUrl }: ProviderConnection, token: string): string =>
  `${publicUrl ?? `http://${hostOf(call)}`}/v1/public/pay/3ds#${token}`;
