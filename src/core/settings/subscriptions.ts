import type { Subscription, SubscriptionTopic } from './subscription.ts';

/** Regular messages to the member. */
export abstract class Subscriptions {
  /** Replaces all subscriptions and returns them. Without topics nothing changes. */
  abstract choose(topics?: readonly SubscriptionTopic[]): Promise<readonly Subscription[]>;
  /** Unsubscribes the recipient, signed in or not. Fails for foreign or expired tokens. */
  abstract end(token: string): Promise<SubscriptionTopic>;
}
