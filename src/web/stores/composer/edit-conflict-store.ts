import { makeAutoObservable } from 'mobx';
import type { Post } from '#core/posts/post.ts';
import type { Posts } from '#core/posts/posts.ts';
import { Request } from '../requests/request.ts';
import type { ComposerStore } from './composer-store.ts';

/** The conflict of an edit that was refused because the post was changed elsewhere meanwhile: how it reads now, and the ways on. */
export class EditConflictStore {
  readonly #reading: Request<Post | null, [postId: string]>;
  readonly #composer: ComposerStore;

  constructor(composer: ComposerStore, posts: Posts) {
    this.#composer = composer;
    this.#reading = new Request(async (postId) => (await posts.at(postId)).post);
    makeAutoObservable(this);
  }

  /** The post as it is now; null where it is gone, nothing where there is no conflict. */
  get other(): Post | null | undefined {
    return this.#isConflict ? this.#reading.value : undefined;
  }

  /** Reads the post again, where the last edit was refused for that. */
  async look(): Promise<void> {
    const { postId } = this.#composer.writing;
    if (this.#isConflict && postId !== null) await this.#reading.send(postId);
  }

  /** Goes on from the version that is there: with the own words, to be saved over it, or with its words. */
  goOn({ version, title, content }: Post, isMine: boolean): void {
    this.#composer.change({ version, ...(!isMine && { title: title ?? '', inputText: content }) });
    this.#composer.saving.forget();
    this.#reading.forget();
  }

  get #isConflict(): boolean {
    const { state } = this.#composer.saving;
    return state.status === 'FAILURE' && state.failure.kind === 'conflict';
  }
}
