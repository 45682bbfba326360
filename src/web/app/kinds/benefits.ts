import { ContributedBenefits, benefitsContribution } from '#core/benefits/own-benefits.ts';
import { repliedKind } from './web-kind.ts';

export const webBenefits = repliedKind(
  benefitsContribution,
  ContributedBenefits,
  async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/benefits/http-own-benefits.ts')).deviceBenefits,
);
