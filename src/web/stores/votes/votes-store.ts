import { observable, reaction, runInAction } from 'mobx';
import type { Failure, FailureKind } from '#core/failure.ts';
import { recount, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { Request, settled } from '../requests/request.ts';
import { mostVotesAtOnce, UnsentVotes } from './unsent-votes.ts';
import type { VoteOutbox } from './vote-outbox.ts';

/** The optimistic vote of the reader on one post or comment. */
export type OwnVote = Optimistic<Tally, Vote>;

/** The refusals after which the same vote would be refused again. */
const lasting: readonly FailureKind[] = ['invalid', 'conflict', 'forbidden', 'missing'];

/** The reader's votes: an optimistic update for each post and comment on the page, and an outbox on the device. Without a connection votes wait there, and are sent together when it is back, or from the next page; never beside a newer one, which they would overtake. */
export class VotesStore {
  /** Set once votes of before a made-up name are gone from this page, until that is said. */
  readonly #areTakenBack = observable.box(false);
  /** Set once it was said on this page when the votes that wait go out. */
  isWaitingSaid = false;
  readonly #votes: Votes;
  readonly #outbox: VoteOutbox;
  readonly #ownVotes = new Map<string, OwnVote>();
  /** The posts and comments whose shown vote waits or was dropped, with no answer yet that says what is there. */
  readonly #unsure = new Set<string>();
  /** The posts and comments whose vote is shown as waiting. */
  readonly #waits = observable.set<string>();
  readonly #unsent: UnsentVotes;
  readonly #connection: ConnectionStore;
  readonly #asking: Request<ReadonlyMap<string, Vote>, [ids: readonly string[]]>;
  readonly #sendingKept: Request<readonly CountedVote[], [votes: readonly CastVote[]]>;

  constructor(votes: Votes, outbox: VoteOutbox, connection: ConnectionStore, ways: VoteWays, news: NameNewsStore) {
    this.#votes = votes;
    this.#outbox = outbox;
    this.#connection = connection;
    this.#asking = new Request((ids) => votes.mineOn(ids));
    this.#unsent = new UnsentVotes(ways, (ids) => this.#learn(ids));
    this.#sendingKept = new Request((kept) => votes.castAll(kept));
    reaction(
      () => connection.returns,
      () => {
        this.#unsent.again();
        void this.sendKept();
      },
    );
    reaction(
      () => outbox.owner,
      () => void this.sendKept(),
    );
    reaction(
      () => outbox.shownOwner,
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
    const cast = [...this.#ownVotes].flatMap(([id, { shown }]) => (shown.myVote === 'none' || this.#waits.has(id) ? [] : [id]));
    for (let from = 0; from < cast.length; from += mostVotesAtOnce) await this.#learn(cast.slice(from, from + mostVotesAtOnce), recount);
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
        send: (voteType) => this.#outbox.besideOthers(() => this.#cast({ resourceId, resourceType, voteType })),
        keep: (voteType, { kind }) => kind === 'offline' && this.#wait({ resourceId, resourceType, voteType }),
        // The connection may have come back before the refusal arrived; nothing else sends then what waits.
        settled: () => void (this.#connection.isLost ? this.#learnUnsure() : this.sendKept()),
      },
    );
    if (this.#ownVotes.size === 0) void this.sendKept();
    this.#ownVotes.set(resourceId, ownVote);
    this.#unsent.add(resourceId);
    // Not at once: the page may be hydrating, and the server knew of no vote that waits here.
    void Promise.resolve().then(() => this.#showWaiting());
    return ownVote;
  }

  /** Casts a vote that its member pressed before they were logged in, wherever they are now; answers its refusal. */
  async cast({ resourceId, resourceType }: Resource, voteType: Vote): Promise<Failure | undefined> {
    const shown = this.#ownVotes.get(resourceId);
    if (shown) return (await shown.press(voteType)) ? undefined : shown.failure;
    const vote = { resourceId, resourceType, voteType };
    const outcome = await settled(this.#outbox.besideOthers(() => this.#cast(vote)));
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
    return this.#waits.has(resourceId);
  }

  /** The version of every vote, to be named when the answer to a question asked now is heard. */
  momentsOf(): ReadonlyMap<string, number> {
    return new Map([...this.#ownVotes].map(([id, { moment }]) => [id, moment]));
  }

  /** Reconciles the counts of an answer; a vote pressed after the question was asked is not overwritten. */
  hear(tallies: readonly (Tally & { readonly resourceId: string })[], moments: ReadonlyMap<string, number>): void {
    for (const { resourceId, upVotes, downVotes, myVote } of tallies) {
      const isHeard = this.#ownVotes.get(resourceId)?.hear({ upVotes, downVotes, myVote }, moments.get(resourceId) ?? 0);
      if (isHeard && !this.#outbox.on(resourceId)) this.#unsure.delete(resourceId);
    }
  }

  /** Flushes the outbox, oldest vote first. One that can never be counted goes as well, and is not shown as cast any longer. */
  async sendKept(): Promise<void> {
    if (this.#sendingKept.state.status === 'LOADING') return;
    if (this.#outbox.all.length > 0) await this.#outbox.alone(() => this.#sendAll());
    await this.#learnUnsure();
  }

  async #sendAll(): Promise<void> {
    const kept = this.#outbox.all.slice(0, mostVotesAtOnce);
    if (kept.length === 0) return;
    const moments = this.momentsOf();
    const outcome = await this.#sendingKept.send(kept);
    if (outcome.status === 'FAILURE' && !lasting.includes(outcome.failure.kind)) return;
    this.#outbox.removeSent(kept);
    runInAction(() => kept.forEach(({ resourceId }) => this.#waits.delete(resourceId)));
    for (const { resourceId } of kept) this.#unsure.add(resourceId);
    const counted = outcome.status === 'SUCCESS' ? outcome.value : [];
    this.hear(
      counted.flatMap(({ resourceId, tally }) => (tally ? [{ ...tally, resourceId }] : [])),
      moments,
    );
    await this.#sendAll();
  }

  /** Sends one vote. An earlier one that waits gives way first, so that no later page sends it after this; it waits again when this is refused. */
  async #cast(vote: CastVote): Promise<Tally> {
    const { resourceId, voteType } = vote;
    const earlier = this.#outbox.on(resourceId);
    if (earlier) this.#outbox.put(vote);
    const casting = this.#votes.cast({ resourceId, resourceType: vote.resourceType }, voteType);
    const outcome = await settled(casting);
    if (outcome.status === 'SUCCESS') {
      this.#outbox.remove(resourceId);
      this.#unsure.delete(resourceId);
      runInAction(() => this.#waits.delete(resourceId));
    } else if (earlier && this.#outbox.on(resourceId)) this.#outbox.put(earlier);
    return casting;
  }

  #wait(vote: CastVote): boolean {
    this.#unsure.add(vote.resourceId);
    const isKept = this.#outbox.put(vote);
    if (isKept) runInAction(() => this.#waits.add(vote.resourceId));
    return isKept;
  }

  /** Shows the votes that wait from a page before as cast. */
  #showWaiting(): void {
    for (const [id, ownVote] of this.#ownVotes) {
      const vote = this.#waits.has(id) ? undefined : this.#outbox.shownOn(id);
      if (!vote || !ownVote.hear(recount(ownVote.shown, vote.voteType), ownVote.moment)) continue;
      this.#unsure.add(id);
      runInAction(() => this.#waits.add(id));
    }
  }

  /** Asks how the member is to what waits no longer and was not answered: it was dropped, or another tab has sent it. A question without an answer is asked again with the next return of the connection or press. */
  async #learnUnsure(): Promise<void> {
    const waiting = new Set(this.#outbox.all.map(({ resourceId }) => resourceId));
    const ids = [...this.#unsure].filter((id) => this.#ownVotes.has(id) && !waiting.has(id)).slice(0, mostVotesAtOnce);
    runInAction(() => ids.forEach((id) => this.#waits.delete(id)));
    if (ids.length === 0 || !(await this.#learn(ids, recount))) return;
    if (ids.every((id) => !this.#unsure.has(id))) await this.#learnUnsure();
  }

  /** Fills in the votes that no answer had, and which the counts have in them; answers whether they came now. A vote that waits is shown as it waits. */
  async #learn(ids: readonly string[], filled = (tally: Tally, myVote: Vote): Tally => ({ ...tally, myVote })): Promise<boolean> {
    const moments = this.momentsOf();
    const outcome = await this.#asking.send(ids);
    if (outcome.status !== 'SUCCESS') return false;
    const recorded = ids.flatMap((resourceId) => {
      const ownVote = this.#outbox.on(resourceId) ? undefined : this.#ownVotes.get(resourceId);
      return ownVote ? [{ ...filled(ownVote.shown, outcome.value.get(resourceId) ?? 'none'), resourceId }] : [];
    });
    this.hear(recorded, moments);
    return true;
  }
}
