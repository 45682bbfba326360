import type { UserStorage } from '#core/device/user-storage.ts';
import { writingIn } from '#core/composer/kept-writing.ts';
import type { Writing } from '#core/composer/writing.ts';

const newPost = 'post';
const edits = 'edits';
const mostEdits = 10;

/** The words of an edit that was not saved yet, and the version of the post that was edited. */
export type KeptEdit = Pick<Writing, 'title' | 'inputText' | 'version'>;

/** The drafts of posts on this device: the new one, and the edits that were not saved yet, each for the member who began it. */
export class KeptWritings {
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  newPost(owner: string): Writing | undefined {
    const kept = fieldsOf(this.#storage.read(newPost));
    return kept['owner'] === owner ? writingIn(kept['writing']) : undefined;
  }

  edit(owner: string, postId: string): KeptEdit | undefined {
    const kept = fieldsOf(fieldsOf(this.#storage.read(edits))[postId]);
    const { title, inputText, version } = kept;
    const isWhole = typeof title === 'string' && typeof inputText === 'string' && typeof version === 'number';
    return isWhole && kept['owner'] === owner ? { title, inputText, version } : undefined;
  }

  keep(owner: string, writing: Writing): void {
    const { postId, title, inputText, version } = writing;
    if (postId === null) return this.#storage.keep(newPost, { owner, writing });
    const others = Object.entries(fieldsOf(this.#storage.read(edits))).filter(([id]) => id !== postId);
    this.#storage.keep(edits, Object.fromEntries([...others, [postId, { owner, title, inputText, version }]].slice(-mostEdits)));
  }

  drop(postId: string | null): void {
    if (postId === null) return this.#storage.drop(newPost);
    const others = Object.entries(fieldsOf(this.#storage.read(edits))).filter(([id]) => id !== postId);
    if (others.length === 0) this.#storage.drop(edits);
    else this.#storage.keep(edits, Object.fromEntries(others));
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
