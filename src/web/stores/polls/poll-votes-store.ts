import { observable, reaction, runInAction } from 'mobx';
import type { Failure, FailureKind } from '#core/failure.ts';
import { reoffered, type Offer, type OfferVotes } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { rechosen, type Poll } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import type { Post } from '#core/posts/post.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { Request, settled } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { PollOutbox } from './poll-outbox.ts';
import { mostVotesAtOnce, UnsentVotes } from '../votes/unsent-votes.ts';

/** The optimistic vote of the reader in one poll. */
export type OwnPollVote = Optimistic<Poll, string | null>;

/** The optimistic vote of the reader among the offers of one post. */
export type OwnOfferVote = Optimistic<OfferVotes, string | null>;

/** The failures that say nothing of the vote itself: it goes on waiting. */
const passing: readonly FailureKind[] = ['offline', 'broken', 'cancelled', 'signed-out', 'limited'];

/** The reader's votes in polls and among offers, each optimistic. What no answer said is asked again. */
export class PollVotesStore {
  readonly #polls: Polls;
  readonly #salaryOffers: SalaryOffers;
  readonly #pollVotes = new Map<string, OwnPollVote>();
  readonly #offerVotes = new Map<string, OwnOfferVote>();
  readonly #asking: Request<ReadonlyMap<string, OfferVotes>, [postIds: readonly string[]]>;
  readonly #askingPolls: Request<ReadonlyMap<string, Poll>, [postIds: readonly string[]]>;
  readonly #unsent: UnsentVotes;
  readonly #outbox: PollOutbox;
  /** The posts whose vote is shown as waiting. */
  readonly #waits = observable.set<string>();

  readonly #session: SessionStore;
  readonly #learned = new Set<string>();
  /** The posts whose poll, and whose offers, wait for an answer that says how the member is there. */
  readonly #unsure = { polls: new Set<string>(), offers: new Set<string>() };

  constructor(polls: Polls, salaryOffers: SalaryOffers, session: SessionStore, ways: VoteWays, connection: ConnectionStore, outbox: PollOutbox) {
    this.#outbox = outbox;
    this.#session = session;
    this.#polls = polls;
    this.#salaryOffers = salaryOffers;
    this.#asking = new Request((postIds) => salaryOffers.of(postIds));
    this.#askingPolls = new Request((postIds) => polls.of(postIds));
    this.#unsent = new UnsentVotes(ways, (postIds) => this.#learnPolls(postIds));
    reaction(
      () => connection.returns,
      () => this.learnUnsure(),
    );
  }

