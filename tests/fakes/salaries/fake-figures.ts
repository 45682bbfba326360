import { usualDay } from '#core/calculators/usual-year.ts';
import { inForceOn } from '#core/calculators/rule-table.ts';
import { cityClassOf } from '#core/paid-fairly/fair-cells.ts';
import { fairPayMethod } from '#core/calculators/fair-pay-rules.ts';
import { talliedPay, nothingPublished, publishPay, type PaidPerson, type PublishedSlices } from '#core/salaries/publish-pay.ts';
import { bandNumber, experienceBandOf, experienceBands } from '#core/salaries/salary.ts';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import { everybody, sliceName, type CityClass, type MadeSlice, type SliceKey } from '#core/salaries/slice-key.ts';
import { everybodyIn, type ScopeFacts } from '#core/salaries/slices-of-job.ts';
import { spreadOfFigures } from '#core/salaries/spread-of-figures.ts';
import { slugOf, type KnownCompany } from '#tests/companies.ts';
import type { KnownSalary } from '#tests/salaries.ts';

/** Owner of a slice: company or all, job, department or all. */
interface Whose {
  readonly company: KnownCompany | null;
  readonly department: string | null;
  readonly designation: string | null;
}

export interface FakeSlice {
  readonly of: Whose;
  readonly key: SliceKey;
  readonly slice: PaySlice;
}

interface Kept {
  readonly of: Whose;
  readonly slices: PublishedSlices;
}

interface CountedSalary extends PaidPerson {
  readonly salary: KnownSalary;
}

const { halvesAfterMonths, lastMonths } = inForceOn(fairPayMethod, usualDay).value;

/** Figures of in-memory salaries, unchanged until the rule of the core remakes them. */
export class FakeFigures {
  readonly #companies: readonly KnownCompany[];
  readonly #now: number;
  #cities: readonly string[] = [];
  readonly #kept = new Map<string, Kept>();
  readonly #counted = new Map<string, number>();

  constructor(companies: readonly KnownCompany[], now: number) {
    this.#companies = companies;
    this.#now = now;
  }

  make(salaries: readonly KnownSalary[]): void {
    this.#cities = [...new Set([...this.#cities, ...salaries.map(({ city }) => city)])];
    const people = salaries.flatMap((salary) => this.#personOf(salary));
    const before = [...this.#kept.values()].map(({ of }) => of);
    const jobs = new Map([...before, ...salaries].flatMap(({ designation, department }) => (designation ? [[designation, department]] : [])));
    for (const company of this.#companies) this.#makeCompany(company, people, jobs);
    const metros = new Set(this.#cities.flatMap((city, at) => (this.classOf(city) === 'metro' ? [at + 1] : [])));
    for (const [designation, department] of jobs) {
      const there = people.filter(({ salary }) => salary.designation === designation);
      this.#keep({ company: null, department, designation }, there, { scope: 'jobEverywhere', metros, narrower: 'jobAtCompany' });
    }
    for (const department of new Set(jobs.values())) {
      const there = people.filter(({ salary }) => salary.department === department);
      this.#keep({ company: null, department, designation: null }, there, { scope: 'department', narrower: 'jobEverywhere' });
    }
  }

  shown(): readonly FakeSlice[] {
    return [...this.#kept.values()].flatMap(({ of, slices }) => [...slices.shown.values()].map((key) => ({ of, key, slice: this.#sliceOf(of, key) })));
  }

  classOf(city: string): CityClass {
    return cityClassOf(slugOf(city));
  }

  /** City number in slice keys, 0 without one. */
  cityNumber(urlName: string | null): number {
    return this.#cities.findIndex((city) => slugOf(city) === urlName) + 1;
  }

  #makeCompany(company: KnownCompany, people: readonly CountedSalary[], jobs: ReadonlyMap<string, string | null>): void {
    const there = people.filter(({ salary }) => salary.companyId === company.companyId);
    const shown = [...jobs].map(([designation, department]) => {
      const ofJob = there.filter(({ salary }) => salary.designation === designation);
      const market = this.#wholeOf({ company: null, department, designation });
      const of = { company, department, designation };
      this.#keep(of, ofJob, { scope: 'jobAtCompany', around: market && spreadOfFigures(market.figures) });
      const rupees = ofJob.filter(({ currency }) => currency === 'INR');
      return { isShown: this.#keptOf(of).shown.has(wholeName), people: rupees, ...talliedPay(rupees) };
    });
    const some = everybodyIn(shown).flatMap((job) => job.people);
    this.#keep({ company, department: null, designation: null }, some, { scope: 'company', narrower: 'jobAtCompany' });
  }

  #keep(of: Whose, people: readonly CountedSalary[], facts: ScopeFacts): void {
    const counted = new Map(people.map((person) => [person, this.#counted.get(person.salary.salaryId) ?? 0]));
    const slices = publishPay({ ...this.#keptOf(of), counted }, people, facts);
    for (const person of people) this.#counted.set(person.salary.salaryId, slices.counted.get(person) ?? 0);
    this.#kept.set(nameOf(of), { of, slices });
  }

  #keptOf(of: Whose): PublishedSlices {
    return this.#kept.get(nameOf(of))?.slices ?? nothingPublished;
  }

  #wholeOf(of: Whose): MadeSlice | undefined {
    const { shown, hidden } = this.#keptOf(of);
    return shown.get(wholeName) ?? hidden.get(wholeName);
  }

  /** Empty for a salary too old to count. */
  #personOf(salary: KnownSalary): readonly CountedSalary[] {
    const { city, experienceYears, employment, currency, fixed, variable, yearlyStock, month, companyId } = salary;
    const age = this.#age(month);
    if (age >= lastMonths) return [];
    const pay = { amount: fixed + variable + yearlyStock, variable, stock: yearlyStock, weight: 0.5 ** (age / halvesAfterMonths) };
    const band = bandNumber(experienceBandOf(experienceYears));
    return [{ salary, city: this.cityNumber(slugOf(city)), band, employment, currency, month, company: companyId, ...pay }];
  }

  #age(month: string): number {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return Math.max(0, new Date(this.#now).getUTCFullYear() * 12 + new Date(this.#now).getUTCMonth() + 1 - year * 12 - number);
  }

  #sliceOf({ company, designation }: Whose, { city, band, employment, figures }: MadeSlice): PaySlice {
    const cityName = this.#cities[city - 1];
    return {
      group: {
        company: company && { urlName: company.urlName, name: company.name },
        designation: designation === null ? null : { urlName: slugOf(designation), name: designation },
        city: cityName === undefined ? null : { urlName: slugOf(cityName), name: cityName },
        experience: experienceBands[band - 1] ?? null,
        employment: employment === '' ? null : employment,
      },
      figures,
    };
  }
}

const wholeName = sliceName(everybody);

const nameOf = ({ company, department, designation }: Whose): string => JSON.stringify([company?.companyId, department, designation]);
