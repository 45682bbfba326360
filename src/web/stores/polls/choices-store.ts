import { reoffered, type Offer, type OfferVotes } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { rechosen, type Poll } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import type { Post } from '#core/posts/post.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The one choice in a poll. */
export type PollChoice = Optimistic<Poll, string | null>;

/** The one choice among the offers of a post. */
export type OfferChoice = Optimistic<OfferVotes, string | null>;

/** What the reader has chosen in polls and among offers. */
export class ChoicesStore {
  readonly #polls: Polls;
  readonly #salaryOffers: SalaryOffers;
  readonly #pollChoices = new Map<string, PollChoice>();
  readonly #offerChoices = new Map<string, OfferChoice>();
  readonly #asking: Request<ReadonlyMap<string, OfferVotes>, [postIds: readonly string[]]>;

  readonly #session: SessionStore;
  readonly #learned = new Set<string>();

  constructor(polls: Polls, salaryOffers: SalaryOffers, session: SessionStore) {
    this.#session = session;
    this.#polls = polls;
    this.#salaryOffers = salaryOffers;
    this.#asking = new Request((postIds) => salaryOffers.of(postIds));
  }

  poll(postId: string, poll: Poll): PollChoice {
    const kept = this.#pollChoices.get(postId);
    if (kept) return kept;
    const choice: PollChoice = new Optimistic(poll, { after: rechosen, send: (optionId: string | null) => this.#polls.choose(postId, optionId) });
    this.#pollChoices.set(postId, choice);
    return choice;
  }

  offers(postId: string, offers: readonly Offer[]): OfferChoice {
    const kept = this.#offerChoices.get(postId);
    if (kept) return kept;
    const known: OfferVotes = { postId, offers, myOfferId: null };
    const choice: OfferChoice = new Optimistic(known, { after: reoffered, send: (offerId: string | null) => this.#salaryOffers.choose(postId, offerId) });
    this.#offerChoices.set(postId, choice);
    return choice;
  }

  /** Reads which offers the member has chosen, once for each post; posts do not say it themselves. */
  async learn(posts: readonly Pick<Post, 'postId' | 'offers'>[]): Promise<void> {
    const postIds = posts.filter(({ postId, offers }) => offers.length > 0 && !this.#learned.has(postId)).map(({ postId }) => postId);
    if (postIds.length === 0 || !this.#session.isSignedIn) return;
    for (const postId of postIds) this.#learned.add(postId);
    const moments = new Map(postIds.map((postId) => [postId, this.#offerChoices.get(postId)?.moment ?? 0]));
    const outcome = await this.#asking.send(postIds);
    if (outcome.status !== 'SUCCESS') return;
    for (const [postId, votes] of outcome.value) this.offers(postId, votes.offers).hear(votes, moments.get(postId) ?? 0);
  }
}
