import { makeAutoObservable } from 'mobx';
import type { LoginStore } from '../login/login-store.ts';
import type { WantedStore } from '../login/wanted-store.ts';
import type { OnboardingStore } from '../onboarding/onboarding-store.ts';
import type { PersonaChoiceStore } from '../personas/persona-choice-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { usualCampaign, wantedPost } from './wanted-post.ts';
import type { WritingStore, WritingOptions } from './writing-store.ts';

/** Permission to write, with the steps before it. */
export class WritingGateStore {
  readonly #session: SessionStore;
  readonly #login: LoginStore;
  readonly #writing: WritingStore;
  readonly #wanted: WantedStore;
  readonly #onboarding: Pick<OnboardingStore, 'open'>;
  readonly #personas: PersonaChoiceStore;

  constructor(
    session: SessionStore,
    login: LoginStore,
    writing: WritingStore,
    wanted: WantedStore,
    onboarding: Pick<OnboardingStore, 'open'>,
    personas: PersonaChoiceStore,
  ) {
    this.#session = session;
    this.#login = login;
    this.#writing = writing;
    this.#wanted = wanted;
    this.#onboarding = onboarding;
    this.#personas = personas;
    makeAutoObservable(this);
  }

  /** True with a chosen name or a confirmed job. */
  get mayWrite(): boolean {
    return this.#session.isWriter || (this.#session.isSignedIn && this.#personas.isConfirmed);
  }

  /** True for guests and members without a name, who write first and are led on as they post. */
  get writesFirst(): boolean {
    return !this.mayWrite && !this.#session.hasEnded;
  }

  /** Admits members who may write and beginners of a text, and keeps the intent of others through login or onboarding. */
  admits(options: WritingOptions): boolean {
    const isAdmitted = this.mayWrite || (this.writesFirst && isOpenToAll(options));
    if (!isAdmitted) void this.#look(options);
    return isAdmitted;
  }

  /** Reads what a member may write under, never for guests. */
  async readNames(): Promise<void> {
    if (this.#session.isSignedIn) await this.#personas.open();
  }

  /** Keeps the post across a lost session. */
  remember(options: WritingOptions = {}): void {
    if (!this.#session.isSignedIn) this.#keep(options);
  }

  /** Leads to login or onboarding, with the draft kept. */
  lead(options: WritingOptions): void {
    const { campaign = usualCampaign } = options;
    const intent = { internalCampaign: campaign, openCreatePost: true };
    this.#writing.close();
    if (this.#session.isSignedIn) this.#onboarding.open('w', intent);
    else this.#login.open({ context: 'feed', behind: 'action', writerRequired: true, ...intent });
    this.#keep(options);
  }

  #keep(options: WritingOptions): void {
    this.#wanted.keep(wantedPost(options), this.#session.pageOf);
  }

  /** Checks for a newly confirmed job first. */
  async #look(options: WritingOptions): Promise<void> {
    await this.readNames();
    if (this.#writing.options !== options) return;
    if (this.mayWrite) this.#writing.open({ ...options });
    else this.lead(options);
  }
}

/** True for a new text or poll, which needs an account only to be posted. */
const isOpenToAll = ({ kind = 'text', source, changes, edits, review }: WritingOptions): boolean =>
  (kind === 'text' || kind === 'poll') && source === undefined && changes === undefined && !edits && !review;
