import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { PostViews } from '#core/posts/post-views.ts';

export const httpPostViews = (feed: Service<operations>): PostViews => ({
  async record(postIds) {
    if (postIds.length > 0) await feed.recordPostViews({ body: { postIds } });
  },
});
