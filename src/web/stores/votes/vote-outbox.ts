import type { Turns } from '#core/device/turns.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { resourceTypes, votes as voteKinds } from '#core/votes/vote.ts';
import type { CastVote } from '#core/votes/votes.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const name = 'votes';

/** A vote with the member who cast it. */
interface WaitingVote extends CastVote {
  readonly owner: string;
}

/** The session, as far as an outbox knows it. */
export type OutboxSession = Pick<SessionStore, 'pageOf' | 'isDeactivated'> & Partial<Pick<SessionStore, 'supposed'>>;

/** The outbox of votes on the device, shared by its tabs: one of each member on each post or comment, the oldest first. Votes of others wait here for them, for anyone who sends a vote casts it. */
export class VoteOutbox {
  readonly #storage: UserStorage;
  readonly #turns: Turns;
  readonly #session: OutboxSession;

  constructor(storage: UserStorage, turns: Turns, session: OutboxSession) {
    this.#storage = storage;
    this.#turns = turns;
    this.#session = session;
  }

  /** The member whose votes are put in and sent; nobody where it is not known who is here, or while their account rests: no vote of theirs would be counted. */
  get owner(): string | undefined {
    return this.#session.isDeactivated ? undefined : this.#session.pageOf;
  }

  /** The member whose waiting votes are shown: without a connection, also one who is only supposed to be here. */
  get shownOwner(): string | undefined {
    return this.owner ?? this.#session.supposed;
  }

  /** The vote on a thing that is shown as waiting. */
  shownOn(id: string): CastVote | undefined {
    return this.#waiting.find(({ owner, resourceId }) => owner === this.shownOwner && resourceId === id);
  }

  /** Sends a new vote, once no tab is sending from here. */
  besideOthers<Sent>(send: () => Promise<Sent>): Promise<Sent> {
    return this.#turns.together(name, send);
  }

  /** Sends from here, while no tab sends a vote. */
  alone<Sent>(send: () => Promise<Sent>): Promise<Sent> {
    return this.#turns.alone(name, send);
  }

  get all(): readonly CastVote[] {
    return this.#waiting.flatMap(({ owner, ...vote }) => (owner === this.owner ? [vote] : []));
  }

  on(id: string): CastVote | undefined {
    return this.all.find(({ resourceId }) => resourceId === id);
  }

  /** Takes a vote in, in the place of an earlier one on the same thing; answers whether it waits. */
  put(vote: CastVote): boolean {
    this.#keep([...this.#beside(vote.resourceId), vote]);
    return this.owner !== undefined;
  }

  remove(id: string): void {
    this.#keep(this.#beside(id));
  }

  /** Removes votes that were sent; one that another has taken the place of meanwhile stays. */
  removeSent(votes: readonly CastVote[]): void {
    const sent = new Set(votes.map(({ resourceId, voteType }) => resourceId + voteType));
    this.#keep(this.all.filter(({ resourceId, voteType }) => !sent.has(resourceId + voteType)));
  }

  #beside(id: string): readonly CastVote[] {
    return this.all.filter(({ resourceId }) => resourceId !== id);
  }

  get #waiting(): readonly WaitingVote[] {
    const kept = this.#storage.read(name);
    return Array.isArray(kept) ? kept.flatMap(voteIn) : [];
  }

  #keep(votes: readonly CastVote[]): void {
    const { owner } = this;
    if (owner === undefined) return;
    const all = [...this.#waiting.filter((vote) => vote.owner !== owner), ...votes.map((vote) => ({ ...vote, owner }))];
    if (all.length > 0) this.#storage.keep(name, all);
    else this.#storage.drop(name);
  }
}

/** A vote of a stored outbox. One that was tampered with, or is of an older release, is dropped by itself: the server would refuse the others with it. */
function voteIn(value: unknown): readonly WaitingVote[] {
  const { owner, resourceId, ...rest }: Partial<Record<keyof WaitingVote, unknown>> = Object(value);
  const resourceType = resourceTypes.find((known) => known === rest.resourceType);
  const voteType = voteKinds.find((known) => known === rest.voteType);
  return typeof owner === 'string' && isId(resourceId) && resourceType && voteType ? [{ owner, resourceId, resourceType, voteType }] : [];
}

/** Whether the server would take it for the id of something. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9]{16,32}$/.test(value);
