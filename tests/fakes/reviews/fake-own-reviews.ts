import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import { exitKnownTo, reviewProblems, type NewReview, type OwnReview, type ReviewDraft } from '#core/reviews/review-draft.ts';
import { anId } from '#tests/content.ts';
import { FakeKeyedContributions } from '#tests/fakes/contributions/fake-keyed-contributions.ts';
import { OwnContributionWorld } from '#tests/fakes/contributions/own-contribution-world.ts';

/** The reviews of an installation in memory by the key that sent them. */
export class OwnReviewWorld extends OwnContributionWorld<OwnReview> {
  override idOf({ reviewId }: OwnReview): string {
    return reviewId;
  }

  get reviews(): Map<string, OwnReview> {
    return this.kept;
  }
}

/** The review of one key in memory. */
export class FakeOwnReviews implements OwnReviews {
  readonly #keyed: FakeKeyedContributions<OwnReview>;

  constructor(world: OwnReviewWorld, publicKey: string) {
    this.#keyed = new FakeKeyedContributions(world, publicKey, 'REVIEW');
  }

  async create(companyUrlName: string, { isInvited: _, ...draft }: NewReview, token: ContributionToken): Promise<OwnReview> {
    const before = await this.mine();
    if (before) return before;
    const said = { ...draft, ...publishable(draft), exit: exitKnownTo(draft) };
    const sent = { designation: null, city: null, state: 'submitted', version: 0, moderation: [] } as const;
    return this.#keyed.create(companyUrlName, token, (company) => ({ ...said, ...sent, reviewId: anId('r'), company }));
  }

  async change(reviewId: string, draft: ReviewDraft, version: number): Promise<OwnReview> {
    return this.#keyed.change(reviewId, version, { ...draft, ...publishable(draft), exit: exitKnownTo(draft) });
  }

  async remove(reviewId: string): Promise<void> {
    this.#keyed.remove(reviewId);
  }

  async appeal(reviewId: string, text: string): Promise<OwnReview> {
    return this.#keyed.appeal(reviewId, text);
  }

  async mine(): Promise<OwnReview | undefined> {
    return this.#keyed.own;
  }
}

/** The texts as they are kept. */
function publishable({ stars, title, likes, dislikes }: ReviewDraft): Pick<ReviewDraft, 'title' | 'likes' | 'dislikes'> {
  const texts = { title: title?.trim() || null, likes: likes.trim(), dislikes: dislikes.trim() };
  if (Object.keys(reviewProblems({ ...texts, stars })).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  return texts;
}
