import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that belong to nobody on the internet: this machine, its neighbours, clouds about themselves, and what is in examples (RFC 6890). */
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

/** The part of the new addresses that is handed out, and in it what leads elsewhere: tunnels, and examples. */
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

/** Whether a network address is one of the internet, and not of a network that a server is in. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return isIPv6(address) && handedOut.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
