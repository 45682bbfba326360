import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import type { Callers } from '#core/sessions/callers.ts';
import type { Device } from '#core/sessions/device.ts';
import { isGood } from '#core/sessions/token-family.ts';
import { isBanned, sanctionKeysOf } from '../caller/refuse-sanctioned.ts';
import { hashed, type Secrets } from '../secrets/secrets.ts';
import { memberColumns, memberFromRow } from './member-row.ts';
import { handleHashOf, tokenStatusOf } from './session-tokens.ts';
import type { Tables } from '../database/tables.ts';

export class SqlCallers implements Callers {
  readonly #db: Kysely<Tables>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #secrets: Pick<Secrets, 'personaOf' | 'reference'>;

  constructor(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, secrets: Pick<Secrets, 'personaOf' | 'reference'>) {
    this.#db = db;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  async holding(accessToken: string, { browser }: Device): Promise<Caller | undefined> {
    const handleHash = handleHashOf(accessToken);
    if (handleHash === undefined) return undefined;
    const row = await this.#db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(memberColumns)
      .select(['session.id as session_id', 'account.made_on', 'browser', 'access_hashes', 'former_access_hashes', 'changed_at', 'access_ends_at'])
      .where('handle_hash', '=', handleHash)
      .executeTakeFirst();
    if (!row || row.browser !== browser) return undefined;
    const expiresAt = row.access_ends_at.getTime();
    const shown = tokenStatusOf(accessToken, row.access_hashes, row.former_access_hashes);
    if (!isGood(shown, { changedAt: row.changed_at.getTime(), expiresAt }, this.#clock.now())) return undefined;
    const member = memberFromRow(row);
    const keepsRole = member.role === 'member' || !(await this.isBanned(member.userId));
    return { sessionId: row.session_id, member: keepsRole ? member : { ...member, role: 'member' }, madeOn: row.made_on, expiresAt };
  }

  async atDesk(deskToken: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('desk_session')
      .select('address_key')
      .where('token_hash', '=', hashed(deskToken))
      .where('ends_at', '>', new Date(this.#clock.now()))
      .executeTakeFirst();
    return row?.address_key;
  }

  isBanned(userId: string): Promise<boolean> {
    return isBanned(this.#db, this.#clock.now(), sanctionKeysOf(this.#secrets, userId));
  }
}
