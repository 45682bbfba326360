import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { memberSessionFromContract } from '../sessions/http-sessions.ts';

export class HttpRecoveryCodes implements RecoveryCodes {
  readonly #login: Service<operations>;

  constructor(login: Service<operations>) {
    this.#login = login;
  }

  async make(): Promise<readonly string[]> {
    return (await this.#login.createRecoveryCodes({})).codes;
  }

  async logIn(code: string): Promise<MemberSession> {
    return memberSessionFromContract(await this.#login.redeemRecoveryCode({ body: { code } }));
  }
}
