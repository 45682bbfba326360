import type { Benefit, BenefitNote, CompanyBenefit, CompanyBenefits } from './benefit.ts';

export abstract class Benefits {
  abstract ofCompany(urlName: string): Promise<CompanyBenefits>;
  /** Notes newest first, with `after` being the previous page's `next`. */
  abstract one(urlName: string, benefit: Benefit, after?: string | null, pageSize?: number): Promise<CompanyBenefit>;
  abstract note(benefitsId: string): Promise<BenefitNote>;
}
