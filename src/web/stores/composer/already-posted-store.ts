import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { SentDrafts } from '#core/device/sent-drafts.ts';
import { joinedBy } from '#core/composer/standing-copy.ts';
import { textsIn } from '#core/composer/written-texts.ts';
import type { Author } from '#core/personas/author.ts';
import type { Posts } from '#core/posts/posts.ts';
import { Request } from '../requests/request.ts';
import type { ComposerStore } from './composer-store.ts';
import type { WritingOptions } from './writing-store.ts';

/** The post that a draft has become already: another tab has sent it, or the answer was lost and the words were changed since (B-13). */
export class AlreadyPostedStore {
  /** The posts that other tabs have made of drafts, by their idempotency keys. */
  heard: ReadonlyMap<string, string> = new Map();
  /** The author that the post stands under; null when it is taken down. */
  readonly standing: Request<Author | null, [postId: string]>;
  readonly #reading: Request<WritingOptions | undefined, [postId: string]>;
  readonly #composer: ComposerStore;
  readonly #keys: IdempotencyKeys;
  readonly #sent: SentDrafts;

  constructor(composer: ComposerStore, posts: Posts, keys: IdempotencyKeys, sent: SentDrafts) {
    this.#composer = composer;
    this.#keys = keys;
    this.#sent = sent;
    this.standing = new Request(async (postId) => {
      const { post, status } = await posts.at(postId);
      return status === 'LIVE' || status === 'FLAGGED' ? (post?.author ?? null) : null;
    });
    this.#reading = new Request(async (postId) => {
      const { post } = await posts.at(postId);
      return post ? { edits: post, words: textsIn(composer.writing) } : undefined;
    });
    makeAutoObservable(this, { heard: observableRef, standing: false });
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
    return this.#sent.hear(({ submissionKey, id }) =>
      runInAction(() => {
        this.heard = new Map(this.heard).set(submissionKey, id);
        if (this.postId !== undefined) this.#composer.change({});
      }),
    );
  }

  tell(submissionKey: string, id: string): void {
    this.#sent.tell({ submissionKey, id });
  }

  /** Makes a new post of the draft, beside the one that it has become. As long as that one stands, the draft remembers under which persona. */
  renew(): void {
    const { postId } = this;
    const { value } = this.standing;
    const copyOf = postId !== undefined && value ? { postId, profileType: value.profileType } : null;
    this.#composer.publishing.forget();
    this.#composer.change({ submissionKey: this.#keys.make(), copyOf });
  }

  /** The options to change the post, with the words of the draft; nothing when it cannot be read. Then the draft stays. */
  async optionsToChange(postId: string): Promise<WritingOptions | undefined> {
    const outcome = await this.#reading.send(postId);
    const options = outcome.status === 'SUCCESS' ? outcome.value : undefined;
    if (options) this.#composer.discard();
    return options;
  }
}
