import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { joinedBy } from '#core/composer/restored-copy.ts';
import { textsIn } from '#core/composer/written-texts.ts';
import { editableStatuses } from '#core/posts/post-access.ts';
import { firstVersion, type Post } from '#core/posts/post.ts';
import type { Posts } from '#core/posts/posts.ts';
import { Request } from '../requests/request.ts';
import type { ComposerStore } from './composer-store.ts';
import type { WritingOptions } from './writing-store.ts';

/** The post that a draft has become already: another tab has sent it, or the answer was lost and the words were changed since (B-13). */
export class AlreadyPostedStore {
  /** The posts that drafts have become, here or in other tabs, by their idempotency keys. */
  heard: ReadonlyMap<string, string> = new Map();
  /** The post as it is now; null when it is taken down. */
  readonly posted: Request<Post | null, [postId: string]>;
  readonly #reading: Request<WritingOptions | undefined, [postId: string]>;
  readonly #composer: ComposerStore;
  readonly #keys: IdempotencyKeys;
  readonly #tabs: Tabs;

  constructor(composer: ComposerStore, posts: Posts, keys: IdempotencyKeys, tabs: Tabs) {
    this.#composer = composer;
    this.#keys = keys;
    this.#tabs = tabs;
    this.posted = new Request(async (postId) => {
      const { post, status } = await posts.at(postId);
      return editableStatuses.some((each) => each === status) ? post : null;
    });
    this.#reading = new Request(async (postId) => {
      const { post } = await posts.at(postId);
      return post ? { edits: post, words: { ...textsIn(composer.writing), version: firstVersion } } : undefined;
    });
    makeAutoObservable(this, { heard: observableRef, posted: false });
  }

  /** The post; undefined as long as the draft has not become one, or is a new one under the same persona. */
  get postId(): string | undefined {
    const { publishing, writing } = this.#composer;
    if (writing.postId !== null) return undefined;
    const { state } = publishing;
    return this.heard.get(writing.submissionKey) ?? (state.status === 'FAILURE' ? state.failure.existingId : undefined) ?? joinedBy(writing);
  }

  /** Follows the other tabs. The words of a draft that one of them has posted stay here. */
  follow(): () => void {
    return this.#tabs.hear((message, submissionKey, postId) => {
      if (message !== 'draft-posted') return;
      this.#note(String(submissionKey), String(postId));
      if (this.postId !== undefined) this.#composer.change({});
    });
  }

  /** Tells the other tabs that a draft was posted. Words that were typed on here meanwhile are still that draft. */
  tell(submissionKey: string, id: string): void {
    this.#note(submissionKey, id);
    this.#tabs.tell('draft-posted', submissionKey, id);
  }

  #note(submissionKey: string, id: string): void {
    runInAction(() => (this.heard = new Map(this.heard).set(submissionKey, id)));
  }

  /** Makes another draft of these words, which may stand already. */
  startOver(): void {
    this.#composer.publishing.forget();
    this.#composer.change({ submissionKey: this.#keys.make() });
  }

  /** Makes a new post of the draft, beside the one that it has become. As long as that one is there, the draft remembers under which persona. */
  renew(): void {
    const { postId } = this;
    const { value } = this.posted;
    const copyOf = postId !== undefined && value ? { postId, profileType: value.author.profileType } : null;
    this.#composer.publishing.forget();
    this.#composer.change({ submissionKey: this.#keys.make(), copyOf });
  }

  /**
   * The options to change the post, with the words of the draft; nothing when it cannot be read. Then the draft stays. They are a change of the words that
   * were sent first: where the post was changed since, saving them tells of it (a conflict of versions).
   */
  async optionsToChange(postId: string): Promise<WritingOptions | undefined> {
    const outcome = await this.#reading.send(postId);
    const options = outcome.status === 'SUCCESS' ? outcome.value : undefined;
    if (options) this.#composer.discard();
    return options;
  }
}
