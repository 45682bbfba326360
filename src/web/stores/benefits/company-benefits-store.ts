import { makeAutoObservable } from 'mobx';
import type { CompanyBenefits } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { Request } from '../requests/request.ts';

/** The benefits of one company, group by group. */
export class CompanyBenefitsStore {
  urlName = '';
  readonly benefits: Request<CompanyBenefits, [urlName: string]>;

  constructor(benefits: Pick<Benefits, 'ofCompany'>) {
    this.benefits = new Request((urlName) => benefits.ofCompany(urlName));
    makeAutoObservable(this, { benefits: false });
  }

  /** Whether none is shown, so that the page leads on to others. */
  get isThin(): boolean {
    return this.benefits.value?.groups.length === 0;
  }

  /** Shows the benefits of a company; what was read of it before stays in sight. */
  async show(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    this.urlName = urlName;
    if (isElsewhere || this.benefits.state.status !== 'SUCCESS') await this.benefits.send(urlName);
  }
}
