import { makeAutoObservable } from 'mobx';
import type { OwnComment } from '#core/comments/comment.ts';
import type { Comments } from '#core/comments/comments.ts';
import type { Feeds, MyFigures } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import type { WrittenList } from './written-list.ts';

/** Own posts and comments under either persona, with moderation outcome. */
export class OwnPostsStore {
  readonly posts: Pages<Post>;
  readonly comments: Pages<OwnComment>;
  readonly figures: Request<MyFigures>;
  /** Measured heights of card sheets, by first post. */
  readonly heights = new Map<string, number>();
  list: WrittenList = 'posts';

  constructor(feeds: Feeds, comments: Comments) {
    this.posts = new Pages((after) => feeds.mine(after));
    this.comments = new Pages((after) => comments.mine(after));
    this.figures = new Request(() => feeds.myFigures());
    makeAutoObservable(this, { posts: false, comments: false, figures: false, heights: false });
  }

  /** Selects the list of the URL before it loads. */
  show(list: WrittenList): void {
    this.list = list;
  }

  get isUnread(): boolean {
    return this[this.list].state.status === 'IDLE';
  }

  async open(): Promise<void> {
    await Promise.all([this[this.list].open(), this.figures.send()]);
  }
}
