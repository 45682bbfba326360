import { paise, rupees, sum, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import { settlementDates } from './settlement-dates.ts';
import { settlementDeductions, type SettlementDeduction } from './settlement-deductions.ts';
import { settlementEarnings, type SettlementEarnings } from './settlement-earnings.ts';
import { settlementLines } from './settlement-lines.ts';
import { settlementResult, taxableBefore, yearSalaryOf } from './settlement-result.ts';
import { settlementSetting, type SettlementSetting } from './settlement-setting.ts';
import { settlementWarnings } from './settlement-warnings.ts';
import { wageDeductionLimit } from './leaving-pay-rules.ts';
import type { FinalSettlementInput, FinalSettlementOutput, SettlementResult } from './final-settlement-types.ts';
import type { SettlementDatesOutput } from './settlement-dates-types.ts';

export function finalSettlement(input: FinalSettlementInput): FinalSettlementOutput {
  const setting = settlementSetting(input);
  const earnings = settlementEarnings(setting);
  const soFar = taxableBefore(setting, yearSalaryOf(setting, earnings.taxable)).taxable;
  const deductions = settlementDeductions(setting, soFar);
  const own = ownSums(setting, earnings, deductions);
  const sums = { taxableEarnings: earnings.taxable, recovery: own.recovery, professionalTax: own.professionalTax, netBeforeTax: own.netBeforeTax };
  const [onFullSalary, onLoweredSalary] = [settlementResult(setting, sums, false), settlementResult(setting, sums, true)];
  const { lowersTaxable } = earnings.notice;
  const used = lowersTaxable ? onLoweredSalary : onFullSalary;
  const limit = deductionLimit(setting, earnings);
  const totalDeductions = own.beforeTax + paise(used.tds);
  const dates = datesOf(setting, earnings);
  const answer = {
    ...amountsOf(setting, earnings, deductions),
    ...used,
    totalDeductions: rupees(totalDeductions),
    deductionLimit: rupees(limit.value),
    isAboveDeductionLimit: totalDeductions > limit.value,
    netWithFullNotice: rupees(paise(onFullSalary.net) + own.recovery),
    lowersTaxable,
    onFullSalary,
    onLoweredSalary,
    leave: earnings.leave,
    gratuityDue: earnings.gratuityDue,
    gratuityTax: earnings.gratuityTax,
    statutoryBonus: earnings.statutoryBonus,
    notice: earnings.notice,
    retrenchment: earnings.retrenchment,
    dates,
  };
  const lines = settlementLines(setting, earnings, deductions, used);
  return { ...answer, lines, warnings: settlementWarnings(setting, answer, lines, limit.rule) };
}

interface OwnSums {
  readonly recovery: Paise;
  readonly professionalTax: Paise;
  readonly beforeTax: Paise;
  readonly netBeforeTax: Paise;
}

function ownSums({ input }: SettlementSetting, earnings: SettlementEarnings, deductions: readonly SettlementDeduction[]): OwnSums {
  const recovery = paise(earnings.notice.recovery);
  const back = recovery + paise(input.loans ?? 0) + paise(input.bond ?? 0) + paise(input.otherRecoveries ?? 0);
  const beforeTax = back + sum(deductions.map(({ amount }) => amount));
  return { recovery, professionalTax: amountOf(deductions, 'professional-tax'), beforeTax, netBeforeTax: earnings.total - beforeTax };
}

const amountOf = (deductions: readonly SettlementDeduction[], wanted: SettlementDeduction['id']): Paise =>
  sum(deductions.filter(({ id }) => id === wanted).map(({ amount }) => amount));

/** Share of the wages of the period, which is the unpaid salary with that of the last month. */
function deductionLimit({ input }: SettlementSetting, { salary, unpaidSalary }: SettlementEarnings): InForce<Paise> {
  const { value, rule } = inForceOn(wageDeductionLimit, input.lastDay);
  return { value: times(salary + unpaidSalary, value, wholeRate, 'half-up'), rule };
}

function datesOf({ input }: SettlementSetting, { gratuityTax }: SettlementEarnings): SettlementDatesOutput {
  const { lastDay, reason = 'left', weeklyOff, holidays, resignedOn, noticeDays, wagesPaidOn, gratuityPaidOn, today } = input;
  return settlementDates({
    lastDay,
    reason,
    gratuity: gratuityTax.received,
    ...(weeklyOff && { weeklyOff }),
    ...(holidays && { holidays }),
    ...(resignedOn !== undefined && { resignedOn }),
    ...(noticeDays !== undefined && { noticeDays }),
    ...(wagesPaidOn !== undefined && { wagesPaidOn }),
    ...(gratuityPaidOn !== undefined && { gratuityPaidOn }),
    ...(today !== undefined && { today }),
  });
}

type Amounts = Omit<
  FinalSettlementOutput,
  | keyof SettlementResult
  | 'totalDeductions'
  | 'deductionLimit'
  | 'isAboveDeductionLimit'
  | 'netWithFullNotice'
  | 'lowersTaxable'
  | 'onFullSalary'
  | 'onLoweredSalary'
  | 'leave'
  | 'gratuityDue'
  | 'gratuityTax'
  | 'statutoryBonus'
  | 'notice'
  | 'retrenchment'
  | 'dates'
  | 'lines'
  | 'warnings'
>;

function amountsOf(setting: SettlementSetting, earnings: SettlementEarnings, deductions: readonly SettlementDeduction[]): Amounts {
  const { input, year, month, daysPaid, monthDivisor } = setting;
  const taken = (id: SettlementDeduction['id']): number => rupees(amountOf(deductions, id));
  return {
    financialYear: year,
    regime: input.regime ?? 'new',
    month,
    daysPaid,
    monthDivisor,
    salary: rupees(earnings.salary),
    unpaidSalary: rupees(earnings.unpaidSalary),
    leaveEncashment: earnings.leave.received,
    gratuity: earnings.gratuityTax.received,
    bonus: rupees(earnings.bonus),
    variablePay: rupees(earnings.variablePay),
    payInLieu: earnings.notice.payInLieu,
    retrenchmentPay: earnings.retrenchment?.received ?? 0,
    otherPayments: rupees(earnings.otherPayments),
    reimbursements: rupees(earnings.reimbursements),
    earnings: rupees(earnings.total),
    taxableEarnings: rupees(earnings.taxable),
    noticeRecovery: earnings.notice.recovery,
    loans: input.loans ?? 0,
    bond: input.bond ?? 0,
    otherRecoveries: input.otherRecoveries ?? 0,
    employeeProvidentFund: taken('employee-provident-fund'),
    voluntaryProvidentFund: taken('voluntary-provident-fund'),
    esi: taken('esi'),
    professionalTax: taken('professional-tax'),
    labourWelfareFund: taken('labour-welfare-fund'),
  };
}
