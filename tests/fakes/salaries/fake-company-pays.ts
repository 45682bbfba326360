import type { CompanyPays } from '#core/salaries/company-pays.ts';
import { everyCompanyPay } from '#core/salaries/pay-search.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import type { FakeSalaries } from './fake-salaries.ts';

export class FakeCompanyPays implements CompanyPays {
  readonly #salaries: FakeSalaries;

  constructor(salaries: FakeSalaries) {
    this.#salaries = salaries;
  }

  async of(urlNames: readonly string[]): Promise<ReadonlyMap<string, SalaryFigures>> {
    const pays = await Promise.all(urlNames.map((urlName) => this.#salaries.ofCompany(urlName, everyCompanyPay).catch(() => undefined)));
    return new Map(pays.flatMap((pay) => (pay?.slice ? [[pay.company.urlName, pay.slice.figures] as const] : [])));
  }
}
