import type { operations } from '#contract/generated/login.ts';
import type { Output, Service } from '#contract/service.ts';
import type { KnownCredential, PasskeyCreation } from '#core/login/passkeys.ts';
import type { LoginPorts } from '../login-ports.ts';
import { sessionToContract } from '../sessions/session-to-contract.ts';

/** Logging in with a passkey or a recovery code. */
export const passkeyOperations = ({ passkeys, recoveryCodes }: LoginPorts) =>
  ({
    listPasskeys: async () => {
      const { items, recoveryCodesLeft } = await passkeys.list();
      return { items: [...items], recoveryCodesLeft };
    },
    deletePasskey: async ({ path }) => {
      await passkeys.remove(path.passkeyId);
      return undefined;
    },
    startPasskeyRegistration: async () => creationOf(await passkeys.startRegistration()),
    completePasskeyRegistration: ({ body }) => passkeys.register(body),
    startPasskeyLogin: async () => {
      const { allowCredentials, ...request } = await passkeys.startLogin();
      return { ...request, allowCredentials: allowCredentials.map(copied) };
    },
    completePasskeyLogin: async ({ body }) => sessionToContract(await passkeys.logIn(body)),
    startPasskeySignUp: async () => creationOf(await passkeys.startSignUp()),
    completePasskeySignUp: async ({ body }) => sessionToContract(await passkeys.signUp(body)),
    createRecoveryCodes: async () => ({ codes: [...(await recoveryCodes.make())] }),
    redeemRecoveryCode: async ({ body }) => sessionToContract(await recoveryCodes.logIn(body.code)),
  }) satisfies Partial<Service<operations>>;

const creationOf = ({ pubKeyCredParams, excludeCredentials, ...creation }: PasskeyCreation): Output<operations['startPasskeyRegistration']> => ({
  ...creation,
  pubKeyCredParams: [...pubKeyCredParams],
  excludeCredentials: excludeCredentials.map(copied),
});

const copied = ({ transports, ...known }: KnownCredential) => ({ ...known, transports: [...transports] });
