import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { FeedPage, FeedQuestion, Feeds } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** The interval at which new posts are asked for (polling), while the page is visible. */
const lookMs = 60_000;

type Reader = <Answer extends { readonly items: readonly Post[] }>(ask: () => Promise<Answer>) => Promise<Answer>;

/** One feed: what has been read of it, where the reader stood, and how much has come since. Nothing of it moves by itself. */
export class FeedList {
  readonly key: string;
  readonly question: FeedQuestion;
  readonly from: string | null;
  readonly posts: Pages<Post>;
  /** The count of posts that are newer than the list. */
  fresh = 0;
  /** The post that the keys j and k stand on. */
  currentId: string | undefined;
  /** The measured height of each sheet of cards, by its first post, so that a list that comes back has its length at once (virtualization). */
  readonly heights = new Map<string, number>();
  /** The posts that came since the list was fetched, the reader's own and new ones that were asked for; they stand first. */
  came: readonly Post[] = [];
  /** The card that stood first on the screen when the list was left, and how far below the top. */
  scrollPosition: { readonly postId: string; readonly top: number; readonly focused?: string | undefined } | undefined;
  /** The newest post of the list, as the server named it to this member. Nothing is asked about one that was refused, for another member reads in this browser then, until the list is fetched again. */
  #newest: string | null = null;
  /** The number of the reader's own posts among those that are newer; one that waits for a moderator is not counted. */
  #ownCount = 0;
  readonly #bringing: Request<FeedPage>;
  readonly #asking: Request<number, [newest: string]>;
  readonly #clock: Clock;
  #isWatched = false;
  #stopWaiting: () => void = () => undefined;

  constructor(key: string, question: FeedQuestion, from: string | null, feeds: Feeds, clock: Clock, read: Reader) {
    this.key = key;
    this.question = question;
    this.from = from;
    this.#clock = clock;
    this.#asking = new Request((newest) => feeds.newSince(newest));
    this.posts = new Pages((after) =>
      read(async () => {
        const page = await feeds.list(question, after);
        if (after === from) this.#begin(page.newest);
        return page;
      }),
    );
    this.#bringing = new Request(() => read(() => feeds.list({ ...question, order: 'LATEST' })));
    makeAutoObservable(this, { key: false, question: false, from: false, posts: false, heights: false, scrollPosition: false, came: observableRef });
  }

  /** The posts in their order; one that came again on a later page is once. */
  get items(): readonly Post[] {
    const seen = new Set<string>();
    return [...this.came, ...this.posts.items].filter(({ postId }) => !seen.has(postId) && seen.add(postId));
  }

  async open(): Promise<void> {
    await this.posts.open(this.from);
    runInAction(() => (this.came = []));
  }

  add(post: Post): void {
    this.came = [post, ...this.came];
    if (post.status === 'LIVE') this.#ownCount += 1;
  }

  /** Brings in what is new, in whichever order the others stand. */
  async bring(): Promise<void> {
    if (this.question.order === 'LATEST' && this.from === null) return this.open();
    const outcome = await this.#bringing.send();
    if (outcome.status !== 'SUCCESS') return;
    const { items, newest } = outcome.value;
    runInAction(() => (this.came = [...items.slice(0, this.fresh + this.#ownCount), ...this.came]));
    this.#begin(newest);
  }

  stand(postId: string | undefined): void {
    this.currentId = postId;
  }

  /** Asks from time to time whether something new has come; the answer stops that. */
  look(): () => void {
    this.#isWatched = true;
    this.#wait();
    return () => {
      this.#isWatched = false;
      this.#stopWaiting();
    };
  }

  #wait(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#clock.after(lookMs, () => void this.#lookOnce());
  }

  #begin(newest: string | null): void {
    this.#newest = newest;
    this.#ownCount = 0;
    runInAction(() => (this.fresh = 0));
  }

  async #lookOnce(): Promise<void> {
    const outcome = this.#newest === null ? undefined : await this.#asking.send(this.#newest);
    if (outcome?.status === 'SUCCESS') runInAction(() => (this.fresh = Math.max(0, outcome.value - this.#ownCount)));
    if (outcome?.status === 'FAILURE' && outcome.failure.kind === 'invalid') this.#newest = null;
    if (this.#isWatched) this.#wait();
  }
}
