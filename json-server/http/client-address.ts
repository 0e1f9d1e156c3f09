import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** IPv4 as IPv6 writes it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies append the port. */
const WITH_PORT = /^(?:\[([0-9a-f:.%]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i;
/** Groups of an IPv6 address that identify the network (/64); clients choose the rest themselves. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address in the form used for comparison; undefined when it is not an address. */
function plainAddress(text: string): string | undefined {
  const match = WITH_PORT.exec(text.trim());
  const bare = (match?.[1] ?? match?.[2] ?? text).trim().split('%', 1)[0] ?? '';
  const address = MAPPED.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

/**
 * The proxies whose `X-Forwarded-For` is trusted.
 * @param proxies addresses and networks, `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`
 * @throws RangeError naming the entry that is neither
 */
export function trustOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [base = '', bits, ...more] = proxy.split('/');
    const address = plainAddress(base);
    const most = address !== undefined && familyOf(address) === 'ipv6' ? 128 : 32;
    const isNumber = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (address === undefined || !isNumber || more.length > 0) throw new RangeError(proxy);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * Makes the function that finds a call's client address: the address of its connection or, when that is a trusted
 * proxy, the last entry of `X-Forwarded-For` that is not one. Earlier entries and all other headers may have been
 * written by anybody (S20).
 */
export function clientAddresses(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = trustOf(proxies);
  const isTrusted = (address: string): boolean => trusted.check(address, familyOf(address));
  return ({ socket, headers }) => {
    let address = plainAddress(socket.remoteAddress ?? '');
    // The connection is gone, so nobody gets the answer.
    if (address === undefined) return '';
    if (proxies.length === 0) return address;
    const header = headers['x-forwarded-for'];
    const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
    while (isTrusted(address)) {
      const before = plainAddress(forwarded.pop() ?? '');
      if (before === undefined) return address;
      address = before;
    }
    return address;
  };
}

/** The key that rate limits count by: the address, or its network for IPv6, since one line has 2^64 addresses. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::', 2);
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
