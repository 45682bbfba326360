import { reportRule } from '#core/moderation/report.ts';
import {
  mostAppealsForAnother,
  type AppealForAnother,
  type BesideItem,
  type QueueFilter,
  type QueueItem,
  type QueueItems,
  type QueuePage,
} from '#core/queue/queue-items.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import type { FakeModerations } from '#tests/fakes/moderation/fake-moderations.ts';

export class FakeQueueItems implements QueueItems {
  readonly moderations: FakeModerations;
  appealedBans = 0;

  constructor(moderations: FakeModerations) {
    this.moderations = moderations;
  }

  async list({ stage = 'first', cause, placeId, order }: QueueFilter = {}, after?: string | null, pageSize?: number): Promise<QueuePage> {
    const decidable = this.#decidable();
    const staged = decidable.filter((item) => item.stage === stage);
    const asked = staged.filter((item) => (!cause || item.cause === cause) && (!placeId || item.place.entityId === placeId));
    const causes = [...Map.groupBy(staged, (item) => item.cause)].map(([key, { length }]) => ({ cause: key, count: length }));
    const places = [...Map.groupBy(staged, ({ place }) => place.entityId).values()].flatMap((all) =>
      all.slice(0, 1).map(({ place }) => ({ ...place, count: all.length })),
    );
    const longest = asked.toSorted((one, other) => one.openedOn.localeCompare(other.openedOn) || one.itemId.localeCompare(other.itemId));
    const ordered = order === 'heaviest' ? longest.toSorted((one, other) => weightOf(other) - weightOf(one)) : longest;
    const shown = ordered.map((item) => ({ ...item, beside: this.#beside(item) }));
    return {
      ...pageOf(shown, ({ itemId }) => itemId, after, pageSize),
      waiting: staged.length,
      elsewhere: decidable.length - staged.length,
      forAnother: this.#forAnother().length,
      appealsForAnother: this.#forAnother().slice(0, mostAppealsForAnother),
      appealedBans: this.appealedBans,
      causes,
      places,
    };
  }

  async count(): Promise<number> {
    return this.#decidable().length + this.appealedBans;
  }

  #beside({ resourceId, stage, beside }: QueueItem): BesideItem | null {
    const other = this.moderations.items.find((each) => each.resourceId === resourceId && each.stage !== stage);
    return other ? { cause: other.cause, former: other.former, appealText: other.appealText } : beside;
  }

  #decidable(): readonly QueueItem[] {
    return this.#ofOthers().filter((item) => this.moderations.isDecidable(item));
  }

  #forAnother(): readonly AppealForAnother[] {
    const appeals = this.#ofOthers().filter((item) => !this.moderations.isDecidable(item));
    return appeals.flatMap(({ resourceId, resourceType, post, former, appealText }) =>
      former === null || appealText === null ? [] : [{ resourceId, resourceType, postId: post?.postId ?? resourceId, former, appealText }],
    );
  }

  #ofOthers(): readonly QueueItem[] {
    this.moderations.askModerator();
    return this.moderations.items.filter((item) => !this.moderations.isOwn(item));
  }
}

const weightOf = ({ reports }: QueueItem): number => reports.reduce((sum, { reason, count }) => sum + reportRule.points[reason] * count, 0);
