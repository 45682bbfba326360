import { rupees } from '../calculators/exact.ts';
import { inForceIn } from '../calculators/financial-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { line } from '../calculators/warnings.ts';
import { standardDeduction } from '../income-tax/income-tax-rules.ts';
import { statutoryBonusRule } from './bonus-rules.ts';
import { bondRule } from '../statutory/leaving-rules.ts';
import { leaveTaxLimit, noticeTax, retrenchmentRule } from './leaving-pay-rules.ts';
import type { Line } from '../calculators/answer-types.ts';
import type { SettlementResult } from './final-settlement-types.ts';
import type { SettlementDeduction } from './settlement-deductions.ts';
import type { SettlementEarnings } from './settlement-earnings.ts';
import type { SettlementSetting } from './settlement-setting.ts';

/** Steps in the order of the statement; deductions are positive. */
export function settlementLines(
  setting: SettlementSetting,
  earnings: SettlementEarnings,
  deductions: readonly SettlementDeduction[],
  result: SettlementResult,
): Line[] {
  const { input, year } = setting;
  const { notice, gratuityTax, retrenchment } = earnings;
  const day = input.lastDay;
  const gratuityRule = earnings.gratuityDue.lines.find(({ id }) => id === 'formula-amount')?.rule;
  const isBonusOfLaw = earnings.bonus > 0 && rupees(earnings.bonus) === earnings.statutoryBonus?.amount;
  return [
    line('salary', rupees(earnings.salary)),
    line('unpaid-salary', rupees(earnings.unpaidSalary)),
    line('leave-encashment', earnings.leave.received, inForceOn(leaveTaxLimit, day).rule),
    line('gratuity', gratuityTax.received, gratuityRule),
    line('bonus', rupees(earnings.bonus), isBonusOfLaw ? inForceOn(statutoryBonusRule, day).rule : undefined),
    line('variable-pay', rupees(earnings.variablePay)),
    line('pay-in-lieu', notice.payInLieu),
    line('retrenchment-pay', retrenchment?.received ?? 0, retrenchment ? inForceOn(retrenchmentRule, day).rule : undefined),
    line('other-payments', rupees(earnings.otherPayments)),
    line('reimbursements', rupees(earnings.reimbursements)),
    line('earnings', rupees(earnings.total)),
    line('notice-recovery', notice.recovery, inForceOn(noticeTax, day).rule),
    line('loans', input.loans ?? 0),
    line('bond', input.bond ?? 0, inForceOn(bondRule, day).rule),
    line('other-recoveries', input.otherRecoveries ?? 0),
    ...deductions.map(({ id, amount, rule }) => line(id, rupees(amount), rule)),
    line('year-salary', result.yearSalary),
    line('standard-deduction', result.standardDeduction, inForceIn(standardDeduction, year).rule),
    ...result.taxSteps.lines,
    line('tds', result.tds),
    line('refund', result.refund),
    line('net', result.net),
  ];
}
