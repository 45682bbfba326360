import type { CollegeSearch } from '#core/colleges/college-search.ts';
import { mostCampusJobs, type CampusCompany, type College, type CollegeSummary, type FirstPay } from '#core/colleges/college.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { existing } from '#core/failure.ts';
import type { Named } from '#core/named.ts';
import type { Page } from '#core/page.ts';
import { isSuggested } from '#core/reference-lists/suggestion.ts';
import type { KnownCollege, KnownPay } from '#tests/fakes/colleges/known-colleges.ts';
import { asNamed, slugOf, type KnownCompany } from '#tests/companies.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import type { KnownInterview } from '#tests/interviews.ts';

/** World of colleges, with visiting companies, stories and published pay. */
export interface CollegeFixture {
  readonly colleges: readonly KnownCollege[];
  readonly companies: readonly KnownCompany[];
  readonly interviews: readonly KnownInterview[];
  readonly pay: readonly KnownPay[];
}

export class FakeColleges implements Colleges {
  readonly #backend: CollegeFixture;

  constructor(backend: Partial<CollegeFixture> = {}) {
    this.#backend = { colleges: [], companies: [], interviews: [], pay: [], ...backend };
  }

  async list({ text, state, sort }: CollegeSearch, after?: string | null, pageSize?: number): Promise<Page<CollegeSummary>> {
    const isFound = ({ name, city, otherNames }: KnownCollege) => text === '' || isSuggested(text, [name, city, ...otherNames]);
    const found = this.#backend.colleges
      .filter((college) => isFound(college) && (state === null || college.state === state))
      .map((college) => this.#summary(college))
      .toSorted((one, other) => (sort === 'name' ? (one.name < other.name ? -1 : 1) : other.interviewsCount - one.interviewsCount));
    return pageOf(found, ({ urlName }) => `${sort}-${urlName}`, after, pageSize);
  }

  async one(urlName: string): Promise<College> {
    const known = existing(this.#backend.colleges.find(({ name }) => slugOf(name) === urlName));
    const { otherNames, courses } = known;
    return { ...this.#summary(known), otherNames, courses, companies: this.#companiesAt(known), firstPay: this.#payAt(known) };
  }

  #summary(college: KnownCollege): CollegeSummary {
    const { name, city, state } = college;
    const reported = this.#checkInYear(college);
    const companiesCount = new Set(reported.map(({ companyId }) => companyId)).size;
    return { urlName: slugOf(name), name, city, state, logo: null, interviewsCount: reported.length, companiesCount };
  }

  #companiesAt(college: KnownCollege): readonly CampusCompany[] {
    const byCompany = Map.groupBy(this.#checkInYear(college), ({ companyId }) => companyId);
    return [...byCompany]
      .map(([companyId, reported]) => ({
        ...this.#company(companyId),
        logo: null,
        interviewsCount: reported.length,
        offersCount: reported.filter(({ outcome }) => outcome === 'offered').length,
        designations: jobsOf(reported)
          .slice(0, mostCampusJobs)
          .map(({ job }) => asNamed(job)),
      }))
      .toSorted((one, other) => other.interviewsCount - one.interviewsCount || (one.name < other.name ? -1 : 1));
  }

  #payAt(college: KnownCollege): readonly FirstPay[] {
    const reported = this.#checkInYear(college);
    const paidAt = (companyId: string | null, job: string) =>
      this.#backend.pay.filter((each) => each.isOfFreshers && each.companyId === companyId && each.designation === job);
    return jobsOf(reported).flatMap(({ job }) => {
      const came = [...new Set(reported.filter(({ designation }) => designation === job).map(({ companyId }) => companyId))];
      const paid = [
        ...came.flatMap((companyId) => paidAt(companyId, job)),
        ...(came.every((companyId) => paidAt(companyId, job).length > 0) ? [] : paidAt(null, job)),
      ];
      return paid.map(({ companyId, median, people }) => ({
        company: companyId === null ? null : this.#company(companyId),
        designation: asNamed(job),
        median,
        people,
      }));
    });
  }

  #checkInYear({ name }: KnownCollege): readonly KnownInterview[] {
    return this.#backend.interviews.filter(({ college, status }) => college === name && status === 'LIVE');
  }

  #company(id: string): Named {
    const found = this.#backend.companies.find(({ companyId }) => companyId === id);
    return { urlName: found?.urlName ?? id, name: found?.name ?? id };
  }
}

const jobsOf = (reported: readonly KnownInterview[]): readonly { readonly job: string; readonly count: number }[] =>
  [...Map.groupBy(reported, ({ designation }) => designation)]
    .flatMap(([job, stories]) => (job === null ? [] : [{ job, count: stories.length }]))
    .toSorted((one, other) => other.count - one.count);
