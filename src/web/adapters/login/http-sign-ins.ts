import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { SignIns, SocialToken, WaysIn } from '#core/login/sign-ins.ts';
import { memberSessionIn } from '../sessions/http-sessions.ts';

export class HttpSignIns implements SignIns {
  readonly #login: Service<operations>;

  constructor(login: Service<operations>) {
    this.#login = login;
  }

  ways(): Promise<WaysIn> {
    return this.#login.listProviders({});
  }

  async clientId(): Promise<string> {
    return (await this.#login.getClientId({})).clientId;
  }

  async startOneTap(): Promise<string> {
    return (await this.#login.startOneTap({})).nonce;
  }

  async withToken(token: SocialToken): Promise<MemberSession> {
    return memberSessionIn(await this.#login.socialLogin({ body: token }));
  }

  async saveNaukriInfo(hasAccount: boolean): Promise<void> {
    await this.#login.saveNaukriInfo({ body: { hasAccount } });
  }
}
