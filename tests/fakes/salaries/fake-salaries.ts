import { existing } from '#core/failure.ts';
import { jobPayOf, medianPayOf, mostFirst } from '#core/salaries/job-pay.ts';
import { nearestJob } from '#core/salaries/nearest-job.ts';
import { jobsAlike, nearestPay } from '#core/salaries/nearest-pay.ts';
import { shownReceived } from '#core/salaries/check-in.ts';
import { everyJobPay, mostShownSalaries, type CompanyPaySearch, type ComparedSalary, type JobPaySearch } from '#core/salaries/pay-search.ts';
import { bandsOf, fairPay, isOfOneJob, jobInstead, levelsInstead, withCompany, type FairJob, type FairLevel } from '#core/paid-fairly/fair-cells.ts';
import { everybody as wholeSlice, sliceName } from '#core/salaries/slice-key.ts';
import type { FairQuestion, Salaries } from '#core/salaries/salaries.ts';
import type { Named } from '#core/named.ts';
import type { CompanyPay, FairPay, JobPay, NearestPay, PayFilters, PayHub, PaySlice } from '#core/salaries/salary-figures.ts';
import { experienceBandOf, experienceBands } from '#core/salaries/salary.ts';
import { slugOf, type KnownCompany } from '#tests/companies.ts';
import type { KnownSalary } from '#tests/salaries.ts';
import { FakeFigures, type FakeSlice } from './fake-figures.ts';

/** Salaries in memory, with figures by the rules of the core. */
export class FakeSalaries implements Salaries {
  readonly #companies: readonly KnownCompany[];
  readonly #figures: FakeFigures;
  #salaries: readonly KnownSalary[] = [];

  constructor(companies: readonly KnownCompany[] = [], salaries: readonly KnownSalary[] = [], now = Date.UTC(2026, 10, 20)) {
    this.#companies = companies;
    this.#figures = new FakeFigures(companies, now);
    this.keep(salaries);
  }

  /** Replaces the salaries and remakes figures as far as the rule allows. */
  keep(salaries: readonly KnownSalary[]): void {
    this.#salaries = [...this.#salaries.filter((known) => !salaries.includes(known)), ...salaries];
    this.#figures.make(salaries.filter(({ status }) => status === 'LIVE'));
  }

  async ofCompany(urlName: string, { department, city, experience, sort }: CompanyPaySearch): Promise<CompanyPay> {
    const company = this.#company(urlName);
    const there = this.#figures.shown().filter((slice) => slice.of.company?.urlName === urlName);
    const jobs = there
      .filter((slice) => slice.of.designation !== null && isAt(slice, { city, experience, employment: null }) && isInRupees(slice.slice))
      .filter(({ of }) => department === null || slugOf(of.department ?? '') === department);
    const whole = there.find(({ of }) => of.designation === null)?.slice ?? null;
    const isNarrowed = department !== null || city !== null || experience !== null;
    const sorted = sort === 'pay' ? jobs.toSorted((one, other) => medianPayOf(other.slice) - medianPayOf(one.slice)) : jobs.toSorted(mostPeople);
    return {
      company,
      slice: whole,
      jobs: sorted.slice(0, mostShownSalaries).map(({ slice }) => slice),
      hasMore: jobs.length > mostShownSalaries,
      received: shownReceived({}),
      nearest: whole || jobs.length > 0 || isNarrowed ? null : this.#nearest(urlName),
    };
  }

  /** Substitute pay: shown figures of others in the industry. */
  #nearest(urlName: string): NearestPay {
    const { industry, headquarters } = existing(this.#companies.find((company) => company.urlName === urlName));
    const everybody = this.#figures.shown().filter((row) => isInRupees(row.slice) && row.key.cityClass === '');
    const there = everybody
      .filter(({ of }) => of.company !== null && of.company.urlName !== urlName && of.company.industry === industry)
      .filter((row) => isAt(row, everyJobPay))
      .toSorted(mostPeople);
    const jobs = there.filter(({ of }) => of.designation !== null).map(({ slice }) => slice);
    const alike = jobsAlike(jobs);
    const market = everybody.filter(({ of }) => of.company === null && alike.includes(slugOf(of.designation ?? '')));
    const cities = [null, ...(headquarters === null ? [] : [slugOf(headquarters)])];
    return nearestPay({
      companies: there.filter(({ of }) => of.designation === null).map(({ slice }) => slice),
      jobs,
      market: market.filter((row) => cities.some((city) => isAt(row, { ...everyJobPay, city }))).map(({ slice }) => slice),
    });
  }

