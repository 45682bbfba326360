import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { everyCompanyPay, mostShownSalaries, type CompanyPaySearch } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { CompanyPay, PayFilters, PaySlice } from '#core/salaries/salary-figures.ts';
import { Request } from '../requests/request.ts';

/** Pay at a company, job by job, by URL. */
export class CompanySalariesStore {
  urlName = '';
  search: CompanyPaySearch = everyCompanyPay;
  answered: CompanyPaySearch | undefined = undefined;
  readonly pay: Request<CompanyPay, [urlName: string, search: CompanyPaySearch]>;
  readonly filters: Request<PayFilters, [urlName: string]>;

  constructor(salaries: Salaries) {
    this.pay = new Request((urlName, search) => salaries.ofCompany(urlName, search));
    this.filters = new Request((urlName) => salaries.filters(urlName));
    makeAutoObservable(this, { search: observableRef, answered: observableRef, pay: false, filters: false });
  }

  /** Loads filters once and keeps the previous answer in sight meanwhile. */
  async show(urlName: string | undefined, search: CompanyPaySearch): Promise<void> {
    const isAnother = urlName !== this.urlName || this.filters.state.status === 'FAILURE';
    if (urlName !== this.urlName) this.pay.forget();
    this.urlName = urlName ?? '';
    this.search = search;
    if (!urlName) return;
    await Promise.all([this.pay.renew(urlName, search), isAnother ? this.filters.send(urlName) : undefined]);
    runInAction(() => (this.answered = search));
  }

  /** Limited to what a list shows. */
  get jobs(): readonly PaySlice[] {
    return this.pay.value?.jobs.slice(0, mostShownSalaries) ?? [];
  }

  /** Undefined while another search's answer is in sight. */
  get count(): number | undefined {
    return this.pay.value && this.answered === this.search ? this.jobs.length : undefined;
  }
}
