import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { Subscription, SubscriptionTopic } from '#core/settings/subscription.ts';
import type { Subscriptions } from '#core/settings/subscriptions.ts';

export class HttpSubscriptions implements Subscriptions {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async choose(topics?: readonly SubscriptionTopic[]): Promise<readonly Subscription[]> {
    return (await this.#user.subscribe({ body: topics ? { topics: [...topics] } : {} })).items;
  }

  async end(token: string): Promise<SubscriptionTopic> {
    return (await this.#user.unsubscribe({ body: { token } })).topic;
  }
}
