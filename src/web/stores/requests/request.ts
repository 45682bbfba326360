import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '#core/failure.ts';

export type RequestState<Value> =
  | { readonly status: 'IDLE' }
  | { readonly status: 'LOADING' }
  | { readonly status: 'SUCCESS'; readonly value: Value }
  | { readonly status: 'FAILURE'; readonly failure: Failure };

export const isAsked = ({ status }: Pick<RequestState<unknown>, 'status'>): boolean => status === 'SUCCESS' || status === 'LOADING';

export const isNotThere = (state: RequestState<unknown>): boolean => state.status === 'FAILURE' && state.failure.kind === 'missing';

/** Request whose latest question wins and drops late answers. */
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

  async sendOnce(...args: Args): Promise<void> {
    if (!isAsked(this.state)) await this.send(...args);
  }

  /** Repeats the last question, if any. */
  async again(): Promise<void> {
    if (this.#last) await this.send(...this.#last);
  }

  /** Asks again while the old answer stays in sight, keeping place and focus. */
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

/** Turns a pending promise into its answer or failure. */
export const settled = <Value>(asking: Promise<Value>): Promise<Outcome<Value>> =>
  asking.then(
    (value) => ({ status: 'SUCCESS', value }) as const,
    (error: unknown) => ({ status: 'FAILURE', failure: Failure.from(error) }) as const,
  );

export function asked<Value>(ask: () => Value): Outcome<Value> {
  try {
    return { status: 'SUCCESS', value: ask() };
  } catch (error) {
    return { status: 'FAILURE', failure: Failure.from(error) };
  }
}
