import type { Configuration, ServerMetadata } from 'openid-client';
import { Failure } from '#core/failure.ts';
import { scopes } from '#core/providers/provider-settings.ts';
import { providers, type Provider } from '#core/providers/provider.ts';
import type { LoginMethod } from '#core/login/token-logins.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';
import type { OpenidSource, ProviderFacts } from './openid-source.ts';

export interface OpenidClient {
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** Overrides the provider's usual issuer. */
  readonly issuer?: string | undefined;
  /** Addresses of a provider that tells them nowhere itself. */
  readonly endpoints?: OpenidEndpoints | undefined;
  /** Scopes beyond the usual ones. */
  readonly scopes?: readonly string[] | undefined;
  /** Script of the provider for our pages, where they cannot know its address. */
  readonly scriptUrl?: string | undefined;
  /** Access tokens open a profile, so that they are kept for a while. */
  readonly hasProfile?: boolean | undefined;
}

export interface OpenidEndpoints {
  readonly authorize: string;
  readonly token: string;
  readonly keys: string;
  /** Introspection of tokens (RFC 7662). */
  readonly check: string | undefined;
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
export const tokenGivers = ['google', 'naukri', 'microsoft'] as const;

export type TokenGiver = (typeof tokenGivers)[number];

/** Configured OpenID providers, discovered at first need. */
export class ConfiguredProviders implements OpenidSource {
  readonly methods: OpenidSource['methods'];
  readonly #clients: OpenidClients;
  readonly #fetch: typeof fetch;
  readonly #known = new Map<Provider, Promise<Configuration>>();

  constructor(clients: OpenidClients, tokensOf: readonly TokenGiver[], fetchFrom: typeof fetch = guardedFetch()) {
    this.#clients = clients;
    this.#fetch = fetchFrom;
    this.methods = {
      isDemo: false,
      providers: providers.flatMap((provider) => methodOf(provider, clients[provider], tokensOf) ?? []),
    };
  }

  factsOf(provider: Provider): ProviderFacts {
    const { hasProfile = false, scopes: more = [] } = this.#clients[provider] ?? {};
    const { scope } = facts[provider];
    return { ...facts[provider], scope: [...new Set([scope, ...more])].join(' '), keepsToken: hasProfile };
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
    const openid = await import('openid-client');
    const { clientId, clientSecret, endpoints } = client;
    const authentication = clientSecret === undefined ? openid.None() : openid.ClientSecretPost(clientSecret);
    const isHere = new URL(endpoints?.token ?? issuer).protocol === 'http:';
    const execute = [openid.enableNonRepudiationChecks, ...(isHere ? [openid.allowInsecureRequests] : [])];
    const fetchFrom = (url: string, options: object) => this.#fetch(url, options as RequestInit);
    if (!endpoints) return openid.discovery(new URL(issuer), clientId, undefined, authentication, { execute, [openid.customFetch]: fetchFrom });
    const configuration = new openid.Configuration(metadataOf(issuer, endpoints), clientId, undefined, authentication);
    configuration[openid.customFetch] = fetchFrom;
    for (const prepare of execute) prepare(configuration);
    return configuration;
  }
}

/** Client id only where a script is there to use it. */
function methodOf(provider: Provider, client: OpenidClient | undefined, tokensOf: readonly Provider[]): LoginMethod | undefined {
  if (!client) return undefined;
  const takes = provider !== 'linkedin' && tokensOf.includes(provider);
  const hasScript = takes && (provider !== 'naukri' || client.scriptUrl !== undefined);
  return {
    provider,
    clientId: hasScript ? client.clientId : null,
    takesOneTap: takes && provider !== 'microsoft',
    takesAccessToken: takes,
    ...(hasScript && client.scriptUrl !== undefined && { scriptUrl: client.scriptUrl }),
  };
}

const metadataOf = (issuer: string, { authorize, token, keys, check }: OpenidEndpoints): ServerMetadata => ({
  issuer,
  authorization_endpoint: authorize,
  token_endpoint: token,
  jwks_uri: keys,
  ...(check !== undefined && { introspection_endpoint: check }),
});
