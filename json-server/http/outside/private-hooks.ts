import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether webhooks may go to this machine and its own network: `WEBHOOKS_PRIVATE=1`, for trying things out. */
export const allowsPrivateHooks = (): boolean => process.env['WEBHOOKS_PRIVATE'] === '1';

/** Names that lead to nothing outside, whatever they are looked up as. */
const INNER = /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|lan|home|test|invalid))$/i;

/** Why nothing is ever sent to an address; undefined = it may be. What a name is looked up as is checked at each call. */
export function hookRefusal(text: string): 'httpsOnly' | 'url.private' | undefined {
  if (allowsPrivateHooks()) return undefined;
  const { protocol, hostname } = new URL(text);
  if (protocol !== 'https:') return 'httpsOnly';
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isInner = isIP(host) === 0 ? INNER.test(host) : !isPublicAddress(host);
  return isInner ? 'url.private' : undefined;
}
