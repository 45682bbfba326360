import { ContributedBenefits, benefitsContribution } from '#core/benefits/own-benefits.ts';
import { moderatedKind } from './web-kind.ts';

export const webBenefits = moderatedKind(
  benefitsContribution,
  ContributedBenefits,
  async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/benefits/http-own-benefits.ts')).deviceBenefits,
);
