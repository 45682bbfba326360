import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { RequestContext, Caller } from '#core/sessions/request-context.ts';
import type { Device } from '#core/sessions/device.ts';
import type { MemberSession, Session, SessionSource } from '#core/sessions/session.ts';
import type { OpenSession, Sessions } from '#core/sessions/sessions.ts';
import { refreshTime } from '#core/sessions/token-family.ts';
import { changeTokens } from './session-change.ts';
import { handleHashOf } from './session-tokens.ts';

import type { Tables } from '../tables.ts';

/** The sessions of the caller. */
export class SqlSessions implements Sessions {
  readonly #db: Kysely<Tables>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #context: RequestContext;

  constructor(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, context: RequestContext) {
    this.#db = db;
    this.#clock = clock;
    this.#context = context;
  }

  async current(): Promise<Session> {
    const { caller } = this.#context;
    const now = this.#clock.now();
    if (!caller) return { member: undefined, now };
    return { member: caller.member, now, refreshAt: refreshTime(caller.expiresAt), expiresAt: caller.expiresAt };
  }

  async refresh(): Promise<MemberSession> {
    const { jar, device } = this.#context;
    const token = jar.refresh();
    const changed = token && (await changeTokens(this.#db, token, device, this.#clock.now()));
    if (!changed) {
      jar.clear();
      throw new Failure('signed-out');
    }
    jar.put(changed.tokens, changed.session.member);
    return changed.session;
  }

  async list(): Promise<readonly OpenSession[]> {
    const { sessionId, member } = this.#caller();
    const rows = await this.#db
      .selectFrom('session')
      .select(['id', 'browser', 'system', 'source', 'signed_in_at', 'used_on'])
      .where('account_id', '=', member.userId)
      .where('ends_at', '>', new Date(this.#clock.now()))
      .orderBy('used_on', 'desc')
      .orderBy('signed_in_at', 'desc')
      .execute();
    const all = rows.map((row) => openSessionIn(row, sessionId));
    return [...all.filter(({ isCurrent }) => isCurrent), ...all.filter(({ isCurrent }) => !isCurrent)];
  }

  async revoke(sessionId: string): Promise<void> {
    const { member } = this.#caller();
    const { numDeletedRows } = await this.#db.deleteFrom('session').where('id', '=', sessionId).where('account_id', '=', member.userId).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  async revokeOthers(): Promise<void> {
    const { sessionId, member } = this.#caller();
    await this.#db.deleteFrom('session').where('account_id', '=', member.userId).where('id', '<>', sessionId).execute();
  }

  /** Either token ends the session, for the other may be lost already. */
  async signOut(): Promise<void> {
    const { jar } = this.#context;
    const handles = [jar.access(), jar.refresh()].flatMap((token) => handleHashOf(token) ?? []);
    if (handles.length > 0) await this.#db.deleteFrom('session').where('handle_hash', 'in', handles).execute();
    jar.clear();
  }

  #caller(): Caller {
    if (!this.#context.caller) throw new Failure('signed-out');
    return this.#context.caller;
  }
}

type Row = Pick<Tables['session'], 'id' | 'browser' | 'system' | 'source' | 'signed_in_at' | 'used_on'>;

const openSessionIn = ({ id, browser, system, source, signed_in_at, used_on }: Row, currentId: string): OpenSession => ({
  sessionId: id,
  isCurrent: id === currentId,
  browser: browser as Device['browser'],
  system: system as Device['system'],
  loginSource: source as SessionSource,
  signedInAt: signed_in_at.getTime(),
  lastUsedOn: used_on,
});
