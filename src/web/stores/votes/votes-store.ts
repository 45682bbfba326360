import { observable, reaction, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import { recount, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { momentsOf, Optimistic } from '../requests/optimistic.ts';
import { Outbox, together } from '../requests/outbox.ts';
import { settled, type RequestState } from '../requests/request.ts';
import { mostVotesAtOnce, UnansweredVotes } from './unanswered-votes.ts';
import type { VoteOutbox } from './vote-outbox.ts';

/** The optimistic vote of the reader on one post or comment. */
export type OwnVote = Optimistic<Tally, Vote>;

/** The answer to votes that went together, and the version of every shown vote when they went. */
interface Counted {
  readonly votes: readonly CountedVote[];
  readonly moments: ReadonlyMap<string, number>;
}

/** The reader's votes: an optimistic update for each post and comment on the page, and an outbox on the device. Without a connection votes wait there, and are sent together when it is back, or from the next page; never beside a newer one, which they would overtake. */
export class VotesStore {
  /** Set once votes of before a made-up name are gone from this page, until that is said. */
  readonly #areTakenBack = observable.box(false);
  /** Set once it was said on this page when the votes that wait go out. */
  isWaitingSaid = false;
  readonly #votes: Votes;
  readonly #waiting: VoteOutbox;
  readonly #connection: ConnectionStore;
  readonly #ownVotes = new Map<string, OwnVote>();
  /** What is not known of the votes that are shown. */
  readonly #unanswered: UnansweredVotes;
  readonly #outbox: Outbox<readonly CastVote[], Counted>;

  constructor(votes: Votes, waiting: VoteOutbox, connection: ConnectionStore, ways: VoteWays, news: NameNewsStore) {
    this.#votes = votes;
    this.#waiting = waiting;
    this.#connection = connection;
    this.#unanswered = new UnansweredVotes(ways, (ids) => this.#learn(ids));
    this.#outbox = new Outbox({
      name: 'votes',
      turns: waiting.turns,
      waiting: () => together(waiting.all, mostVotesAtOnce),
      key: JSON.stringify,
      send: (batch) => settled(this.#castAll(batch)),
      settle: (batch, outcome) => this.#hearSent(batch, outcome),
      when: () => `${connection.returns} ${waiting.owner}`,
      after: () => this.#askUnanswered(),
    });
    reaction(
      () => waiting.shownOwner,
      () => this.#showWaiting(),
    );
    // The votes of the account are taken back as the name is made.
    reaction(
      () => news.changes,
      () => void this.#learnTakenBack(),
    );
  }

  /** Asks for what is left of the votes that are shown as cast. */
  async #learnTakenBack(): Promise<void> {
    const cast = [...this.#ownVotes].flatMap(([id, { shown }]) => (shown.myVote === 'none' || this.#unanswered.waits(id) ? [] : [id]));
    for (const id of cast) this.#unanswered.doubt(id);
    await this.#unanswered.ask();
    const isSome = cast.some((id) => this.#ownVotes.get(id)?.shown.myVote === 'none');
    if (isSome) runInAction(() => this.#areTakenBack.set(true));
  }

  /** The vote on one post or comment, begun with the first tally that is seen of it. */
  of({ resourceId, resourceType }: Resource, { upVotes, downVotes, myVote }: Tally): OwnVote {
    const kept = this.#ownVotes.get(resourceId);
    if (kept) return kept;
    const ownVote: OwnVote = new Optimistic<Tally, Vote>(
      { upVotes, downVotes, myVote },
      {
        after: recount,
        send: (voteType) => this.#outbox.beside(() => this.#cast({ resourceId, resourceType, voteType })),
        keep: (voteType, { kind }) => kind === 'offline' && this.#wait({ resourceId, resourceType, voteType }),
        // The connection may have come back before the refusal arrived; nothing else sends then what waits.
        settled: () => void (this.#connection.isLost ? this.#askUnanswered() : this.sendKept()),
      },
    );
    if (this.#ownVotes.size === 0) void this.sendKept();
    this.#ownVotes.set(resourceId, ownVote);
    this.#unanswered.show(resourceId);
    // Not at once: the page may be hydrating, and the server knew of no vote that waits here.
    void Promise.resolve().then(() => this.#showWaiting());
    return ownVote;
  }

  /** Casts a vote that its member pressed before they were logged in, wherever they are now; answers its refusal. */
  async cast({ resourceId, resourceType }: Resource, voteType: Vote): Promise<Failure | undefined> {
    const shown = this.#ownVotes.get(resourceId);
    if (shown) return (await shown.press(voteType)) ? undefined : shown.failure;
    const vote = { resourceId, resourceType, voteType };
    const outcome = await settled(this.#outbox.beside(() => this.#cast(vote)));
    if (outcome.status !== 'FAILURE' || (outcome.failure.kind === 'offline' && this.#wait(vote))) return undefined;
    return outcome.failure;
  }

  /** Whether votes of before a made-up name are gone, and that is to be said. */
  get areTakenBack(): boolean {
    return this.#areTakenBack.get();
  }

  /** Notes that it was said. */
  settleTakenBack(): void {
    runInAction(() => this.#areTakenBack.set(false));
  }

  /** Notes that it was said on this page when the votes that wait go out. */
  sayWaiting(): void {
    this.isWaitingSaid = true;
  }

  /** Whether the vote on a thing waits on this device for the connection. */
  waitsOn(resourceId: string): boolean {
    return this.#unanswered.waits(resourceId);
  }

  /** The version of every vote, to be named when the answer to a question asked now is heard. */
  momentsOf(): ReadonlyMap<string, number> {
    return momentsOf(this.#ownVotes);
  }

  /** Reconciles the counts of an answer; a vote pressed after the question was asked is not overwritten. */
  hear(tallies: readonly (Tally & { readonly resourceId: string })[], moments: ReadonlyMap<string, number>): void {
    for (const { resourceId, upVotes, downVotes, myVote } of tallies) {
      const isHeard = this.#ownVotes.get(resourceId)?.hear({ upVotes, downVotes, myVote }, moments.get(resourceId) ?? 0);
      if (isHeard && !this.#waiting.on(resourceId) && !this.#unanswered.goesByKey(resourceId)) this.#unanswered.tell(resourceId);
    }
  }

  /** Sends the votes that wait, the oldest first. One that can never be counted goes as well, and is not shown as cast any longer. */
  sendKept(): Promise<void> {
    return this.#outbox.send();
  }

  async #castAll(batch: readonly CastVote[]): Promise<Counted> {
    const moments = this.momentsOf();
    return { votes: await this.#votes.castAll(batch), moments };
  }

  #hearSent(batch: readonly CastVote[], outcome: RequestState<Counted> | undefined): void {
    for (const vote of batch) {
      this.#waiting.removeSent(vote.resourceId, vote);
      this.#doubt(vote.resourceId);
    }
    if (outcome?.status !== 'SUCCESS') return;
    const { votes, moments } = outcome.value;
    this.hear(
      votes.flatMap(({ resourceId, tally }) => (tally ? [{ ...tally, resourceId }] : [])),
      moments,
    );
  }

  /** Sends one vote. An earlier one that waits gives way first, so that no later page sends it after this; it waits again when this is refused. */
  async #cast(vote: CastVote): Promise<Tally> {
    const { resourceId, voteType } = vote;
    const earlier = this.#waiting.on(resourceId);
    if (earlier) this.#waiting.put(resourceId, vote);
    const casting = this.#votes.cast({ resourceId, resourceType: vote.resourceType }, voteType);
    const outcome = await settled(casting);
    if (outcome.status === 'SUCCESS') {
      this.#waiting.put(resourceId);
      this.#unanswered.tell(resourceId);
    } else if (earlier && this.#waiting.on(resourceId)) this.#waiting.put(resourceId, earlier);
    return casting;
  }

  #wait(vote: CastVote): boolean {
    const waits = this.#waiting.put(vote.resourceId, vote);
    if (!waits) this.#doubt(vote.resourceId);
    else if (this.#ownVotes.has(vote.resourceId)) this.#unanswered.wait(vote.resourceId);
    return waits;
  }

  /** Nobody asks how a vote is that is not shown. */
  #doubt(id: string): void {
    if (this.#ownVotes.has(id)) this.#unanswered.doubt(id);
    else this.#unanswered.tell(id);
  }

  /** Shows the votes that wait from a page before as cast. */
  #showWaiting(): void {
    for (const [id, ownVote] of this.#ownVotes) {
      const vote = this.#unanswered.waits(id) ? undefined : this.#waiting.on(id, this.#waiting.shownOwner);
      if (vote && ownVote.hear(recount(ownVote.shown, vote.voteType), ownVote.moment)) this.#unanswered.wait(id);
    }
  }

  /** Asks how the member is to what waits no longer: it was dropped, or another tab has sent it. */
  #askUnanswered(): Promise<void> {
    for (const id of this.#unanswered.waiting) if (!this.#waiting.on(id)) this.#doubt(id);
    return this.#unanswered.ask();
  }

  /** Fills in the votes that no answer had: those by key are in the counts already. A vote that waits is shown as it waits. */
  async #learn(ids: readonly string[]): Promise<readonly string[]> {
    const moments = this.momentsOf();
    const outcome = await settled(this.#votes.mineOn(ids));
    if (outcome.status !== 'SUCCESS') return [];
    const recorded = ids.flatMap((resourceId) => {
      const shown = this.#waiting.on(resourceId) ? undefined : this.#ownVotes.get(resourceId)?.shown;
      const myVote = outcome.value.get(resourceId) ?? 'none';
      return shown ? [{ ...(this.#unanswered.goesByKey(resourceId) ? { ...shown, myVote } : recount(shown, myVote)), resourceId }] : [];
    });
    this.hear(recorded, moments);
    return ids.filter((id) => this.#unanswered.goesByKey(id));
  }
}
