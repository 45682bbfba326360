import { paise, percentParts, rupees, sum, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { monthsOf, yearEnd } from '../calculators/financial-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { gratuity } from '../gratuity/gratuity.ts';
import { gratuityTax } from '../gratuity/gratuity-tax.ts';
import { daysInMonth } from '../statutory/provident-fund-month.ts';
import { partsPerPaisa } from '../statutory/provident-fund-shares.ts';
import { codeWagesRule } from '../statutory/wage-rules.ts';
import { leaveEncashment } from './leave-encashment.ts';
import { retrenchmentPay } from './retrenchment-pay.ts';
import { settlementNotice } from './settlement-notice.ts';
import { earnedOf, firstDayInYear, type SettlementSetting } from './settlement-setting.ts';
import { statutoryBonus } from './statutory-bonus.ts';
import { daysFrom } from './working-days.ts';
import type { GratuityOutput, GratuityTaxOutput } from '../gratuity/gratuity-types.ts';
import type { LeaveEncashmentOutput } from './leave-encashment-types.ts';
import type { NoticeRecoveryOutput } from './notice-recovery-types.ts';
import type { RetrenchmentPayOutput } from './retrenchment-pay-types.ts';
import type { StatutoryBonusOutput } from './statutory-bonus-types.ts';

/** Amounts owed by the employer in paise, with the answers they come from. */
export interface SettlementEarnings {
  readonly salary: Paise;
  readonly unpaidSalary: Paise;
  readonly bonus: Paise;
  readonly variablePay: Paise;
  readonly otherPayments: Paise;
  readonly reimbursements: Paise;
  readonly leave: LeaveEncashmentOutput;
  readonly gratuityDue: GratuityOutput;
  readonly gratuityTax: GratuityTaxOutput;
  readonly statutoryBonus: StatutoryBonusOutput | null;
  readonly notice: NoticeRecoveryOutput;
  readonly retrenchment: RetrenchmentPayOutput | null;
  readonly total: Paise;
  readonly taxable: Paise;
}

export function settlementEarnings(setting: SettlementSetting): SettlementEarnings {
  const { input, gross } = setting;
  const notice = settlementNotice(setting);
  const leave = leaveOf(setting, notice);
  const wages = codeWages(setting);
  const { gratuityDue, tax } = gratuityOf(setting);
  const bonusByLaw = input.statutoryBonus === false ? null : bonusOf(setting, wages);
  const retrenchment = input.reason === 'retrenched' ? retrenchmentOf(setting, wages) : null;
  const bonus = Math.max(paise(input.contractBonus ?? 0), paise(bonusByLaw?.amount ?? 0));
  const salary = times(earnedOf(gross, setting), 1, partsPerPaisa, 'half-up');
  const [unpaidSalary, otherPayments, reimbursements] = [paise(input.unpaidSalary ?? 0), paise(input.otherPayments ?? 0), paise(input.reimbursements ?? 0)];
  const variablePay = variableOf(setting);
  const plain = salary + unpaidSalary + bonus + variablePay + otherPayments + paise(notice.payInLieu);
  return {
    salary,
    unpaidSalary,
    bonus,
    variablePay,
    otherPayments,
    reimbursements,
    leave,
    gratuityDue,
    gratuityTax: tax,
    statutoryBonus: bonusByLaw,
    notice,
    retrenchment,
    total: plain + reimbursements + paise(leave.received) + paise(tax.received) + paise(retrenchment?.received ?? 0),
    taxable: plain + paise(leave.taxable) + paise(tax.taxable) + paise(retrenchment?.taxable ?? 0),
  };
}

/** Pays the leave that was not set off against the notice. */
function leaveOf({ input, basic, gross, service, gratuityReason }: SettlementSetting, notice: NoticeRecoveryOutput): LeaveEncashmentOutput {
  const { averageMonthlySalary, today } = input;
  return leaveEncashment({
    ...service,
    leaveDays: Math.max(0, (input.leaveDays ?? 0) - notice.leaveSetOff),
    monthlyBasic: rupees(basic),
    monthlyGross: rupees(gross),
    payOn: input.leavePayOn ?? 'basic',
    reason: gratuityReason,
    employer: input.employer ?? 'private',
    exemptBefore: input.leaveExemptBefore ?? 0,
    ...(input.leaveDivisor !== undefined && { divisor: input.leaveDivisor }),
    ...(averageMonthlySalary !== undefined && { averageMonthlySalary }),
    ...(today !== undefined && { today }),
  });
}

function gratuityOf({ input, basic, gross, year, service, gratuityReason }: SettlementSetting): {
  readonly gratuityDue: GratuityOutput;
  readonly tax: GratuityTaxOutput;
} {
  const { covered = true, employment = 'permanent', employer = 'private', averageMonthlyWages, daysWorkedInFifthYear, workingWeek, today } = input;
  const common = { ...service, employment, reason: gratuityReason, ...(today !== undefined && { today }) };
  const gratuityDue = gratuity({
    ...common,
    covered,
    monthlyWages: rupees(basic),
    ...(input.codeWages !== false && { monthlyGross: rupees(gross) }),
    ...(averageMonthlyWages !== undefined && { averageMonthlyWages }),
    ...(daysWorkedInFifthYear !== undefined && { daysWorkedInFifthYear }),
    ...(workingWeek !== undefined && { workingWeek }),
  });
  const tax = gratuityTax({
    ...common,
    received: input.gratuityPaid ?? gratuityDue.amount,
    employer: employer === 'government' ? 'government' : covered ? 'covered' : 'not-covered',
    monthlyWages: gratuityDue.wages,
    exemptBefore: input.gratuityExemptBefore ?? 0,
    financialYear: year,
  });
  return { gratuityDue, tax };
}

/** Basic pay, or at least the share of the gross pay that counts as wages by the codes. */
function codeWages({ input, basic, gross }: SettlementSetting): Paise {
  const { isInForce, mostExcluded } = inForceOn(codeWagesRule, input.lastDay).value;
  return isInForce && input.codeWages !== false ? Math.max(basic, gross - times(gross, mostExcluded, wholeRate, 'half-up')) : basic;
}

function bonusOf(setting: SettlementSetting, wages: Paise): StatutoryBonusOutput {
  const { input, year } = setting;
  return statutoryBonus({
    monthlyWages: rupees(wages),
    monthsWorked: input.bonusMonths ?? monthsInYear(setting),
    ...(input.bonusMonths === undefined && { daysWorked: daysFrom(firstDayInYear(setting), input.lastDay) + 1 }),
    minimumWage: input.minimumWage ?? 0,
    financialYear: year,
    lastDay: input.lastDay,
    ...(input.bonusPercent !== undefined && { percent: input.bonusPercent }),
    ...(input.today !== undefined && { today: input.today }),
  });
}

/** Months of the tax year with work, parts of months by their days. */
function monthsInYear(setting: SettlementSetting): number {
  const [first, last] = [firstDayInYear(setting), setting.input.lastDay];
  const worked = monthsOf(setting.year).map((month) => {
    const days = daysInMonth(month);
    const begins = first.startsWith(month) ? Number(first.slice(8)) : first < month ? 1 : days + 1;
    const ends = last.startsWith(month) ? Number(last.slice(8)) : last > month ? days : 0;
    return Math.max(0, ends - begins + 1) / days;
  });
  return sum(worked);
}

function variableOf(setting: SettlementSetting): Paise {
  const { input, year } = setting;
  const days = input.variableDays ?? daysFrom(firstDayInYear(setting), input.lastDay) + 1;
  const daysOfYear = daysFrom(`${year.slice(0, 4)}-04-01`, yearEnd(year)) + 1;
  const [percent, ofPercent] = percentParts(input.variablePayoutPercent ?? 100);
  return times(paise(input.annualVariable ?? 0), percent * Math.min(days, daysOfYear), ofPercent * daysOfYear, 'half-up');
}

function retrenchmentOf({ input, service }: SettlementSetting, wages: Paise): RetrenchmentPayOutput {
  return retrenchmentPay({
    ...service,
    averageMonthlyWages: input.retrenchmentWages ?? rupees(wages),
    worker: input.worker ?? true,
    ...(input.retrenchmentDivisor !== undefined && { divisor: input.retrenchmentDivisor }),
    ...(input.retrenchmentPaid !== undefined && { received: input.retrenchmentPaid }),
    ...(input.today !== undefined && { today: input.today }),
  });
}
