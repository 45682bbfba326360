import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '#core/failure.ts';

export type RequestState<Value> =
  | { readonly status: 'IDLE' }
  | { readonly status: 'LOADING' }
  | { readonly status: 'SUCCESS'; readonly value: Value }
  | { readonly status: 'FAILURE'; readonly failure: Failure };

/** A request: one question asked of the world, and where its answer stands. The latest question wins; late answers to older ones are dropped. */
export class Request<Value, Args extends readonly unknown[] = []> {
  state: RequestState<Value> = { status: 'IDLE' };
  readonly #ask: (...args: Args) => Promise<Value>;
  #turn = 0;
  #last: Args | undefined;

  constructor(ask: (...args: Args) => Promise<Value>) {
    this.#ask = ask;
    makeAutoObservable(this, { state: observableRef });
  }

  get value(): Value | undefined {
    return this.state.status === 'SUCCESS' ? this.state.value : undefined;
  }

  async send(...args: Args): Promise<RequestState<Value>> {
    const turn = ++this.#turn;
    this.#last = args;
    this.state = { status: 'LOADING' };
    const outcome = await this.#ask(...args).then(
      (value) => ({ status: 'SUCCESS', value }) as const,
      (error: unknown) => ({ status: 'FAILURE', failure: Failure.from(error) }) as const,
    );
    if (turn === this.#turn) runInAction(() => (this.state = outcome));
    return outcome;
  }

  /** Asks the last question once more; before the first one there is nothing to ask. */
  async again(): Promise<void> {
    if (this.#last) await this.send(...this.#last);
  }

  forget(): void {
    this.#turn++;
    this.#last = undefined;
    this.state = { status: 'IDLE' };
  }
}

/** A question that needs no waiting: it is answered or refused at once. */
export function asked<Value>(ask: () => Value): Extract<RequestState<Value>, { status: 'SUCCESS' | 'FAILURE' }> {
  try {
    return { status: 'SUCCESS', value: ask() };
  } catch (error) {
    return { status: 'FAILURE', failure: Failure.from(error) };
  }
}
