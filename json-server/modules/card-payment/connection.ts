import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Records } from '../../records/records.ts';
import type { Provider } from './provider.ts';

/** The provider of a running server, and the key that signs this server's own tokens. */
export type ProviderConnection = {
  readonly provider: Provider;
  readonly key: string;
  /** The product's public address; undefined = the one guests call it by. */
  readonly publicUrl?: string | undefined;
};

const connections = new WeakMap<Records, ProviderConnection>();

/** Connects the server of these records to the provider. */
export const connect = (records: Records, connection: ProviderConnection): void =>
  void connections.set(records, connection);
export const disconnect = (records: Records): void => void connections.delete(records);
export const connectionOf = (records: Records): ProviderConnection | undefined => connections.get(records);

const SEPARATOR = '.';
const macOf = (key: string, orderId: string): string =>
  createHmac('sha256', key).update(`result ${orderId}`).digest('base64url');

/**
 * The token with which the browser that began a payment asks for its result; the order's link alone does not reveal it.
 */
export const resultToken = (key: string, orderId: string): string => `${orderId}${SEPARATOR}${macOf(key, orderId)}`;

/** The order of such a token; undefined when we did not sign it. */
export function orderOfToken(key: string, token: string): string | undefined {
  const at = token.indexOf(SEPARATOR);
  const orderId = at === -1 ? '' : token.slice(0, at);
  const sent = Buffer.from(token.slice(at + 1));
  const own = Buffer.from(macOf(key, orderId));
  return sent.length === own.length && timingSafeEqual(sent, own) && orderId !== '' ? orderId : undefined;
}
