import { inForceOn } from '../calculators/rule-table.ts';
import { serviceCertificateRule, settlementRule } from '../statutory/leaving-rules.ts';
import { statutoryBonusRule } from './bonus-rules.ts';
import { dismissalDispute, gratuityInterest, gratuityTimeLimit, wageClaim } from './deadline-rules.ts';
import { retrenchmentRule, wageDeductionLimit } from './leaving-pay-rules.ts';
import type { IsoDate } from '../calculators/answer-types.ts';
import type { FinalSettlementOutput } from './final-settlement-types.ts';
import type { LetterLaw } from './settlement-letter-types.ts';

/** Rules that a letter names, only those that touch its sums. */
export function letterLaws(day: IsoDate, isMadeToLeave: boolean, { gratuity, bonus, isAboveDeductionLimit }: FinalSettlementOutput): LetterLaw[] {
  return [
    ...(isMadeToLeave
      ? [
          { id: 'retrenchment' as const, rule: inForceOn(retrenchmentRule, day).rule },
          { id: 'dismissal-dispute' as const, rule: inForceOn(dismissalDispute, day).rule },
        ]
      : []),
    { id: 'wages-due', rule: inForceOn(settlementRule, day).rule },
    ...(gratuity > 0
      ? [
          { id: 'gratuity-due' as const, rule: inForceOn(gratuityTimeLimit, day).rule },
          { id: 'gratuity-interest' as const, rule: inForceOn(gratuityInterest, day).rule },
        ]
      : []),
    ...(bonus > 0 ? [{ id: 'bonus-due' as const, rule: inForceOn(statutoryBonusRule, day).rule }] : []),
    ...(isAboveDeductionLimit ? [{ id: 'deduction-limit' as const, rule: inForceOn(wageDeductionLimit, day).rule }] : []),
    { id: 'wage-claim', rule: inForceOn(wageClaim, day).rule },
    { id: 'service-certificate', rule: inForceOn(serviceCertificateRule, day).rule },
  ];
}
