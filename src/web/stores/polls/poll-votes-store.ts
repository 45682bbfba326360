import type { Failure } from '#core/failure.ts';
import { reoffered, type Offer, type OfferVotes } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { rechosen, type Poll } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import type { Post } from '#core/posts/post.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import type { Optimistic } from '../requests/optimistic.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { ReaderVotes } from '../votes/reader-votes.ts';
import type { ChosenOption, PollOutbox } from './poll-outbox.ts';

export type OwnPollVote = Optimistic<Poll, string | null>;

export type OwnOfferVote = Optimistic<OfferVotes, string | null>;

/** Optimistic votes in polls and among offers. Poll votes wait for a made-up name. */
export class PollVotesStore {
  readonly #inPolls: ReaderVotes<Poll, string | null, ChosenOption>;
  readonly #amongOffers: ReaderVotes<OfferVotes, string | null, ChosenOption>;
  readonly #session: SessionStore;
  readonly #learned = new Set<string>();

  constructor(polls: Polls, salaryOffers: SalaryOffers, session: SessionStore, ways: VoteWays, connection: ConnectionStore, waiting: PollOutbox) {
    this.#session = session;
    const choiceOf = ({ optionId }: ChosenOption) => optionId;
    this.#inPolls = new ReaderVotes<Poll, string | null, ChosenOption>({
      waiting,
      connection,
      ways,
      after: rechosen,
      choiceOf,
      waitsAfter: ({ code }) => code === nameWaits,
      send: ({ postId, optionId }) => polls.choose(postId, optionId),
      ask: async (postIds) => fillsOf(await polls.of(postIds)),
    });
    this.#amongOffers = new ReaderVotes<OfferVotes, string | null, ChosenOption>({
      connection,
      ways,
      after: reoffered,
      choiceOf,
      waitsAfter: () => false,
      send: ({ postId, optionId }) => salaryOffers.choose(postId, optionId),
      ask: async (postIds) => fillsOf(await salaryOffers.of(postIds)),
    });
  }

  poll(postId: string, poll: Poll): OwnPollVote {
    return this.#inPolls.voteOn(postId, poll, (optionId) => ({ postId, optionId }));
  }

  waitsIn(postId: string): boolean {
    return this.#inPolls.waitsOn(postId);
  }

  sendKept(): Promise<void> {
    return this.#inPolls.sendKept();
  }

  offers(postId: string, offers: readonly Offer[]): OwnOfferVote {
    return this.#amongOffers.voteOn(postId, { postId, offers, myOfferId: null }, (optionId) => ({ postId, optionId }));
  }

  /** Casts a vote pressed before login and answers its refusal. */
  cast(kind: 'pollVote' | 'offerVote', postId: string, optionId: string): Promise<Failure | undefined> {
    return (kind === 'pollVote' ? this.#inPolls : this.#amongOffers).castOn(postId, { postId, optionId });
  }

  /** Loads own offer votes once per post, as posts do not carry them. */
  async learn(posts: readonly Pick<Post, 'postId' | 'offers'>[]): Promise<void> {
    const fresh = posts.filter(({ postId, offers }) => offers.length > 0 && !this.#learned.has(postId));
    if (fresh.length === 0 || !this.#session.isSignedIn) return;
    for (const { postId, offers } of fresh) {
      this.#learned.add(postId);
      this.offers(postId, offers);
      this.#amongOffers.doubt(postId);
    }
    await this.#amongOffers.ask();
  }

  learnUnsure(): void {
    void this.#inPolls.ask();
    void this.#amongOffers.ask();
  }
}

const fillsOf = <Shown>(answered: ReadonlyMap<string, Shown>): ReadonlyMap<string, () => Shown> =>
  new Map([...answered].map(([id, shown]) => [id, () => shown]));
