import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '#core/failure.ts';

export type RequestState<Value> =
  | { readonly status: 'IDLE' }
  | { readonly status: 'LOADING' }
  | { readonly status: 'SUCCESS'; readonly value: Value }
  | { readonly status: 'FAILURE'; readonly failure: Failure };

/** Whether an answer is there or on its way. */
export const isAsked = ({ status }: Pick<RequestState<unknown>, 'status'>): boolean => status === 'SUCCESS' || status === 'LOADING';

/** Whether the answer is that there is no such thing. */
export const isNotThere = (state: RequestState<unknown>): boolean => state.status === 'FAILURE' && state.failure.kind === 'missing';

/** A request: one question asked of the world, and where its answer is. The latest question wins; late answers to older ones are dropped. */
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

  /** Whether there is no such thing, or none that is shown. */
  get isMissing(): boolean {
    const { state } = this;
    return isNotThere(state) || (state.status === 'FAILURE' && state.failure.kind === 'invalid');
  }

  async send(...args: Args): Promise<RequestState<Value>> {
    this.state = { status: 'LOADING' };
    return this.#send(args);
  }

  async #send(args: Args): Promise<RequestState<Value>> {
    const turn = ++this.#turn;
    this.#last = args;
    const outcome = await settled(this.#ask(...args));
    if (turn === this.#turn) runInAction(() => (this.state = outcome));
    return outcome;
  }

  /** Asks, unless that is answered already or being asked. */
  async sendOnce(...args: Args): Promise<void> {
    if (!isAsked(this.state)) await this.send(...args);
  }

  /** Asks the last question once more; before the first one there is nothing to ask. */
  async again(): Promise<void> {
    if (this.#last) await this.send(...this.#last);
  }

  /** Asks once more, while an answer that is there stays in sight: what is drawn from it keeps its place and the focus. */
  async renew(...args: Args): Promise<RequestState<Value>> {
    return this.value === undefined ? this.send(...args) : this.#send(args);
  }

  forget(): void {
    this.#turn++;
    this.#last = undefined;
    this.state = { status: 'IDLE' };
  }
}

type Outcome<Value> = Extract<RequestState<Value>, { status: 'SUCCESS' | 'FAILURE' }>;

/** The outcome of a question that is asked already: its answer, or the failure in its place. */
export const settled = <Value>(asking: Promise<Value>): Promise<Outcome<Value>> =>
  asking.then(
    (value) => ({ status: 'SUCCESS', value }) as const,
    (error: unknown) => ({ status: 'FAILURE', failure: Failure.from(error) }) as const,
  );

/** A question that needs no waiting: it is answered or refused at once. */
export function asked<Value>(ask: () => Value): Outcome<Value> {
  try {
    return { status: 'SUCCESS', value: ask() };
  } catch (error) {
    return { status: 'FAILURE', failure: Failure.from(error) };
  }
}
