import type { operations } from '#contract/generated/benefits.ts';
import type { Service } from '#contract/service.ts';
import type { BenefitsDraft } from '#core/benefits/benefits-draft.ts';
import type { OwnBenefits } from '#core/benefits/own-benefits.ts';

/** The benefits of the key that signs the calls of this service. */
export const httpOwnBenefits = (signed: Service<operations>): OwnBenefits => ({
  create: (companyUrlName, draft, token) => signed.submitBenefits({ body: { companyUrlName, token, ...bodyOf(draft) } }),
  change: (benefitsId, draft, version) => signed.updateBenefits({ path: { benefitsId }, body: { version, ...bodyOf(draft) } }),
  async remove(benefitsId) {
    await signed.deleteBenefits({ path: { benefitsId } });
  },
  appeal: (benefitsId, text) => signed.submitBenefitsAppeal({ path: { benefitsId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyBenefits({});
    return items[0];
  },
});

/** What a draft says, and nothing else that an object which holds it may hold: the contract takes no other field. */
const bodyOf = ({ answers, note }: BenefitsDraft) => ({
  answers: answers.map(({ benefit, said }) => ({ benefit, said })),
  note: note && { benefit: note.benefit, text: note.text },
});
