import type { Citation, IsoDate } from '../calculators/answer-types.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { bondRule, noticeRule, serviceCertificateRule, settlementRule } from '../statutory/leaving-rules.ts';

export const leavingLaws = ['notice', 'bond', 'settlement', 'relieving'] as const;
export type LeavingLaw = (typeof leavingLaws)[number];

/** Rules in force on a day with their sources (F-06). */
export function lawsOn(day: IsoDate): Readonly<Record<LeavingLaw, Citation>> & { readonly wagesWithinDays: number } {
  const settlement = inForceOn(settlementRule, day);
  return {
    notice: inForceOn(noticeRule, day).rule,
    bond: inForceOn(bondRule, day).rule,
    settlement: settlement.rule,
    relieving: inForceOn(serviceCertificateRule, day).rule,
    wagesWithinDays: settlement.value.workingDays,
  };
}
