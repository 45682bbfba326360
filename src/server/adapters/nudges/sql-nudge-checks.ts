import { nudgeVerdict, type AppType, type CountedNudge, type NudgeVerdict } from '#core/nudges/nudge-check.ts';
import type { NudgeChecks } from '#core/nudges/nudge-checks.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlNudgeChecks implements NudgeChecks {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  /** Serialises parallel apps so that each occasion counts once. */
  async ask(nudge: CountedNudge, app: AppType): Promise<NudgeVerdict> {
    const { userId } = this.#scope.caller.member;
    const now = this.#scope.now;
    return this.#scope.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
      const known = await transaction
        .selectFrom('popup_showing')
        .select(['times', 'last_at'])
        .where('account_id', '=', userId)
        .where('popup', '=', nudge)
        .where('app', '=', app)
        .executeTakeFirst();
      const verdict = nudgeVerdict({ times: known?.times ?? 0, lastAt: known?.last_at.getTime() }, now);
      if (!verdict.isDue) return verdict;
      const row = { times: verdict.times, last_at: new Date(now) };
      await transaction
        .insertInto('popup_showing')
        .values({ account_id: userId, popup: nudge, app, ...row })
        .onConflict((conflict) => conflict.columns(['account_id', 'popup', 'app']).doUpdateSet(row))
        .execute();
      return verdict;
    });
  }
}
