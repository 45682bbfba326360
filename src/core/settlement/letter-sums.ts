import type { Citation, Rupees } from '../calculators/answer-types.ts';
import type { FinalSettlementOutput } from './final-settlement-types.ts';
import type { LetterSum } from './settlement-letter-types.ts';

/** Sums owed by the employer, each with its due day. */
export function sumsOwed(settlement: FinalSettlementOutput): LetterSum[] {
  const { dates } = settlement;
  const [wages, gratuity, bonus] = dates.lines.map(({ rule }) => rule);
  const withWages = { dueOn: dates.wagesDueOn, daysLate: dates.wagesDaysLate, rule: wages };
  return [
    sumOf('salary', settlement.salary, withWages),
    sumOf('unpaid-salary', settlement.unpaidSalary, withWages),
    sumOf('leave-encashment', settlement.leaveEncashment, withWages),
    sumOf('gratuity', settlement.gratuity, { dueOn: dates.gratuityDueOn, daysLate: dates.gratuityDaysLate, rule: gratuity }),
    sumOf('bonus', settlement.bonus, { dueOn: dates.bonusDueOn, daysLate: null, rule: bonus }),
    sumOf('variable-pay', settlement.variablePay, noDay),
    sumOf('pay-in-lieu', settlement.payInLieu, withWages),
    sumOf('retrenchment-pay', settlement.retrenchmentPay, { ...withWages, rule: settlement.retrenchment?.lines[0]?.rule }),
    sumOf('other-payments', settlement.otherPayments, noDay),
    sumOf('reimbursements', settlement.reimbursements, noDay),
  ].filter(({ amount }) => amount > 0);
}

export const sumsTakenOff = (settlement: FinalSettlementOutput): LetterSum[] =>
  [
    sumOf('notice-recovery', settlement.noticeRecovery, noDay),
    sumOf('loans', settlement.loans, noDay),
    sumOf('bond', settlement.bond, noDay),
    sumOf('other-recoveries', settlement.otherRecoveries, noDay),
    sumOf('employee-provident-fund', settlement.employeeProvidentFund, noDay),
    sumOf('voluntary-provident-fund', settlement.voluntaryProvidentFund, noDay),
    sumOf('esi', settlement.esi, noDay),
    sumOf('professional-tax', settlement.professionalTax, noDay),
    sumOf('labour-welfare-fund', settlement.labourWelfareFund, noDay),
    sumOf('tds', settlement.tds, noDay),
  ].filter(({ amount }) => amount > 0);

type Due = Pick<LetterSum, 'dueOn' | 'daysLate'> & { readonly rule: Citation | undefined };

const noDay: Due = { dueOn: null, daysLate: null, rule: undefined };

const sumOf = (id: string, amount: Rupees, { dueOn, daysLate, rule }: Due): LetterSum => ({ id, amount, dueOn, daysLate, ...(rule && { rule }) });
