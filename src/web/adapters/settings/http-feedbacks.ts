import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { Feedback } from '#core/settings/feedback.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';

export class HttpFeedbacks implements Feedbacks {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async own(): Promise<Feedback | undefined> {
    const { rating, text } = await this.#user.getFeedback({});
    return rating === null ? undefined : { rating, text };
  }

  async give({ rating, text }: Feedback): Promise<void> {
    await this.#user.upsertFeedback({ body: { rating, text } });
  }
}
