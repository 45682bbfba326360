import { dayMs } from '../figures/durations.ts';

/** Subscriptions of a member: the week in their communities, jobs for their alerts, new reviews of companies they follow, news of the product. */
export const subscriptionTopics = ['weekly-digest', 'job-alerts', 'company-updates', 'product-news'] as const;
export type SubscriptionTopic = (typeof subscriptionTopics)[number];

/** One of them, as it is for the member. */
export interface Subscription {
  readonly topic: SubscriptionTopic;
  readonly isOn: boolean;
  /** The token a message of this kind carries, so that its receiver can end it without logging in; none while it is off. */
  readonly endingToken: string | null;
}

/** The time for which a message can be ended by what it carries. */
export const endingLastsMs = 60 * dayMs;
