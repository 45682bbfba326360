import type { operations } from '#contract/generated/login.ts';
import type { Output, Service } from '#contract/service.ts';
import type { Logins } from '#core/login/logins.ts';
import type { KnownCredential, PasskeyCreation, Passkeys } from '#core/login/passkeys.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { Session } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import type { SignIns } from '#core/login/sign-ins.ts';

/** Everything that signing in needs, for one request. */
export interface LoginPorts {
  readonly logins: Logins;
  readonly signIns: SignIns;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
}

/** The contract of signing in, answered for one request. */
export const loginService = (ports: LoginPorts): Service<operations> => ({ ...byProvider(ports), ...bySession(ports), ...byPasskey(ports) });

const byProvider = ({ logins, signIns }: LoginPorts) =>
  ({
    startLogin: async ({ path, query }) => ({ location: await logins.start(path.provider, query) }),
    completeLogin: async ({ path, query }) => ({ location: await logins.complete(path.provider, query) }),
    socialLogin: async ({ body }) => shown(await signIns.withToken(body)),
    saveNaukriInfo: async ({ body }) => {
      await signIns.saveNaukriInfo(body.hasAccount);
      return undefined;
    },
    listProviders: async () => {
      const { providers, ...ways } = await signIns.ways();
      return { ...ways, providers: [...providers] };
    },
    getClientId: async () => ({ clientId: await signIns.clientId() }),
    startOneTap: async () => ({ nonce: await signIns.startOneTap() }),
  }) satisfies Partial<Service<operations>>;

const bySession = ({ sessions }: LoginPorts) =>
  ({
    getSession: async () => shown(await sessions.current()),
    refreshSession: async () => shown(await sessions.refresh()),
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
    completePasskeyLogin: async ({ body }) => shown(await passkeys.logIn(body)),
    startPasskeySignUp: async () => creationOf(await passkeys.startSignUp()),
    completePasskeySignUp: async ({ body }) => shown(await passkeys.signUp(body)),
    createRecoveryCodes: async () => ({ codes: [...(await recoveryCodes.make())] }),
    redeemRecoveryCode: async ({ body }) => shown(await recoveryCodes.logIn(body.code)),
  }) satisfies Partial<Service<operations>>;

const shown = (session: Session): Output<operations['getSession']> => {
  const { member, now } = session;
  if (!member) return { member: null, now: moment(now), refreshAt: null, expiresAt: null };
  return {
    member: { ...member, signedInAt: moment(member.signedInAt) },
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
