import { makeAutoObservable } from 'mobx';
import type { Post } from '#core/posts/post.ts';
import type { Posts } from '#core/posts/posts.ts';
import { Request } from '../requests/request.ts';
import type { ComposerStore } from './composer-store.ts';

/** Conflict of an edit with a newer version, and the ways on. */
export class EditConflictStore {
  readonly #reading: Request<Post | null, [postId: string]>;
  readonly #composer: ComposerStore;

  constructor(composer: ComposerStore, posts: Posts) {
    this.#composer = composer;
    this.#reading = new Request(async (postId) => (await posts.at(postId)).post);
    makeAutoObservable(this);
  }

  /** Current post: null if gone, undefined without a conflict. */
  get other(): Post | null | undefined {
    return this.#isConflict ? this.#reading.value : undefined;
  }

  async look(): Promise<void> {
    const { postId } = this.#composer.writing;
    if (this.#isConflict && postId !== null) await this.#reading.send(postId);
  }

  /** Continues from the current version, with own or other text. */
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
