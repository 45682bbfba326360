import { Failure } from '#core/failure.ts';
import { hostedAccountIn } from '#core/providers/hosted-account.ts';
import { namesOf, type Provider } from '#core/providers/provider.ts';
import type { RedirectLogins, RedirectLoginOptions } from '#core/login/redirect-logins.ts';
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
  /** Superseded login from another tab: it cannot be completed but still leads back. */
  readonly before?: Pick<Begun, 'state' | 'returnTo'>;
}

/** Cookie size limits the return URL of a superseded login. */
const longestBefore = 300;

/** OpenID Connect by authorization code, with PKCE, state and nonce (D-27). */
export class OpenidRedirectLogins implements RedirectLogins {
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
    const begun: Begun = {
      provider,
      origin,
      state: randomSecret(24),
      nonce: randomSecret(24),
      verifier: randomSecret(32),
      returnTo: loginReturn(options, origin),
    };
    const url = await this.#authorizationUrl(begun).catch(() => undefined);
    if (url === undefined) return failedReturn(begun.returnTo, provider);
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
    const identity = await this.#identityFor(begun, came).catch(() => undefined);
    if (!identity) return failedReturn(begun.returnTo, provider);
    await new SqlIdentities(this.#scope).signIn({ by: 'issuer', ...identity, source: namesOf[provider].source });
    return welcomeReturn(begun.returnTo);
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
  async #identityFor({ provider, origin, state, nonce, verifier }: Begun, came: Readonly<Record<string, string | undefined>>): Promise<Identity | undefined> {
    const source = this.#source;
    const { authorizationCodeGrant } = await import('openid-client');
    const { hasProofKey, hasNonce } = source.factsOf(provider);
    const url = new URL(callbackOf(provider, origin));
    for (const [name, value] of Object.entries(came)) if (value !== undefined) url.searchParams.set(name, value);
    const tokens = await authorizationCodeGrant(await source.configurationOf(provider, origin), url, {
      expectedState: state,
      idTokenExpected: true,
      ...(hasNonce ? { expectedNonce: nonce } : {}),
      ...(hasProofKey ? { pkceCodeVerifier: verifier } : {}),
    });
    const claims = tokens.claims();
    return claims && { issuer: source.issuerNamed(claims.iss), subject: claims.sub, hosted: hostedAccountIn(provider, claims) };
  }
}

const callbackOf = (provider: Provider, origin: string): string => `${origin}/login/${provider}/callback`;
