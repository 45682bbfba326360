import type { Post } from '#core/posts/post.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { FeedsStore } from '../feeds/feeds-store.ts';
import { Request } from '../requests/request.ts';

/** New post, shown first in its author's feed. */
export class NewPostStore {
  readonly #reading: Request<Post | null, [postId: string]>;
  readonly #feeds: FeedsStore;

  constructor(posts: Posts, feeds: FeedsStore) {
    this.#reading = new Request(async (postId) => (await posts.at(postId)).post);
    this.#feeds = feeds;
  }

  async show(postId: string): Promise<void> {
    const outcome = await this.#reading.send(postId);
    if (outcome.status === 'SUCCESS' && outcome.value) this.#feeds.add(outcome.value);
  }
}
