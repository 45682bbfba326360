import { Failure } from '#core/failure.ts';
import { hostedAccountIn } from '#core/providers/hosted-account.ts';
import { namesOf, type Provider } from '#core/providers/provider.ts';
import type { RedirectLogins, RedirectLoginOptions } from '#core/login/redirect-logins.ts';
import type { PortalLogins } from '#core/verification/portal-accounts.ts';
import { keepPortalToken, type PortalToken } from './browser-portal.ts';
import { LoginNotBegun } from './login-not-begun.ts';
import { failedReturn, loginReturn, welcomeReturn } from './login-return.ts';
import { SqlIdentities } from './sql-identities.ts';
import { SealedCookies } from './sealed-cookies.ts';
import type { Identity, OpenidSource } from '../providers/openid-source.ts';
import { randomSecret } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const loginTimeoutMs = 600_000;

/** Login state kept until the browser returns: state, nonce, PKCE verifier and return URL. */
interface Begun {
  readonly provider: Provider;
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly returnTo: string;
  /** Account that only proves an account at the job portal by it, and stays logged in as it is. */
  readonly proofFor?: string;
  /** Superseded login from another tab: it cannot be completed but still leads back. */
  readonly before?: Pick<Begun, 'state' | 'returnTo'>;
}

/** Cookie size limits the return URL of a superseded login. */
const longestBefore = 300;

interface Found {
  readonly identity: Identity;
  readonly portalToken: PortalToken | undefined;
}

/** Life of a token whose answer says none. */
const usualTokenSeconds = 300;

/** OpenID Connect by authorization code, with PKCE, state and nonce (D-27). */
export class OpenidRedirectLogins implements RedirectLogins, PortalLogins {
  readonly #scope: RequestScope;
  readonly #source: OpenidSource;

  constructor(scope: RequestScope, source: OpenidSource) {
    this.#scope = scope;
    this.#source = source;
  }

  async start(provider: Provider, options: RedirectLoginOptions): Promise<string> {
    const { origin } = this.#scope.context;
    if (options.type !== undefined && provider !== 'naukri') throw new Failure('invalid', 'Only the job portal has this way in.', { code: 'REQUEST_INVALID' });
    if (!this.#source.methods.providers.some((method) => method.provider === provider)) throw new Failure('missing', 'This provider is not set up here.');
    const begun = this.#beginning(provider, loginReturn(options, origin));
    return (await this.#sentOut(begun)) ?? failedReturn(begun.returnTo, provider);
  }

  async begin(accountId: string, referer: string | undefined): Promise<string | undefined> {
    const { origin } = this.#scope.context;
    return this.#sentOut({ ...this.#beginning('naukri', loginReturn(referer === undefined ? {} : { referer }, origin)), proofFor: accountId });
  }

  #beginning(provider: Provider, returnTo: string): Begun {
    return { provider, origin: this.#scope.context.origin, state: randomSecret(24), nonce: randomSecret(24), verifier: randomSecret(32), returnTo };
  }

  /** URL at the provider, once this browser keeps what has to come back with it. */
  async #sentOut(begun: Begun): Promise<string | undefined> {
    const url = await this.#authorizationUrl(begun).catch(() => undefined);
    if (url === undefined) return undefined;
    const cookies = new SealedCookies(this.#scope);
    const { state, returnTo } = cookies.peek<Partial<Begun>>('login') ?? {};
    const before = state !== undefined && returnTo !== undefined && returnTo.length <= longestBefore && { before: { state, returnTo } };
    cookies.give('login', { ...begun, ...before }, loginTimeoutMs);
    return url;
  }

  async complete(provider: Provider, came: Readonly<Record<string, string | undefined>>): Promise<string> {
    const { origin } = this.#scope.context;
    const cookies = new SealedCookies(this.#scope);
    const last = cookies.peek<Begun>('login');
    const begun = await cookies.take<Begun>('login', (cookie) => cookie.provider === provider && cookie.state === came['state'] && cookie.origin === origin);
    if (!begun) throw new LoginNotBegun([last, last?.before].find((each) => each?.state === came['state'])?.returnTo);
    const found = await this.#identityFor(begun, came).catch(() => undefined);
    if (!found) return failedReturn(begun.returnTo, provider);
    const accountId = begun.proofFor ?? (await this.#signIn(provider, found.identity));
    if (found.portalToken) keepPortalToken(this.#scope, accountId, found.portalToken);
    return begun.proofFor === undefined ? welcomeReturn(begun.returnTo) : begun.returnTo;
  }

  async #signIn(provider: Provider, identity: Identity): Promise<string> {
    const { member } = await new SqlIdentities(this.#scope).signIn({ by: 'issuer', ...identity, source: namesOf[provider].source });
    return member.userId;
  }

  async #authorizationUrl({ provider, origin, state, nonce, verifier }: Begun): Promise<string> {
    const source = this.#source;
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    const { scope, hasProofKey, hasNonce, prompt } = source.factsOf(provider);
    const url = buildAuthorizationUrl(await source.configurationOf(provider, origin), {
      redirect_uri: callbackOf(provider, origin),
      scope,
      state,
      ...(hasNonce ? { nonce } : {}),
      ...(hasProofKey ? { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' } : {}),
      ...(prompt === undefined ? {} : { prompt }),
    });
    return url.href;
  }

  /** Exchanges the code for an identity; provider faults and refusals are failures. */
  async #identityFor({ provider, origin, state, nonce, verifier }: Begun, came: Readonly<Record<string, string | undefined>>): Promise<Found | undefined> {
    const source = this.#source;
    const { authorizationCodeGrant } = await import('openid-client');
    const { hasProofKey, hasNonce, keepsToken } = source.factsOf(provider);
    const url = new URL(callbackOf(provider, origin));
    for (const [name, value] of Object.entries(came)) if (value !== undefined) url.searchParams.set(name, value);
    const tokens = await authorizationCodeGrant(await source.configurationOf(provider, origin), url, {
      expectedState: state,
      idTokenExpected: true,
      ...(hasNonce ? { expectedNonce: nonce } : {}),
      ...(hasProofKey ? { pkceCodeVerifier: verifier } : {}),
    });
    const claims = tokens.claims();
    if (!claims) return undefined;
    return {
      identity: { issuer: source.issuerNamed(claims.iss), subject: claims.sub, hosted: hostedAccountIn(provider, claims) },
      portalToken: keepsToken ? { token: tokens.access_token, forMs: (tokens.expires_in ?? usualTokenSeconds) * 1_000 } : undefined,
    };
  }
}

const callbackOf = (provider: Provider, origin: string): string => `${origin}/login/${provider}/callback`;
