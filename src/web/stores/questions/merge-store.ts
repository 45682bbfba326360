import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { mayJoin } from '#core/questions/may-join.ts';
import type { AskedQuestion, CompanyQuestion, ListedQuestion } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { Request } from '../requests/request.ts';

const pauseMs = 300;

/** Merges a question into another that a moderator picks and that remains. */
export class MergeStore {
  text = '';
  chosenId: string | undefined;
  /** Merge targets, likest first. Undefined before the search. */
  others: readonly ListedQuestion[] | undefined;
  readonly seeking: Request<readonly ListedQuestion[], [text: string]>;
  readonly merging: Request<AskedQuestion, [questionId: string, into: string]>;
  readonly #clock: Clock;
  #question: CompanyQuestion | undefined;
  #cancel: (() => void) | undefined;

  constructor(questions: Questions, clock: Clock) {
    this.#clock = clock;
    this.seeking = new Request((text) => questions.alike(text));
    this.merging = new Request((questionId, into) => questions.merge(questionId, into));
    makeAutoObservable(this, { others: observableRef, seeking: false, merging: false });
  }

  open(question: CompanyQuestion): void {
    this.#question = question;
    this.merging.forget();
    this.others = undefined;
    this.chosenId = undefined;
    this.text = question.text;
    void this.#seek();
  }

  type(text: string): void {
    this.text = text;
    this.#cancel?.();
    this.#cancel = this.#clock.after(pauseMs, () => void this.#seek());
  }

  choose(questionId: string): void {
    this.chosenId = questionId;
    this.merging.forget();
  }

  /** Answers the question merged into. */
  async merge(): Promise<AskedQuestion | undefined> {
    const from = this.#question?.questionId;
    if (from === undefined || this.chosenId === undefined || this.merging.state.status === 'LOADING') return undefined;
    const outcome = await this.merging.send(from, this.chosenId);
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  }

  async #seek(): Promise<void> {
    const outcome = await this.seeking.send(this.text.trim());
    if (this.seeking.state === outcome && outcome.status === 'SUCCESS') runInAction(() => this.#show(outcome.value));
  }

  /** Drops a choice no longer in the results. */
  #show(found: readonly ListedQuestion[]): void {
    const question = this.#question;
    this.others = question && found.filter((other) => mayJoin(joined(question), joined(other)));
    if (!this.others?.some(({ questionId }) => questionId === this.chosenId)) this.chosenId = undefined;
  }
}

const joined = ({ questionId, company, author }: CompanyQuestion) => ({ id: questionId, company: company.urlName, isAsked: author === null });