  poll(postId: string, poll: Poll): OwnPollVote {
    const kept = this.#pollVotes.get(postId);
    if (kept) return kept;
    const vote: OwnPollVote = new Optimistic(poll, {
      after: rechosen,
      send: (optionId: string | null) => this.#choose(postId, optionId),
      ...this.#asksOnFailure('polls', postId),
      keep: (optionId, { code }) => (code === nameWaits ? this.#wait(postId, optionId) : !this.#unsure.polls.add(postId)),
    });
    this.#pollVotes.set(postId, vote);
    this.#unsent.add(postId);
    // Not at once: the page may be hydrating, and the server knew of no vote that waits here.
    void Promise.resolve().then(() => this.#showWaiting(postId));
    return vote;
  }

  /** Tells whether the vote in a poll waits on this device. */
  waitsIn(postId: string): boolean {
    return this.#waits.has(postId);
  }

  /** Sends the votes in polls that wait, the oldest first. One that cannot count is shown as cast no longer. */
  async sendKept(): Promise<void> {
    if (this.#outbox.all.length > 0) await this.#outbox.alone(() => this.#sendAll());
    this.learnUnsure();
  }

  async #sendAll(): Promise<void> {
    for (const choice of this.#outbox.all) {
      const { postId, optionId } = choice;
      const moments = momentsOf(this.#pollVotes, [postId]);
      const outcome = await settled(this.#polls.choose(postId, optionId));
      if (outcome.status === 'FAILURE' && passing.includes(outcome.failure.kind)) return;
      this.#outbox.remove(choice);
      runInAction(() => this.#waits.delete(postId));
      if (outcome.status === 'SUCCESS') this.#pollVotes.get(postId)?.hear(outcome.value, moments.get(postId) ?? 0);
      else this.#unsure.polls.add(postId);
    }
  }

  /** Sends one vote, in the place of an earlier one that waits. */
  async #choose(postId: string, optionId: string | null): Promise<Poll> {
    const poll = await this.#polls.choose(postId, optionId);
    const earlier = this.#outbox.in(postId);
    if (earlier) this.#outbox.remove(earlier);
    runInAction(() => this.#waits.delete(postId));
    return poll;
  }

  #wait(postId: string, optionId: string | null): boolean {
    const isKept = this.#outbox.put({ postId, optionId });
    if (isKept) runInAction(() => this.#waits.add(postId));
    return isKept;
  }

  /** Shows a vote that waits from a page before as cast. */
  #showWaiting(postId: string): void {
    const [vote, choice] = [this.#pollVotes.get(postId), this.#outbox.in(postId)];
    if (!vote || !choice || !vote.hear(rechosen(vote.shown, choice.optionId), vote.moment)) return;
    runInAction(() => this.#waits.add(postId));
  }

  offers(postId: string, offers: readonly Offer[]): OwnOfferVote {
    const kept = this.#offerVotes.get(postId);
    if (kept) return kept;
    const known: OfferVotes = { postId, offers, myOfferId: null };
    const vote: OwnOfferVote = new Optimistic(known, {
      after: reoffered,
      send: (offerId: string | null) => this.#salaryOffers.choose(postId, offerId),
      ...this.#asksOnFailure('offers', postId),
    });
    this.#offerVotes.set(postId, vote);
    return vote;
  }

  /** Casts a vote that its member pressed before they were logged in, wherever they are now; answers its refusal. */
  async cast(kind: 'pollVote' | 'offerVote', postId: string, choice: string): Promise<Failure | undefined> {
    const shown = kind === 'pollVote' ? this.#pollVotes.get(postId) : this.#offerVotes.get(postId);
    if (shown) return (await shown.press(choice)) ? undefined : shown.failure;
    const outcome = await settled<unknown>(kind === 'pollVote' ? this.#polls.choose(postId, choice) : this.#salaryOffers.choose(postId, choice));
    if (outcome.status !== 'FAILURE') return undefined;
    const waits = kind === 'pollVote' && outcome.failure.code === nameWaits && this.#wait(postId, choice);
    return waits ? undefined : outcome.failure;
  }

  /** Fetches the member's votes among the offers of these posts, once for each post; the contract's posts do not carry them. */
  async learn(posts: readonly Pick<Post, 'postId' | 'offers'>[]): Promise<void> {
    const postIds = posts.filter(({ postId, offers }) => offers.length > 0 && !this.#learned.has(postId)).map(({ postId }) => postId);
    if (postIds.length === 0 || !this.#session.isSignedIn) return;
    for (const postId of postIds) this.#learned.add(postId);
    await this.#learnOffers(postIds);
  }

  /** Asks again for what no answer has said yet. */
  learnUnsure(): void {
    this.#unsent.again();
    if (this.#unsure.polls.size > 0) void this.#learnPolls([...this.#unsure.polls].slice(0, mostVotesAtOnce));
    if (this.#unsure.offers.size > 0) void this.#learnOffers([...this.#unsure.offers].slice(0, mostVotesAtOnce));
  }

  /** The parts of an optimistic update that asks, after a failure, how the member is there: the answer alone may be what was lost. */
  #asksOnFailure(kind: 'polls' | 'offers', postId: string) {
    const unsure = this.#unsure[kind];
    return {
      keep: () => {
        unsure.add(postId);
        return false;
      },
      settled: () => unsure.has(postId) && this.learnUnsure(),
    };
  }

  async #learnOffers(postIds: readonly string[]): Promise<void> {
    const moments = momentsOf(this.#offerVotes, postIds);
    for (const postId of postIds) this.#unsure.offers.add(postId);
    const outcome = await this.#asking.send(postIds);
    if (outcome.status !== 'SUCCESS') return;
    for (const postId of postIds) this.#unsure.offers.delete(postId);
    for (const [postId, votes] of outcome.value) this.offers(postId, votes.offers).hear(votes, moments.get(postId) ?? 0);
  }

  async #learnPolls(postIds: readonly string[]): Promise<boolean> {
    const moments = momentsOf(this.#pollVotes, postIds);
    const outcome = await this.#askingPolls.send(postIds);
    if (outcome.status !== 'SUCCESS') return false;
    for (const postId of postIds) this.#unsure.polls.delete(postId);
    for (const [postId, poll] of outcome.value) {
      const choice = this.#outbox.in(postId);
      this.#pollVotes.get(postId)?.hear(choice ? rechosen(poll, choice.optionId) : poll, moments.get(postId) ?? 0);
    }
    return true;
  }
}

const momentsOf = (votes: ReadonlyMap<string, OwnPollVote | OwnOfferVote>, postIds: readonly string[]): ReadonlyMap<string, number> =>
  new Map(postIds.map((postId) => [postId, votes.get(postId)?.moment ?? 0]));
