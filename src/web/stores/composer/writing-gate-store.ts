import { makeAutoObservable } from 'mobx';
import type { LoginStore } from '../login/login-store.ts';
import type { WantedStore } from '../login/wanted-store.ts';
import type { OnboardingStore } from '../onboarding/onboarding-store.ts';
import type { PersonaChoiceStore } from '../personas/persona-choice-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { usualCampaign, wantedPost } from './wanted-post.ts';
import type { WritingStore, WritingOptions } from './writing-store.ts';

/** The gate of the composer: whether the member may write, and what has to be done before. */
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

  /** Tells whether the member writes, under a chosen name or a confirmed job. */
  get mayWrite(): boolean {
    return this.#session.isWriter || (this.#session.isSignedIn && this.#personas.isConfirmed);
  }

  /** Lets in members who may write. Others log in or choose a name first; the wish is kept. */
  admits(options: WritingOptions): boolean {
    if (!this.mayWrite) void this.#look(options);
    return this.mayWrite;
  }

  /** Keeps the post of a member whose session has ended, so that they come back to it. */
  remember(options: WritingOptions = {}): void {
    if (!this.#session.isSignedIn) this.#keep(options);
  }

  /** Leads to login or onboarding first. The draft stays on the device. */
  lead(options: WritingOptions): void {
    const { campaign = usualCampaign } = options;
    const intent = { internalCampaign: campaign, openCreatePost: true };
    this.#writing.close();
    if (this.#session.isSignedIn) this.#onboarding.open('w', intent);
    else this.#login.open({ writerRequired: true, ...intent });
    this.#keep(options);
  }

  #keep(options: WritingOptions): void {
    this.#wanted.keep(wantedPost(options), this.#session.pageOf);
  }

  /** Looks first whether there is a confirmed job of which this page has not heard. */
  async #look(options: WritingOptions): Promise<void> {
    if (this.#session.isSignedIn) await this.#personas.open();
    if (this.#writing.options !== options) return;
    if (this.mayWrite) this.#writing.open({ ...options });
    else this.lead(options);
  }
}
