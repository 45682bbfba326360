import type { FastifyRequest } from 'fastify';
import { hstsFor } from './headers.ts';
import { urlOf } from './request-url.ts';

export const originFrom = ({
  publicOrigin,
  trustProxy,
  hstsSubdomains = true,
}: {
  readonly publicOrigin?: string | undefined;
  readonly trustProxy: readonly string[];
  readonly hstsSubdomains?: boolean;
}): Origin => new Origin(publicOrigin, { trustsProxy: trustProxy.length > 0, withSubdomains: hstsSubdomains });

export class Origin {
  readonly #public: string | undefined;
  readonly #trustsProxy: boolean;
  readonly #hsts: string;

  constructor(publicOrigin: string | undefined, { trustsProxy, withSubdomains }: { readonly trustsProxy: boolean; readonly withSubdomains: boolean }) {
    this.#public = publicOrigin;
    this.#trustsProxy = trustsProxy;
    this.#hsts = hstsFor({ withSubdomains });
  }

  /** Scheme and host, never repeating a host merely passed on by a proxy. */
  of({ headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): string {
    return this.#public ?? `${protocol}://${/^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) ? host.toLowerCase() : 'localhost'}`;
  }

  /** Accepts the requested host or the public one. */
  isNamedBy({ headers: { origin }, host }: FastifyRequest): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const named = new URL(origin);
    return origin === this.#public || (/^https?:$/.test(named.protocol) && named.host === host.toLowerCase().replace(/:(80|443)$/, ''));
  }

  hstsOf(request: FastifyRequest): string | undefined {
    return this.isSecure(request) ? this.#hsts : undefined;
  }

  isSecure({ protocol }: FastifyRequest): boolean {
    return protocol === 'https';
  }

  saferUrl(request: FastifyRequest): string | undefined {
    return this.isStrayed(request) ? `${this.#public}${urlOf(request)}` : undefined;
  }

  /** Plain HTTP behind a proxy where readers use HTTPS. */
  isStrayed(request: FastifyRequest): boolean {
    return this.#trustsProxy && this.#public?.startsWith('https:') === true && !this.isSecure(request);
  }
}
