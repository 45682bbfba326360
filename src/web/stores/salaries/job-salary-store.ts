import { makeAutoObservable, observableRef } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import { everyJobPay, mostShownSalaries, type ComparedSalary, type JobPaySearch } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { Named } from '#core/named.ts';
import type { JobPay, PaySlice } from '#core/salaries/salary-figures.ts';
import { isNotThere, Request } from '../requests/request.ts';

/** Pay of a job at one or all companies, by URL. */
export class JobSalaryStore {
  company: string | null = null;
  designation = '';
  search: JobPaySearch = everyJobPay;
  readonly pay: Request<JobPay, [company: string | null, designation: string, search: JobPaySearch]>;
  /** Cities of the company, or of all companies. */
  readonly cities: Request<readonly Named[], [company: string | null]>;

  constructor(salaries: Salaries, companies: Companies) {
    this.pay = new Request((company, designation, search) =>
      company === null ? salaries.ofDesignation(designation, search) : salaries.ofJob(company, designation, search),
    );
    this.cities = new Request(async (company) => (company === null ? (await companies.filters()).locations : (await salaries.filters(company)).cities));
    makeAutoObservable(this, { search: observableRef, pay: false, cities: false });
  }

  async show(company: string | null, designation: string, search: JobPaySearch): Promise<void> {
    const isSame = company === this.company && designation === this.designation;
    const isElsewhere = company !== this.company || this.cities.state.status === 'IDLE' || this.cities.state.status === 'FAILURE';
    if (!isSame) this.pay.forget();
    this.company = company;
    this.designation = designation;
    this.search = search;
    if (!designation) return;
    await Promise.all([this.pay.renew(company, designation, search), isElsewhere ? this.cities.send(company) : undefined]);
  }

  get isMissing(): boolean {
    return this.designation === '' || isNotThere(this.pay.state);
  }

  /** Limited to what a list shows. */
  get byCompany(): readonly PaySlice[] {
    return this.pay.value?.byCompany.slice(0, mostShownSalaries) ?? [];
  }

  get compared(): ComparedSalary {
    const { company, designation, search } = this;
    return { company, designation, city: search.city, experience: search.experience };
  }
}
