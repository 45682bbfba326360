import type { operations } from '#contract/generated/login/sessions.ts';
import type { Output, Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { MemberSession, Session } from '#core/sessions/session.ts';
import type { OpenSession, Sessions } from '#core/sessions/sessions.ts';

export class HttpSessions implements Sessions {
  readonly #login: Service<operations>;

  constructor(login: Service<operations>) {
    this.#login = login;
  }

  async current(): Promise<Session> {
    return sessionFromContract(await this.#login.getSession({}));
  }

  async refresh(): Promise<MemberSession> {
    return memberSessionFromContract(await this.#login.refreshSession({}));
  }

  async list(): Promise<readonly OpenSession[]> {
    const { items } = await this.#login.listSessions({});
    return items.map((session) => ({ ...session, signedInAt: Date.parse(session.signedInAt) }));
  }

  async revoke(sessionId: string): Promise<void> {
    await this.#login.revokeSession({ path: { sessionId } });
  }

  async revokeOthers(): Promise<void> {
    await this.#login.revokeOtherSessions({});
  }

  async signOut(): Promise<void> {
    await this.#login.logout({});
  }
}

type WireSession = Output<operations['getSession']>;

function sessionFromContract({ member, now, refreshAt, expiresAt, hasAccountName }: WireSession): Session {
  if (!member || !refreshAt || !expiresAt) return { member: undefined, now: Date.parse(now) };
  const { isResting: isDeactivated, signedInAt, ...rest } = member;
  return {
    member: { ...rest, isDeactivated, signedInAt: Date.parse(signedInAt) },
    now: Date.parse(now),
    refreshAt: Date.parse(refreshAt),
    expiresAt: Date.parse(expiresAt),
    hasAccountName,
  };
}

/** A session that must have a member. */
export function memberSessionFromContract(answer: WireSession): MemberSession {
  const session = sessionFromContract(answer);
  if (!session.member) throw new Failure('broken', 'The session is nobody’s');
  return session;
}
