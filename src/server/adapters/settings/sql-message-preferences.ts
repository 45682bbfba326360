import type { Kysely } from 'kysely';
import { usualMessages, type MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { Asker } from '#core/sessions/asker.ts';
import { callerOf } from '../caller/own-caller.ts';
import type { Tables } from '../tables.ts';

export class SqlMessagePreferences implements MessagePreferences {
  readonly #db: Kysely<Tables>;
  readonly #asker: Pick<Asker, 'caller'>;

  constructor(db: Kysely<Tables>, asker: Pick<Asker, 'caller'>) {
    this.#db = db;
    this.#asker = asker;
  }

  async own(): Promise<MessagePreference> {
    const { userId } = callerOf(this.#asker).member;
    const row = await this.#db.selectFrom('message_preference').selectAll().where('account_id', '=', userId).executeTakeFirst();
    if (!row) return usualMessages;
    const { chats, replies, votes, communities, jobs, shows_content: showsContent } = row;
    return { chats, replies, votes, communities, jobs, showsContent };
  }

  async save({ showsContent, ...preference }: MessagePreference): Promise<MessagePreference> {
    const { userId } = callerOf(this.#asker).member;
    const row = { ...preference, shows_content: showsContent };
    await this.#db
      .insertInto('message_preference')
      .values({ account_id: userId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    return { ...preference, showsContent };
  }
}
