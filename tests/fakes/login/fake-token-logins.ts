import { Failure } from '#core/failure.ts';
import { providers } from '#core/providers/provider.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { TokenLogins, SocialToken, LoginMethods } from '#core/login/token-logins.ts';
import { aSession } from '#tests/members.ts';

/** Admits any token that the test knows. */
export class FakeTokenLogins implements TokenLogins {
  known: LoginMethods = {
    isDemo: false,
    hasPasskeys: true,
    hasMail: true,
    providers: providers.map((provider) => ({ provider, clientId: null, takesOneTap: false, takesAccessToken: false })),
  };
  readonly goodTokens = new Set<string>();
  readonly tokens: SocialToken[] = [];
  isMember = true;
  #nonces = 0;

  async methods(): Promise<LoginMethods> {
    return this.known;
  }

  async clientId(): Promise<string> {
    return '';
  }

  async startOneTap(): Promise<string> {
    return `nonce-${++this.#nonces}`;
  }

  async withToken(token: SocialToken): Promise<MemberSession> {
    this.tokens.push(token);
    if (!this.goodTokens.has(token.token)) throw new Failure('signed-out', 'This token is not good.');
    return aSession(0);
  }

  async saveNaukriInfo(): Promise<void> {
    if (!this.isMember) throw new Failure('signed-out');
  }
}
