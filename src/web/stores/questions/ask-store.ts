import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { shortestQuestion } from '#core/interviews/interview.ts';
import type { DraftPersona } from '#core/personas/draft-persona.ts';
import { oneIn } from '#core/device/kept-value.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { AskedQuestion, ListedQuestion } from '#core/questions/question.ts';
import type { QuestionDraft, QuestionOutcome, Questions } from '#core/questions/questions.ts';
import { sentAs, type SentName, type SentNamesStore } from '../content/sent-names-store.ts';
import { Draft } from '../forms/draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const pauseMs = 300;

/** Question stored on the device with its idempotency key. */
interface Fields extends Readonly<Record<string, string>> {
  readonly text: string;
  readonly profileType: string;
  readonly key: string;
}

/** Question about a company, with similar ones found while typing. */
export class AskStore {
  company = '';
  /** Draft on the device, one per company. */
  readonly draft: Draft<Fields>;
  isShort = false;
  alike: readonly ListedQuestion[] = [];
  readonly asking: Request<QuestionOutcome, [company: string, draft: QuestionDraft]>;
  readonly #seeking: Request<readonly ListedQuestion[], [text: string]>;
  readonly #clock: Clock;
  readonly #keys: IdempotencyKeys;
  readonly #sentNames: SentNamesStore;
  #isFound = false;
  #cancel: (() => void) | undefined;

  constructor(questions: Questions, clock: Clock, keys: IdempotencyKeys, sentNames: SentNamesStore, drafts: Drafts, session: SessionStore) {
    this.#sentNames = sentNames;
    this.#clock = clock;
    this.#keys = keys;
    this.draft = new Draft('question', this.#blank(), drafts, session, { isForGuests: true, isClosed: true });
    this.asking = new Request((company, draft) => questions.ask(company, draft));
    this.#seeking = new Request((text) => questions.alike(text));
    makeAutoObservable(this, { alike: observableRef, asking: false, draft: false });
  }

  /** Drops input begun about another company. */
  stand(company: string): void {
    if (company === this.company) return;
    this.company = company;
    this.#isFound = false;
    this.draft.close();
    this.draft.fields = this.#blank();
    this.#begin();
  }

  /** Reads the member's draft without replacing what was typed meanwhile. */
  find(company: string): void {
    this.stand(company);
    const early = this.#isFound ? '' : this.text;
    this.#isFound = true;
    this.#sentNames.find();
    this.draft.open(this.#blank(), company);
    if (early !== '') this.draft.type({ text: early });
    this.#follow();
  }

  /** Hands a guest's question to the member who logged in from here. */
  takeOver(): void {
    this.draft.takeOver(this.company);
  }

  swap(): void {
    this.draft.swap();
    this.find(this.company);
  }

  get text(): string {
    return this.draft.fields.text;
  }

  get profileType(): ProfileType {
    return oneIn(profileTypes, this.draft.fields.profileType) ?? 'ANONYMOUS';
  }

  /** Searches for similar questions after a pause. */
  type(text: string): void {
    this.isShort = false;
    if (text === '') this.#drop();
    else this.draft.type({ text });
    this.#follow();
  }

  #follow(): void {
    this.#cancel?.();
    if (this.#isEnough) this.#cancel = this.#clock.after(pauseMs, () => void this.#seek());
    else this.#forgetAlike();
  }

  choose(profileType: ProfileType): void {
    if (this.text !== '') this.draft.type({ profileType });
  }

  /** Name of an earlier attempt, as the same words under two names would join them. */
  get sentName(): SentName | undefined {
    return this.#sentNames.of(this.draft.fields.key);
  }

  /** Asks once, however often pressed, and answers the question. */
  async ask(under: DraftPersona): Promise<AskedQuestion | undefined> {
    if (this.asking.state.status === 'LOADING') return undefined;
    this.isShort = !this.#isEnough;
    if (this.isShort) return undefined;
    const { key } = this.draft.fields;
    const draft = { submissionKey: key, text: this.text.trim(), designationId: null, profileType: under.profileType };
    const outcome = await this.#sentNames.send(key, sentAs(under), () => this.asking.send(this.company, draft));
    if (outcome?.status !== 'SUCCESS' || !('question' in outcome.value)) return undefined;
    runInAction(() => {
      this.#drop();
      this.#begin();
    });
    return outcome.value.question;
  }

  get #isEnough(): boolean {
    return this.text.trim().length >= shortestQuestion;
  }

  #blank(): Fields {
    return { text: '', profileType: 'ANONYMOUS', key: this.#keys.make() };
  }

  #drop(): void {
    this.draft.fields = this.#blank();
    this.draft.settle();
  }

  #begin(): void {
    this.asking.forget();
    this.#forgetAlike();
  }

  #forgetAlike(): void {
    this.#cancel?.();
    this.#seeking.forget();
    this.alike = [];
  }

  async #seek(): Promise<void> {
    const outcome = await this.#seeking.send(this.text.trim());
    if (this.#seeking.state === outcome) runInAction(() => (this.alike = outcome.status === 'SUCCESS' ? outcome.value : []));
  }
}
