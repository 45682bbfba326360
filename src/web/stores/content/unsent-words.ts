import { fieldsBy, textsFrom } from '#core/composer/written-texts.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

const name = 'unsent';

/** The drafts that can be unsent: of a new post, of the change of a post, or of a comment. */
export type UnsentDraft = { readonly draft: 'post' } | { readonly draft: 'edits' | 'notes'; readonly key: string };

/** The draft that was just sent when the session turned out to be over. It stays where it is kept; this is the way to its words for whoever pressed the button, signed in or not. */
export class UnsentWords {
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  point(to: UnsentDraft): void {
    this.#storage.keep(name, to);
  }

  forget(): void {
    this.#storage.drop(name);
  }

  /** The words of that draft; none when it is gone. */
  get texts(): readonly string[] {
    const { draft, key } = fieldsOf(this.#storage.read(name));
    if (draft === 'post') return textsIn(fieldsOf(fieldsOf(this.#storage.read(draft))['writing']));
    if ((draft !== 'edits' && draft !== 'notes') || typeof key !== 'string') return [];
    return textsIn(fieldsOf(fieldsOf(this.#storage.read(draft))[key]));
  }
}

/** The texts of a draft of a post, or that of a comment. */
const textsIn = (kept: Readonly<Record<string, unknown>>): readonly string[] =>
  [...Object.values(textsFrom(kept, none)), kept['text']].filter((each): each is string => typeof each === 'string' && each.trim() !== '');

const none = fieldsBy(() => '');

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
