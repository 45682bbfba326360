import { Failure } from '#core/failure.ts';
import { endingLastsMs, subscriptionTopics, type Subscription, type SubscriptionTopic } from '#core/settings/subscription.ts';
import type { Subscriptions } from '#core/settings/subscriptions.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { endingIn, endingToken } from './ending-token.ts';

export class SqlSubscriptions implements Subscriptions {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async choose(topics?: readonly SubscriptionTopic[]): Promise<readonly Subscription[]> {
    const accountId = this.#scope.caller.member.userId;
    if (topics) await this.#replace(accountId, topics);
    const rows = await this.#scope.db.selectFrom('subscription').select('topic').where('account_id', '=', accountId).execute();
    return subscriptionTopics.map((topic) => {
      const isOn = rows.some((row) => row.topic === topic);
      return { topic, isOn, endingToken: isOn ? this.#endingOf(accountId, topic) : null };
    });
  }

  async end(token: string): Promise<SubscriptionTopic> {
    const ending = endingIn(this.#scope.secrets, token);
    if (!ending || ending.until <= this.#scope.now)
      throw new Failure('invalid', 'This link is no longer valid. Log in to change what is sent to you.', { code: 'LINK_INVALID' });
    await this.#scope.db.deleteFrom('subscription').where('account_id', '=', ending.accountId).where('topic', '=', ending.topic).execute();
    return ending.topic;
  }

  #endingOf(accountId: string, topic: SubscriptionTopic): string {
    return endingToken(this.#scope.secrets, { accountId, topic, until: this.#scope.now + endingLastsMs });
  }

  async #replace(accountId: string, topics: readonly SubscriptionTopic[]): Promise<void> {
    await this.#scope.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('subscription').where('account_id', '=', accountId).execute();
      if (topics.length === 0) return;
      const rows = topics.map((topic) => ({ account_id: accountId, topic }));
      await transaction
        .insertInto('subscription')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
}
