import { usualDay } from '#core/calculators/usual-year.ts';
import { inForceOn } from '#core/calculators/rule-table.ts';
import { fairPayMethod } from '#core/paid-fairly/paid-fairly-rules.ts';
import { nextSlices } from '#core/salaries/next-slices.ts';
import { bitOf, type CountedPay } from '#core/salaries/pay-crowd.ts';
import { emptyTally } from '#core/salaries/pay-tally.ts';
import { tallyOf } from '#core/salaries/publishable-slice.ts';
import { experienceBandOf, experienceBands } from '#core/salaries/salary.ts';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import { everybody, sliceName, widthOf, type CityClass, type MadeSlice, type SliceKey } from '#core/salaries/slice-key.ts';
import { everybodyIn, slicesOfJob, type JobTallies, type ScopeFacts } from '#core/salaries/slices-of-job.ts';
import { spreadOfFigures } from '#core/salaries/spread-of-figures.ts';
import { slugOf, type KnownCompany } from '#tests/companies.ts';
import { isIn } from '#tests/published-pay.ts';
import type { KnownSalary } from '#tests/salaries.ts';

/** Whose pay a slice is: at a company or at all, of a job, of a department or of all. */
interface Whose {
  readonly company: KnownCompany | null;
  readonly department: string | null;
  readonly designation: string | null;
}

/** A slice with whose it is. */
export interface FakeSlice {
  readonly of: Whose;
  readonly key: SliceKey;
  readonly slice: PaySlice;
}

interface Kept {
  readonly of: Whose;
  readonly made: MadeSlice;
  readonly isShown: boolean;
}

const { metros, halvesAfterMonths, lastMonths } = inForceOn(fairPayMethod, usualDay).value;

const nobody: CountedPay = { tally: emptyTally, crowd: [] };

/** The figures of salaries in memory. What was made stays as it is until the rule of the core makes it again. */
export class FakeFigures {
  readonly #companies: readonly KnownCompany[];
  readonly #now: number;
  #cities: readonly string[] = [];
  #kept: readonly Kept[] = [];
  /** By which slices each salary is counted. */
  readonly #counted = new Map<string, number>();

  constructor(companies: readonly KnownCompany[], now: number) {
    this.#companies = companies;
    this.#now = now;
  }

  make(salaries: readonly KnownSalary[]): void {
    this.#cities = [...new Set([...this.#cities, ...salaries.map(({ city }) => city)])];
    const jobs = new Map(
      [...this.#kept.map(({ of }) => of), ...salaries].flatMap(({ designation, department }) => (designation ? [[designation, department]] : [])),
    );
    for (const company of this.#companies) this.#makeCompany(company, salaries, jobs);
    for (const [designation, department] of jobs) {
      const metroIds = new Set(this.#cities.flatMap((city, at) => (this.classOf(city) === 'metro' ? [at + 1] : [])));
      const there = salaries.filter((salary) => salary.designation === designation);
      const tallies = { ...this.#tallies(there), atLargest: this.#atLargest(there, metroIds) };
      this.#keep({ company: null, department, designation }, there, tallies, { scope: 'jobEverywhere', metros: metroIds, narrower: 'jobAtCompany' });
    }
    for (const department of new Set(jobs.values())) {
      const there = salaries.filter((salary) => salary.department === department);
      const { cells } = this.#tallies(there);
      const tallies = { cells, employments: [], dollars: nobody, atLargest: this.#atLargest(there) };
      this.#keep({ company: null, department, designation: null }, there, tallies, { scope: 'department', narrower: 'jobEverywhere' });
    }
  }

  shown(): readonly FakeSlice[] {
    return this.#kept.flatMap(({ of, made, isShown }) => (isShown ? [{ of, key: made, slice: this.#sliceOf(of, made) }] : []));
  }

  classOf(city: string): CityClass {
    return metros.includes(slugOf(city)) ? 'metro' : 'other';
  }

  #makeCompany(company: KnownCompany, salaries: readonly KnownSalary[], jobs: ReadonlyMap<string, string | null>): void {
    const there = salaries.filter(({ companyId }) => companyId === company.companyId);
    const tallies = [...jobs].map(([designation, department]) => {
      const ofJob = there.filter((salary) => salary.designation === designation);
      const isWhole = ({ of, made }: Kept): boolean => of.designation === designation && sliceName(made) === wholeName;
      const market = this.#kept.find((kept) => kept.of.company === null && isWhole(kept));
      this.#keep({ company, department, designation }, ofJob, this.#tallies(ofJob), {
        scope: 'jobAtCompany',
        around: market && spreadOfFigures(market.made.figures),
      });
      const isShown = this.#kept.some((kept) => kept.of.company === company && kept.isShown && isWhole(kept));
      return this.#tallies(ofJob).cells.map((cell) => ({ isShown, ...cell }));
    });
    const all = { cells: everybodyIn(tallies.flat()).map((pay) => ({ ...pay, city: 0, band: 0 })), employments: [], dollars: nobody };
    this.#keep({ company, department: null, designation: null }, there, all, { scope: 'company', narrower: 'jobAtCompany' });
  }

  #keep(of: Whose, salaries: readonly KnownSalary[], tallies: JobTallies, facts: ScopeFacts): void {
    const isOf = (kept: Kept): boolean => kept.of.company === of.company && kept.of.designation === of.designation && kept.of.department === of.department;
    const existing = this.#kept.filter(isOf);
    const before = existing.map(({ made }) => made);
    const next = nextSlices(before, slicesOfJob(tallies, { ...facts, existing: before }));
    for (const salary of salaries) this.#counted.set(salary.salaryId, this.#bitsOf(salary, next.made, facts));
    const as = (keys: readonly SliceKey[], isShown: boolean) => {
      const names = new Set(keys.map(sliceName));
      return existing.filter(({ made }) => names.has(sliceName(made))).map((kept) => ({ ...kept, isShown }));
    };
    const made = next.made.map((each) => ({ of, made: each, isShown: true }));
    this.#kept = [...this.#kept.filter((kept) => !isOf(kept)), ...made, ...as(next.kept, true), ...as(next.hidden, false)];
  }

  #bitsOf(salary: KnownSalary, made: readonly MadeSlice[], { scope, metros: metroIds }: ScopeFacts): number {
    const person = { city: this.#cityOf(salary), band: this.#bandOf(salary), employment: salary.employment, amount: 0 };
    const isCounted = (slice: MadeSlice): boolean => (salary.currency === 'INR' ? isIn(slice, person, metroIds) : slice.currency === salary.currency);
    return made.filter(isCounted).reduce((bits, slice) => bits | bitOf(scope, widthOf(slice)), this.#counted.get(salary.salaryId) ?? 0);
  }

  #cityOf({ city }: KnownSalary): number {
    return this.#cities.indexOf(city) + 1;
  }

  #bandOf({ experienceYears }: KnownSalary): number {
    return experienceBands.indexOf(experienceBandOf(experienceYears)) + 1;
  }

