import type { operations } from '#contract/generated/login/sessions.ts';
import type { Output, Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { MemberSession, Session } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';

export const httpSessions = (login: Service<operations>): Sessions => ({
  current: async () => sessionFromContract(await login.getSession({})),
  refresh: async () => memberSessionFromContract(await login.refreshSession({})),
  async list() {
    const { items } = await login.listSessions({});
    return items.map((session) => ({ ...session, signedInAt: Date.parse(session.signedInAt) }));
  },
  revoke: (sessionId) => login.revokeSession({ path: { sessionId } }),
  revokeOthers: () => login.revokeOtherSessions({}),
  signOut: () => login.logout({}),
});

type WireSession = Output<operations['getSession']>;

function sessionFromContract({ member, now, refreshAt, expiresAt }: WireSession): Session {
  if (!member || !refreshAt || !expiresAt) return { member: undefined, now: Date.parse(now) };
  const { isResting: isDeactivated, signedInAt, ...rest } = member;
  return {
    member: { ...rest, isDeactivated, signedInAt: Date.parse(signedInAt) },
    now: Date.parse(now),
    refreshAt: Date.parse(refreshAt),
    expiresAt: Date.parse(expiresAt),
  };
}

export function memberSessionFromContract(answer: WireSession): MemberSession {
  const session = sessionFromContract(answer);
  if (!session.member) throw new Failure('broken', 'The session is nobody’s');
  return session;
}
