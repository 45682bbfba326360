import type { Kysely } from 'kysely';
import { usualMessages, type MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { callerOf } from '../caller/own-caller.ts';
import type { Tables } from '../tables.ts';

export class SqlMessagePreferences implements MessagePreferences {
  readonly #db: Kysely<Tables>;
  readonly #context: Pick<RequestContext, 'caller'>;

  constructor(db: Kysely<Tables>, context: Pick<RequestContext, 'caller'>) {
    this.#db = db;
    this.#context = context;
  }

  async own(): Promise<MessagePreference> {
    const { userId } = callerOf(this.#context).member;
    const row = await this.#db.selectFrom('message_preference').selectAll().where('account_id', '=', userId).executeTakeFirst();
    if (!row) return usualMessages;
    const { chats, replies, votes, communities, jobs, shows_content: showsContent } = row;
    return { chats, replies, votes, communities, jobs, showsContent };
  }

  async save({ showsContent, ...preference }: MessagePreference): Promise<MessagePreference> {
    const { userId } = callerOf(this.#context).member;
    const row = { ...preference, shows_content: showsContent };
    await this.#db
      .insertInto('message_preference')
      .values({ account_id: userId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    return { ...preference, showsContent };
  }
}
