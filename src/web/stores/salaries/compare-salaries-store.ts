import { makeAutoObservable, observableRef } from 'mobx';
import type { ComparedSalary } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { JobPay } from '#core/salaries/salary-figures.ts';
import { Request } from '../requests/request.ts';
import type { PayLookup } from './pay-lookup.ts';

interface AskedComparison {
  readonly jobs: readonly ComparedSalary[];
  /** True where the URL has too many jobs. */
  readonly isOverfull: boolean;
}

/** Up to three jobs side by side, and the search that adds one. */
export class CompareSalariesStore {
  jobs: readonly ComparedSalary[] = [];
  isOverfull = false;
  readonly pays: Request<readonly JobPay[], [jobs: readonly ComparedSalary[]]>;
  readonly #lookup: PayLookup;

  constructor(salaries: Salaries, lookup: PayLookup) {
    this.#lookup = lookup;
    this.pays = new Request((jobs) => salaries.compare(jobs));
    makeAutoObservable(this, { jobs: observableRef, pays: false });
  }

  async show({ jobs, isOverfull }: AskedComparison): Promise<void> {
    this.jobs = jobs;
    this.isOverfull = isOverfull;
    if (jobs.length === 0) this.pays.forget();
    await Promise.all([jobs.length === 0 ? undefined : this.pays.send(jobs), this.#lookup.places.sendOnce()]);
  }

  /** Job of the search, which is then cleared. Undefined while it is incomplete. */
  async found(city: string | null, experience: number | null): Promise<ComparedSalary | undefined> {
    const designation = await this.#lookup.meantDesignation();
    const company = designation === undefined ? undefined : await this.#lookup.companyUrlName();
    if (designation === undefined || company === undefined) return undefined;
    this.#lookup.empty();
    return { company, designation, city, experience };
  }
}
