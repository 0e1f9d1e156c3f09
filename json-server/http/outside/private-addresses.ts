import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether webhooks may call our own network and go unencrypted (`WEBHOOKS_PRIVATE=1`). */
export const allowsPrivate = (): boolean => process.env['WEBHOOKS_PRIVATE'] === '1';

/** Names that no server on the internet has. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
/** Ports below belong to system services, which no webhook uses. */
const FIRST_FREE_PORT = 1024;

/** Why an address is not called: invalid, unencrypted, inside our own network, or a system port. */
export type AddressFault = 'invalid' | 'httpsOnly' | 'private' | 'port';

/** @param isFree our own network is allowed, too */
export function addressFault(text: string, isFree: boolean): AddressFault | undefined {
  if (!URL.canParse(text)) return 'invalid';
  const { protocol, hostname, port, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return 'invalid';
  if (isFree) return undefined;
  if (protocol !== 'https:') return isPrivateHost(hostname) ? 'private' : 'httpsOnly';
  if (isPrivateHost(hostname)) return 'private';
  return port === '' || Number(port) >= FIRST_FREE_PORT ? undefined : 'port';
}

/** Names are resolved and checked when they are called; these are refused without a lookup. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || PRIVATE_NAME.test(host);
}
