import { reoffered, type Offer, type OfferVotes } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { rechosen, type Poll } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import type { Post } from '#core/posts/post.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The optimistic vote of the reader in one poll. */
export type OwnPollVote = Optimistic<Poll, string | null>;

/** The optimistic vote of the reader among the offers of one post. */
export type OwnOfferVote = Optimistic<OfferVotes, string | null>;

/** The reader's votes in polls and among offers: an optimistic update for each. */
export class PollVotesStore {
  readonly #polls: Polls;
  readonly #salaryOffers: SalaryOffers;
  readonly #pollVotes = new Map<string, OwnPollVote>();
  readonly #offerVotes = new Map<string, OwnOfferVote>();
  readonly #asking: Request<ReadonlyMap<string, OfferVotes>, [postIds: readonly string[]]>;

  readonly #session: SessionStore;
  readonly #learned = new Set<string>();

  constructor(polls: Polls, salaryOffers: SalaryOffers, session: SessionStore) {
    this.#session = session;
    this.#polls = polls;
    this.#salaryOffers = salaryOffers;
    this.#asking = new Request((postIds) => salaryOffers.of(postIds));
  }

  poll(postId: string, poll: Poll): OwnPollVote {
    const kept = this.#pollVotes.get(postId);
    if (kept) return kept;
    const vote: OwnPollVote = new Optimistic(poll, { after: rechosen, send: (optionId: string | null) => this.#polls.choose(postId, optionId) });
    this.#pollVotes.set(postId, vote);
    return vote;
  }

  offers(postId: string, offers: readonly Offer[]): OwnOfferVote {
    const kept = this.#offerVotes.get(postId);
    if (kept) return kept;
    const known: OfferVotes = { postId, offers, myOfferId: null };
    const vote: OwnOfferVote = new Optimistic(known, { after: reoffered, send: (offerId: string | null) => this.#salaryOffers.choose(postId, offerId) });
    this.#offerVotes.set(postId, vote);
    return vote;
  }

  /** Fetches the member's votes among the offers of these posts, once for each post; the contract's posts do not carry them. */
  async learn(posts: readonly Pick<Post, 'postId' | 'offers'>[]): Promise<void> {
    const postIds = posts.filter(({ postId, offers }) => offers.length > 0 && !this.#learned.has(postId)).map(({ postId }) => postId);
    if (postIds.length === 0 || !this.#session.isSignedIn) return;
    for (const postId of postIds) this.#learned.add(postId);
    const moments = new Map(postIds.map((postId) => [postId, this.#offerVotes.get(postId)?.moment ?? 0]));
    const outcome = await this.#asking.send(postIds);
    if (outcome.status !== 'SUCCESS') return;
    for (const [postId, votes] of outcome.value) this.offers(postId, votes.offers).hear(votes, moments.get(postId) ?? 0);
  }
}
