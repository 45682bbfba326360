import { ContributedModerated } from '../contributions/contributed.ts';
import { ModeratedContributions, type ModeratedKind } from '../contributions/own-contributions.ts';
import type { Benefit, BenefitNote, CompanyBenefit, CompanyBenefits } from './benefit.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from './benefits-draft.ts';

export abstract class Benefits {
  abstract ofCompany(urlName: string): Promise<CompanyBenefits>;
  /** Notes newest first, with `after` being the previous page's `next`. */
  abstract one(urlName: string, benefit: Benefit, after?: string | null, pageSize?: number): Promise<CompanyBenefit>;
  abstract note(benefitsId: string): Promise<BenefitNote>;
}

export const benefitsContribution: ModeratedKind<Pick<OwnCompanyBenefits, 'benefitsId'>, 'benefits'> = {
  kind: 'benefits',
  resource: 'BENEFITS',
  idOf: ({ benefitsId }) => benefitsId,
};

export abstract class OwnBenefits extends ModeratedContributions<BenefitsDraft, OwnCompanyBenefits> {}

export abstract class ContributedBenefits extends ContributedModerated<BenefitsDraft, OwnCompanyBenefits> {}

declare module '../kinds/contribution-kinds.ts' {
  interface OwnOfKinds {
    readonly benefits: OwnCompanyBenefits;
  }
}
