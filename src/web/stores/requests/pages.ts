import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '#core/page.ts';
import { Request, type RequestState } from './request.ts';

/** A paged list (keyset pagination), read from the top. Pages that have been read stay, whatever happens to the next one. */
export class Pages<Item> {
  items: readonly Item[] = [];
  next: string | null = null;
  /** Whether more than one page was asked for. */
  isTurned = false;
  readonly #turning: Request<Page<Item>, [after: string | null]>;
  #again: () => Promise<void> = async () => undefined;

  constructor(ask: (after: string | null) => Promise<Page<Item>>) {
    this.#turning = new Request(ask);
    makeAutoObservable(this, { items: observableRef });
  }

  /** The state of the page asked for last: the first one, or the one after what is shown. */
  get state(): RequestState<Page<Item>> {
    return this.#turning.state;
  }

  /** Reads the list from the start, or from where a URL says. */
  async open(from: string | null = null): Promise<void> {
    this.isTurned = false;
    await this.#turn(from, () => []);
  }

  /** Reads on after what is shown. */
  async more(): Promise<void> {
    if (this.next === null || this.state.status === 'LOADING') return;
    this.isTurned = true;
    await this.#turn(this.next, () => this.items);
  }

  /** Asks once more for the page asked for last. */
  async again(): Promise<void> {
    await this.#again();
  }

  async #turn(after: string | null, kept: () => readonly Item[]): Promise<void> {
    this.#again = () => this.#turn(after, kept);
    const outcome = await this.#turning.send(after);
    if (outcome.status !== 'SUCCESS' || this.state !== outcome) return;
    runInAction(() => {
      this.items = [...kept(), ...outcome.value.items];
      this.next = outcome.value.next;
    });
  }
}
