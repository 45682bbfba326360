import { makeAutoObservable } from 'mobx';
import { postWaiting } from '#core/onboarding/post-intent.ts';
import type { LoginStore } from '../login/login-store.ts';
import type { OnboardingStore } from '../onboarding/onboarding-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { WritingStore, WritingOptions } from './writing-store.ts';
import type { PendingPosts } from '../content/pending-posts.ts';

/** The gate of the composer: whether the member may write, and what has to be done before. */
export class WritingGateStore {
  readonly #session: SessionStore;
  readonly #login: LoginStore;
  readonly #writing: WritingStore;
  readonly #pending: PendingPosts;
  readonly #onboarding: Pick<OnboardingStore, 'open'>;

  constructor(session: SessionStore, login: LoginStore, writing: WritingStore, pending: PendingPosts, onboarding: Pick<OnboardingStore, 'open'>) {
    this.#session = session;
    this.#login = login;
    this.#writing = writing;
    this.#pending = pending;
    this.#onboarding = onboarding;
    makeAutoObservable(this);
  }

  /** Lets writers in. Guests log in first, and readers become writers; the device remembers that they wanted to write. */
  admits(options: WritingOptions): boolean {
    const isWriter = this.#session.member?.isWriter ?? false;
    if (!isWriter) this.lead(options);
    return isWriter;
  }

  /** Keeps the post for a guest who leaves for the login, so that they come back to it: the new one, or the change of one that is there. */
  remember({ campaign = 'create_post', edits, changes = edits?.postId }: WritingOptions): void {
    this.#pending.keep({ campaign, ...(changes !== undefined && { changes }) });
  }

  /** The post that waited is open. */
  settle(): void {
    this.#pending.forget();
  }

  /** Leads to login or onboarding first. The draft stays on the device. */
  lead(options: WritingOptions): void {
    const { campaign = 'create_post' } = options;
    this.remember(options);
    this.#writing.close();
    if (this.#session.isSignedIn) this.#onboarding.open('w', { internalCampaign: campaign, openCreatePost: true });
    else this.#login.open({ writerRequired: true, openCreatePost: true, internalCampaign: campaign });
  }

  /** Resumes the post of a member who began it before they could write. */
  goOn(): void {
    const waiting = postWaiting(this.#session.member?.isWriter ?? false, this.#pending.waiting());
    if (!waiting) return;
    this.#pending.forget();
    this.#writing.open(waiting);
  }
}
