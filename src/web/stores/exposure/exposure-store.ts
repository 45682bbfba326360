import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { crowdOf, type Crowd, type SaidJob } from '#core/exposure/crowd.ts';
import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';
import type { ReviewFilters } from '#core/reviews/review-figures.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { Request } from '../requests/request.ts';

/** The pause in typing after which a draft is looked at. */
const calmMs = 500;

/** What in the draft of a form may give its author away, and the crowd that its job is in. Of the draft nothing is asked of the server; of the company only the counts that everybody sees (F-10). */
export class ExposureStore {
  readonly checking: Request<readonly Finding[], [texts: DraftTexts, company: string]>;
  readonly counting: Request<ReviewFilters, [urlName: string]>;
  readonly #clock: Clock;
  #counted = '';
  #stopWaiting: () => void = () => undefined;

  constructor(checks: ExposureChecks, reviews: Reviews, clock: Clock) {
    this.#clock = clock;
    this.checking = new Request((texts, company) => checks.check(texts, company));
    this.counting = new Request((urlName) => reviews.filters(urlName));
    makeAutoObservable(this, { checking: false, counting: false });
  }

  /** Looks at the texts of a draft: at the first ones at once, so that all is here that is needed, and then whenever typing rests. */
  read(texts: DraftTexts, company: string): void {
    this.#stopWaiting();
    const look = () => void this.checking.renew(texts, company);
    if (this.checking.state.status === 'IDLE') look();
    else this.#stopWaiting = this.#clock.after(calmMs, look);
  }

  /** Asks for the public counts of a company, once. */
  async count(urlName: string): Promise<void> {
    if (urlName === '' || (urlName === this.#counted && this.counting.state.status !== 'FAILURE')) return;
    this.#counted = urlName;
    await this.counting.send(urlName);
  }

  /** What was found at last; null as long as nobody looked, or where nobody could. */
  get findings(): readonly Finding[] | null {
    return this.checking.value ?? null;
  }

  /** The crowd that a job is in; none while the counts are not here. */
  crowdOf(job: SaidJob): Crowd | null {
    const filters = this.counting.value;
    return filters ? crowdOf(job, filters) : null;
  }

  /** Forgets a draft that was sent or thrown away. */
  forget(): void {
    this.#stopWaiting();
    this.checking.forget();
  }
}
