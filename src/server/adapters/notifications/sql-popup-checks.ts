import { popupVerdict, type AppType, type CountedPopup, type PopupVerdict } from '#core/notifications/popup-check.ts';
import type { PopupChecks } from '#core/notifications/popup-checks.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlPopupChecks implements PopupChecks {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  /** Two apps that ask at once wait for each other, so that each time is counted once. */
  async ask(popup: CountedPopup, app: AppType): Promise<PopupVerdict> {
    const { userId } = this.#scope.caller.member;
    const now = this.#scope.now;
    return this.#scope.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
      const known = await transaction
        .selectFrom('popup_showing')
        .select(['times', 'last_at'])
        .where('account_id', '=', userId)
        .where('popup', '=', popup)
        .where('app', '=', app)
        .executeTakeFirst();
      const verdict = popupVerdict({ times: known?.times ?? 0, lastAt: known?.last_at.getTime() }, now);
      if (!verdict.showPopup) return verdict;
      const row = { times: verdict.popupCount, last_at: new Date(now) };
      await transaction
        .insertInto('popup_showing')
        .values({ account_id: userId, popup, app, ...row })
        .onConflict((conflict) => conflict.columns(['account_id', 'popup', 'app']).doUpdateSet(row))
        .execute();
      return verdict;
    });
  }
}
