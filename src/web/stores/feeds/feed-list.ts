import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { FeedPage, FeedQuestion, Feeds } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** Polling interval for new posts while the page is visible. */
const lookMs = 60_000;

interface FeedListParts {
  readonly read: Reader;
  /** Order of loaded posts that the reader chose. */
  readonly arranged: (posts: readonly Post[]) => readonly Post[];
}

type Reader = <Answer extends { readonly items: readonly Post[] }>(ask: () => Promise<Answer>) => Promise<Answer>;

/** Feed with its scroll position and new posts, none of which move the list unasked. */
export class FeedList {
  readonly key: string;
  readonly question: FeedQuestion;
  readonly from: string | null;
  readonly posts: Pages<Post>;
  fresh = 0;
  /** Current post of the j and k keys. */
  currentId: string | undefined;
  /** Measured heights for virtualization, so that a restored list has its length at once. */
  readonly heights = new Map<string, number>();
  /** Posts since the list was fetched: own and requested ones, shown first. */
  came: readonly Post[] = [];
  /** Posts seen before this list opened, where its reader wants them left out. */
  seen: ReadonlySet<string> = new Set();
  /** First visible card on leaving, and its offset. */
  scrollPosition: { readonly postId: string; readonly top: number; readonly focused?: string | undefined } | undefined;
  /** Newest post for polling, which stops after a refusal because another member may read here. */
  #newest: string | null = null;
  /** Own posts among newer ones, without those in moderation. */
  #ownCount = 0;
  readonly #bringing: Request<FeedPage>;
  readonly #asking: Request<number, [newest: string]>;
  readonly #clock: Clock;
  readonly #arranged: FeedListParts['arranged'];
  #isWatched = false;
  #stopWaiting: () => void = () => undefined;

  constructor(key: string, question: FeedQuestion, from: string | null, feeds: Feeds, clock: Clock, { read, arranged }: FeedListParts) {
    this.key = key;
    this.question = question;
    this.from = from;
    this.#clock = clock;
    this.#arranged = arranged;
    this.#asking = new Request((newest) => feeds.newSince(newest));
    this.posts = new Pages((after) =>
      read(async () => {
        const page = await feeds.list(question, after);
        if (after === from) this.#begin(page.newest);
        return page;
      }),
    );
    this.#bringing = new Request(() => read(() => feeds.list({ ...question, order: 'LATEST' })));
    makeAutoObservable(this, {
      key: false,
      question: false,
      from: false,
      posts: false,
      heights: false,
      scrollPosition: false,
      came: observableRef,
      seen: observableRef,
    });
  }

  /** Posts without duplicates from overlapping pages. */
  get items(): readonly Post[] {
    const shown = new Set<string>();
    const unseen = this.posts.items.filter(({ postId }) => !this.seen.has(postId));
    return [...this.came, ...this.#arranged(unseen)].filter(({ postId }) => !shown.has(postId) && shown.add(postId));
  }

  get leftOut(): number {
    return this.posts.items.filter(({ postId }) => this.seen.has(postId)).length;
  }

  leaveOut(seen: ReadonlySet<string>): void {
    this.seen = seen;
  }

  async open(): Promise<void> {
    await this.posts.open(this.from);
    runInAction(() => (this.came = []));
  }

  add(post: Post): void {
    this.came = [post, ...this.came];
    if (post.status === 'LIVE') this.#ownCount += 1;
  }

  /** Inserts new posts first, in any order. */
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

  /** Polls until the returned function is called. */
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
