import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { keyProblemOf, type KeyProblem } from '#core/persona-keys/key-problem.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { NameRefusal } from '#core/personas/name-refusal.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { nameLanguageFor } from '#core/personas/name-language.ts';
import { avatarNamed, avatarUriOf, type Avatar, type AvatarColour } from '#core/personas/avatar.ts';
import { isSanction } from '#core/moderation/sanction.ts';
import { nameCheckAfterMs } from '#core/onboarding/timings.ts';
import type { ClaimStore } from '../persona-keys/claim-store.ts';
import type { OnboardingFlowStore } from './onboarding-flow-store.ts';
import type { OnboardingDraft } from '#core/onboarding/onboarding-draft.ts';
import type { OnboardingDraftStore } from './onboarding-draft-store.ts';
import { nameRefusals } from '../personas/name-refusals.ts';
import { Request } from '../requests/request.ts';
import type { WordsStore } from '../app/words-store.ts';

const namesShown = 3;

/** Adds the lack of any name to the server's refusals. */
type StepRefusal = NameRefusal | { readonly problem: 'empty'; readonly words?: undefined };

export class PersonaStepStore {
  refusal: StepRefusal | undefined;
  names: readonly string[] = [];
  avatars: readonly Avatar[] = [];
  /** Name of this device's key, unknown to the server until it begins. */
  local: AnonymousPersona | undefined;
  readonly checking: Request<NameRefusal | undefined, [name: string]>;
  readonly saving: Request<AnonymousPersona, [persona: AnonymousPersona]>;
  readonly naming: Request<readonly string[]>;
  readonly drawing: Request<readonly string[]>;
  readonly #holding: Request<AnonymousPersona | undefined>;
  readonly #flow: OnboardingFlowStore;
  readonly #draft: OnboardingDraftStore;
  readonly #claim: ClaimStore;
  readonly #clock: Clock;
  readonly #words: WordsStore;
  #drawnIn: string | undefined;
  #cancel: () => void = () => undefined;

  constructor(flow: OnboardingFlowStore, draft: OnboardingDraftStore, personas: AnonymousPersonas, claim: ClaimStore, clock: Clock, words: WordsStore) {
    this.checking = new Request(nameRefusals((name) => personas.problemWith(name)));
    this.saving = new Request((persona) => personas.save(persona));
    this.#holding = new Request(() => personas.own());
    this.naming = new Request(() => personas.suggestNames(nameLanguageFor(words.language)));
    this.drawing = new Request(() => personas.suggestAvatars());
    this.#flow = flow;
    this.#draft = draft;
    this.#claim = claim;
    this.#clock = clock;
    this.#words = words;
    makeAutoObservable(this, {
      names: observableRef,
      avatars: observableRef,
      local: observableRef,
      checking: false,
      saving: false,
      naming: false,
      drawing: false,
    });
  }

  get isBusy(): boolean {
    return this.#requests.some(({ state }) => state.status === 'LOADING');
  }

  get hasFailed(): boolean {
    return !this.refusal && this.#requests.some(({ state }) => state.status === 'FAILURE');
  }

  /** True where a silence or ban refuses the step. */
  get isClosed(): boolean {
    const { state } = this.saving;
    return state.status === 'FAILURE' && isSanction(state.failure);
  }

  get keyProblem(): KeyProblem | undefined {
    const failed = [this.#claim.claiming.state, this.saving.state].find((state) => state.status === 'FAILURE');
    return failed && keyProblemOf(failed.failure);
  }

  get #requests() {
    return [this.saving, this.#flow.finishing, this.#flow.prefill, this.#claim.claiming];
  }

  get name(): string {
    return this.#chosen.userName ?? this.#named;
  }

  get avatar(): Avatar | undefined {
    return avatarNamed(this.#chosen.avatarUri ?? this.#known?.avatarUri ?? '') ?? this.avatars[0];
  }

  get #named(): string {
    return this.#known?.userName ?? '';
  }

  get #known(): AnonymousPersona | undefined {
    return this.#flow.known?.persona ?? this.local;
  }

