import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { popupVerdict, type AppType, type CountedPopup, type PopupVerdict } from '#core/notifications/popup-check.ts';
import type { PopupChecks } from '#core/notifications/popup-checks.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { callerOf } from '../caller/own-caller.ts';
import type { Tables } from '../tables.ts';

export class SqlPopupChecks implements PopupChecks {
  readonly #db: Kysely<Tables>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #context: Pick<RequestContext, 'caller'>;

  constructor(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, context: Pick<RequestContext, 'caller'>) {
    this.#db = db;
    this.#clock = clock;
    this.#context = context;
  }

  /** Two apps that ask at once wait for each other, so that each time is counted once. */
  async ask(popup: CountedPopup, app: AppType): Promise<PopupVerdict> {
    const { userId } = callerOf(this.#context).member;
    const now = this.#clock.now();
    return this.#db.transaction().execute(async (transaction) => {
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
