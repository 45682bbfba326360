import { usualPreference, type MemberPreference } from '#core/device/member-preference.ts';
import type { MemberPreferences } from '#core/settings/member-preferences.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlMemberPreferences implements MemberPreferences {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async own(): Promise<MemberPreference> {
    const { userId } = this.#scope.caller.member;
    const row = await this.#scope.db.selectFrom('member_preference').selectAll().where('account_id', '=', userId).executeTakeFirst();
    if (!row) return usualPreference;
    return {
      feedStart: row.feed_start,
      hidesReadPosts: row.hides_read_posts,
      savesData: row.saves_data,
      warnsBeforeLeaving: row.warns_before_leaving,
    };
  }

  async save(preference: MemberPreference): Promise<MemberPreference> {
    const { userId } = this.#scope.caller.member;
    const row = {
      feed_start: preference.feedStart,
      hides_read_posts: preference.hidesReadPosts,
      saves_data: preference.savesData,
      warns_before_leaving: preference.warnsBeforeLeaving,
    };
    await this.#scope.db
      .insertInto('member_preference')
      .values({ account_id: userId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    return preference;
  }
}
