import { reaction } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import { recount, resourceTypes, votes as voteKinds, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { Request } from '../requests/request.ts';
import { UntoldVotes } from './untold-votes.ts';

/** The optimistic vote of the reader on one post or comment. */
export type OwnVote = Optimistic<Tally, Vote>;

const name = 'votes';

/** The reader's votes: an optimistic update for each post and comment on the page, and an outbox on the device. Without a connection votes wait there, and are sent together when it is back. */
export class VotesStore {
  readonly #votes: Votes;
  readonly #storage: UserStorage;
  readonly #ownVotes = new Map<string, OwnVote>();
  readonly #untold: UntoldVotes;
  readonly #asking: Request<ReadonlyMap<string, Vote>, [ids: readonly string[]]>;
  readonly #sendingKept: Request<readonly CountedVote[], [votes: readonly CastVote[]]>;

  constructor(votes: Votes, storage: UserStorage, connection: ConnectionStore, ways: VoteWays, news: NameNewsStore) {
    this.#votes = votes;
    this.#storage = storage;
    this.#asking = new Request((ids) => votes.mineOn(ids));
    this.#untold = new UntoldVotes(ways, (ids) => this.#learn(ids));
    const untoldAnew = new UntoldVotes(ways, (ids) => this.#learn(ids, recount));
    this.#sendingKept = new Request((kept) => votes.castAll(kept));
    reaction(
      () => connection.returns,
      () => void this.sendKept(),
    );
    // The votes of the account are taken back as the name is made.
    reaction(
      () => news.changes,
      () => [...this.#ownVotes.keys()].forEach((id) => untoldAnew.add(id)),
    );
  }

  /** The vote on one post or comment, begun with the first tally that is seen of it. */
  of({ resourceId, resourceType }: Resource, { upVotes, downVotes, myVote }: Tally): OwnVote {
    const kept = this.#ownVotes.get(resourceId);
    if (kept) return kept;
    const ownVote: OwnVote = new Optimistic<Tally, Vote>(
      { upVotes, downVotes, myVote },
      {
        after: recount,
        send: (vote) => this.#votes.cast({ resourceId, resourceType }, vote),
        keep: (voteType, { kind }) => kind === 'offline' && this.#keepBack({ resourceId, resourceType, voteType }),
      },
    );
    this.#ownVotes.set(resourceId, ownVote);
    this.#untold.add(resourceId);
    return ownVote;
  }

  /** The version of every vote, to be named when the answer to a question asked now is heard. */
  momentsOf(): ReadonlyMap<string, number> {
    return new Map([...this.#ownVotes].map(([id, { moment }]) => [id, moment]));
  }

  /** Reconciles the counts of an answer; a vote pressed after the question was asked is not overwritten. */
  hear(tallies: readonly (Tally & { readonly resourceId: string })[], moments: ReadonlyMap<string, number>): void {
    for (const { resourceId, upVotes, downVotes, myVote } of tallies) {
      this.#ownVotes.get(resourceId)?.hear({ upVotes, downVotes, myVote }, moments.get(resourceId) ?? 0);
    }
  }

  /** Flushes the outbox, oldest vote first. */
  async sendKept(): Promise<void> {
    const kept = keptIn(this.#storage.read(name));
    if (kept.length === 0 || this.#sendingKept.state.status === 'LOADING') return;
    const moments = this.momentsOf();
    const outcome = await this.#sendingKept.send(kept);
    if (outcome.status !== 'SUCCESS') return;
    const sent = new Set(kept.map(({ resourceId, voteType }) => resourceId + voteType));
    const left = keptIn(this.#storage.read(name)).filter(({ resourceId, voteType }) => !sent.has(resourceId + voteType));
    if (left.length > 0) this.#storage.keep(name, left);
    else this.#storage.drop(name);
    this.hear(
      outcome.value.flatMap(({ resourceId, tally }) => (tally ? [{ ...tally, resourceId }] : [])),
      moments,
    );
  }

  /** Fills in the votes that no answer told, and which the counts have in them; answers whether they were told now. */
  async #learn(ids: readonly string[], filled = (tally: Tally, myVote: Vote): Tally => ({ ...tally, myVote })): Promise<boolean> {
    const moments = this.momentsOf();
    const outcome = await this.#asking.send(ids);
    if (outcome.status !== 'SUCCESS') return false;
    const told = ids.flatMap((resourceId) => {
      const ownVote = this.#ownVotes.get(resourceId);
      return ownVote ? [{ ...filled(ownVote.shown, outcome.value.get(resourceId) ?? 'none'), resourceId }] : [];
    });
    this.hear(told, moments);
    return true;
  }

  /** Queues a vote in the outbox, where it replaces an earlier one on the same post or comment. */
  #keepBack(vote: CastVote): boolean {
    const others = keptIn(this.#storage.read(name)).filter(({ resourceId }) => resourceId !== vote.resourceId);
    this.#storage.keep(name, [...others, vote]);
    return true;
  }
}

/** The votes of a stored outbox; entries that were tampered with are dropped. */
function keptIn(value: unknown): readonly CastVote[] {
  return Array.isArray(value) ? value.filter(isVote) : [];
}

function isVote(value: unknown): value is CastVote {
  if (typeof value !== 'object' || value === null || !('resourceId' in value && 'resourceType' in value && 'voteType' in value)) return false;
  const { resourceId, resourceType, voteType } = value;
  return typeof resourceId === 'string' && resourceTypes.some((known) => known === resourceType) && voteKinds.some((known) => known === voteType);
}
