import { makeAutoObservable } from 'mobx';
import type { OwnComment } from '#core/comments/comment.ts';
import type { Comments } from '#core/comments/comments.ts';
import type { Feeds, MyFigures } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import type { WrittenList } from './written-list.ts';

/** The member's own posts and comments under either persona, with their moderation outcome. */
export class OwnPostsStore {
  readonly posts: Pages<Post>;
  readonly comments: Pages<OwnComment>;
  readonly figures: Request<MyFigures>;
  /** The measured height of each sheet of cards, by its first post. */
  readonly heights = new Map<string, number>();
  /** The list that is shown. */
  list: WrittenList = 'posts';

  constructor(feeds: Feeds, comments: Comments) {
    this.posts = new Pages((after) => feeds.mine(after));
    this.comments = new Pages((after) => comments.mine(after));
    this.figures = new Request(() => feeds.myFigures());
    makeAutoObservable(this, { posts: false, comments: false, figures: false, heights: false });
  }

  /** Shows the list that a URL asks for, before any of it is read. */
  show(list: WrittenList): void {
    this.list = list;
  }

  /** Whether the list that is shown was not asked for yet. */
  get isUnread(): boolean {
    return this[this.list].state.status === 'IDLE';
  }

  async open(): Promise<void> {
    await Promise.all([this[this.list].open(), this.figures.send()]);
  }
}
