import { benefitsProblems, tidiedBenefits, type BenefitsDraft, type OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import { benefitsContribution } from '#core/benefits/own-benefits.ts';
import { anId } from '#tests/content.ts';
import { OwnContributionBackend, refuseProblems, refuseReachable, type Made } from '#tests/fakes/contributions/own-contribution-backend.ts';

export class OwnBenefitsBackend extends OwnContributionBackend<BenefitsDraft, OwnCompanyBenefits> {
  readonly kind = benefitsContribution;

  made(draft: BenefitsDraft, facts: Made): OwnCompanyBenefits {
    return { ...this.changed(draft), ...facts, benefitsId: anId('b') };
  }

  changed(draft: BenefitsDraft): BenefitsDraft {
    const tidied = tidiedBenefits(draft);
    refuseProblems(benefitsProblems(tidied));
    refuseReachable({ note: tidied.note?.text ?? '' });
    return tidied;
  }
}
