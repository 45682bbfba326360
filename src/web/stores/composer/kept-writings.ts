import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { keptFrom, writingIn } from '#core/composer/kept-writing.ts';
import type { Writing } from '#core/composer/writing.ts';
import { textsFrom, textsIn, type WrittenTexts } from '#core/composer/written-texts.ts';

const newPost = 'post';
const edits = 'edits';
const mostEdits = 10;

/** The words of an edit that was not saved yet, and the version of the post that was edited. */
export type KeptEdit = WrittenTexts & Pick<Writing, 'version'>;

/** Changes that wait on this device: of a post, or of an offer in the draft of a new post. */
export interface KeptChange {
  readonly postId: string | null;
  readonly title: string;
  readonly keptAt: number;
}

/** The drafts of posts on this device: the new one, and the edits that were not saved yet, each for the member who began it. */
export class KeptWritings {
  readonly #storage: UserStorage;
  readonly #clock: Clock;

  constructor(storage: UserStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
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

  /** The changes of a member that wait, the last one first. A draft that only begins something new is none. */
  changes(owner: string): readonly KeptChange[] {
    const begun = this.newPost(owner)?.changedOffer;
    const ofOffer = begun ? [{ postId: null, title: begun.text.companyName, keptAt: momentIn(this.#storage.read(newPost)) }] : [];
    const ofPosts = Object.entries(fieldsOf(this.#storage.read(edits)))
      .filter(([, kept]) => fieldsOf(kept)['owner'] === owner)
      .map(([postId, kept]) => ({ postId, title: textIn(fieldsOf(kept)['title']), keptAt: momentIn(kept) }));
    return [...ofOffer, ...ofPosts].toSorted((one, other) => other.keptAt - one.keptAt);
  }

  keep(owner: string, writing: Writing): void {
    const { postId, version } = writing;
    const keptAt = this.#clock.now();
    if (postId === null) return this.#storage.keep(newPost, { owner, writing: keptFrom(writing), keptAt });
    const others = Object.entries(fieldsOf(this.#storage.read(edits))).filter(([id]) => id !== postId);
    this.#storage.keep(edits, Object.fromEntries([...others, [postId, { owner, ...textsIn(writing), version, keptAt }]].slice(-mostEdits)));
  }

  /** Drops a draft; the answer brings it back for its owner where nothing was begun in its place, and says whether it did. */
  discard(owner: string, writing: Writing): (reader: string | undefined) => boolean {
    const { postId } = writing;
    this.drop(postId);
    return (reader) => {
      const begun = postId === null ? this.#storage.read(newPost) : fieldsOf(this.#storage.read(edits))[postId];
      if (reader !== owner || fieldsOf(begun)['owner'] === owner) return false;
      this.keep(owner, writing);
      return true;
    };
  }

  drop(postId: string | null): void {
    if (postId === null) return this.#storage.drop(newPost);
    const others = Object.entries(fieldsOf(this.#storage.read(edits))).filter(([id]) => id !== postId);
    if (others.length === 0) this.#storage.drop(edits);
    else this.#storage.keep(edits, Object.fromEntries(others));
  }
}

const momentIn = (kept: unknown): number => {
  const { keptAt } = fieldsOf(kept);
  return typeof keptAt === 'number' ? keptAt : 0;
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
