import { Failure } from '#core/failure.ts';
import { providers } from '#core/providers/provider.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { SignIns, SocialToken, WaysIn } from '#core/login/sign-ins.ts';
import { aSession } from '#tests/members.ts';

/** Ways in that let everybody in whose token the test knows. */
export class FakeSignIns implements SignIns {
  known: WaysIn = {
    isDemo: false,
    hasPasskeys: true,
    providers: providers.map((provider) => ({ provider, clientId: null, takesOneTap: false, takesAccessToken: false })),
  };
  readonly goodTokens = new Set<string>();
  readonly tokens: SocialToken[] = [];

  async ways(): Promise<WaysIn> {
    return this.known;
  }

  async clientId(): Promise<string> {
    return '';
  }

  async startOneTap(): Promise<string> {
    return 'nonce-1';
  }

  async withToken(token: SocialToken): Promise<MemberSession> {
    this.tokens.push(token);
    if (!this.goodTokens.has(token.token)) throw new Failure('signed-out', 'This token is not good.');
    return aSession(0);
  }

  async saveNaukriInfo(): Promise<void> {}
}
