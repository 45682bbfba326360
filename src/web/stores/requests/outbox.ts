import { reaction } from 'mobx';
import type { Turns } from '#core/device/turns.ts';
import { passing } from './passing.ts';
import type { RequestState } from './request.ts';

/** Undefined where sending is not allowed. */
type Sent<Answer> = RequestState<Answer> | undefined;

interface OutboxParts<Item, Answer> {
  /** Name of the lock shared by tabs. */
  readonly name: string;
  readonly turns: Turns;
  /** Waiting items of the signed-in member, oldest first, including other tabs'. */
  readonly waiting: () => readonly Item[];
  /** Tells an item from others, and from one that replaced it. */
  readonly key: (item: Item) => string;
  readonly send: (item: Item) => Promise<Sent<Answer>>;
  /** Removes an item that was taken or refused for good. */
  readonly settle: (item: Item, outcome: Sent<Answer>) => void;
  readonly when?: () => unknown;
  /** Called after each occasion, as another tab may have sent items. */
  readonly after?: () => unknown;
}

/** Sends items in order from one tab at a time. A passing failure stops it until the next occasion. */
export class DeviceOutbox<Item, Answer> {
  readonly #parts: OutboxParts<Item, Answer>;
  #sending: Promise<void> | undefined;

  constructor(parts: OutboxParts<Item, Answer>) {
    this.#parts = parts;
    if (parts.when) reaction(parts.when, () => void this.send());
  }

  async send(): Promise<void> {
    const { name, turns, waiting, after } = this.#parts;
    if (waiting().length > 0) await (this.#sending ??= turns.alone(name, () => this.#sendAll()).finally(() => (this.#sending = undefined)));
    await after?.();
  }

  /** Sends a new item once no tab is sending. */
  beside<Done>(send: () => Promise<Done>): Promise<Done> {
    return this.#parts.turns.together(this.#parts.name, send);
  }

  /** Sends each item once per occasion, even if it could not be removed. */
  async #sendAll(): Promise<void> {
    const { waiting, key, send, settle } = this.#parts;
    const tried = new Set<string>();
    const next = () => waiting().find((each) => !tried.has(key(each)));
    for (let item = next(); item !== undefined; item = next()) {
      tried.add(key(item));
      const outcome = await send(item);
      if (outcome?.status === 'FAILURE' && passing.includes(outcome.failure.kind)) return;
      settle(item, outcome);
    }
  }
}

/** Bundles the first waiting items into one sending. */
export const together = <Item>(all: readonly Item[], most: number): readonly (readonly Item[])[] => (all.length > 0 ? [all.slice(0, most)] : []);
