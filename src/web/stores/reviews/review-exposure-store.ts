import { makeAutoObservable } from 'mobx';
import { crowdOf, type Crowd, type JobField } from '#core/exposure/crowd.ts';
import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';
import type { ReviewFilter, ReviewFilters } from '#core/reviews/review-figures.ts';
import type { ReviewFields } from '#core/reviews/review-form.ts';
import { employments } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { Request } from '../requests/request.ts';
import type { ReviewFormStore } from './review-form-store.ts';

/** The fields that say a part of a job, to be emptied where it is left out. */
const saying: Readonly<Record<JobField, Partial<ReviewFields>>> = {
  city: { city: '', cityId: '' },
  employment: { employment: '' },
  isCurrent: { works: '' },
  designation: { designation: '', designationId: '' },
  department: { designation: '', designationId: '' },
};

/** The look at a review before it is sent: what in it may give its author away, and how many have the same job there (F-10). Its words stay on the device. */
export class ReviewExposureStore {
  readonly checking: Request<readonly Finding[], [texts: DraftTexts, company: string]>;
  readonly filters: Request<ReviewFilters, [urlName: string]>;
  readonly #form: ReviewFormStore;

  constructor(form: ReviewFormStore, checks: ExposureChecks, reviews: Reviews) {
    this.#form = form;
    this.checking = new Request((texts, company) => checks.check(texts, company));
    this.filters = new Request((urlName) => reviews.filters(urlName));
    makeAutoObservable(this, { checking: false, filters: false });
  }

  get texts(): DraftTexts {
    const { title, likes, dislikes } = this.#form.form.draft.fields;
    return { title, likes, dislikes };
  }

  get findings(): readonly Finding[] | null {
    return this.checking.value ?? null;
  }

  /** The crowd that the job is in; none until the public counts are here. */
  get crowd(): Crowd | null {
    const { value } = this.filters;
    const { designation, city, employment, works } = this.#form.form.draft.fields;
    if (!value) return null;
    return crowdOf(
      {
        department: null,
        designation: urlNameOf(designation, value.designations),
        city: urlNameOf(city, value.cities),
        employment: employments.find((kind) => kind === employment) ?? null,
        isCurrent: works === '' ? null : works === 'now',
      },
      value,
    );
  }

  /** Reads the words as they are now; of several the last. */
  async look(): Promise<void> {
    await this.checking.renew(this.texts, this.#form.form.draft.fields.companyName);
  }

  async count(): Promise<void> {
    const { companyUrlName } = this.#form.form.draft.fields;
    if (companyUrlName !== '') await this.filters.send(companyUrlName);
  }

  replace(field: string, text: string): void {
    this.#form.type({ [field]: text });
  }

  generalise(part: JobField): void {
    this.#form.type(saying[part]);
  }
}

/** The URL name under which the public counts have a name; a name that they do not have is one that nobody is found by. */
const urlNameOf = (name: string, among: readonly ReviewFilter[]): string | null =>
  name === '' ? null : (among.find((each) => each.name === name)?.urlName ?? 'found-by-nobody');
