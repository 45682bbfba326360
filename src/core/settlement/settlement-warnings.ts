import { inForceOn } from '../calculators/rule-table.ts';
import { ruleWarnings } from '../calculators/warnings.ts';
import { bondRule } from '../statutory/leaving-rules.ts';
import type { Citation, Line, Warning } from '../calculators/answer-types.ts';
import type { FinalSettlementOutput } from './final-settlement-types.ts';
import type { SettlementSetting } from './settlement-setting.ts';

type Settled = Omit<FinalSettlementOutput, 'lines' | 'warnings'>;

export function settlementWarnings({ input }: SettlementSetting, answer: Settled, lines: readonly Line[], limit: Citation): Warning[] {
  const counting = lines.filter(({ id, amount }) => amount !== 0 || id === 'professional-tax');
  return unique([
    ...(input.state ? [] : [{ id: 'no-state' }]),
    ...(answer.owedByEmployee > 0 ? [{ id: 'owed-by-employee', amount: answer.owedByEmployee }] : []),
    ...(answer.isAboveDeductionLimit
      ? [{ id: 'deductions-above-half-of-wages', amount: answer.totalDeductions, limit: answer.deductionLimit, rule: limit }]
      : []),
    ...(answer.refund > 0 ? [{ id: 'refund-with-return', amount: answer.refund }] : []),
    ...(answer.bond > 0 ? [{ id: 'bond-reasonable-sum', amount: answer.bond, rule: inForceOn(bondRule, input.lastDay).rule }] : []),
    ...(answer.gratuityDue.eligible === 'usually-accepted' ? [{ id: 'gratuity-usually-accepted', amount: answer.gratuityDue.amount }] : []),
    ...(answer.leaveEncashment > 0 ? answer.leave.warnings : []),
    ...(answer.gratuity > 0 ? [...answer.gratuityDue.warnings, ...answer.gratuityTax.warnings] : []),
    ...(answer.bonus > 0 ? (answer.statutoryBonus?.warnings ?? []) : []),
    ...answer.notice.warnings,
    ...(answer.retrenchment?.warnings ?? []),
    ...answer.dates.warnings,
    ...ruleWarnings(counting, input.today),
  ]);
}

function unique(warnings: readonly Warning[]): Warning[] {
  const key = ({ id, rule }: Warning): string => `${id} ${rule?.rule ?? ''} ${rule?.from ?? ''}`;
  return [...new Map(warnings.toReversed().map((warning) => [key(warning), warning])).values()].toReversed();
}
