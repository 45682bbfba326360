import { dayOf } from '#core/figures/ago.ts';
import type { Feedback } from '#core/settings/feedback.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';
import { sanitized } from '../content/sanitized-text.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlFeedbacks implements Feedbacks {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async own(): Promise<Feedback | undefined> {
    return this.#scope.db.selectFrom('feedback').select(['rating', 'text']).where('ref', '=', this.#ref).executeTakeFirst();
  }

  async give({ rating, text }: Feedback): Promise<void> {
    const row = { rating, text: sanitized(text ?? '') || null, month: `${dayOf(this.#scope.now).slice(0, 7)}-01` };
    await this.#scope.db
      .insertInto('feedback')
      .values({ ref: this.#ref, ...row })
      .onConflict((conflict) => conflict.column('ref').doUpdateSet(row))
      .execute();
  }

  get #ref(): string {
    return this.#scope.keyFor('feedback');
  }
}
