import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Feedback } from '#core/settings/feedback.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { callerOf } from '../caller/own-caller.ts';
import { cleaned } from '../content/clean-text.ts';
import { feedbackRef } from './record-refs.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { dayOf } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

interface FeedbackParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'reference'>;
  readonly context: Pick<RequestContext, 'caller'>;
}

export class SqlFeedbacks implements Feedbacks {
  readonly #db: Kysely<Tables>;
  readonly #parts: FeedbackParts;

  constructor(db: Kysely<Tables>, parts: FeedbackParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async own(): Promise<Feedback | undefined> {
    return this.#db.selectFrom('feedback').select(['rating', 'text']).where('ref', '=', this.#ref).executeTakeFirst();
  }

  async give({ rating, text }: Feedback): Promise<void> {
    const { clock } = this.#parts;
    const row = { rating, text: cleaned(text ?? '') || null, month: `${dayOf(clock.now()).slice(0, 7)}-01` };
    await this.#db
      .insertInto('feedback')
      .values({ ref: this.#ref, ...row })
      .onConflict((conflict) => conflict.column('ref').doUpdateSet(row))
      .execute();
  }

  get #ref(): string {
    return feedbackRef(this.#parts.secrets, callerOf(this.#parts.context).member.userId);
  }
}
