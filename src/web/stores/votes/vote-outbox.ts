import type { Turns } from '#core/device/turns.ts';
import { fieldsIn, listIn, oneIn, textIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { resourceTypes, votes as voteKinds } from '#core/votes/vote.ts';
import type { CastVote } from '#core/votes/votes.ts';
import { TextsByOwner, type KeptEntry } from '../content/texts-by-owner.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const mostKept = 500;

export type VoterSession = Pick<SessionStore, 'pageOf' | 'isDeactivated'> & Partial<Pick<SessionStore, 'supposed'>>;

export type WaitingVote<Cast> = readonly [id: string, cast: Cast];

/** Reads a stored vote and rejects tampered ones, which would fail the whole batch. */
type ReadVote<Cast> = (id: string, kept: KeptEntry) => Cast | undefined;

/** Votes waiting on the device, one per member and thing, oldest first. */
export class WaitingVotes<Cast extends object> {
  readonly name: string;
  readonly turns: Turns;
  readonly #kept: TextsByOwner;
  readonly #session: VoterSession;
  readonly #read: ReadVote<Cast>;

  constructor(storage: UserStorage, turns: Turns, session: VoterSession, name: string, read: ReadVote<Cast>) {
    this.name = name;
    this.turns = turns;
    this.#session = session;
    this.#read = read;
    this.#kept = new TextsByOwner(storage, name, mostKept);
    // The release before has kept votes as a list.
    const older = listIn(storage.read(name)).map(fieldsIn);
    if (older.length > 0) storage.drop(name);
    for (const each of older) {
      const [owner, id] = [textIn(each['owner']), textIn(each['resourceId'])];
      if (owner && read(id, each)) this.#kept.put(owner, id, each);
    }
  }

  /** Member whose votes may be sent. Undefined while unknown or deactivated. */
  get owner(): string | undefined {
    return this.#session.isDeactivated ? undefined : this.#session.pageOf;
  }

  /** Member whose waiting votes are shown, offline also the supposed one. */
  get shownOwner(): string | undefined {
    return this.owner ?? this.#session.supposed;
  }

  get all(): readonly WaitingVote<Cast>[] {
    const kept = Object.entries(this.#kept.of(this.owner ?? ''));
    return kept.map(([id, entry]) => [id, this.#read(id, entry)] as const).filter((each): each is WaitingVote<Cast> => each[1] !== undefined);
  }

  on(id: string, owner = this.owner): Cast | undefined {
    const kept = this.#kept.of(owner ?? '')[id];
    return kept && this.#read(id, kept);
  }

  /** Replaces an earlier vote on the same thing. Answers whether it waits. */
  put(id: string, cast?: Cast): boolean {
    const { owner } = this;
    if (owner !== undefined) this.#kept.put(owner, id, cast);
    return owner !== undefined;
  }

  /** Removes a sent vote unless replaced meanwhile. */
  removeSent(id: string, cast: Cast): void {
    if (JSON.stringify(this.on(id)) === JSON.stringify(cast)) this.put(id);
  }
}

export class VoteOutbox extends WaitingVotes<CastVote> {
  constructor(storage: UserStorage, turns: Turns, session: VoterSession) {
    super(storage, turns, session, 'votes', voteIn);
  }
}

function voteIn(resourceId: string, kept: KeptEntry): CastVote | undefined {
  const resourceType = oneIn(resourceTypes, kept['resourceType']);
  const voteType = oneIn(voteKinds, kept['voteType']);
  // The server takes no other for the id of something.
  return /^[a-z0-9]{16,32}$/.test(resourceId) && resourceType && voteType ? { resourceId, resourceType, voteType } : undefined;
}
