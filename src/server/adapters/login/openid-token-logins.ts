import { isIP } from 'node:net';
import { Failure } from '#core/failure.ts';
import { namesOf, providers, type Provider } from '#core/providers/provider.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { TokenLogins, SocialToken, LoginMethods } from '#core/login/token-logins.ts';
import { SqlIdentities } from './sql-identities.ts';
import { keepPortalToken } from './browser-portal.ts';
import { SealedCookies, spendOnce } from './sealed-cookies.ts';
import type { Identity, OpenidSource } from '../providers/openid-source.ts';
import type { OpenidTokens } from '../providers/openid-tokens.ts';
import { randomSecret } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const nonceMs = 600_000;

/** Time that a token of a page's script is kept, which says none itself. */
const scriptTokenMs = 600_000;

interface OpenidParts {
  readonly source: OpenidSource;
  readonly tokens: OpenidTokens;
  readonly hasMail: boolean;
}

export class OpenidTokenLogins implements TokenLogins {
  readonly #scope: RequestScope;
  readonly #openid: OpenidParts;

  constructor(scope: RequestScope, openid: OpenidParts) {
    this.#scope = scope;
    this.#openid = openid;
  }

  async methods(): Promise<LoginMethods> {
    const { source, hasMail } = this.#openid;
    return { ...source.methods, hasPasskeys: takesPasskeys(new URL(this.#scope.context.origin)), hasMail };
  }

  async clientId(): Promise<string> {
    return '';
  }

  async startOneTap(): Promise<string> {
    const nonce = randomSecret(24);
    new SealedCookies(this.#scope).give('one-tap', { nonce }, nonceMs);
    return nonce;
  }

  async withToken(given: SocialToken): Promise<MemberSession> {
    const { source } = this.#openid;
    const provider = providers.find((known) => namesOf[known].socialUserType === given.socialUserType);
    const method = source.methods.providers.find((one) => one.provider === provider);
    const isTaken = given.tokenType === 'one_tap' ? method?.takesOneTap : method?.takesAccessToken;
    const identity = method && isTaken ? await this.#identityIn(method.provider, given) : undefined;
    if (!method || !identity) throw new Failure('signed-out', 'This login could not be checked. Please try again after some time.');
    const session = await new SqlIdentities(this.#scope).signIn({ by: 'issuer', ...identity, source: namesOf[method.provider].source });
    const isKept = given.tokenType === 'access_token' && source.factsOf(method.provider).keepsToken;
    if (isKept) keepPortalToken(this.#scope, session.member.userId, { token: given.token, forMs: scriptTokenMs });
    return session;
  }

  async saveNaukriInfo(hasAccount: boolean): Promise<void> {
    const { caller } = this.#scope;
    await this.#scope.db.updateTable('account').set({ naukri_user: hasAccount }).where('id', '=', caller.member.userId).execute();
  }

  async #identityIn(provider: Provider, { token, tokenType }: SocialToken): Promise<Identity | undefined> {
    const { origin } = this.#scope.context;
    const { tokens } = this.#openid;
    if (tokenType === 'one_tap') {
      const begun = await new SealedCookies(this.#scope).take<{ nonce: string }>('one-tap');
      return tokens.inOneTap(provider, token, origin, begun?.nonce);
    }
    const identity = await tokens.inAccessToken(provider, token, origin);
    // What Microsoft gives carries no nonce of ours, so that it is good once by itself.
    return identity && (provider !== 'microsoft' || (await spendOnce(this.#scope, token))) ? identity : undefined;
  }
}

/** Browsers offer passkeys to names only, over HTTPS or on localhost. */
export const takesPasskeys = ({ protocol, hostname }: URL): boolean =>
  isIP(hostname.replace(/[[\]]/g, '')) === 0 && (protocol === 'https:' || /(^|\.)localhost$/.test(hostname));
