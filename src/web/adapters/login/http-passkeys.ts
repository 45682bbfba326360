import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { Passkeys } from '#core/login/passkeys.ts';
import { memberSessionFromContract } from '../sessions/http-sessions.ts';

export const httpPasskeys = (login: Service<operations>): Passkeys => ({
  list: () => login.listPasskeys({}),
  startRegistration: () => login.startPasskeyRegistration({}),
  register: (made) => login.completePasskeyRegistration({ body: made }),
  remove: (passkeyId) => login.deletePasskey({ path: { passkeyId } }),
  startLogin: () => login.startPasskeyLogin({}),
  logIn: async (used) => memberSessionFromContract(await login.completePasskeyLogin({ body: used })),
  startSignUp: () => login.startPasskeySignUp({}),
  signUp: async (made) => memberSessionFromContract(await login.completePasskeySignUp({ body: made })),
});
