import { makeAutoObservable } from 'mobx';
import type { Post } from '#core/posts/post.ts';
import type { Posts } from '#core/posts/posts.ts';
import { Request } from '../requests/request.ts';
import type { WritingStore, WritingOptions } from './writing-store.ts';

/** Post to edit, known by id alone after a reload or login. */
export class ChangedPostStore {
  readonly #reading: Request<Post | null, [postId: string]>;
  readonly #writing: WritingStore;

  constructor(posts: Posts, writing: WritingStore) {
    this.#reading = new Request(async (postId) => (await posts.at(postId)).post);
    this.#writing = writing;
    makeAutoObservable(this);
  }

  async open(options: WritingOptions, postId: string): Promise<boolean> {
    await this.#reading.send(postId);
    const edits = this.#reading.value;
    if (this.#writing.options !== options) return true;
    if (edits?.mayEdit) this.#writing.open({ edits });
    else this.#writing.close();
    return edits?.mayEdit === true;
  }
}
