import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { memberSessionFromContract } from '../sessions/http-sessions.ts';

export const httpRecoveryCodes = (login: Service<operations>): RecoveryCodes => ({
  make: async () => (await login.createRecoveryCodes({})).codes,
  logIn: async (code) => memberSessionFromContract(await login.redeemRecoveryCode({ body: { code } })),
});
