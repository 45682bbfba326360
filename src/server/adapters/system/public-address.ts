import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks outside the public internet (RFC 6890). */
const inner: readonly (readonly [network: string, bits: number])[] = [
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
  ['224.0.0.0', 3],
];

/** Assigned IPv6 space, less tunnels and examples. */
const outer = ['2000::', 3] as const;
const tunnels: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of inner) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of tunnels) refused.addSubnet(network, bits, 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet(...outer, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return isIPv6(address) && handedOut.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
