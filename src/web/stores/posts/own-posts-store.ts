import { makeAutoObservable } from 'mobx';
import type { Feeds, MyFigures } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** The member's own posts under either persona, with their moderation outcome. */
export class OwnPostsStore {
  readonly posts: Pages<Post>;
  readonly figures: Request<MyFigures>;
  /** The measured height of each sheet of cards, by its first post. */
  readonly heights = new Map<string, number>();

  constructor(feeds: Feeds) {
    this.posts = new Pages((after) => feeds.mine(after));
    this.figures = new Request(() => feeds.myFigures());
    makeAutoObservable(this, { posts: false, figures: false, heights: false });
  }

  async open(): Promise<void> {
    await Promise.all([this.posts.open(), this.figures.send()]);
  }
}
