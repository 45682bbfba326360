import type { UserStorage } from '#core/device/user-storage.ts';
import { keptFrom, writingIn } from '#core/composer/kept-writing.ts';
import type { Writing } from '#core/composer/writing.ts';
import { textsFrom, textsIn, type WrittenTexts } from '#core/composer/written-texts.ts';

const newPost = 'post';
const edits = 'edits';
const mostEdits = 10;

/** The words of an edit that was not saved yet, and the version of the post that was edited. */
export type KeptEdit = WrittenTexts & Pick<Writing, 'version'>;

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

  /** The edit of a post that was begun from these words: a text that it does not hold stays as it is there. */
  edit(owner: string, postId: string, begun: WrittenTexts): KeptEdit | undefined {
    const kept = fieldsOf(fieldsOf(this.#storage.read(edits))[postId]);
    const { version } = kept;
    return typeof version === 'number' && kept['owner'] === owner ? { ...textsFrom(kept, begun), version } : undefined;
  }

  keep(owner: string, writing: Writing): void {
    const { postId, version } = writing;
    if (postId === null) return this.#storage.keep(newPost, { owner, writing: keptFrom(writing) });
    const others = Object.entries(fieldsOf(this.#storage.read(edits))).filter(([id]) => id !== postId);
    this.#storage.keep(edits, Object.fromEntries([...others, [postId, { owner, ...textsIn(writing), version }]].slice(-mostEdits)));
  }

  drop(postId: string | null): void {
    if (postId === null) return this.#storage.drop(newPost);
    const others = Object.entries(fieldsOf(this.#storage.read(edits))).filter(([id]) => id !== postId);
    if (others.length === 0) this.#storage.drop(edits);
    else this.#storage.keep(edits, Object.fromEntries(others));
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
