import type { CompanyPaySearch, ComparedSalary, JobPaySearch } from '#core/salaries/pay-search.ts';
import type { FairQuestion, Salaries } from '#core/salaries/salaries.ts';
import type { CompanyPay, FairPay, JobPay, PayFilters, PayHub } from '#core/salaries/salary-figures.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { readCompanyPay, readPayFilters, readPayHub } from './read-company-pay.ts';
import { readFairPay } from './read-fair-pay.ts';
import { readJobPay } from './read-job-pay.ts';

type Scope = Pick<PseudonymScope, 'db'>;

export class SqlSalaries implements Salaries {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  ofCompany(urlName: string, search: CompanyPaySearch): Promise<CompanyPay> {
    return readCompanyPay(this.#scope.db, urlName, search);
  }

  filters(urlName: string): Promise<PayFilters> {
    return readPayFilters(this.#scope.db, urlName);
  }

  ofJob(urlName: string, designation: string, search: JobPaySearch): Promise<JobPay> {
    return readJobPay(this.#scope.db, { ...search, company: urlName, designation });
  }

  ofDesignation(designation: string, search: JobPaySearch): Promise<JobPay> {
    return readJobPay(this.#scope.db, { ...search, company: null, designation });
  }

  hub(search: Omit<JobPaySearch, 'employment'>): Promise<PayHub> {
    return readPayHub(this.#scope.db, search);
  }

  async compare(jobs: readonly ComparedSalary[]): Promise<readonly JobPay[]> {
    const compared: JobPay[] = [];
    for (const job of jobs) compared.push(await readJobPay(this.#scope.db, { ...job, employment: null }));
    return compared;
  }

  fair(question: FairQuestion): Promise<FairPay> {
    return readFairPay(this.#scope.db, question);
  }
}
