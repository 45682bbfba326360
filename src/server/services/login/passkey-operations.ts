import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { Passkeys } from '#core/login/passkeys.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { sessionToContract } from '../sessions/session-to-contract.ts';

export const passkeyOperations = ({ passkeys, recoveryCodes }: { readonly passkeys: Passkeys; readonly recoveryCodes: RecoveryCodes }) =>
  ({
    listPasskeys: () => passkeys.list(),
    deletePasskey: async ({ path }) => {
      await passkeys.remove(path.passkeyId);
      return undefined;
    },
    startPasskeyRegistration: () => passkeys.startRegistration(),
    completePasskeyRegistration: ({ body }) => passkeys.register(body),
    startPasskeyLogin: () => passkeys.startLogin(),
    completePasskeyLogin: async ({ body }) => sessionToContract(await passkeys.logIn(body)),
    startPasskeySignUp: () => passkeys.startSignUp(),
    completePasskeySignUp: async ({ body }) => sessionToContract(await passkeys.signUp(body)),
    createRecoveryCodes: async () => ({ codes: await recoveryCodes.make() }),
    redeemRecoveryCode: async ({ body }) => sessionToContract(await recoveryCodes.logIn(body.code)),
  }) satisfies Partial<Service<operations>>;
