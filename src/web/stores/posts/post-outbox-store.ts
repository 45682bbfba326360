import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Turns } from '#core/device/turns.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';
import type { LaterRequests } from '#core/persona-keys/later-requests.ts';
import type { Publication } from '#core/posts/posts.ts';
import { newPostsIn } from '../content/new-posts.ts';
import type { SentNamesStore } from '../content/sent-names-store.ts';
import type { KeptEntry } from '../content/texts-by-owner.ts';
import { DeviceOutbox } from '../requests/outbox.ts';
import { settled, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export interface WaitingPost {
  readonly submissionKey: string;
  readonly text: string;
}

type KeptPost = readonly [submissionKey: string, kept: KeptEntry];

/** Outbox of posts. Each is sent once its name has begun, and a refused one becomes a draft. */
export class PostOutboxStore {
  waiting: readonly WaitingPost[] = [];
  /** Last post sent, until announced. */
  arrived: string | undefined;
  refused = 0;
  /** Last post taken back, as it was then. */
  #taken: { readonly submissionKey: string; readonly as: string | undefined } | undefined;
  readonly #storage: UserStorage;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #later: LaterRequests;
  readonly #outbox: DeviceOutbox<KeptPost, Publication>;

  constructor(
    storage: UserStorage,
    turns: Turns,
    session: SessionStore,
    names: SentNamesStore,
    clock: Clock,
    later: LaterRequests,
    publish: (writing: unknown, shown: { readonly authorName?: string }) => Promise<Publication>,
  ) {
    this.#storage = storage;
    this.#session = session;
    this.#clock = clock;
    this.#later = later;
    makeAutoObservable(this, { waiting: observableRef });
    const under = { profileType: 'ANONYMOUS', name: null } as const;
    this.#outbox = new DeviceOutbox({
      name: 'posts',
      turns,
      waiting: () => (session.isAwake ? this.#kept() : []),
      key: ([submissionKey]) => submissionKey,
      send: ([submissionKey, { writing }]) => names.send(submissionKey, under, (shown) => settled(publish(writing, shown))),
      settle: ([submissionKey], outcome) => this.#settle(submissionKey, outcome),
      after: () => this.find(),
    });
  }

  /** Rereads the device, which another tab may have changed. */
  find(): void {
    this.waiting = this.#kept().map(([submissionKey, { writing }]) => {
      const { title, inputText } = fieldsIn(writing);
      return { submissionKey, text: textIn(title) || textIn(inputText) };
    });
  }

  /** Clears outcomes once announced. */
  settle(): void {
    this.arrived = undefined;
    this.refused = 0;
  }

  /** Turns a waiting post back into a draft. */
  takeBack(submissionKey: string): void {
    void settled(this.#later.withdraw(submissionKey));
    this.#makeDraft(submissionKey);
  }

  #makeDraft(submissionKey: string): void {
    const { waits: _before, ...draft } = this.#draftOf(submissionKey) ?? {};
    this.#taken = { submissionKey, as: JSON.stringify(draft['writing']) };
    newPostsIn(this.#storage).put(this.#owner, submissionKey, { ...draft, keptAt: this.#clock.now() });
    this.find();
  }

  /** Requeues an unchanged post taken back. Answers whether it is now a draft. */
  waitAgain(): boolean {
    const taken = this.#taken;
    this.#taken = undefined;
    const draft = taken && this.#draftOf(taken.submissionKey);
    if (!taken || !draft || draft['waits'] === true) return false;
    if (JSON.stringify(draft['writing']) !== taken.as) return true;
    newPostsIn(this.#storage).put(this.#owner, taken.submissionKey, { ...draft, waits: true });
    this.find();
    return false;
  }

  #draftOf(submissionKey: string): KeptEntry | undefined {
    return newPostsIn(this.#storage).of(this.#owner)[submissionKey];
  }

  /** Sends waiting posts, oldest first, if their member is signed in. */
  send(): Promise<void> {
    return this.#outbox.send();
  }

  #settle(submissionKey: string, outcome: RequestState<Publication> | undefined): void {
    const postId = outcome?.status === 'SUCCESS' && 'postId' in outcome.value ? outcome.value.postId : undefined;
    if (postId === undefined) this.#makeDraft(submissionKey);
    else newPostsIn(this.#storage).put(this.#owner, submissionKey);
    runInAction(() => {
      if (postId === undefined) this.refused++;
      else this.arrived = postId;
    });
  }

  #kept(): readonly KeptPost[] {
    return Object.entries(newPostsIn(this.#storage).of(this.#owner)).filter(([, { waits }]) => waits === true);
  }

  get #owner(): string {
    return this.#session.member?.userId ?? '';
  }
}
