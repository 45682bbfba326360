import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { keyProblemOf, type KeyProblem } from '#core/persona-keys/key-problem.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { NameRefusal } from '#core/personas/name-refusal.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { nameLanguageFor } from '#core/personas/name-language.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Draft } from '../forms/draft.ts';
import { nameRefusals } from './name-refusals.ts';
import type { PersonaDialogStore } from './persona-dialog-store.ts';
import { Request } from '../requests/request.ts';
import type { WordsStore } from '../app/words-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const debounceMs = 400;

const empty = { userName: '', avatarUri: '' };

/** Made-up name and picture while being changed. */
export class PersonaStore {
  /** True where the fields hold earlier unsaved input. */
  isRestored = false;
  isNew = false;
  /** Pictures to choose from, always with the chosen one. */
  pictures: readonly string[] = [];
  readonly names: Request<readonly string[]>;
  readonly checking: Request<NameRefusal | undefined, [name: string]>;
  readonly saving: Request<AnonymousPersona, [persona: AnonymousPersona]>;
  readonly draft: Draft<typeof empty>;
  readonly #drawing: Request<readonly string[]>;
  readonly #dialog: PersonaDialogStore;
  readonly #clock: Clock;
  #before: AnonymousPersona = empty;
  #cancel: () => void = () => undefined;

  constructor(dialog: PersonaDialogStore, personas: AnonymousPersonas, drafts: Drafts, session: SessionStore, clock: Clock, words: WordsStore) {
    this.names = new Request(() => personas.suggestNames(nameLanguageFor(words.language)));
    this.#drawing = new Request(() => personas.suggestAvatars());
    this.checking = new Request(nameRefusals((name) => personas.problemWith(name)));
    this.saving = new Request((persona) => personas.save(persona));
    this.draft = new Draft('face', empty, drafts, session);
    this.#dialog = dialog;
    this.#clock = clock;
    makeAutoObservable(this, { pictures: observableRef, names: false, checking: false, saving: false, draft: false });
  }

  async begin(persona: AnonymousPersona): Promise<void> {
    this.#before = persona;
    this.isNew = persona.userName === '';
    this.isRestored = this.draft.open({ userName: persona.userName, avatarUri: persona.avatarUri });
    this.checking.forget();
    this.saving.forget();
    await Promise.all([this.names.send(), this.otherPictures()]);
  }

  leave(): void {
    this.#cancel();
    this.#dialog.close();
  }

  async otherPictures(): Promise<void> {
    const outcome = await this.#drawing.send();
    if (outcome.status !== 'SUCCESS') return;
    const { avatarUri } = this.draft.fields;
    runInAction(() => (this.pictures = [avatarUri, ...outcome.value.filter((uri) => uri !== avatarUri)].filter(Boolean)));
  }

  type(userName: string): void {
    this.draft.type({ userName });
    this.#cancel();
    this.checking.forget();
    this.saving.forget();
    if (userName.trim() && this.isRenamed) this.#cancel = this.#clock.after(debounceMs, () => void this.check());
  }

  choose(avatarUri: string): void {
    this.draft.type({ avatarUri });
  }

  get keyProblem(): KeyProblem | undefined {
    const { state } = this.saving;
    return state.status === 'FAILURE' ? keyProblemOf(state.failure) : undefined;
  }

  get isRenamed(): boolean {
    return this.draft.fields.userName.trim() !== this.#before.userName;
  }

  get refusal(): NameRefusal | undefined {
    const { state } = this.saving;
    if (state.status === 'FAILURE' && state.failure.code === 'NAME_TAKEN') return { problem: 'taken' };
    return this.checking.value;
  }

  get isFree(): boolean {
    return this.isRenamed && this.checking.state.status === 'SUCCESS' && this.checking.value === undefined;
  }

  async check(): Promise<void> {
    this.#cancel();
    await this.checking.send(this.draft.fields.userName);
  }

  async save(): Promise<boolean> {
    this.#cancel();
    const { userName, avatarUri } = this.draft.fields;
    if (this.isRenamed && !this.isFree) await this.check();
    if (this.refusal) return false;
    const outcome = await this.saving.send({ userName: userName.trim(), avatarUri });
    if (outcome.status !== 'SUCCESS') return false;
    this.draft.settle();
    this.leave();
    return true;
  }
}
