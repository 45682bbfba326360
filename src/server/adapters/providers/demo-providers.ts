import type { Configuration } from 'openid-client';
import { Failure } from '#core/failure.ts';
import { providers, type Provider } from '#core/providers/provider.ts';
import { localClientOf, localIssuer, localIssuerPath } from './local-issuer.ts';
import type { OpenidSource, ProviderFacts } from './openid-source.ts';

export type AskInside = (question: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}) => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }>;

const facts: ProviderFacts = { scope: 'openid profile email', hasProofKey: true, hasNonce: true, prompt: 'login' };

export class DemoProviders implements OpenidSource {
  readonly methods: OpenidSource['methods'] = {
    isDemo: true,
    providers: providers.map((provider) => ({ provider, clientId: null, takesOneTap: false, takesAccessToken: false })),
  };
  #ask: AskInside | undefined;

  reachBy(ask: AskInside): void {
    this.#ask = ask;
  }

  factsOf(provider: Provider): ProviderFacts {
    return provider === 'linkedin' ? { ...facts, hasProofKey: false, hasNonce: false } : facts;
  }

  async configurationOf(provider: Provider, origin: string): Promise<Configuration> {
    const openid = await import('openid-client');
    const at = (path: string) => `${origin}${localIssuerPath}${path}`;
    const server = { issuer: localIssuer, authorization_endpoint: at('/auth'), token_endpoint: at('/token'), jwks_uri: at('/jwks') };
    const configuration = new openid.Configuration(server, localClientOf(provider), undefined, openid.None());
    configuration[openid.customFetch] = (url, { method, headers, body }) =>
      this.#fetched(new Request(url, { method, headers, body: body ?? null } as RequestInit));
    openid.allowInsecureRequests(configuration);
    openid.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  issuerNamed(name: string): string {
    return name;
  }

  async #fetched(request: Request): Promise<Response> {
    if (!this.#ask) throw new Failure('offline', 'The server is not ready yet.');
    const { pathname, search, host } = new URL(request.url);
    const sent = await request.text();
    const { status, headers, body } = await this.#ask({
      method: request.method,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(sent ? { body: sent } : {}),
    });
    return new Response(body, { status, headers });
  }
}
