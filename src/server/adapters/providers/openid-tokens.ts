import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import { Failure } from '#core/failure.ts';
import { hostedAccountIn, hostedAccountOf, type HostedAccount } from '#core/providers/hosted-account.ts';
import type { Provider } from '#core/providers/provider.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';
import type { Identity, OpenidSource } from './openid-source.ts';

const oldest = '10 minutes';
const skewSeconds = 30;
const google = { issuer: 'https://accounts.google.com', shortName: 'accounts.google.com', tokenInfo: 'https://oauth2.googleapis.com/tokeninfo' } as const;

/** Identifies members by page tokens, refusing those made for other products (S-26, S-27). */
export class OpenidTokens {
  readonly #source: OpenidSource;
  readonly #fetch: typeof fetch;
  readonly #keys = new Map<string, JWTVerifyGetKey>();

  constructor(source: OpenidSource, fetchFrom: typeof fetch = guardedFetch()) {
    this.#source = source;
    this.#fetch = fetchFrom;
  }

  /** Verifies a one-tap ID token: signature, audience, age and nonce. */
  async inCredential(provider: Provider, credential: string, origin: string, nonce: string): Promise<Identity | undefined> {
    return this.#inIdToken(provider, credential, origin, (payload) => payload['nonce'] === nonce);
  }

  /** Asks the provider, which also tells for which product the token was made. */
  async inAccessToken(provider: Provider, token: string, origin: string): Promise<Identity | undefined> {
    // Microsoft tells nobody for which product its access tokens were made, so that its ID token is taken in their place.
    if (provider === 'microsoft') return this.#inIdToken(provider, token, origin, () => true);
    const configuration = await this.#configurationOf(provider, origin);
    const { issuer, introspection_endpoint: introspection } = configuration.serverMetadata();
    const { client_id: audience } = configuration.clientMetadata();
    const about = introspection ? await introspected(configuration, token) : issuer === google.issuer ? await informedByGoogle(token, this.#fetch) : undefined;
    if (!about || about.audience !== audience || !about.subject) return undefined;
    return { issuer: this.#source.issuerNamed(issuer), subject: about.subject, hosted: about.hosted };
  }

  /** Verifies a one-tap token, of which the portal knows a second kind that only it can read. */
  async inOneTap(provider: Provider, token: string, origin: string, nonce: string | undefined): Promise<Identity | undefined> {
    if (!this.#source.methods.providers.some((method) => method.provider === provider && method.takesOneTap)) return undefined;
    if (provider === 'naukri' && token.split('.').length !== 3) return this.inAccessToken(provider, token, origin);
    return nonce === undefined ? undefined : this.inCredential(provider, token, origin, nonce);
  }

  async #inIdToken(provider: Provider, token: string, origin: string, isWanted: (payload: JWTPayload) => boolean): Promise<Identity | undefined> {
    const { jwtVerify } = await import('jose');
    const configuration = await this.#configurationOf(provider, origin);
    const { issuer } = configuration.serverMetadata();
    const { client_id: audience } = configuration.clientMetadata();
    try {
      const { payload } = await jwtVerify(token, await this.#keysOf(configuration), {
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat', 'iss'],
        maxTokenAge: oldest,
        clockTolerance: skewSeconds,
      });
      const isOurs = (payload['azp'] === undefined || payload['azp'] === audience) && onlyFor(audience, payload.aud);
      if (!isOurs || !isWanted(payload) || !payload.sub || !isIssuedBy(issuer, payload)) return undefined;
      return { issuer: this.#source.issuerNamed(payload.iss ?? issuer), subject: payload.sub, hosted: hostedAccountIn(provider, payload) };
    } catch {
      return undefined;
    }
  }

  async #configurationOf(provider: Provider, origin: string): Promise<Configuration> {
    return this.#source.configurationOf(provider, origin).catch((error: unknown) => {
      throw error instanceof Failure ? error : new Failure('offline', 'The provider cannot be reached just now.', { cause: error });
    });
  }

  async #keysOf(configuration: Configuration): Promise<JWTVerifyGetKey> {
    const { createRemoteJWKSet, customFetch } = await import('jose');
    const url = configuration.serverMetadata().jwks_uri ?? '';
    const keys = this.#keys.get(url) ?? createRemoteJWKSet(new URL(url), { [customFetch]: (at: string, options: object) => this.#fetch(at, options) });
    this.#keys.set(url, keys);
    return keys;
  }
}

interface About {
  readonly audience: string | undefined;
  readonly subject: string | undefined;
  readonly hosted?: HostedAccount | undefined;
}

/** Google has two names, and Microsoft one for each tenant. */
function isIssuedBy(issuer: string, { iss, tid }: JWTPayload): boolean {
  if (issuer === google.issuer) return iss === google.issuer || iss === google.shortName;
  return iss === (typeof tid === 'string' && /^[0-9a-f-]{36}$/.test(tid) ? issuer.replace('{tenantid}', tid) : issuer);
}

const onlyFor = (audience: string, aud: string | string[] | undefined): boolean => [aud ?? []].flat().every((one) => one === audience);

async function introspected(configuration: Configuration, token: string): Promise<About | undefined> {
  const { tokenIntrospection } = await import('openid-client');
  const { active, client_id, sub } = await tokenIntrospection(configuration, token).catch(() => ({ active: false, client_id: undefined, sub: undefined }));
  return active ? { audience: client_id, subject: sub } : undefined;
}

async function informedByGoogle(token: string, fetchFrom: typeof fetch): Promise<About | undefined> {
  try {
    const answer = await fetchFrom(google.tokenInfo, { method: 'POST', body: new URLSearchParams({ access_token: token }) });
    if (!answer.ok) return undefined;
    const about = (await answer.json()) as { readonly aud?: string; readonly sub?: string; readonly email?: string };
    return { audience: about.aud, subject: about.sub, hosted: hostedAccountOf(about) };
  } catch {
    return undefined;
  }
}
