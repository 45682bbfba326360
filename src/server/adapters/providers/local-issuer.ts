import { generateKeyPair } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { Provider as OidcProvider } from 'oidc-provider';
import { providers, type Provider } from '#core/providers/provider.ts';
import type { DemoLogins } from './demo-logins.ts';

export const localIssuerPath = '/local-issuer';

/** Issuer URL that resolves nowhere. */
export const localIssuer = 'http://local-issuer.invalid';

export const localClientOf = (provider: Provider): string => `demo-${provider}`;

const seconds = { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: 1_200, Session: 1_200 } as const;
const hidden = { httpOnly: true, sameSite: 'lax', overwrite: true } as const;

interface Interaction {
  readonly provider: Provider;
}

/** Issuer for trying logins: trusts everyone, forgets within minutes, and works across processes except for tokens. */
export class LocalIssuer {
  readonly #logins: () => DemoLogins;
  #made: Promise<OidcProvider> | undefined;

  constructor(logins: () => DemoLogins) {
    this.#logins = logins;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = await this.#provider();
    const url = request.url ?? '/';
    Object.assign(request, { originalUrl: url, url: url.slice(localIssuerPath.length) || '/' });
    await provider.callback()(request, response);
  }

  async interaction(request: IncomingMessage, response: ServerResponse): Promise<Interaction | undefined> {
    try {
      const { params } = await (await this.#provider()).interactionDetails(request, response);
      const provider = providers.find((known) => localClientOf(known) === params.client_id);
      return provider && { provider };
    } catch {
      return undefined;
    }
  }

  /** Signs in the named subject, or refuses without one; returns the next URL. */
  async decide(request: IncomingMessage, response: ServerResponse, subject: string | undefined): Promise<string> {
    const result = subject === undefined ? { error: 'access_denied' } : { login: { accountId: subject, remember: false } };
    const url = await (await this.#provider()).interactionResult(request, response, result, { mergeWithLastSubmission: false });
    const { pathname, search } = new URL(url, localIssuer);
    return pathname + search;
  }

  oneTapToken(): string {
    return this.#logins().oneTapToken();
  }

  letMakeName(subject: string): Promise<void> {
    return this.#logins().letMakeName(localIssuer, subject);
  }

  #provider(): Promise<OidcProvider> {
    const logins = this.#logins();
    return (this.#made ??= makeProvider(logins));
  }
}

async function makeProvider(logins: DemoLogins): Promise<OidcProvider> {
  const { Provider: Oidc } = await import('oidc-provider');
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3_072 });
  const provider = new Oidc(localIssuer, {
    adapter: (kind: string) => storageOf(logins, kind),
    clients: providers.map(clientOf),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' }] },
    cookies: {
      keys: [logins.cookieKey],
      long: { ...hidden, path: localIssuerPath },
      short: hidden,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false }, userinfo: { enabled: false } },
    scopes: ['openid', 'profile', 'email', 'User.Read'],
    expiresWithSession: async () => false,
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `${localIssuerPath}/visit/${uid}` },
    loadExistingGrant: grantAll,
    pkce: { required: (_context: unknown, { clientId }: { readonly clientId: string }) => clientId !== localClientOf('linkedin') },
    renderError: refuse,
    ttl: seconds,
  });
  allowOwnCallbacks(Oidc, provider);
  return provider;
}

/** Keeps no sessions, so that guests can choose a member each time. */
const storageOf = (logins: DemoLogins, kind: string) => ({
  upsert: async (id: string, value: Readonly<Record<string, unknown>>, lifeSeconds: number) =>
    kind === 'Session' ? undefined : logins.keep(kind, id, value, lifeSeconds),
  find: (id: string) => logins.find(kind, id),
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: (id: string) => logins.consume(kind, id),
  destroy: (id: string) => logins.remove(kind, id),
  revokeByGrantId: (grantId: string) => logins.removeOf(grantId),
});

const clientOf = (provider: Provider) => ({
  client_id: localClientOf(provider),
  token_endpoint_auth_method: 'none',
  redirect_uris: [`${localIssuer}/login/${provider}/callback`],
  response_types: ['code'],
  grant_types: ['authorization_code'],
});

interface GrantContext {
  readonly oidc: NonNullable<(typeof OidcProvider)['ctx']>['oidc'];
}

async function grantAll({ oidc: { client, session, provider } }: GrantContext) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email User.Read');
  await grant.save();
  return grant;
}

function refuse(
  context: { body: unknown; type: string },
  { error, error_description: because }: { readonly error: string; readonly error_description?: string },
): void {
  context.type = 'text/plain';
  context.body = [error, because].filter(Boolean).join(': ');
}

/** Allows only the login callback of the host in use. */
function allowOwnCallbacks(Oidc: typeof OidcProvider, provider: OidcProvider): void {
  provider.Client.prototype.redirectUriAllowed = function isOwn(this: { readonly clientId: string }, uri: string): boolean {
    const url = URL.parse(uri);
    const asked = providers.find((known) => localClientOf(known) === this.clientId);
    return url !== null && asked !== undefined && url.host === Oidc.ctx?.host && uri === `${url.origin}/login/${asked}/callback`;
  };
}
