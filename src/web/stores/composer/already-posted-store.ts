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

/** Post that a draft already became, sent by another tab or with a lost answer (B-13). */
export class AlreadyPostedStore {
  /** Posts from drafts in any tab, by idempotency key. */
  heard: ReadonlyMap<string, string> = new Map();
  /** Current post, or null where taken down. */
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

  get postId(): string | undefined {
    const { publishing, writing } = this.#composer;
    if (writing.postId !== null) return undefined;
    const { state } = publishing;
    return this.heard.get(writing.submissionKey) ?? (state.status === 'FAILURE' ? state.failure.existingId : undefined) ?? joinedBy(writing);
  }

  /** Follows other tabs, keeping the local text of a draft they posted. */
  follow(): () => void {
    return this.#tabs.hear((message, submissionKey, postId) => {
      if (message !== 'draft-posted') return;
      this.#note(String(submissionKey), String(postId));
      if (this.postId !== undefined) this.#composer.change({});
    });
  }

  /** Announces a posted draft to other tabs, where later typing still belongs to it. */
  tell(submissionKey: string, id: string): void {
    this.#note(submissionKey, id);
    this.#tabs.tell('draft-posted', submissionKey, id);
  }

  #note(submissionKey: string, id: string): void {
    runInAction(() => (this.heard = new Map(this.heard).set(submissionKey, id)));
  }

  /** Starts another draft with these words, which may be posted already. */
  startOver(): void {
    this.#composer.publishing.forget();
    this.#composer.change({ submissionKey: this.#keys.make() });
  }

  /** Posts the draft separately, remembering the existing post's persona. */
  renew(): void {
    const { postId } = this;
    const { value } = this.posted;
    const copyOf = postId !== undefined && value ? { postId, profileType: value.author.profileType } : null;
    this.#composer.publishing.forget();
    this.#composer.change({ submissionKey: this.#keys.make(), copyOf });
  }

  /** Options to edit the post with the draft's text, or nothing where it cannot be read. */
  async optionsToChange(postId: string): Promise<WritingOptions | undefined> {
    const outcome = await this.#reading.send(postId);
    const options = outcome.status === 'SUCCESS' ? outcome.value : undefined;
    if (options) this.#composer.discard();
    return options;
  }
}
