import type { Configuration } from 'openid-client';
import { Failure } from '#core/failure.ts';
import { scopes } from '#core/providers/provider-settings.ts';
import { providers, type Provider } from '#core/providers/provider.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';
import type { OpenidSource, ProviderFacts } from './openid-source.ts';

export interface OpenidClient {
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** Overrides the provider's usual issuer. */
  readonly issuer?: string | undefined;
}

export type OpenidClients = Partial<Record<Provider, OpenidClient>>;

const plain = ['openid', 'profile', 'email'];
const asked = (more: readonly string[]): string => [...new Set([...plain, ...more])].join(' ');

/** The job portal publishes no issuer; LinkedIn takes no PKCE from servers and repeats no nonce. */
const facts: Readonly<Record<Provider, ProviderFacts & { readonly issuer: string | undefined }>> = {
  google: { issuer: 'https://accounts.google.com', scope: asked(scopes.google), hasProofKey: true, hasNonce: true },
  naukri: { issuer: undefined, scope: asked([]), hasProofKey: true, hasNonce: true },
  linkedin: { issuer: 'https://www.linkedin.com/oauth', scope: asked([]), hasProofKey: false, hasNonce: false },
  microsoft: { issuer: 'https://login.microsoftonline.com/common/v2.0', scope: asked(scopes.microsoft), hasProofKey: true, hasNonce: true },
};

/** Providers whose page scripts give tokens that the server can verify. */
const withTokens: readonly Provider[] = ['google', 'naukri'];

/** Configured OpenID providers, discovered at first need. */
export class ConfiguredProviders implements OpenidSource {
  readonly methods: OpenidSource['methods'];
  readonly #clients: OpenidClients;
  readonly #fetch: typeof fetch;
  readonly #known = new Map<Provider, Promise<Configuration>>();

  constructor(clients: OpenidClients, takesTokens: boolean, fetchFrom: typeof fetch = guardedFetch()) {
    this.#clients = clients;
    this.#fetch = fetchFrom;
    this.methods = {
      isDemo: false,
      providers: providers
        .filter((provider) => clients[provider])
        .map((provider) => {
          const takes = takesTokens && withTokens.includes(provider);
          return { provider, clientId: takes ? (clients[provider]?.clientId ?? null) : null, takesOneTap: takes, takesAccessToken: takes };
        }),
    };
  }

  factsOf(provider: Provider): ProviderFacts {
    return facts[provider];
  }

  /** Caches the configuration; retries a failed discovery next time. */
  async configurationOf(provider: Provider): Promise<Configuration> {
    const known = this.#known.get(provider) ?? this.#discover(provider);
    this.#known.set(provider, known);
    return known.catch((error: unknown) => {
      this.#known.delete(provider);
      throw error;
    });
  }

  /** Google writes its issuer with and without the scheme. */
  issuerNamed(name: string): string {
    return name === 'accounts.google.com' ? `https://${name}` : name;
  }

  async #discover(provider: Provider): Promise<Configuration> {
    const client = this.#clients[provider];
    const issuer = client?.issuer ?? facts[provider].issuer;
    if (!client || issuer === undefined) throw new Failure('missing', 'This provider is not set up here.');
    const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks, None } = await import('openid-client');
    const isHere = new URL(issuer).protocol === 'http:';
    return discovery(new URL(issuer), client.clientId, undefined, client.clientSecret === undefined ? None() : ClientSecretPost(client.clientSecret), {
      execute: [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])],
      [customFetch]: (url: string, options: object) => this.#fetch(url, options as RequestInit),
    });
  }
}
