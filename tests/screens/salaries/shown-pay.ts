import type { ReceivedPay } from '#core/salaries/check-in.ts';
import { Failure } from '#core/failure.ts';
import { jobPayOf, type PublishedPay } from '#core/salaries/job-pay.ts';
import type { CompanyPaySearch, ComparedSalary, JobPaySearch } from '#core/salaries/pay-search.ts';
import { publishableSlice, tallyOf } from '#core/salaries/publishable-slice.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { Named } from '#core/named.ts';
import type { CompanyPay, JobPay, PayFilters, PayGroup, PaySlice } from '#core/salaries/salary-figures.ts';
import { experienceBandOf, type Currency } from '#core/salaries/salary.ts';

export const koyalPay: Named = { urlName: 'koyal-pay', name: 'Koyal Pay' };
export const engineer: Named = { urlName: 'software-engineer', name: 'Software Engineer' };
export const tester: Named = { urlName: 'software-tester', name: 'Software Tester' };
export const pune: Named = { urlName: 'pune', name: 'Pune' };

const aGroup = (known: Partial<PayGroup> = {}): PayGroup => ({
  company: koyalPay,
  designation: engineer,
  city: null,
  experience: null,
  employment: null,
  ...known,
});

interface SliceOf {
  readonly people: number;
  readonly group?: Partial<PayGroup>;
  readonly currency?: Currency;
  /** Middle of their pay, with a spread in which none has a quarter of all. */
  readonly around?: number;
}

/** Published figures of so many people, by the rule of all figures. */
export function aSlice({ people, group, currency = 'INR', around = 1_200_000 }: SliceOf): PaySlice {
  const reach = people < 12 ? 1.1 : 1.5;
  const salaries = Array.from({ length: people }, (_, at) => ({ amount: around * reach ** ((2 * at) / (people - 1) - 1) }));
  const figures = publishableSlice(tallyOf(salaries, currency, '2026-10'), { currency, isWholeJob: false, level: 0 });
  if (!figures) throw new Error(`The pay of ${people} people is not shown.`);
  return { group: aGroup(group), figures };
}

const noFilters: PayFilters = { departments: [], designations: [], cities: [], experiences: [] };

interface Known {
  readonly company?: Partial<CompanyPay>;
  readonly filters?: Partial<PayFilters>;
  readonly job?: Partial<PublishedPay>;
  readonly hub?: readonly PaySlice[];
}

export const noReceivedPay: ReceivedPay = { variablePaid: null, hike: null, hikeMissing: null, monthsSinceRevision: null };

export class ShownPay implements Salaries {
  readonly asked: unknown[] = [];
  readonly #known: Known;

  constructor(known: Known = {}) {
    this.#known = known;
  }

  async ofCompany(urlName: string, search: CompanyPaySearch): Promise<CompanyPay> {
    this.asked.push(search);
    if (urlName !== koyalPay.urlName) throw new Failure('missing');
    return { company: koyalPay, slice: null, jobs: [], hasMore: false, received: noReceivedPay, nearest: null, ...this.#known.company };
  }

  async filters(): Promise<PayFilters> {
    return { ...noFilters, ...this.#known.filters };
  }

  async ofJob(urlName: string, designation: string, search: JobPaySearch): Promise<JobPay> {
    return this.#jobPay({ company: urlName, designation, ...search });
  }

  async ofDesignation(designation: string, search: JobPaySearch): Promise<JobPay> {
    return this.#jobPay({ company: null, designation, ...search });
  }

  async hub(search: Pick<JobPaySearch, 'city' | 'experience'>) {
    this.asked.push(search);
    return { jobs: this.#known.hub ?? [] };
  }

  async compare(jobs: readonly ComparedSalary[]): Promise<readonly JobPay[]> {
    return jobs.map((job) => this.#jobPay({ employment: null, ...job }));
  }

  async fair() {
    return { cells: [], later: null };
  }

  #jobPay(asked: ComparedSalary & Pick<JobPaySearch, 'employment'>): JobPay {
    const designation = [engineer, tester].find(({ urlName }) => urlName === asked.designation);
    if (!designation || (asked.company !== null && asked.company !== koyalPay.urlName)) throw new Failure('missing');
    const { company, city, experience, employment } = asked;
    const group: PayGroup = {
      company: company === null ? null : koyalPay,
      designation,
      city: city === null ? null : pune,
      experience: experience === null ? null : experienceBandOf(experience),
      employment,
    };
    this.asked.push(group);
    const { atCompany = [], everywhere = [], byCompany = [], inDepartment = [] } = this.#known.job ?? {};
    return jobPayOf(group, { atCompany: company === null ? [] : atCompany, everywhere, byCompany, inDepartment });
  }
}
