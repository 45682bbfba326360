import type { Kysely } from 'kysely';
import { pushedTopics } from '#core/notifications/notification-topics.ts';
import { usualMessages, type MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import { quietColumns, quietHoursFrom } from '../notifications/quiet-columns.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Tables } from '../database/tables.ts';

/** Defaults where the member chose nothing. */
export async function messagePreferenceOf(db: Kysely<Tables>, accountId: string): Promise<MessagePreference> {
  const row = await db.selectFrom('message_preference').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  if (!row) return usualMessages;
  const { account_id: _, shows_content: showsContent, pushed, quiet_from, quiet_until, ...said } = row;
  return { ...said, showsContent, pushed: pushedTopics.filter((topic) => pushed.includes(topic)), quietHours: quietHoursFrom({ quiet_from, quiet_until }) };
}

export class SqlMessagePreferences implements MessagePreferences {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async own(): Promise<MessagePreference> {
    return messagePreferenceOf(this.#scope.db, this.#scope.caller.member.userId);
  }

  async save(preference: MessagePreference): Promise<MessagePreference> {
    const { userId } = this.#scope.caller.member;
    const { showsContent, pushed, quietHours, ...said } = preference;
    const row = { ...said, shows_content: showsContent, pushed: [...pushed], ...quietColumns(quietHours) };
    await this.#scope.db
      .insertInto('message_preference')
      .values({ account_id: userId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    return preference;
  }
}
