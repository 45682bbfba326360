import { usualMessages, type MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlMessagePreferences implements MessagePreferences {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async own(): Promise<MessagePreference> {
    const { userId } = this.#scope.caller.member;
    const row = await this.#scope.db.selectFrom('message_preference').selectAll().where('account_id', '=', userId).executeTakeFirst();
    if (!row) return usualMessages;
    const { chats, replies, votes, communities, jobs, shows_content: showsContent } = row;
    return { chats, replies, votes, communities, jobs, showsContent };
  }

  async save({ showsContent, ...preference }: MessagePreference): Promise<MessagePreference> {
    const { userId } = this.#scope.caller.member;
    const row = { ...preference, shows_content: showsContent };
    await this.#scope.db
      .insertInto('message_preference')
      .values({ account_id: userId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    return { ...preference, showsContent };
  }
}
