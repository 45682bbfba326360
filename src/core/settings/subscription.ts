import { dayMs } from '../figures/durations.ts';

/** Regular messages that a member can subscribe to. */
export const subscriptionTopics = ['weekly-digest', 'job-alerts'] as const;
export type SubscriptionTopic = (typeof subscriptionTopics)[number];

export interface Subscription {
  readonly topic: SubscriptionTopic;
  readonly isOn: boolean;
  /** Token in each message to unsubscribe without login, null while off. */
  readonly endingToken: string | null;
}

export const endingLastsMs = 60 * dayMs;
