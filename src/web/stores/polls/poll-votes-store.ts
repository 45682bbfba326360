import type { Failure } from '#core/failure.ts';
import { reoffered, type Offer, type OfferVotes } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { rechosen, type Poll } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import type { Post } from '#core/posts/post.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { momentsOf, Optimistic } from '../requests/optimistic.ts';
import { Outbox } from '../requests/outbox.ts';
import { settled, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { UnansweredVotes } from '../votes/unanswered-votes.ts';
import type { PollOutbox, WaitingChoice } from './poll-outbox.ts';

/** The optimistic vote of the reader in one poll. */
export type OwnPollVote = Optimistic<Poll, string | null>;

/** The optimistic vote of the reader among the offers of one post. */
export type OwnOfferVote = Optimistic<OfferVotes, string | null>;

/** The poll as it is after a vote that waited, and the version of the shown one when it went. */
interface Chosen {
  readonly poll: Poll;
  readonly moment: number;
}

/** The reader's votes in polls and among offers, each optimistic. What no answer said is asked again. */
export class PollVotesStore {
  readonly #polls: Polls;
  readonly #salaryOffers: SalaryOffers;
  readonly #pollVotes = new Map<string, OwnPollVote>();
  readonly #offerVotes = new Map<string, OwnOfferVote>();
  readonly #waiting: PollOutbox;
  readonly #outbox: Outbox<WaitingChoice, Chosen>;
  readonly #session: SessionStore;
  readonly #learned = new Set<string>();
  /** What is not known of the votes that are shown in polls. */
  readonly #polled: UnansweredVotes;
  /** What is not known of those among offers. */
  readonly #offered: UnansweredVotes;

  constructor(polls: Polls, salaryOffers: SalaryOffers, session: SessionStore, ways: VoteWays, connection: ConnectionStore, waiting: PollOutbox) {
    this.#waiting = waiting;
    this.#session = session;
    this.#polls = polls;
    this.#salaryOffers = salaryOffers;
    this.#polled = new UnansweredVotes(ways, (postIds) => this.#learnPolls(postIds));
    this.#offered = new UnansweredVotes(ways, (postIds) => this.#learnOffers(postIds));
    this.#outbox = new Outbox({
      name: 'poll-votes',
      turns: waiting.turns,
      waiting: () => waiting.all,
      key: JSON.stringify,
      send: (choice) => settled(this.#chosen(choice)),
      settle: (choice, outcome) => this.#hearSent(choice, outcome),
      when: () => connection.returns,
      after: () => this.learnUnsure(),
    });
  }

  poll(postId: string, poll: Poll): OwnPollVote {
    const kept = this.#pollVotes.get(postId);
    if (kept) return kept;
    const vote: OwnPollVote = new Optimistic(poll, {
      after: rechosen,
      send: (optionId: string | null) => this.#choose(postId, optionId),
      keep: (optionId, { code }) => (code === nameWaits && this.#wait(postId, optionId)) || doubted(this.#polled, postId),
      settled: () => this.#polled.ask(),
    });
    this.#pollVotes.set(postId, vote);
    this.#polled.show(postId);
    // Not at once: the page may be hydrating, and the server knew of no vote that waits here.
    void Promise.resolve().then(() => this.#showWaiting(postId));
    return vote;
  }

  /** Tells whether the vote in a poll waits on this device. */
  waitsIn(postId: string): boolean {
    return this.#polled.waits(postId);
  }

  /** Sends the votes in polls that wait, the oldest first. One that cannot count is shown as cast no longer. */
  sendKept(): Promise<void> {
    return this.#outbox.send();
  }

  async #chosen({ postId, optionId }: WaitingChoice): Promise<Chosen> {
    const moment = this.#pollVotes.get(postId)?.moment ?? 0;
    return { poll: await this.#polls.choose(postId, optionId), moment };
  }

  #hearSent(choice: WaitingChoice, outcome: RequestState<Chosen> | undefined): void {
    this.#waiting.removeSent(choice.postId, choice);
    if (outcome?.status !== 'SUCCESS') return this.#polled.doubt(choice.postId);
    this.#polled.tell(choice.postId);
    this.#pollVotes.get(choice.postId)?.hear(outcome.value.poll, outcome.value.moment);
  }

  /** Sends one vote, in the place of an earlier one that waits. */
  async #choose(postId: string, optionId: string | null): Promise<Poll> {
    const poll = await this.#polls.choose(postId, optionId);
    this.#waiting.put(postId);
    this.#polled.tell(postId);
    return poll;
  }

  #wait(postId: string, optionId: string | null): boolean {
    const waits = this.#waiting.put(postId, { postId, optionId });
    if (waits) this.#polled.wait(postId);
    return waits;
  }

  /** Shows a vote that waits from a page before as cast. */
  #showWaiting(postId: string): void {
    const [vote, choice] = [this.#pollVotes.get(postId), this.#waiting.on(postId)];
    if (vote && choice && vote.hear(rechosen(vote.shown, choice.optionId), vote.moment)) this.#polled.wait(postId);
  }

  offers(postId: string, offers: readonly Offer[]): OwnOfferVote {
    const kept = this.#offerVotes.get(postId);
    if (kept) return kept;
    const known: OfferVotes = { postId, offers, myOfferId: null };
    const vote: OwnOfferVote = new Optimistic(known, {
      after: reoffered,
      send: (offerId: string | null) => this.#salaryOffers.choose(postId, offerId),
      keep: () => doubted(this.#offered, postId),
      settled: () => this.#offered.ask(),
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
    for (const postId of postIds) {
      this.#learned.add(postId);
      this.#offered.doubt(postId);
    }
    await this.#offered.ask();
  }

  /** Asks again for what no answer has said yet. */
  learnUnsure(): void {
    void this.#polled.ask();
    void this.#offered.ask();
  }

  async #learnOffers(postIds: readonly string[]): Promise<readonly string[]> {
    const moments = momentsOf(this.#offerVotes);
    const outcome = await settled(this.#salaryOffers.of(postIds));
    if (outcome.status !== 'SUCCESS') return [];
    for (const [postId, votes] of outcome.value) this.offers(postId, votes.offers).hear(votes, moments.get(postId) ?? 0);
    return postIds;
  }

  /** A vote that waits is shown as it waits. */
  async #learnPolls(postIds: readonly string[]): Promise<readonly string[]> {
    const moments = momentsOf(this.#pollVotes);
    const outcome = await settled(this.#polls.of(postIds));
    if (outcome.status !== 'SUCCESS') return [];
    for (const [postId, poll] of outcome.value) {
      const choice = this.#waiting.on(postId);
      this.#pollVotes.get(postId)?.hear(choice ? rechosen(poll, choice.optionId) : poll, moments.get(postId) ?? 0);
    }
    return postIds;
  }
}

/** Asks, after a failure, how the member is there: the answer alone may be what was lost. */
function doubted(unanswered: UnansweredVotes, postId: string): false {
  unanswered.doubt(postId);
  return false;
}
