import { makeAutoObservable } from 'mobx';
import { anonymitySetOf, type AnonymitySet, type SaidJob } from '#core/exposure/anonymity-set.ts';
import type { ReviewFilters } from '#core/reviews/review-figures.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { Request } from '../requests/request.ts';

/** The crowd that the job of a form is in, by the counts of its company that everyone sees (F-10). */
export class AnonymitySetStore {
  readonly counting: Request<ReviewFilters, [urlName: string]>;
  #counted = '';

  constructor(reviews: Reviews) {
    this.counting = new Request((urlName) => reviews.filters(urlName));
    makeAutoObservable(this, { counting: false });
  }

  /** Asks for the public counts of a company, once. */
  async count(urlName: string): Promise<void> {
    if (urlName === '' || (urlName === this.#counted && this.counting.state.status !== 'FAILURE')) return;
    this.#counted = urlName;
    await this.counting.send(urlName);
  }

  /** The crowd that a job is in; none while the counts are not here. */
  anonymitySetOf(job: SaidJob): AnonymitySet | null {
    const filters = this.counting.value;
    return filters ? anonymitySetOf(job, filters) : null;
  }
}
