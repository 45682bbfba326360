import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { shortestQuestion } from '#core/interviews/interview.ts';
import type { DraftPersona } from '#core/personas/draft-persona.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { AskedQuestion, ListedQuestion } from '#core/questions/question.ts';
import type { QuestionDraft, QuestionOutcome, Questions } from '#core/questions/questions.ts';
import { sentAs, type SentName, type SentNamesStore } from '../content/sent-names-store.ts';
import { Request } from '../requests/request.ts';

const pauseMs = 300;

/** A question that a member asks about a company, and those that ask nearly the same, found while it is typed. */
export class AskStore {
  company = '';
  text = '';
  profileType: ProfileType = 'ANONYMOUS';
  /** Whether too little was written when it was sent last. */
  isShort = false;
  alike: readonly ListedQuestion[] = [];
  readonly asking: Request<QuestionOutcome, [company: string, draft: QuestionDraft]>;
  readonly #seeking: Request<readonly ListedQuestion[], [text: string]>;
  readonly #clock: Clock;
  readonly #keys: IdempotencyKeys;
  readonly #sentNames: SentNamesStore;
  key: string;
  #cancel: (() => void) | undefined;

  constructor(questions: Questions, clock: Clock, keys: IdempotencyKeys, sentNames: SentNamesStore) {
    this.#sentNames = sentNames;
    this.key = keys.make();
    this.#clock = clock;
    this.#keys = keys;
    this.asking = new Request((company, draft) => questions.ask(company, draft));
    this.#seeking = new Request((text) => questions.alike(text));
    makeAutoObservable(this, { alike: observableRef, asking: false });
  }

  /** Stands at a company; what was begun about another is not asked here. */
  stand(company: string): void {
    if (company === this.company) return;
    this.company = company;
    this.#begin();
  }

  /** Takes what is typed, and seeks what is alike once the typing pauses. */
  type(text: string): void {
    this.text = text;
    this.isShort = false;
    this.#cancel?.();
    if (this.#isEnough) this.#cancel = this.#clock.after(pauseMs, () => void this.#seek());
    else this.#forgetAlike();
  }

  choose(profileType: ProfileType): void {
    this.profileType = profileType;
  }

  /** The name that it was sent under before: an answer may be lost, and the same words under two names would join them. */
  get sentName(): SentName | undefined {
    return this.#sentNames.of(this.key);
  }

  /** Asks, once however often it is pressed; answers the question that now stands. */
  async ask(under: DraftPersona): Promise<AskedQuestion | undefined> {
    if (this.asking.state.status === 'LOADING') return undefined;
    this.isShort = !this.#isEnough;
    if (this.isShort) return undefined;
    const draft = { submissionKey: this.key, text: this.text.trim(), designationId: null, profileType: under.profileType };
    const outcome = await this.#sentNames.send(this.key, sentAs(under), () => this.asking.send(this.company, draft));
    if (outcome?.status !== 'SUCCESS' || !('question' in outcome.value)) return undefined;
    runInAction(() => this.#begin());
    return outcome.value.question;
  }

  get #isEnough(): boolean {
    return this.text.trim().length >= shortestQuestion;
  }

  #begin(): void {
    this.text = '';
    this.key = this.#keys.make();
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