  async filters(urlName: string): Promise<PayFilters> {
    this.#company(urlName);
    const there = this.#figures
      .shown()
      .filter(({ of, slice }) => of.company?.urlName === urlName && of.designation !== null && isInRupees(slice) && slice.group.employment === null);
    const whole = there.filter(({ slice: { group } }) => group.city === null && group.experience === null);
    return {
      departments: named(whole, ({ of }) => asNamed(of.department)),
      designations: named(whole, ({ slice }) => slice.group.designation),
      cities: named(
        there.filter(({ slice: { group } }) => group.experience === null),
        ({ slice }) => slice.group.city,
      ),
      experiences: experienceBands.filter((band) => there.some(({ slice: { group } }) => group.city === null && group.experience === band)),
    };
  }

  ofJob(urlName: string, designation: string, search: JobPaySearch): Promise<JobPay> {
    return this.#jobPay({ ...search, company: urlName, designation });
  }

  ofDesignation(designation: string, search: JobPaySearch): Promise<JobPay> {
    return this.#jobPay({ ...search, company: null, designation });
  }

  async hub({ city, experience }: Omit<JobPaySearch, 'employment'>): Promise<PayHub> {
    const jobs = this.#figures
      .shown()
      .filter((slice) => slice.of.company === null && slice.of.designation !== null && slice.key.cityClass === '')
      .filter((slice) => isInRupees(slice.slice) && isAt(slice, { city, experience, employment: null }));
    return {
      jobs: jobs
        .toSorted(mostPeople)
        .slice(0, mostShownSalaries)
        .map(({ slice }) => slice),
    };
  }

