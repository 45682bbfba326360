import { makeAutoObservable } from 'mobx';
import { asked } from '../requests/request.ts';

/** An answer that follows what is filled in. While that cannot be counted, the last answer stays and the problem is named. */
export class Calculation<Answer> {
  readonly #ask: () => Answer;
  #last: Answer;

  /** The first question is the example, so it must have an answer. */
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

  /** Whether what is filled in has no answer, and why by the code of its refusal. */
  get problem(): { readonly code: string | undefined } | undefined {
    return this.outcome.status === 'FAILURE' ? { code: this.outcome.failure.code } : undefined;
  }
}
