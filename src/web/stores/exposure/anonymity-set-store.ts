import { makeAutoObservable } from 'mobx';
import { anonymitySetOf, type AnonymitySet, type SaidJob } from '#core/exposure/anonymity-set.ts';
import type { ReviewFilters } from '#core/reviews/review-figures.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { Request } from '../requests/request.ts';

/** Anonymity set of a form's job, from public counts (F-10). */
export class AnonymitySetStore {
  readonly counting: Request<ReviewFilters, [urlName: string]>;
  #counted = '';

  constructor(reviews: Reviews) {
    this.counting = new Request((urlName) => reviews.filters(urlName));
    makeAutoObservable(this, { counting: false });
  }

  async count(urlName: string): Promise<void> {
    if (urlName === '' || (urlName === this.#counted && this.counting.state.status !== 'FAILURE')) return;
    this.#counted = urlName;
    await this.counting.send(urlName);
  }

  /** Anonymity set of a job, null before the counts arrive. */
  anonymitySetOf(job: SaidJob): AnonymitySet | null {
    const filters = this.counting.value;
    return filters ? anonymitySetOf(job, filters) : null;
  }
}
