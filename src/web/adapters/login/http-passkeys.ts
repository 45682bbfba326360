import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { OwnPasskeys, Passkey, PasskeyCreation, PasskeyMade, PasskeyRequest, Passkeys, PasskeyUsed } from '#core/login/passkeys.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { memberSessionFromContract } from '../sessions/http-sessions.ts';

export class HttpPasskeys implements Passkeys {
  readonly #login: Service<operations>;

  constructor(login: Service<operations>) {
    this.#login = login;
  }

  list(): Promise<OwnPasskeys> {
    return this.#login.listPasskeys({});
  }

  startRegistration(): Promise<PasskeyCreation> {
    return this.#login.startPasskeyRegistration({});
  }

  register({ transports, ...made }: PasskeyMade): Promise<Passkey> {
    return this.#login.completePasskeyRegistration({ body: { ...made, transports: [...transports] } });
  }

  async remove(passkeyId: string): Promise<void> {
    await this.#login.deletePasskey({ path: { passkeyId } });
  }

  startLogin(): Promise<PasskeyRequest> {
    return this.#login.startPasskeyLogin({});
  }

  async logIn(used: PasskeyUsed): Promise<MemberSession> {
    return memberSessionFromContract(await this.#login.completePasskeyLogin({ body: used }));
  }

  startSignUp(): Promise<PasskeyCreation> {
    return this.#login.startPasskeySignUp({});
  }

  async signUp({ transports, ...made }: PasskeyMade): Promise<MemberSession> {
    return memberSessionFromContract(await this.#login.completePasskeySignUp({ body: { ...made, transports: [...transports] } }));
  }
}
