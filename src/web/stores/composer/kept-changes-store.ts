import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { momentKept, type KeptMoment } from '#core/composer/kept-moment.ts';
import type { Writing } from '#core/composer/writing.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { KeptChange, KeptWritings } from './kept-writings.ts';
import type { WritingStore, WritingOptions } from './writing-store.ts';

/** Unsaved changes found on this device, to resume or discard. */
export class KeptChangesStore {
  /** Announced change, until its member answers. */
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

  look(options?: WritingOptions): void {
    const all = this.#kept.changes(this.#session.member?.userId ?? '');
    const found = options ? all.find(({ postId, isSent }) => !isSent && postId === (options.edits?.postId ?? null)) : all[0];
    runInAction(() => (this.found = found));
  }

  get moment(): KeptMoment | undefined {
    return this.found && momentKept(this.found.keptAt, this.#clock.now());
  }

  /** True if another new draft waits, such as from another tab. */
  hasOther(writing: Writing): boolean {
    return writing.postId === null && this.#kept.hasOther(this.#session.member?.userId ?? '', writing);
  }

  answer(): void {
    this.found = undefined;
  }

  goOn(): void {
    const { postId, isSent } = this.found ?? {};
    this.answer();
    if (isSent) this.#writing.open({});
    else if (postId) this.#writing.open({ changes: postId });
    else this.#writing.open({ kind: 'salary' });
  }

  throwAway(): void {
    const { postId, isSent } = this.found ?? {};
    const owner = this.#session.member?.userId ?? '';
    const draft = this.#kept.newPost(owner);
    if (isSent && draft) this.#kept.drop(owner, draft);
    else if (postId) this.#kept.drop(owner, { postId, submissionKey: '' });
    else if (draft) this.#kept.keep(owner, { ...draft, changedOffer: null });
    this.answer();
  }
}