  #tallies(salaries: readonly KnownSalary[]): JobTallies {
    const rupees = salaries.filter(({ currency }) => currency === 'INR');
    const cells = rupees.map((salary) => ({ salary, city: this.#cityOf(salary), band: this.#bandOf(salary) }));
    return {
      cells: [...Map.groupBy(cells, ({ city, band }) => `${city} ${band}`).values()].flatMap((some) =>
        some.slice(0, 1).map(({ city, band }) => ({ city, band, ...this.#tally(some.map(({ salary }) => salary)) })),
      ),
      employments: [...Map.groupBy(rupees, ({ employment }) => employment)].map(([employment, some]) => ({ employment, ...this.#tally(some) })),
      dollars: this.#tally(salaries.filter(({ currency }) => currency === 'USD')),
    };
  }

  #tally(salaries: readonly KnownSalary[]): CountedPay {
    const counted = salaries.filter(({ month }) => this.#age(month) < lastMonths);
    const pay = counted.map(({ fixed, variable, yearlyStock, month }) => ({
      amount: fixed + variable + yearlyStock,
      weight: 0.5 ** (this.#age(month) / halvesAfterMonths),
    }));
    const newest =
      counted
        .map(({ month }) => month)
        .toSorted()
        .at(-1) ?? '';
    const sum = (part: 'fixed' | 'variable' | 'yearlyStock'): number => counted.reduce((all, salary) => all + salary[part], 0);
    const tally = { ...tallyOf(pay, counted[0]?.currency ?? 'INR', newest), fixed: sum('fixed'), variable: sum('variable'), stock: sum('yearlyStock') };
    return { tally, crowd: counted.map(({ salaryId }) => ({ counted: this.#counted.get(salaryId) ?? 0, isNew: true, people: 1 })) };
  }

  /** How many people of each slice work at the company at which most of them do. */
  #atLargest(salaries: readonly KnownSalary[], metroIds: ReadonlySet<number> = new Set()): ReadonlyMap<string, number> {
    const counted = salaries.filter(({ month }) => this.#age(month) < lastMonths);
    const largest = new Map<string, number>();
    for (const there of Map.groupBy(counted, ({ companyId }) => companyId).values()) {
      const names = Map.groupBy(
        there.flatMap((salary) => this.#keysOf(salary, metroIds)),
        sliceName,
      );
      for (const [name, people] of names) largest.set(name, Math.max(people.length, largest.get(name) ?? 0));
    }
    return largest;
  }

  #keysOf(salary: KnownSalary, metroIds: ReadonlySet<number>): readonly SliceKey[] {
    const { currency, employment } = salary;
    const [city, band] = [this.#cityOf(salary), this.#bandOf(salary)];
    const key = { ...everybody, currency };
    const cityClass = metroIds.has(city) ? 'metro' : 'other';
    return [key, { ...key, band }, { ...key, city }, { ...key, city, band }, { ...key, cityClass, band }, { ...key, employment }];
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