  async compare(jobs: readonly ComparedSalary[]): Promise<readonly JobPay[]> {
    return Promise.all(jobs.map((job) => this.#jobPay({ ...job, employment: null })));
  }

  async fair({ designation, city, company, experienceYears }: FairQuestion): Promise<FairPay> {
    const { name, department } = this.#designation(designation);
    const job: FairJob = {
      city: this.#figures.cityNumber(city),
      cityClass: this.#city(city) ? this.#figures.classOf(this.#city(city)?.name ?? '') : '',
      experienceYears,
    };
    const published =
      (urlName: string, at: string | null) =>
      ({ scope, key }: Pick<FairLevel, 'scope' | 'key'>) => {
        const isOf = ({ of }: FakeSlice): boolean =>
          scope === 'department'
            ? of.company === null && of.designation === null && of.department === department
            : (of.company?.urlName ?? null) === (scope === 'jobAtCompany' ? at : null) && slugOf(of.designation ?? '') === urlName;
        if (scope === 'jobAtCompany' && at === null) return undefined;
        const found = this.#figures.shown().find((row) => isOf(row) && sliceName(row.key) === sliceName(key));
        return found && placed(found, this.#city(city));
      };
    const own = fairPay(job, published(designation, company));
    const years = [{ ...wholeSlice, band: bandsOf(job)[0] }, wholeSlice].map(sliceName);
    const others = this.#others({ name, department }).filter(({ key }) => years.includes(sliceName(key)));
    const other = isOfOneJob(own.cells)
      ? undefined
      : jobInstead(
          name,
          others.map(({ slice }) => slice),
        )?.group.designation?.urlName;
    if (other === undefined) return isOfOneJob(own.cells) ? own : { ...own, cells: withCompany(own.cells, this.#atSomeCompany({ name, department })) };
    const instead = published(other, null);
    return fairPay(
      job,
      instead,
      levelsInstead(job, (key) => instead({ scope: 'jobEverywhere', key }) !== undefined),
    );
  }

  async #jobPay({ company: companyUrl, designation: urlName, city, experience, employment }: JobPaySearch & ComparedSalary): Promise<JobPay> {
    const company = companyUrl === null ? null : this.#company(companyUrl);
    const designation = this.#designation(urlName);
    const asked = { city: this.#city(city), experience: experience === null ? null : experienceBandOf(experience), employment };
    const cityClass = asked.city ? this.#figures.classOf(asked.city.name) : '';
    const ofJob = this.#figures.shown().filter(({ of }) => of.designation === designation.name);
    const rows = ofJob.filter(({ key }) => key.cityClass === '');
    const ofClass = ofJob.filter(({ key, slice }) => key.cityClass !== '' && key.cityClass === cityClass && slice.group.experience === asked.experience);
    const byCompany = (at: Pick<JobPaySearch, 'city' | 'experience'>) =>
      mostFirst(rows.filter((row) => row.of.company && isInRupees(row.slice) && isAt(row, { ...at, employment: null })).map(({ slice }) => slice));
    const narrowed = byCompany({ city: asked.city?.urlName ?? null, experience });
    return jobPayOf(
      { company, designation: { urlName, name: designation.name }, ...asked },
      {
        atCompany: rows.filter(({ of }) => of.company !== null && of.company.urlName === companyUrl).map(({ slice }) => slice),
        everywhere: [...rows, ...ofClass].filter(({ of }) => of.company === null).map((row) => placed(row, asked.city)),
        byCompany: narrowed.length > 0 ? narrowed : byCompany({ city: null, experience: null }),
        inDepartment: this.#inDepartment(designation),
      },
    );
  }

  #inDepartment(job: { readonly name: string; readonly department: string }): readonly PaySlice[] {
    const shown = this.#others(job).filter(({ key, slice: { group } }) => key.cityClass === '' && group.experience === null && group.employment === null);
    const widest = shown.toSorted((one, other) => Number(one.slice.group.city !== null) - Number(other.slice.group.city !== null) || mostPeople(one, other));
    const each = new Map(widest.toReversed().map((row) => [row.slice.group.designation?.urlName, row]));
    return [...each.values()].toSorted(mostPeople).map(({ slice }) => slice);
  }

  #atSomeCompany({ name, department }: { readonly name: string; readonly department: string }): PaySlice | undefined {
    const whole = this.#figures
      .shown()
      .filter(({ of, key }) => of.company !== null && of.department === department && sliceName(key) === sliceName(wholeSlice));
    return nearestJob(
      name,
      whole.map(({ slice }) => slice),
    );
  }

  /** Other jobs of a department at all companies, in rupees. */
  #others({ name, department }: { readonly name: string; readonly department: string }): readonly FakeSlice[] {
    const others = this.#figures.shown().filter(({ of }) => of.company === null && of.department === department && of.designation !== null);
    return others.filter((row) => row.of.designation !== name && isInRupees(row.slice));
  }

  #company(wanted: string): Named {
    const company = existing(this.#companies.find(({ urlName }) => urlName === wanted));
    return { urlName: company.urlName, name: company.name };
  }

  #designation(urlName: string): { readonly name: string; readonly department: string } {
    const known = existing(this.#salaries.find(({ designation }) => slugOf(designation) === urlName));
    return { name: known.designation, department: known.department };
  }

  #city(urlName: string | null): Named | null {
    return asNamed(this.#salaries.find(({ city }) => slugOf(city) === urlName)?.city ?? null);
  }
}

const asNamed = (name: string | null): Named | null => (name === null ? null : { urlName: slugOf(name), name });

const isInRupees = ({ figures }: PaySlice): boolean => figures.currency === 'INR';

const isAt = ({ slice: { group } }: FakeSlice, { city, experience, employment }: JobPaySearch): boolean =>
  (group.city?.urlName ?? null) === city && group.experience === (experience === null ? null : experienceBandOf(experience)) && group.employment === employment;

const mostPeople = (one: FakeSlice, other: FakeSlice): number => other.slice.figures.people - one.slice.figures.people;

/** Subjects of slices, largest first. */
function named(slices: readonly FakeSlice[], of: (slice: FakeSlice) => Named | null): readonly Named[] {
  const people = new Map<string, { readonly named: Named; readonly people: number }>();
  for (const slice of slices) {
    const thing = of(slice);
    if (thing) people.set(thing.urlName, { named: thing, people: (people.get(thing.urlName)?.people ?? 0) + slice.slice.figures.people });
  }
  return [...people.values()].toSorted((one, other) => other.people - one.people).map((each) => each.named);
}

/** Names cities of one class by the one they answer for. */
const placed = ({ key, slice }: FakeSlice, city: Named | null): PaySlice =>
  key.cityClass !== '' && city ? { ...slice, group: { ...slice.group, citiesLike: city } } : slice;
