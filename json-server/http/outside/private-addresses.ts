import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether webhooks may lead into our own network and go without encryption, as `WEBHOOKS_PRIVATE=1` says. */
export const allowsPrivate = (): boolean => process.env['WEBHOOKS_PRIVATE'] === '1';

/** Names that no server on the internet has. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
/** Below are the services of machines, which nobody has for webhooks. */
const FIRST_FREE_PORT = 1024;

/** Why an address is not called: it is none, goes without encryption, or leads to our own network or another service. */
export type AddressFault = 'invalid' | 'httpsOnly' | 'private' | 'port';

/** @param isFree our own network may be called, too */
export function addressFault(text: string, isFree: boolean): AddressFault | undefined {
  if (!URL.canParse(text)) return 'invalid';
  const { protocol, hostname, port, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return 'invalid';
  if (isFree) return undefined;
  if (protocol !== 'https:') return isPrivateHost(hostname) ? 'private' : 'httpsOnly';
  if (isPrivateHost(hostname)) return 'private';
  return port === '' || Number(port) >= FIRST_FREE_PORT ? undefined : 'port';
}

/** What a name stands for is asked when it is called; these need no asking. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || PRIVATE_NAME.test(host);
}
