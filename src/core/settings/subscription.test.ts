import { describe, expect, it } from 'vitest';
import { endingLastsMs, subscriptionTopics } from './subscription.ts';

describe('a subscription (R-164)', () => {
  it('can be ended by its messages for 60 days', () => {
    expect(endingLastsMs).toBe(5_184_000_000);
  });

  it('is one of four', () => expect(subscriptionTopics).toHaveLength(4));
});
