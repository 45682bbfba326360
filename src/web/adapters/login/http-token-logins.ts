import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { TokenLogins, SocialToken, LoginMethods } from '#core/login/token-logins.ts';
import { memberSessionFromContract } from '../sessions/http-sessions.ts';

export class HttpTokenLogins implements TokenLogins {
  readonly #login: Service<operations>;

  constructor(login: Service<operations>) {
    this.#login = login;
  }

  methods(): Promise<LoginMethods> {
    return this.#login.listProviders({});
  }

  async clientId(): Promise<string> {
    return (await this.#login.getClientId({})).clientId;
  }

  async startOneTap(): Promise<string> {
    return (await this.#login.startOneTap({})).nonce;
  }

  async withToken(token: SocialToken): Promise<MemberSession> {
    return memberSessionFromContract(await this.#login.socialLogin({ body: token }));
  }

  async saveNaukriInfo(hasAccount: boolean): Promise<void> {
    await this.#login.saveNaukriInfo({ body: { hasAccount } });
  }
}
