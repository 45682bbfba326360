import type { ContributionKey, ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { isInStock, type StockOccasion } from '#core/contributions/contribution-stock.ts';
import { Failure } from '#core/failure.ts';
import type { ContributedReviews, ReviewedCompany } from '#core/reviews/contributed-reviews.ts';
import type { NewReview, OwnReview, ReviewDraft } from '#core/reviews/review-draft.ts';

/** Contributed reviews of this browser. What sends and signs is loaded with the first question to the server; which there are, the keys say. */
export class BrowserContributedReviews implements ContributedReviews {
  readonly #keys: Pick<ContributionKeys, 'list' | 'forget'>;
  readonly #load: () => Promise<ContributedReviews>;

  constructor(keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<ContributedReviews>) {
    this.#keys = keys;
    this.#load = load;
  }

  async held(): Promise<readonly ContributionKey[]> {
    return (await this.#keys.list()).filter((key) => key.kind === 'review' && !isInStock(key));
  }

  async prepare(occasion: StockOccasion): Promise<void> {
    await this.#loaded().then(
      (reviews) => reviews.prepare(occasion),
      () => undefined,
    );
  }

  async send(company: ReviewedCompany, draft: NewReview): Promise<OwnReview> {
    return (await this.#loaded()).send(company, draft);
  }

  async one(publicKey: string): Promise<OwnReview | undefined> {
    return (await this.#loaded()).one(publicKey);
  }

  async change(publicKey: string, before: Pick<OwnReview, 'reviewId' | 'version'>, draft: ReviewDraft): Promise<OwnReview> {
    return (await this.#loaded()).change(publicKey, before, draft);
  }

  async appeal(publicKey: string, reviewId: string, text: string): Promise<OwnReview> {
    return (await this.#loaded()).appeal(publicKey, reviewId, text);
  }

  async remove(publicKey: string, reviewId: string): Promise<void> {
    await (await this.#loaded()).remove(publicKey, reviewId);
  }

  forget(publicKey: string): Promise<void> {
    return this.#keys.forget(publicKey);
  }

  /** What sends and signs; where it could not be fetched, there is no connection, and the next question fetches it. */
  #loaded(): Promise<ContributedReviews> {
    return this.#load().catch((error: unknown) => {
      throw new Failure('offline', String(error));
    });
  }
}
