import { routes, type operations } from '#contract/generated/benefits.ts';
import { submitBenefits, updateBenefits } from '#contract/generated/bodies/benefits.ts';
import type { Service } from '#contract/service.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import { benefitsContribution, type ContributedBenefits, type OwnBenefits } from '#core/benefits/own-benefits.ts';
import { aboutToContract } from '../contributions/about-to-contract.ts';
import { DeviceContributedReplied } from '../contributions/device-contributed-replied.ts';
import type { KeyedClients } from '../contributions/keyed-clients.ts';
import { pickFields } from '../http/pick-fields.ts';

export const httpOwnBenefits = (signed: Service<operations>): OwnBenefits => ({
  create: (about, draft, token) => signed.submitBenefits({ body: pickFields(submitBenefits, { ...draft, ...aboutToContract(about), token }) }),
  change: (benefitsId, draft, version) => signed.updateBenefits({ path: { benefitsId }, body: pickFields(updateBenefits, { ...draft, version }) }),
  async remove(benefitsId) {
    await signed.deleteBenefits({ path: { benefitsId } });
  },
  appeal: (benefitsId, text) => signed.submitBenefitsAppeal({ path: { benefitsId }, body: { text } }),
  answerReply: (benefitsId, text) =>
    text.trim() === '' ? signed.removeBenefitsAnswer({ path: { benefitsId } }) : signed.saveBenefitsAnswer({ path: { benefitsId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyBenefits({});
    return items[0];
  },
});

export const deviceBenefits = ({ parts, clientOf }: KeyedClients): ContributedBenefits =>
  new DeviceContributedReplied<BenefitsDraft, OwnCompanyBenefits>(parts, {
    ...benefitsContribution,
    thingsOf: (publicKey) => httpOwnBenefits(clientOf(publicKey).service(routes)),
  });
