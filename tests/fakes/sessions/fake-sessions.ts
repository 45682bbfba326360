import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Member, MemberSession, Session } from '#core/sessions/session.ts';
import type { OpenSession, Sessions } from '#core/sessions/sessions.ts';
import { aSession } from '#tests/members.ts';

/** Sessions of one member. The asking one is signed in while a member exists. */
export class FakeSessions implements Sessions {
  member: Member | undefined;
  open: readonly OpenSession[] = [];
  renewals = 0;
  /** Failure of the next calls, while set. */
  problem: Failure | undefined;
  readonly #clock: Clock;

  constructor(clock: Clock, member?: Member) {
    this.#clock = clock;
    this.member = member;
  }

  async current(): Promise<Session> {
    this.#stumble();
    return this.member ? aSession(this.#clock.now(), this.member) : { member: undefined, now: this.#clock.now() };
  }

  async refresh(): Promise<MemberSession> {
    this.renewals++;
    this.#stumble();
    return aSession(this.#clock.now(), this.#signedIn());
  }

  async list(): Promise<readonly OpenSession[]> {
    this.#stumble();
    this.#signedIn();
    return this.open;
  }

  async revoke(sessionId: string): Promise<void> {
    this.#stumble();
    if (!this.open.some((session) => session.sessionId === sessionId)) throw new Failure('missing');
    this.open = this.open.filter((session) => session.sessionId !== sessionId);
  }

  async revokeOthers(): Promise<void> {
    this.#stumble();
    this.open = this.open.filter(({ isCurrent }) => isCurrent);
  }

  async signOut(): Promise<void> {
    this.#stumble();
    this.member = undefined;
    this.open = [];
  }

  #signedIn(): Member {
    if (!this.member) throw new Failure('signed-out');
    return this.member;
  }

  #stumble(): void {
    if (this.problem) throw this.problem;
  }
}
