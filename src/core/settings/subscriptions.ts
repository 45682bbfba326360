import type { Subscription, SubscriptionTopic } from './subscription.ts';

/** The port of subscriptions: what is sent to the member regularly. */
export abstract class Subscriptions {
  /** Has exactly these sent from now on, and answers how all of them stand. Without topics nothing changes. */
  abstract choose(topics?: readonly SubscriptionTopic[]): Promise<readonly Subscription[]>;
  /** Ends what a message was about, for its recipient, signed in or not. Fails when the token is not ours or too old. */
  abstract end(token: string): Promise<SubscriptionTopic>;
}
