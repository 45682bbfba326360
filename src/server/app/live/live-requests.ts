import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { FastifyRequest } from 'fastify';

/** Subnets of fastify's names for trusted proxies. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Applies trusted proxy headers to handshakes, which pass no fastify route. */
export class LiveRequests {
  readonly #trusted = new BlockList();

  constructor(trustProxy: readonly string[]) {
    for (const subnet of trustProxy.flatMap((name) => named[name] ?? [name])) {
      const [address = '', bits] = subnet.split('/', 2);
      const family = isIPv4(address) ? 'ipv4' : 'ipv6';
      if (isIP(address) > 0) this.#trusted.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
    }
  }

  of(raw: IncomingMessage): FastifyRequest {
    const { headers } = raw;
    const isRelayed = this.#trusts(raw.socket.remoteAddress);
    const recorded = (name: string): string | undefined => (isRelayed ? lastOf(headers[name]) : undefined);
    const host = recorded('x-forwarded-host') ?? headers.host ?? '';
    const protocol = recorded('x-forwarded-proto') ?? ((raw.socket as Partial<TLSSocket>).encrypted ? 'https' : 'http');
    return { headers, host, protocol, ip: this.#addressOf(raw), raw } as FastifyRequest;
  }

  #addressOf({ socket, headers }: IncomingMessage): string | undefined {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
    const way = [
      socket.remoteAddress,
      ...forwarded
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean)
        .toReversed(),
    ];
    return way.find((address, at) => at === way.length - 1 || !this.#trusts(address));
  }

  #trusts(address = ''): boolean {
    return isIP(address) > 0 && this.#trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  }
}

const lastOf = (header: string | string[] | undefined): string | undefined => [header ?? []].flat().join(',').split(',').at(-1)?.trim() || undefined;
