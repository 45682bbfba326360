import type { PostViews } from '#core/posts/post-views.ts';
import type { FakeTalk } from './fake-talk.ts';

export class FakePostViews implements PostViews {
  readonly talk: FakeTalk;

  constructor(talk: FakeTalk) {
    this.talk = talk;
  }

  async record(postIds: readonly string[]): Promise<void> {
    this.talk.ask('member');
    for (const postId of new Set(postIds)) {
      const post = this.talk.posts.find((each) => each.postId === postId && each.status === 'LIVE');
      if (!post || this.talk.seen.has(postId)) continue;
      this.talk.seen.add(postId);
      this.talk.put({ ...post, viewsCount: post.viewsCount + 1 });
    }
  }
}
