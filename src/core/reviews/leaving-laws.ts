import type { Citation, IsoDate } from '../calculators/answer-types.ts';
import { heldOn } from '../calculators/rule-table.ts';
import { bondRule, noticeRule, serviceCertificateRule, settlementRule } from '../statutory/leaving-rules.ts';

/** What the law says of leaving, in the order in which it is said. */
export const leavingLaws = ['notice', 'bond', 'settlement', 'relieving'] as const;
export type LeavingLaw = (typeof leavingLaws)[number];

/** The rules that hold on a day, each with its source and the day it holds from (F-06). */
export function lawsOn(day: IsoDate): Readonly<Record<LeavingLaw, Citation>> & { readonly wagesWithinDays: number } {
  const settlement = heldOn(settlementRule, day);
  return {
    notice: heldOn(noticeRule, day).rule,
    bond: heldOn(bondRule, day).rule,
    settlement: settlement.rule,
    relieving: heldOn(serviceCertificateRule, day).rule,
    wagesWithinDays: settlement.value.workingDays,
  };
}
