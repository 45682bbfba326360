import type { FastifyRequest } from 'fastify';
import { hstsFor } from './headers.ts';
import { urlOf } from './request-url.ts';

/** The origin as the settings of an installation say it. */
export const originFrom = ({
  publicOrigin,
  trustProxy,
  hstsSubdomains = true,
}: {
  readonly publicOrigin?: string | undefined;
  readonly trustProxy: readonly string[];
  readonly hstsSubdomains?: boolean;
}): Origin => new Origin(publicOrigin, { trustsProxy: trustProxy.length > 0, withSubdomains: hstsSubdomains });

/** The public origin of this installation, and whether readers reach it over TLS. */
export class Origin {
  readonly #public: string | undefined;
  readonly #trustsProxy: boolean;
  readonly #hsts: string;

  constructor(publicOrigin: string | undefined, { trustsProxy, withSubdomains }: { readonly trustsProxy: boolean; readonly withSubdomains: boolean }) {
    this.#public = publicOrigin;
    this.#trustsProxy = trustsProxy;
    this.#hsts = hstsFor({ withSubdomains });
  }

  /** Scheme and host of the pages; a host that a proxy only passes on is never repeated. */
  of({ headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): string {
    return this.#public ?? `${protocol}://${/^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) ? host.toLowerCase() : 'localhost'}`;
  }

  /** Whether the Origin header names us: the host that was asked, or the one our readers know. */
  isNamedBy({ headers: { origin }, host }: FastifyRequest): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const named = new URL(origin);
    return origin === this.#public || (/^https?:$/.test(named.protocol) && named.host === host.toLowerCase().replace(/:(80|443)$/, ''));
  }

  /** The promise of HTTPS (HSTS), where the request came over it. */
  hstsOf(request: FastifyRequest): string | undefined {
    return this.isSecure(request) ? this.#hsts : undefined;
  }

  isSecure({ protocol }: FastifyRequest): boolean {
    return protocol === 'https';
  }

  /** The safe URL of something asked for over plain HTTP, where a proxy in front tells us that it was. */
  saferUrl(request: FastifyRequest): string | undefined {
    return this.isStrayed(request) ? `${this.#public}${urlOf(request)}` : undefined;
  }

  /** Whether a proxy tells that something came over plain HTTP where readers speak HTTPS. */
  isStrayed(request: FastifyRequest): boolean {
    return this.#trustsProxy && this.#public?.startsWith('https:') === true && !this.isSecure(request);
  }
}
