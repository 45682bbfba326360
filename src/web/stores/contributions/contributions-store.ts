import { dayOf } from '#core/figures/ago.ts';
import type { Clock } from '#core/clock.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { Request } from '../requests/request.ts';
import { HeldContribution } from './held-contribution.ts';

/** The contributions whose keys this device holds. They are listed without asking anybody, and each is asked for by itself. */
export class ContributionsStore {
  readonly listing: Request<readonly HeldContribution[]>;
  /** The review that was just sent; it stands above the others. */
  sentId: string | null = null;

  readonly #clock: Pick<Clock, 'now'>;

  constructor(contributed: ContributedReviews, clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.listing = new Request(async () => (await contributed.held()).map((key) => new HeldContribution(key, contributed)));
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

  get sent(): HeldContribution | undefined {
    return this.listing.value?.find(({ key }) => key.thingId !== undefined && key.thingId === this.sentId);
  }

  async remove(one: HeldContribution, reviewId: string): Promise<boolean> {
    const outcome = await one.removing.send(reviewId);
    if (outcome.status !== 'SUCCESS') return false;
    await this.listing.renew();
    return true;
  }

  async forget(one: HeldContribution): Promise<void> {
    await one.forget();
    await this.listing.renew();
  }
}
