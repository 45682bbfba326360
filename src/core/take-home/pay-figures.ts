import { paise, percentParts, sum, times, type Paise } from '../calculators/exact.ts';
import { calendarMonth } from '../calculators/financial-year.ts';
import { monthCosts, type BasePay, type MonthCosts } from './month-costs.ts';
import type { PaySetting } from './pay-setting.ts';
import { partsPerPaisa, type WageParts } from '../statutory/provident-fund-shares.ts';

/** Contributions of both sides in paise. */
export interface MonthFigures {
  readonly gross: Paise;
  /** Exact gross for professional tax. */
  readonly grossParts: WageParts;
  /** Exact fixed pay, equal for months with the same rules. */
  readonly fixedParts: WageParts;
  readonly contributionWages: Paise;
  readonly employerProvidentFund: Paise;
  readonly employeeProvidentFund: Paise;
  readonly voluntaryProvidentFund: Paise;
  readonly esi: Paise;
  readonly employerEsi: Paise;
  readonly welfareFund: Paise;
  readonly employerWelfareFund: Paise;
}

/** Package figures independent of the regime, in paise of a year. */
export interface PayFigures {
  readonly ctc: Paise;
  readonly grossCash: Paise;
  readonly fixed: Paise;
  readonly variable: Paise;
  readonly variableUnpaid: Paise;
  readonly basic: Paise;
  readonly dearnessAllowance: Paise;
  readonly employerProvidentFund: Paise;
  readonly pension: Paise;
  readonly employerCharges: Paise;
  readonly gratuity: Paise;
  readonly employerNps: Paise;
  /** Provident fund without pension, and NPS above the yearly limit, taxable but not cash. */
  readonly contributionsAboveLimit: Paise;
  readonly insurance: Paise;
  readonly months: readonly MonthFigures[];
}

/** Iterations until costs and cash, which depend on each other, settle to the rupee. */
const roundsToSettle = 12;

export function payFigures(setting: PaySetting, pay: Paise): PayFigures {
  const { input } = setting;
  const isCtc = input.annualCtc !== undefined;
  const [percent, ofPercent] = percentParts(input.basicPercent ?? 50);
  const basic = input.monthlyBasic === undefined ? times(pay, percent, ofPercent, 'half-up') : paise(input.monthlyBasic) * 12;
  const dearnessAllowance = paise(input.monthlyDearnessAllowance ?? 0) * 12;
  const variableFull = paise(input.annualVariable ?? 0);
  const [payout, ofPayout] = percentParts(input.variablePayoutPercent ?? 100);
  const variable = times(variableFull, payout, ofPayout, 'half-up');
  const [employerNps, insurance] = [paise(input.annualEmployerNps ?? 0), paise(input.annualInsurance ?? 0)];
  const others = ((input.employerNpsInCtc ?? true) ? employerNps : 0) + ((input.insuranceInCtc ?? true) ? insurance : 0);

  const cash = pay - variableFull - (isCtc ? others : 0);
  const { costs, base } = settled(setting, { basic, dearnessAllowance }, cash);
  const { gratuity } = costs;
  const inCtc = sum(costs.months.map((month) => month.inCtc)) + gratuity;
  const taken = isCtc ? sum(costs.months.map((month) => month.taken)) + gratuity : 0;
  const fixed = cash - taken;
  const employerProvidentFund = sum(costs.months.map(({ shares }) => shares.employerTotal)) * 100;
  const pension = sum(costs.months.map(({ shares }) => shares.pension)) * 100;
  return {
    ctc: isCtc ? pay + inCtc - taken : pay + others + inCtc,
    grossCash: fixed + variable,
    fixed,
    variable,
    variableUnpaid: Math.max(0, variableFull - variable),
    basic,
    dearnessAllowance,
    employerProvidentFund,
    pension,
    employerCharges: sum(costs.months.map(({ charges }) => charges)),
    gratuity,
    employerNps,
    contributionsAboveLimit: Math.max(0, employerProvidentFund - pension + employerNps - paise(setting.limits.employerContribution.value)),
    insurance,
    months: monthFigures(setting, { cash: cash - (isCtc ? gratuity : 0), variable, isCtc }, costs, base),
  };
}

function settled(setting: PaySetting, pay: Pick<BasePay, 'basic' | 'dearnessAllowance'>, cash: Paise): { readonly costs: MonthCosts; readonly base: BasePay } {
  const { input } = setting;
  const isCtc = input.annualCtc !== undefined;
  const takenFrom = (costs: MonthCosts | undefined): WageParts[] =>
    setting.months.map((_, at) => (cash - (isCtc ? (costs?.gratuity ?? 0) : 0)) * 2 - (isCtc ? (costs?.months[at]?.taken ?? 0) * partsPerPaisa : 0));
  let base: BasePay = { ...pay, fixed: takenFrom(undefined) };
  let costs = monthCosts(setting, base);
  const rounds = isCtc ? roundsToSettle : 0;
  for (let round = 0; round < rounds; round += 1) {
    const fixed = takenFrom(costs);
    if (fixed.every((parts, at) => parts === base.fixed[at])) break;
    base = { ...pay, fixed };
    costs = monthCosts(setting, base);
  }
  return { costs, base };
}

interface YearCash {
  readonly cash: Paise;
  readonly variable: Paise;
  readonly isCtc: boolean;
}

function monthFigures({ input, months }: PaySetting, { cash, variable, isCtc }: YearCash, costs: MonthCosts, base: BasePay): MonthFigures[] {
  const isSpread = input.variableMonth === undefined;
  const spread = parted(cash + (isSpread ? variable : 0));
  return months.flatMap((month, at) => {
    const cost = costs.months[at];
    if (!cost) return [];
    const lump = !isSpread && calendarMonth(month) === input.variableMonth ? variable : 0;
    const fixedParts = base.fixed[at] ?? 0;
    return {
      gross: (spread[at] ?? 0) - (isCtc ? cost.taken : 0) + lump,
      grossParts: fixedParts + (isSpread ? variable * 2 : lump * partsPerPaisa),
      fixedParts,
      contributionWages: paise(cost.shares.contributionWages),
      employerProvidentFund: cost.shares.employerTotal * 100,
      employeeProvidentFund: cost.shares.employee * 100,
      voluntaryProvidentFund: cost.shares.voluntary * 100,
      esi: cost.insured.employee * 100,
      employerEsi: cost.insured.employer * 100,
      welfareFund: cost.welfare.employee,
      employerWelfareFund: cost.welfare.employer,
    };
  });
}

/** Twelve parts to the paisa, with the rest in the last. */
function parted(amount: Paise): Paise[] {
  const part = times(amount, 1, 12, 'half-up');
  return Array.from({ length: 12 }, (_, at) => (at === 11 ? amount - part * 11 : part));
}
