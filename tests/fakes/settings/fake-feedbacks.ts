import type { Feedback } from '#core/settings/feedback.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';

export class FakeFeedbacks implements Feedbacks {
  given: Feedback | undefined;

  async own(): Promise<Feedback | undefined> {
    return this.given;
  }

  async give(feedback: Feedback): Promise<void> {
    this.given = feedback;
  }
}
