import type { UserStorage } from '#core/device/user-storage.ts';
import { leftBehindName } from '#core/personas/author.ts';
import { isRecord } from '#core/record.ts';
import { asList, fieldOf, itemsOf } from './own-things.ts';

const name = 'muted';

/** Mutes of the made-up name, applied in this browser so that no list links account and name (F-07). */
export class MutedHere {
  readonly #storage: Pick<UserStorage, 'read' | 'keep'>;
  readonly #ask: () => Promise<unknown>;
  #asked: { readonly publicKey: string; readonly answer: Promise<void> } | undefined;
  #mutes: readonly unknown[] = [];
  #areLeftOut = false;

  constructor(storage: Pick<UserStorage, 'read' | 'keep'>, ask: () => Promise<unknown>) {
    this.#storage = storage;
    this.#ask = ask;
  }

  /** True once anything was left out of this page. */
  get areLeftOut(): boolean {
    return this.#areLeftOut;
  }

  /** Reads a key's mutes once. */
  async read(publicKey: string): Promise<void> {
    if (this.#asked?.publicKey !== publicKey) {
      const kept = this.#storage.read(name);
      this.#mutes = fieldOf(kept, 'of') === publicKey ? itemsOf(kept) : [];
      this.#asked = { publicKey, answer: this.#renew(publicKey) };
    }
    await this.#asked?.answer;
  }

  has(muteId: unknown): boolean {
    return this.#mutes.some((mute) => fieldOf(mute, 'muteId') === muteId);
  }

  hear(mutes: readonly unknown[]): void {
    this.#mutes = mutes;
    if (this.#asked) this.#storage.keep(name, { of: this.#asked.publicKey, items: mutes });
  }

  add(mute: unknown): void {
    this.hear([...this.#without(fieldOf(mute, 'muteId')), mute]);
  }

  drop(muteId: unknown): void {
    this.hear(this.#without(muteId));
  }

  /** Answer without muted items, where a comment with replies stays as an empty shell. */
  leftOutOf(answer: unknown): unknown {
    const [names, ids] = [this.#names(), this.#ids()];
    if (names.size === 0 && ids.size === 0) return answer;
    const isMuted = (thing: unknown): boolean => {
      const [id, author] = [idOf(thing), fieldOf(thing, 'author')];
      const isOut =
        id !== undefined &&
        fieldOf(thing, 'isMine') !== true &&
        (ids.has(id) || (fieldOf(author, 'profileType') === 'ANONYMOUS' && names.has(fieldOf(author, 'name'))));
      this.#areLeftOut ||= isOut;
      return isOut;
    };
    return without(answer, isMuted);
  }

  /** Muted names, except the shared one of former members. */
  #names(): ReadonlySet<unknown> {
    const authors = this.#mutes.map((mute) => fieldOf(mute, 'author')).filter((author) => fieldOf(author, 'profileType') === 'ANONYMOUS');
    return new Set(authors.map((author) => fieldOf(author, 'name')).filter((each) => each !== leftBehindName));
  }

  /** Items muted singly, for authors shown by designation. */
  #ids(): ReadonlySet<unknown> {
    return new Set(this.#mutes.map((mute) => fieldOf(mute, 'resourceId')).filter((id) => typeof id === 'string'));
  }

  #without(muteId: unknown): readonly unknown[] {
    return this.#mutes.filter((mute) => fieldOf(mute, 'muteId') !== muteId);
  }

  async #renew(publicKey: string): Promise<void> {
    const answer = await this.#ask().catch(() => undefined);
    // Something may have been muted while this was on its way, by another key too.
    if (answer === undefined || this.#asked?.publicKey !== publicKey) return;
    this.hear(asList(fieldOf(answer, 'items')));
  }
}

const idOf = (thing: unknown): unknown => fieldOf(thing, 'commentId') ?? fieldOf(thing, 'postId') ?? fieldOf(thing, 'questionId');

const hasReplies = (comment: unknown): boolean => Number(fieldOf(comment, 'repliesCount') ?? 0) > 0;

const isComment = (thing: unknown): boolean => fieldOf(thing, 'commentId') !== undefined;

/** Removes muted items from lists and empties comments that must remain. */
function without(answer: unknown, isMuted: (thing: unknown) => boolean): unknown {
  if (Array.isArray(answer)) {
    return answer.filter((item) => !isMuted(item) || (isComment(item) && hasReplies(item))).map((item) => without(item, isMuted));
  }
  if (!isRecord(answer)) return answer;
  const within = Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, without(value, isMuted)]));
  return isComment(answer) && isMuted(answer) ? { ...within, ...emptied } : within;
}

const emptied = { author: null, content: '', mentions: [] };
