import { BlockList, isIP } from 'node:net';

/** Ranges outside the public internet: loopback, private networks, documentation, multicast. */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Only this part of IPv6 is public, except for the ranges below, which are tunnels and documentation. */
const PUBLIC_IPV6 = ['2000::', 3] as const;
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of IPV4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of IPV6) closed.addSubnet(net, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet(...PUBLIC_IPV6, 'ipv6');

/** Whether this is an address on the public internet; false for names, and for IPv4 addresses written as IPv6. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
