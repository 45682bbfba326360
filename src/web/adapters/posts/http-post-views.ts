import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { PostViews } from '#core/posts/post-views.ts';

export class HttpPostViews implements PostViews {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async record(postIds: readonly string[]): Promise<void> {
    if (postIds.length > 0) await this.#feed.recordPostViews({ body: { postIds } });
  }
}
