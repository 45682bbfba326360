import { makeAutoObservable } from 'mobx';
import type { CompanyBenefits } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFacts } from '#core/companies/company.ts';
import { Request } from '../requests/request.ts';

/** Benefits of a company in groups. */
export class CompanyBenefitsStore {
  urlName = '';
  readonly benefits: Request<CompanyBenefits, [urlName: string]>;

  /** Facts, of which the page says what the company offers. */
  readonly facts: Request<CompanyFacts, [urlName: string]>;

  constructor(benefits: Pick<Benefits, 'ofCompany'>, companies: Pick<Companies, 'facts'>) {
    this.benefits = new Request((urlName) => benefits.ofCompany(urlName));
    this.facts = new Request((urlName) => companies.facts(urlName));
    makeAutoObservable(this, { benefits: false, facts: false });
  }

  /** True where none is shown, so that the page links onward. */
  get isThin(): boolean {
    return this.benefits.value?.groups.length === 0;
  }

  /** Shows benefits, keeping earlier ones in sight meanwhile. */
  async show(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    this.urlName = urlName;
    await Promise.all([this.benefits, this.facts].map((each) => (isElsewhere || each.state.status !== 'SUCCESS' ? each.send(urlName) : undefined)));
  }
}
