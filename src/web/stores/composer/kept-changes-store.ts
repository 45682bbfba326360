import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { momentKept, type KeptMoment } from '#core/composer/kept-moment.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { KeptChange, KeptWritings } from './kept-writings.ts';
import type { WritingStore, WritingOptions } from './writing-store.ts';

/** Changes of something that stands already, found again on this device: they are announced, to be gone on with or thrown away. */
export class KeptChangesStore {
  /** The change that is announced; nothing once its member has answered. */
  found: KeptChange | undefined;
  readonly #kept: KeptWritings;
  readonly #session: SessionStore;
  readonly #writing: WritingStore;
  readonly #clock: Clock;

  constructor(kept: KeptWritings, session: SessionStore, writing: WritingStore, clock: Clock) {
    this.#kept = kept;
    this.#session = session;
    this.#writing = writing;
    this.#clock = clock;
    makeAutoObservable(this, { found: observableRef });
  }

  /** Looks for the last change on this device, or for that of what the composer is opened with. */
  look(options?: WritingOptions): void {
    const all = this.#kept.changes(this.#session.member?.userId ?? '');
    const found = options ? all.find(({ postId }) => postId === (options.edits?.postId ?? null)) : all[0];
    runInAction(() => (this.found = found));
  }

  get moment(): KeptMoment | undefined {
    return this.found && momentKept(this.found.keptAt, this.#clock.now());
  }

  answer(): void {
    this.found = undefined;
  }

  goOn(): void {
    const { postId } = this.found ?? {};
    this.answer();
    if (postId) this.#writing.open({ changes: postId });
    else this.#writing.open({ kind: 'salary' });
  }

  throwAway(): void {
    const { postId } = this.found ?? {};
    const owner = this.#session.member?.userId ?? '';
    const draft = this.#kept.newPost(owner);
    if (postId) this.#kept.drop(postId);
    else if (draft) this.#kept.keep(owner, { ...draft, changedOffer: null });
    this.answer();
  }
}
