import { numberIn, textIn } from '#core/device/kept-value.ts';
import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { keptFrom, saysSame, writingIn } from '#core/composer/kept-writing.ts';
import type { Writing } from '#core/composer/writing.ts';
import { isBegun } from '#core/composer/is-begun.ts';
import { textsFrom, textsIn, type WrittenTexts } from '#core/composer/written-texts.ts';
import { newPostsIn } from '../content/new-posts.ts';
import { TextsByOwner, type KeptEntry } from '../content/texts-by-owner.ts';
import { SentNamesStore } from '../content/sent-names-store.ts';
import { SentEdits } from '../content/sent-edits.ts';

/** Owner of what a guest writes, for a week at most. */
const guest = '';
const aWeekMs = 604_800_000;

const mostEdits = 10;
const laterName = 'later';

/** Letters that label a post without a title. */
const mostLetters = 60;

/** Unsaved edit with the version it is based on. */
export type KeptEdit = WrittenTexts & Pick<Writing, 'version'>;

/** Waiting changes of a post or offer, or an unanswered new post. */
export interface KeptChange {
  readonly postId: string | null;
  readonly title: string;
  readonly keptAt: number;
  /** True for a sent post that may exist already. */
  readonly isSent?: true;
}

/** Drafts on this device by author: new posts and unsaved edits. */
export class KeptWritings {
  readonly sentEdits: SentEdits;
  readonly #drafts: TextsByOwner;
  readonly #edits: TextsByOwner;
  readonly #storage: UserStorage;
  readonly #clock: Clock;

  constructor(storage: UserStorage, clock: Clock) {
    this.sentEdits = new SentEdits(storage);
    this.#drafts = newPostsIn(storage);
    this.#edits = new TextsByOwner(storage, 'edits', mostEdits);
    this.#storage = storage;
    this.#clock = clock;
  }

  /** Latest draft of its owner, empty ones last. */
  newPost(owner: string): Writing | undefined {
    const all = this.#newPosts(owner);
    return (all.find(({ writing }) => isBegun(writing)) ?? all[0])?.writing;
  }

  /** True if the owner has another new draft, such as from another tab. */
  hasOther(owner: string, { submissionKey }: Writing): boolean {
    return this.#newPosts(owner).some(({ writing }) => writing.submissionKey !== submissionKey && isBegun(writing));
  }

  /** Owner's drafts, latest change first. */
  #newPosts(owner: string): readonly { readonly writing: Writing; readonly keptAt: number }[] {
    const kept = Object.values(this.#drafts.of(owner))
      .filter(({ waits }) => waits !== true)
      .toReversed();
    const all = kept.flatMap((each) => [writingIn(each['writing'])].flatMap((writing) => (writing ? [{ writing, keptAt: momentIn(each) }] : [])));
    const least = owner === guest ? this.#clock.now() - aWeekMs : -Infinity;
    return all.filter(({ keptAt }) => keptAt > least).toSorted((one, other) => other.keptAt - one.keptAt);
  }

  /** Hands a guest's draft to the member who logged in to post it. */
  handOver(submissionKey: string, owner: string): void {
    const written = this.#newPosts(guest).find(({ writing }) => writing.submissionKey === submissionKey)?.writing;
    if (!written || owner === guest) return;
    this.keep(owner, written);
    this.drop(guest, written);
  }

  /** Edit based on these texts, keeping any text it does not contain. */
  edit(owner: string, postId: string, begun: WrittenTexts): KeptEdit | undefined {
    const { version, ...kept } = this.#edits.of(owner)[postId] ?? {};
    return typeof version === 'number' ? { ...textsFrom(kept, begun), version } : undefined;
  }

  /** Waiting changes of a member, newest first, without merely begun drafts. */
  changes(owner: string): readonly KeptChange[] {
    const draft = this.newPost(owner);
    const keptAt = this.#newPosts(owner).find(({ writing }) => writing.submissionKey === draft?.submissionKey)?.keptAt ?? 0;
    const isSent = draft !== undefined && new SentNamesStore(this.#storage).found(draft.submissionKey) !== undefined;
    const ofSent = isSent ? [{ postId: null, title: draft.title || draft.inputText.slice(0, mostLetters), keptAt, isSent } as const] : [];
    const ofOffer = draft?.changedOffer ? [{ postId: null, title: draft.changedOffer.text.companyName, keptAt }] : [];
    const ofPosts = Object.entries(this.#edits.of(owner)).map(([postId, kept]) => ({ postId, title: textIn(kept['title']), keptAt: momentIn(kept) }));
    return [...ofSent, ...ofOffer, ...ofPosts].toSorted((one, other) => other.keptAt - one.keptAt);
  }

  /** Stores a draft, replacing the entry of its previous idempotency key. */
  keep(owner: string, writing: Writing, inPlaceOf = writing.submissionKey): void {
    const { postId, version } = writing;
    const keptAt = this.#clock.now();
    if (postId !== null) return void this.#edits.put(owner, postId, { ...textsIn(writing), version, keptAt });
    if (inPlaceOf !== writing.submissionKey) this.#drafts.put(owner, inPlaceOf);
    this.#drafts.put(owner, writing.submissionKey, { writing: keptFrom(writing), keptAt });
  }

  hold(owner: string, writing: Writing): void {
    this.#drafts.put(owner, writing.submissionKey, { writing: keptFrom(writing), keptAt: this.#clock.now(), waits: true });
  }

  /** Drops a draft and returns an undo, which yields to a newer one. */
  discard(owner: string, writing: Writing): (reader: string | undefined) => boolean {
    const { postId } = writing;
    this.drop(owner, writing);
    const keys = () => this.#newPosts(owner).map((each) => each.writing.submissionKey);
    const waiting = new Set(keys());
    return (reader) => {
      const isReplaced = postId === null ? keys().some((key) => !waiting.has(key)) : this.#edits.of(owner)[postId] !== undefined;
      if (reader !== owner || isReplaced) return false;
      this.keep(owner, writing);
      return true;
    };
  }

  /** Drops a sent draft unless another tab edited it since. */
  settle(owner: string, sent: Writing): void {
    const { postId } = sent;
    const own = () => this.#newPosts(owner).find(({ writing }) => writing.submissionKey === sent.submissionKey)?.writing;
    const kept = postId === null ? own() : { ...sent, ...this.edit(owner, postId, sent) };
    if (kept && saysSame(kept, sent)) this.drop(owner, sent);
  }

  get isLater(): boolean {
    return this.#storage.read(laterName) !== undefined;
  }

  set isLater(isLater: boolean) {
    if (isLater) this.#storage.keep(laterName, {});
    else this.#storage.drop(laterName);
  }

  drop(owner: string, { postId, submissionKey }: Pick<Writing, 'postId' | 'submissionKey'>): void {
    if (postId === null) this.#drafts.put(owner, submissionKey);
    else this.#edits.put(owner, postId);
  }
}

const momentIn = ({ keptAt }: KeptEntry): number => numberIn(keptAt);