  /** Local choice of name and picture, ignored once a name exists. */
  get #chosen(): OnboardingDraft {
    const { draft } = this.#draft;
    return (draft.insteadOf ?? '') === this.#named ? draft : {};
  }

  get suggested(): readonly string[] {
    return this.names.slice(0, namesShown);
  }

  get isFree(): boolean {
    return this.name !== '' && !this.refusal && this.checking.state.status === 'SUCCESS' && this.checking.value === undefined;
  }

  /** Loads suggestions, but never replaces those already in sight. */
  async suggest(): Promise<void> {
    const isDrawn = this.#drawnIn === this.#words.language || this.naming.state.status === 'LOADING';
    await Promise.all([this.#claim.look(), this.#hold(), ...(isDrawn ? [] : [this.#drawNames(), this.otherPictures()])]);
  }

  async otherNames(): Promise<void> {
    const left = this.names.slice(namesShown);
    if (left.length >= namesShown) this.names = left;
    else await this.#drawNames();
  }

  async otherPictures(): Promise<void> {
    const outcome = await this.drawing.send();
    if (outcome.status !== 'SUCCESS') return;
    const drawn = outcome.value.flatMap((uri) => avatarNamed(uri) ?? []);
    const own = this.#chosen.avatarUri === undefined ? undefined : this.avatar;
    runInAction(() => (this.avatars = unlike(drawn).map((avatar) => ({ ...avatar, colour: own?.colour ?? avatar.colour }))));
  }

  /** Checks a name's form at once and its availability after a pause. */
  type(userName: string): void {
    this.#choose({ userName });
    this.#cancel();
    this.checking.forget();
    this.refusal = undefined;
    if (userName.trim() !== '') this.#cancel = this.#clock.after(nameCheckAfterMs, () => void this.check());
  }

  /** Picture that is shown with a suggested name, and taken with it. */
  pictureFor(name: string): Avatar | undefined {
    return this.avatars[this.suggested.indexOf(name)];
  }

  /** Takes a suggestion, which is always free, with its picture. */
  take(userName: string): void {
    this.type(userName);
    const picture = this.pictureFor(userName);
    if (picture) this.choose(picture);
    void this.check();
  }

  choose(avatar: Avatar): void {
    this.#choose({ avatarUri: avatarUriOf(avatar) });
  }

  #choose(part: Pick<OnboardingDraft, 'userName' | 'avatarUri'>): void {
    const { userName, avatarUri } = this.#chosen;
    this.#draft.change({ userName, avatarUri, ...part, insteadOf: this.#named });
  }

  #letGo(): void {
    this.#draft.change({ userName: undefined, avatarUri: undefined, insteadOf: undefined });
  }

  dye(colour: AvatarColour): void {
    this.avatars = this.avatars.map((drawn) => ({ ...drawn, colour }));
    if (this.avatar) this.choose({ ...this.avatar, colour });
  }

  async check(): Promise<void> {
    this.#cancel();
    const { name } = this;
    this.refusal = name.trim() === '' ? { problem: 'empty' } : undefined;
    if (this.refusal) return;
    const outcome = await this.checking.send(name);
    if (outcome.status === 'SUCCESS' && this.name === name) runInAction(() => (this.refusal = outcome.value));
  }

  async #hold(): Promise<void> {
    const outcome = await this.#holding.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.local = outcome.value));
  }

  async #drawNames(): Promise<void> {
    const { language } = this.#words;
    const outcome = await this.naming.send();
    if (outcome.status !== 'SUCCESS') return;
    this.#drawnIn = language;
    runInAction(() => (this.names = outcome.value));
  }

  async send(): Promise<void> {
    if (!this.isFree) await this.check();
    const { avatar, name } = this;
    if (this.refusal || !avatar || !(await this.#flow.mayRead())) return;
    const outcome = await this.saving.send({ userName: name.trim(), avatarUri: avatarUriOf(avatar) });
    if (outcome.status === 'FAILURE' && outcome.failure.code === 'NAME_TAKEN') runInAction(() => (this.refusal = { problem: 'taken' }));
    if (outcome.status === 'FAILURE' && outcome.failure.code === 'NAME_UNFIT') await this.check();
    if (outcome.status === 'SUCCESS') await this.#goOn();
  }

  /** Goes on after the question of who owns a name found here: past this step or to their own name. */
  async answer(): Promise<void> {
    if (this.#claim.wanted !== undefined && !(await this.#flow.mayRead())) return;
    if (!(await this.#claim.answer())) return;
    this.#letGo();
    if (await this.#flow.refresh()) await this.#goOn();
  }

  async #goOn(): Promise<void> {
    if (!(await this.#flow.finish('AnonymousProfile')) || !(await this.#flow.refresh())) return;
    this.#letGo();
    this.#flow.goOnNamed();
  }
}

/** Keeps each picture once, whatever its colour. */
const unlike = (avatars: readonly Avatar[]): readonly Avatar[] =>
  avatars.filter(({ picture }, at) => avatars.findIndex((other) => other.picture === picture) === at);
