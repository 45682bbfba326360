import { dayOf } from '#core/figures/ago.ts';
import type { Clock } from '#core/clock.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { benefitsContribution, type ContributedBenefits } from '#core/benefits/benefits.ts';
import { interviewContribution, type ContributedInterviews } from '#core/interviews/own-interviews.ts';
import { photoContribution, type ContributedPhotos } from '#core/photos/own-photos.ts';
import { reviewContribution, type ContributedReviews } from '#core/reviews/own-reviews.ts';
import type { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { Contributed } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { OwnInterview } from '#core/interviews/interview-draft.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { Request } from '../requests/request.ts';
import { LocalSalary } from './local-salary.ts';
import { ModeratedContribution } from './moderated-contribution.ts';

export type LocalReview = ModeratedContribution<'review', OwnReview>;
export type LocalInterview = ModeratedContribution<'interview', OwnInterview>;
export type LocalPhotos = ModeratedContribution<'photo', OwnPhotoSet>;
export type LocalBenefits = ModeratedContribution<'benefits', OwnCompanyBenefits>;

export type AnyModerated = LocalReview | LocalInterview | LocalPhotos | LocalBenefits;

export type AnyLocal = AnyModerated | LocalSalary;

/** Contributions of this device's keys, listed offline and fetched singly. */
export class ContributionsStore {
  readonly listing: Request<readonly AnyLocal[]>;
  /** Just-sent contribution, listed first. */
  sentId: string | null = null;

  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    reviews: ContributedReviews,
    interviews: ContributedInterviews,
    photos: ContributedPhotos,
    salaries: ContributedSalaries,
    benefits: ContributedBenefits,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#clock = clock;
    this.listing = new Request(async () => {
      const listed: readonly (readonly AnyLocal[])[] = await Promise.all([
        each(reviews, (key) => new ModeratedContribution(reviewContribution, key, reviews)),
        each(interviews, (key) => new ModeratedContribution(interviewContribution, key, interviews)),
        each(photos, (key) => new ModeratedContribution(photoContribution, key, photos)),
        each(salaries, (key) => new LocalSalary(key, salaries)),
        each(benefits, (key) => new ModeratedContribution(benefitsContribution, key, benefits)),
      ]);
      return listed.flat();
    });
    makeAutoObservable(this, { listing: false, sentId: observableRef });
  }

  /** Takes the id of the sent contribution from the next step's URL. */
  arrive(sentId: string | null): void {
    this.sentId = sentId ?? this.sentId;
  }

  async open(): Promise<void> {
    await this.listing.send();
  }

  get today(): string {
    return dayOf(this.#clock.now());
  }

  get sent(): AnyLocal | undefined {
    return this.listing.value?.find(({ key }) => key.thingId !== undefined && key.thingId === this.sentId);
  }

  async remove(one: AnyLocal): Promise<boolean> {
    const outcome = await one.removing.send();
    if (outcome.status !== 'SUCCESS') return false;
    await this.listing.renew();
    return true;
  }

  async forget(one: AnyLocal): Promise<void> {
    await one.forget();
    await this.listing.renew();
  }
}

const each = async <InForce>(contributed: Pick<Contributed<unknown, unknown>, 'local'>, make: (key: ContributionKey) => InForce): Promise<readonly InForce[]> =>
  (await contributed.local()).map(make);
