import { dayOf } from '#core/figures/ago.ts';
import type { Clock } from '#core/clock.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import type { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { Request } from '../requests/request.ts';
import { HeldBenefits } from './held-benefits.ts';
import { HeldInterview } from './held-interview.ts';
import { HeldPhotos } from './held-photos.ts';
import { HeldReview } from './held-review.ts';
import { HeldSalary } from './held-salary.ts';

/** A contribution of this device, of whichever kind. */
export type AnyHeld = HeldReview | HeldInterview | HeldPhotos | HeldSalary | HeldBenefits;

/** The contributions whose keys this device holds. They are listed without asking anybody, and each is asked for by itself. */
export class ContributionsStore {
  readonly listing: Request<readonly AnyHeld[]>;
  /** What was just sent; it stands above the others. */
  sentId: string | null = null;

  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    reviews: ContributedReviews,
    interviews: ContributedInterviews,
    photos:
    ContributedPhotos,
    salaries: ContributedSalaries,
    benefits:
    ContributedBenefits,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#clock = clock;
    this.listing = new Request(async () => {
      const [ofReviews, ofInterviews, ofPhotos, ofSalaries, ofBenefits] = await Promise.all([reviews.held(), interviews.held(), photos.held(), salaries.held(), benefits.held()]);
      return [
        ...ofReviews.map((key) => new HeldReview(key, reviews)),
        ...ofInterviews.map((key) => new HeldInterview(key, interviews)),
        ...ofPhotos.map((key) => new HeldPhotos(key, photos)),
        ...ofSalaries.map((key) => new HeldSalary(key, salaries)),
        ...ofBenefits.map((key) => new HeldBenefits(key, benefits)),
      ];
    });
    makeAutoObservable(this, { listing: false, sentId: observableRef });
  }

  /** Takes up the name of what was just sent, by which the URL of the next step goes. */
  arrive(sentId: string | null): void {
    this.sentId = sentId ?? this.sentId;
  }

  async open(): Promise<void> {
    await this.listing.send();
  }

  get today(): string {
    return dayOf(this.#clock.now());
  }

  get sent(): AnyHeld | undefined {
    return this.listing.value?.find(({ key }) => key.thingId !== undefined && key.thingId === this.sentId);
  }

  async remove(one: AnyHeld): Promise<boolean> {
    const outcome = await one.removing.send();
    if (outcome.status !== 'SUCCESS') return false;
    await this.listing.renew();
    return true;
  }

  async forget(one: AnyHeld): Promise<void> {
    await one.forget();
    await this.listing.renew();
  }
}
