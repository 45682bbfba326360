import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '#core/page.ts';
import { Request, type RequestState } from './request.ts';

/** Keyset-paged list. Loaded pages remain whatever happens to the next. */
export class Pages<Item> {
  items: readonly Item[] = [];
  next: string | null = null;
  isTurned = false;
  readonly #turning: Request<Page<Item>, [after: string | null]>;
  #again: () => Promise<void> = async () => undefined;

  constructor(ask: (after: string | null) => Promise<Page<Item>>) {
    this.#turning = new Request(ask);
    makeAutoObservable(this, { items: observableRef });
  }

  get state(): RequestState<Page<Item>> {
    return this.#turning.state;
  }

  async open(from: string | null = null): Promise<void> {
    this.isTurned = false;
    await this.#turn(from, () => []);
  }

  async more(): Promise<void> {
    if (this.next === null || this.state.status === 'LOADING') return;
    this.isTurned = true;
    await this.#turn(this.next, () => this.items);
  }

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
