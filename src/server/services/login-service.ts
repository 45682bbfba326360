import type { operations } from '#contract/generated/login.ts';
import type { Output, Service } from '#contract/service.ts';
import type { RedirectLogins } from '#core/login/redirect-logins.ts';
import type { KnownCredential, PasskeyCreation, Passkeys } from '#core/login/passkeys.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { Session } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import type { TokenLogins } from '#core/login/token-logins.ts';

/** Everything that signing in needs, for one request. */
export interface LoginPorts {
  readonly logins: RedirectLogins;
  readonly tokenLogins: TokenLogins;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
}

/** The contract of signing in, answered for one request. */
export const loginService = (ports: LoginPorts): Service<operations> => ({ ...byProvider(ports), ...bySession(ports), ...byPasskey(ports) });

const byProvider = ({ logins, tokenLogins }: LoginPorts) =>
  ({
    startLogin: async ({ path, query }) => ({ location: await logins.start(path.provider, query) }),
    completeLogin: async ({ path, query }) => ({ location: await logins.complete(path.provider, query) }),
    socialLogin: async ({ body }) => sessionToContract(await tokenLogins.withToken(body)),
    saveNaukriInfo: async ({ body }) => {
      await tokenLogins.saveNaukriInfo(body.hasAccount);
      return undefined;
    },
    listProviders: async () => {
      const { providers, ...methods } = await tokenLogins.methods();
      return { ...methods, providers: [...providers] };
    },
    getClientId: async () => ({ clientId: await tokenLogins.clientId() }),
    startOneTap: async () => ({ nonce: await tokenLogins.startOneTap() }),
  }) satisfies Partial<Service<operations>>;

const bySession = ({ sessions }: LoginPorts) =>
  ({
    getSession: async () => sessionToContract(await sessions.current()),
    refreshSession: async () => sessionToContract(await sessions.refresh()),
    logout: async () => {
      await sessions.signOut();
      return undefined;
    },
    listSessions: async () => ({ items: (await sessions.list()).map((open) => ({ ...open, signedInAt: moment(open.signedInAt) })) }),
    revokeSession: async ({ path }) => {
      await sessions.revoke(path.sessionId);
      return undefined;
    },
    revokeOtherSessions: async () => {
      await sessions.revokeOthers();
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;

const byPasskey = ({ passkeys, recoveryCodes }: LoginPorts) =>
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

const sessionToContract = (session: Session): Output<operations['getSession']> => {
  const { member, now } = session;
  if (!member) return { member: null, now: moment(now), refreshAt: null, expiresAt: null };
  const { isDeactivated: isResting, signedInAt, ...rest } = member;
  return {
    member: { ...rest, isResting, signedInAt: moment(signedInAt) },
    now: moment(now),
    refreshAt: moment(session.refreshAt),
    expiresAt: moment(session.expiresAt),
  };
};

const creationOf = ({ pubKeyCredParams, excludeCredentials, ...creation }: PasskeyCreation): Output<operations['startPasskeyRegistration']> => ({
  ...creation,
  pubKeyCredParams: [...pubKeyCredParams],
  excludeCredentials: excludeCredentials.map(copied),
});

const moment = (at: number): string => new Date(at).toISOString();

const copied = ({ transports, ...known }: KnownCredential) => ({ ...known, transports: [...transports] });
