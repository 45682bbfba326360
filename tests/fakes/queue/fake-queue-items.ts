import type { QueueFilter, QueueItems, QueuePage } from '#core/queue/queue-items.ts';
import type { FakeModerations } from '#tests/fakes/moderation/fake-moderations.ts';

/** The queue of items that the fake of moderations decides. */
export class FakeQueueItems implements QueueItems {
  readonly moderations: FakeModerations;

  constructor(moderations: FakeModerations) {
    this.moderations = moderations;
  }

  async list({ stage = 'first', cause, communityId }: QueueFilter = {}): Promise<QueuePage> {
    this.moderations.askModerator();
    const staged = this.moderations.items.filter((item) => item.stage === stage);
    const items = staged.filter((item) => (!cause || item.cause === cause) && (!communityId || item.post?.community.entityId === communityId));
    const causes = [...Map.groupBy(staged, (item) => item.cause)].map(([key, { length }]) => ({ cause: key, count: length }));
    const communities = [...Map.groupBy(staged, ({ post }) => post?.community.entityId ?? '')].map(([entityId, all]) => ({
      entityId,
      name: all[0]?.communityName ?? '',
      count: all.length,
    }));
    return { items, next: null, waiting: staged.length, causes, communities };
  }

  async count(): Promise<number> {
    this.moderations.askModerator();
    return this.moderations.items.length;
  }
}
