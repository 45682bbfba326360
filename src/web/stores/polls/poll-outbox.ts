import type { Turns } from '#core/device/turns.ts';
import { maybeTextIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { TextsByOwner } from '../content/texts-by-owner.ts';
import type { OutboxSession } from '../votes/vote-outbox.ts';

const name = 'poll-votes';
const mostKept = 30;

/** A choice in a poll; none takes the vote back. */
interface WaitingChoice {
  readonly postId: string;
  readonly optionId: string | null;
}

/** The outbox of votes in polls on the device: one of each member in each poll, oldest first. */
export class PollOutbox {
  readonly #kept: TextsByOwner;
  readonly #turns: Turns;
  readonly #session: OutboxSession;

  constructor(storage: UserStorage, turns: Turns, session: OutboxSession) {
    this.#kept = new TextsByOwner(storage, name, mostKept);
    this.#turns = turns;
    this.#session = session;
  }

  /** The member whose votes are put in and sent; nobody while their account rests. */
  get owner(): string | undefined {
    return this.#session.isDeactivated ? undefined : this.#session.pageOf;
  }

  get all(): readonly WaitingChoice[] {
    const { owner } = this;
    if (owner === undefined) return [];
    return Object.entries(this.#kept.of(owner)).map(([postId, { optionId }]) => ({ postId, optionId: maybeTextIn(optionId) ?? null }));
  }

  in(postId: string): WaitingChoice | undefined {
    return this.all.find((choice) => choice.postId === postId);
  }

  /** Takes a choice in, in the place of an earlier one in the same poll; answers whether it waits. */
  put({ postId, optionId }: WaitingChoice): boolean {
    return this.owner !== undefined && this.#kept.put(this.owner, postId, { optionId });
  }

  /** Removes a choice that was sent; one that has taken its place meanwhile stays. */
  remove({ postId, optionId }: WaitingChoice): void {
    if (this.owner !== undefined && this.in(postId)?.optionId === optionId) this.#kept.put(this.owner, postId);
  }

  /** Sends from here, while no other tab does. */
  alone(send: () => Promise<void>): Promise<void> {
    return this.#turns.alone(name, send);
  }
}
