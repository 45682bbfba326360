import { Failure } from '#core/failure.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import type { Device } from '#core/sessions/device.ts';
import type { MemberSession, Session, SessionSource } from '#core/sessions/session.ts';
import type { OpenSession, Sessions } from '#core/sessions/sessions.ts';
import { refreshTime } from '#core/sessions/token-family.ts';
import { settleJoined } from '../communities/joined-list.ts';
import { forgetBrowsers, knowBrowser } from './known-browsers.ts';
import { changeTokens } from './session-change.ts';
import { handleHashOf } from './session-tokens.ts';

import type { Tables } from '../database/tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlSessions implements Sessions {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async current(): Promise<Session> {
    const { caller } = this.#scope.context;
    const now = this.#scope.now;
    if (!caller) return { member: undefined, now };
    const { member, expiresAt } = caller;
    return { member, now, refreshAt: refreshTime(expiresAt), expiresAt };
  }

  async refresh(): Promise<MemberSession> {
    const { jar, device } = this.#scope.context;
    const token = jar.refresh();
    const changed = token && (await changeTokens(this.#scope.db, token, device, this.#scope.now));
    if (!changed) {
      jar.clear();
      throw new Failure('signed-out');
    }
    const { member } = changed.session;
    jar.put(changed.tokens, member);
    const account = await this.#scope.db.selectFrom('account').select(['id', 'browser_key']).where('id', '=', member.userId).executeTakeFirst();
    if (account) await knowBrowser(this.#scope, account);
    await settleJoined(this.#scope, member.userId);
    return changed.session;
  }

  async list(): Promise<readonly OpenSession[]> {
    const { sessionId, member } = this.#caller();
    const rows = await this.#scope.db
      .selectFrom('session')
      .select(['id', 'browser', 'system', 'source', 'signed_in_at', 'used_on'])
      .where('account_id', '=', member.userId)
      .where('ends_at', '>', new Date(this.#scope.now))
      .orderBy('used_on', 'desc')
      .orderBy('signed_in_at', 'desc')
      .execute();
    const all = rows.map((row) => openSessionFromRow(row, sessionId));
    return [...all.filter(({ isCurrent }) => isCurrent), ...all.filter(({ isCurrent }) => !isCurrent)];
  }

  async revoke(sessionId: string): Promise<void> {
    const { member } = this.#caller();
    const ended = await this.#scope.db.deleteFrom('session').where('id', '=', sessionId).where('account_id', '=', member.userId).returning('id').execute();
    if (ended.length === 0) throw new Failure('missing');
    await forgetBrowsers(this.#scope.db, member.userId);
    this.#tellOver(ended);
  }

  async revokeOthers(): Promise<void> {
    const { sessionId, member } = this.#caller();
    await forgetBrowsers(this.#scope.db, member.userId);
    this.#tellOver(await this.#scope.db.deleteFrom('session').where('account_id', '=', member.userId).where('id', '<>', sessionId).returning('id').execute());
  }

  /** Accepts either token, as the other may be lost. */
  async signOut(): Promise<void> {
    const { jar } = this.#scope.context;
    const handles = [jar.access(), jar.refresh()].flatMap((token) => handleHashOf(token) ?? []);
    if (handles.length > 0) this.#tellOver(await this.#scope.db.deleteFrom('session').where('handle_hash', 'in', handles).returning('id').execute());
    jar.clear();
  }

  /** Closes everything open for ended sessions (S-82). */
  #tellOver(ended: readonly { readonly id: string }[]): void {
    if (ended.length > 0) this.#scope.news.tell({ kind: 'over', sessionIds: ended.map(({ id }) => id) });
  }

  #caller(): Caller {
    if (!this.#scope.context.caller) throw new Failure('signed-out');
    return this.#scope.context.caller;
  }
}

type Row = Pick<Tables['session'], 'id' | 'browser' | 'system' | 'source' | 'signed_in_at' | 'used_on'>;

const openSessionFromRow = ({ id, browser, system, source, signed_in_at, used_on }: Row, currentId: string): OpenSession => ({
  sessionId: id,
  isCurrent: id === currentId,
  browser: browser as Device['browser'],
  system: system as Device['system'],
  loginSource: source as SessionSource,
  signedInAt: signed_in_at.getTime(),
  lastUsedOn: used_on,
});
