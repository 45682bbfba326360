import { Failure } from '#core/failure.ts';
import { subscriptionTopics, type Subscription, type SubscriptionTopic } from '#core/settings/subscription.ts';
import type { Subscriptions } from '#core/settings/subscriptions.ts';

export class FakeSubscriptions implements Subscriptions {
  on: readonly SubscriptionTopic[] = [];

  async choose(topics?: readonly SubscriptionTopic[]): Promise<readonly Subscription[]> {
    if (topics) this.on = topics;
    return subscriptionTopics.map((topic) => ({ topic, isOn: this.on.includes(topic), endingToken: this.on.includes(topic) ? `${prefix}${topic}` : null }));
  }

  async end(token: string): Promise<SubscriptionTopic> {
    const ended = subscriptionTopics.find((topic) => token === `${prefix}${topic}`);
    if (!ended) throw new Failure('invalid', 'This link is no longer valid.', { code: 'LINK_INVALID' });
    this.on = this.on.filter((topic) => topic !== ended);
    return ended;
  }
}

const prefix = 'test-ending-token-';
