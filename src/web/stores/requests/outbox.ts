import { reaction } from 'mobx';
import type { Turns } from '#core/device/turns.ts';
import { passing } from './passing.ts';
import type { RequestState } from './request.ts';

/** The outcome of sending; nothing where it may not go out at all. */
type Sent<Answer> = RequestState<Answer> | undefined;

interface OutboxParts<Item, Answer> {
  /** The name of the turn that tabs take. */
  readonly name: string;
  readonly turns: Turns;
  /** What waits on the device for the member who is here, the oldest first, as any tab has left it. */
  readonly waiting: () => readonly Item[];
  /** Tells an item from the others, and from one that has taken its place. */
  readonly key: (item: Item) => string;
  readonly send: (item: Item) => Promise<Sent<Answer>>;
  /** Takes an item out of what waits, as it was taken or is refused for good. */
  readonly settle: (item: Item, outcome: Sent<Answer>) => void;
  /** Changes with every occasion to send by itself. */
  readonly when?: () => unknown;
  /** Called after every occasion, for another tab may have sent what waited. */
  readonly after?: () => unknown;
}

/** An outbox: sends what waits on this device one by one, the oldest first, from one tab at a time. A failure that passes stops it until the next occasion. */
export class DeviceOutbox<Item, Answer> {
  readonly #parts: OutboxParts<Item, Answer>;
  #sending: Promise<void> | undefined;

  constructor(parts: OutboxParts<Item, Answer>) {
    this.#parts = parts;
    if (parts.when) reaction(parts.when, () => void this.send());
  }

  /** Sends what waits, if there is anything. */
  async send(): Promise<void> {
    const { name, turns, waiting, after } = this.#parts;
    if (waiting().length > 0) await (this.#sending ??= turns.alone(name, () => this.#sendAll()).finally(() => (this.#sending = undefined)));
    await after?.();
  }

  /** Sends something new, once no tab is sending from here. */
  beside<Done>(send: () => Promise<Done>): Promise<Done> {
    return this.#parts.turns.together(this.#parts.name, send);
  }

  /** Each goes once at an occasion, also where it could not be taken out. */
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

/** The first of what waits, as one item that is sent together. */
export const together = <Item>(all: readonly Item[], most: number): readonly (readonly Item[])[] => (all.length > 0 ? [all.slice(0, most)] : []);
