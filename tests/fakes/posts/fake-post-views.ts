import type { PostViews } from '#core/posts/post-views.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

export class FakePostViews extends OverContent implements PostViews {
  async record(postIds: readonly string[]): Promise<void> {
    this.content.ask('member');
    for (const postId of new Set(postIds)) {
      const post = this.content.posts.find((each) => each.postId === postId && each.status === 'LIVE');
      if (!post || this.content.seen.has(postId)) continue;
      this.content.seen.add(postId);
      this.content.put({ ...post, viewsCount: post.viewsCount + 1 });
    }
  }
}
