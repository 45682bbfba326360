import { paise, rupees, sum, type Paise } from '../calculators/exact.ts';
import type { Regime } from '../calculators/person-types.ts';
import type { PaySetting } from '../take-home/pay-setting.ts';
import { salaryTax, type PaidSalary, type SalaryTax } from '../take-home/salary-tax.ts';
import { spreadTax } from '../take-home/spread-tax.ts';
import type { MonthHere } from './months-here.ts';
import { taxOfMonthsHere } from './tax-here.ts';
import type { DeclaredOrNot, TdsPlan, TdsRemainingInput } from './tds-types.ts';

/** Months at the new employer, and those whose tax is still to come. */
export interface YearHere {
  readonly input: TdsRemainingInput;
  readonly setting: PaySetting;
  readonly months: readonly MonthHere[];
  readonly left: readonly MonthHere[];
  /** Gross here in the year without the bonus, in paise. */
  readonly gross: Paise;
}

interface Counted {
  readonly salary: Paise;
  readonly soFar: Paise;
  readonly withBonus: SalaryTax;
  readonly withoutBonus: SalaryTax;
}

export function plansOf(year: YearHere, regime: Regime): DeclaredOrNot {
  const taxes = professionalTaxOf(year, regime);
  const [declared, notDeclared] = [countedOf(year, regime, taxes, true), countedOf(year, regime, taxes, false)];
  const taxOfYear = declared.withBonus.tax;
  return { declared: planOf(year, taxes, declared, taxOfYear), notDeclared: planOf(year, taxes, notDeclared, taxOfYear) };
}

/** Steps of the tax that the new employer counts with. */
export const countedTax = (year: YearHere, regime: Regime, isDeclared: boolean): SalaryTax =>
  countedOf(year, regime, professionalTaxOf(year, regime), isDeclared).withBonus;

function professionalTaxOf({ setting, months, gross }: YearHere, regime: Regime): Paise[] {
  const cash = gross + sum(months.map(({ bonus }) => bonus));
  const { taxable } = salaryTax(setting, regime, { cash, ownFund: 0, professionalTax: 0 });
  return taxOfMonthsHere(
    setting,
    regime,
    months.map((month) => ({ at: month.at, gross: month.gross + month.bonus })),
    taxable,
  );
}

function countedOf({ input, setting, months, gross }: YearHere, regime: Regime, taxes: readonly Paise[], isDeclared: boolean): Counted {
  const earlier = (amount: number | undefined): Paise => (isDeclared ? paise(amount ?? 0) : 0);
  const bonus = paise(input.bonus ?? 0);
  const own = sum(months.map((month) => month.employeeProvidentFund + month.voluntaryProvidentFund));
  const paid: PaidSalary = {
    cash: gross + bonus + earlier(input.previousGross),
    ownFund: own + earlier(input.previousProvidentFund),
    professionalTax: sum(taxes) + earlier(input.previousProfessionalTax),
  };
  return {
    salary: paid.cash,
    soFar: paise(input.tdsHere ?? 0) + earlier(input.previousTds),
    withBonus: salaryTax(setting, regime, paid),
    withoutBonus: salaryTax(setting, regime, { ...paid, cash: paid.cash - bonus }),
  };
}

function planOf({ input, months, left }: YearHere, taxes: readonly Paise[], { salary, soFar, withBonus, withoutBonus }: Counted, taxOfYear: Paise): TdsPlan {
  const taxLeft = Math.max(0, withBonus.tax - soFar);
  const toSpread = Math.max(0, withoutBonus.tax - soFar);
  const spread = spreadTax(toSpread, left.length);
  const bonusTax = taxLeft - toSpread;
  const deducted = paise(input.previousTds ?? 0) + paise(input.tdsHere ?? 0) + taxLeft;
  return {
    salary: rupees(salary),
    standardDeduction: rupees(withBonus.deductions.find(({ id }) => id === 'standard-deduction')?.amount ?? 0),
    totalDeductions: rupees(sum(withBonus.deductions.map(({ amount }) => amount))),
    taxableIncome: rupees(withBonus.taxable),
    totalIncome: withBonus.steps.income,
    tax: rupees(withBonus.tax),
    taxSoFar: rupees(soFar),
    taxLeft: rupees(taxLeft),
    monthlyTax: rupees(spread[0] ?? 0),
    lastMonthTax: rupees(spread.at(-1) ?? 0),
    bonusTax: rupees(bonusTax),
    deductedInYear: rupees(deducted),
    taxOfYear: rupees(taxOfYear),
    dueWithReturn: rupees(Math.max(0, taxOfYear - deducted)),
    refundWithReturn: rupees(Math.max(0, deducted - taxOfYear)),
    months: left.map((month, at) => {
      const incomeTax = (spread[at] ?? 0) + (month.bonus > 0 ? bonusTax : 0);
      const professionalTax = taxes[months.indexOf(month)] ?? 0;
      const { gross, bonus, employeeProvidentFund, voluntaryProvidentFund } = month;
      return {
        month: month.month,
        days: month.days,
        gross: rupees(gross),
        bonus: rupees(bonus),
        employeeProvidentFund: rupees(employeeProvidentFund),
        voluntaryProvidentFund: rupees(voluntaryProvidentFund),
        professionalTax: rupees(professionalTax),
        incomeTax: rupees(incomeTax),
        net: rupees(gross + bonus - employeeProvidentFund - voluntaryProvidentFund - professionalTax - incomeTax),
      };
    }),
  };
}
