import { makeAutoObservable } from 'mobx';
import { asked } from '../requests/request.ts';

/** Live answer, which keeps the last one and names the problem while there is none. */
export class Calculation<Answer> {
  readonly #ask: () => Answer;
  #last: Answer;

  /** Requires an answer for the example. */
  constructor(ask: () => Answer) {
    this.#ask = ask;
    this.#last = ask();
    makeAutoObservable(this);
  }

  get outcome(): ReturnType<typeof asked<Answer>> {
    return asked(this.#ask);
  }

  get answer(): Answer {
    if (this.outcome.status === 'SUCCESS') this.#last = this.outcome.value;
    return this.#last;
  }

  /** Code of the refusal, where the input has no answer. */
  get problem(): { readonly code: string | undefined } | undefined {
    return this.outcome.status === 'FAILURE' ? { code: this.outcome.failure.code } : undefined;
  }
}
