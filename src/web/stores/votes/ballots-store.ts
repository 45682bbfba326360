import { reaction } from 'mobx';
import type { Belongings } from '#core/device/belongings.ts';
import { recount, resourceTypes, votes as voteKinds, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { Request } from '../requests/request.ts';

/** The arrows under one thing. */
export type Ballot = Optimistic<Tally, Vote>;

const name = 'votes';

/** The reader's votes on everything in sight. Without a connection they wait on the device, and are sent together when it is back. */
export class BallotsStore {
  readonly #votes: Votes;
  readonly #belongings: Belongings;
  readonly #ballots = new Map<string, Ballot>();
  readonly #sendingKept: Request<readonly CountedVote[], [votes: readonly CastVote[]]>;

  constructor(votes: Votes, belongings: Belongings, connection: ConnectionStore) {
    this.#votes = votes;
    this.#belongings = belongings;
    this.#sendingKept = new Request((kept) => votes.castAll(kept));
    reaction(
      () => connection.returns,
      () => void this.sendKept(),
    );
  }

  /** The ballot of a thing; the first tally that is seen of it begins it. */
  of({ resourceId, resourceType }: Resource, { upVotes, downVotes, myVote }: Tally): Ballot {
    const kept = this.#ballots.get(resourceId);
    if (kept) return kept;
    const ballot: Ballot = new Optimistic<Tally, Vote>(
      { upVotes, downVotes, myVote },
      {
        after: recount,
        send: (vote) => this.#votes.cast({ resourceId, resourceType }, vote),
        keep: (voteType, { kind }) => kind === 'offline' && this.#keepBack({ resourceId, resourceType, voteType }),
      },
    );
    this.#ballots.set(resourceId, ballot);
    return ballot;
  }

  /** A moment to be named when an answer to a question asked now is heard. */
  momentsOf(): ReadonlyMap<string, number> {
    return new Map([...this.#ballots].map(([id, { moment }]) => [id, moment]));
  }

  /** Takes in newer counts. */
  hear(tallies: readonly (Tally & { readonly resourceId: string })[], moments: ReadonlyMap<string, number>): void {
    for (const { resourceId, upVotes, downVotes, myVote } of tallies) {
      this.#ballots.get(resourceId)?.hear({ upVotes, downVotes, myVote }, moments.get(resourceId) ?? 0);
    }
  }

  /** Sends what was kept back, oldest first. */
  async sendKept(): Promise<void> {
    const kept = keptIn(this.#belongings.read(name));
    if (kept.length === 0 || this.#sendingKept.state.status === 'LOADING') return;
    const moments = this.momentsOf();
    const outcome = await this.#sendingKept.send(kept);
    if (outcome.status !== 'SUCCESS') return;
    const sent = new Set(kept.map(({ resourceId, voteType }) => resourceId + voteType));
    const left = keptIn(this.#belongings.read(name)).filter(({ resourceId, voteType }) => !sent.has(resourceId + voteType));
    if (left.length > 0) this.#belongings.keep(name, left);
    else this.#belongings.drop(name);
    this.hear(
      outcome.value.flatMap(({ resourceId, tally }) => (tally ? [{ ...tally, resourceId }] : [])),
      moments,
    );
  }

  /** The last vote on a thing is the one that waits. */
  #keepBack(vote: CastVote): boolean {
    const others = keptIn(this.#belongings.read(name)).filter(({ resourceId }) => resourceId !== vote.resourceId);
    this.#belongings.keep(name, [...others, vote]);
    return true;
  }
}

/** What somebody has bent is as good as nothing. */
function keptIn(value: unknown): readonly CastVote[] {
  return Array.isArray(value) ? value.filter(isVote) : [];
}

function isVote(value: unknown): value is CastVote {
  if (typeof value !== 'object' || value === null || !('resourceId' in value && 'resourceType' in value && 'voteType' in value)) return false;
  const { resourceId, resourceType, voteType } = value;
  return typeof resourceId === 'string' && resourceTypes.some((known) => known === resourceType) && voteKinds.some((known) => known === voteType);
}
