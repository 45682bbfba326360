import type { Benefit, BenefitNote, CompanyBenefit, CompanyBenefits } from './benefit.ts';

/** What employees say of the benefits of companies. */
export abstract class Benefits {
  /** The benefits of a company, group by group. */
  abstract ofCompany(urlName: string): Promise<CompanyBenefits>;
  /** One benefit with one page of the notes about it, newest first; `after` is the `next` of the page before. */
  abstract one(urlName: string, benefit: Benefit, after?: string | null, pageSize?: number): Promise<CompanyBenefit>;
  /** One note by itself. */
  abstract note(benefitsId: string): Promise<BenefitNote>;
}
