import type { operations } from '#contract/generated/benefits.ts';
import type { Service } from '#contract/service.ts';
import { benefitNamed } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import type { OwnBenefits } from '#core/benefits/own-benefits.ts';
import { existing } from '#core/failure.ts';
import { companyAsked, done, ownItems } from './contributions/own-answers.ts';

/** Public benefits, and contributions accessed by key alone. */
export const benefitsService = ({ benefits, ownBenefits }: { readonly benefits: Benefits; readonly ownBenefits: OwnBenefits }): Service<operations> => ({
  listCompanyBenefits: ({ path }) => benefits.ofCompany(path.urlName),
  getCompanyBenefit: async ({ path, query: { cursor, limit } }) => {
    const benefit = existing(benefitNamed(path.benefit));
    return benefits.one(path.urlName, benefit, cursor, limit);
  },
  getBenefitNote: ({ path }) => benefits.note(path.benefitsId),
  submitBenefits: ({ body: { companyUrlName, typedCompany, token, ...draft } }) => ownBenefits.create(companyAsked(companyUrlName, typedCompany), draft, token),
  updateBenefits: ({ path, body: { version, ...draft } }) => ownBenefits.change(path.benefitsId, draft, version),
  deleteBenefits: ({ path }) => done(ownBenefits.remove(path.benefitsId)),
  submitBenefitsAppeal: ({ path, body }) => ownBenefits.appeal(path.benefitsId, body.text),
  saveBenefitsAnswer: ({ path, body }) => ownBenefits.answerReply(path.benefitsId, body.text),
  removeBenefitsAnswer: ({ path }) => ownBenefits.answerReply(path.benefitsId, ''),
  listMyBenefits: () => ownItems(ownBenefits.mine()),
});
