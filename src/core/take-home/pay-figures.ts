import { paise, percentParts, sum, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { calendarMonth } from '../calculators/financial-year.ts';
import { esiShares, isUnderCeiling } from '../statutory/esi.ts';
import { welfareShare } from '../statutory/labour-welfare-fund.ts';
import type { MonthRules, PaySetting } from './pay-setting.ts';
import { partsPerPaisa, providentFundShares, type WageParts } from '../statutory/provident-fund.ts';
import type { ProvidentFundShares } from '../statutory/provident-fund-types.ts';

/** The contributions of both sides in one month of the package, in paise. */
export interface MonthFigures {
  readonly gross: Paise;
  readonly employeeProvidentFund: Paise;
  readonly voluntaryProvidentFund: Paise;
  readonly esi: Paise;
  readonly employerEsi: Paise;
  readonly welfareFund: Paise;
  readonly employerWelfareFund: Paise;
}

/** Everything about a package that does not depend on the regime, in paise of a year. */
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
  readonly insurance: Paise;
  readonly months: readonly MonthFigures[];
}

/** The costs lower the cash, and the cash decides the wages that the costs are counted on; a few rounds settle it to the rupee. */
const roundsToSettle = 12;

type Shares = ReadonlyMap<MonthRules, ProvidentFundShares>;

/** The package at some CTC or gross. */
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

  let fixed = pay - variableFull - (isCtc ? others : 0);
  let costs = employerCosts(setting, { basic, dearnessAllowance, fixed });
  const rounds = isCtc && input.wageRule ? roundsToSettle : 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = costs.inCtc;
    costs = employerCosts(setting, { basic, dearnessAllowance, fixed: pay - variableFull - others - before });
    if (costs.inCtc === before) break;
  }
  if (isCtc) fixed = pay - variableFull - others - costs.inCtc;
  return {
    ctc: isCtc ? pay : pay + others + costs.inCtc,
    grossCash: fixed + variable,
    fixed,
    variable,
    variableUnpaid: variableFull - variable,
    basic,
    dearnessAllowance,
    employerProvidentFund: costs.providentFund,
    pension: costs.pension,
    employerCharges: costs.charges,
    gratuity: costs.gratuity,
    employerNps,
    insurance,
    months: monthFigures(setting, { basic, dearnessAllowance, fixed }, variable, costs.shares),
  };
}

interface BasePay {
  readonly basic: Paise;
  readonly dearnessAllowance: Paise;
  readonly fixed: Paise;
}

/** The employer's cost on top of the cash, and how much of it is inside the CTC. */
function employerCosts(setting: PaySetting, base: BasePay) {
  const { input, monthRules } = setting;
  const plain = (base.basic + base.dearnessAllowance) * 2;
  const wages = (rules: MonthRules): WageParts => (input.wageRule && rules.wages.value.isInForce ? codeParts(setting, rules, base) : plain);
  const shares: Shares = new Map(
    [...new Set(monthRules)].map((rules) => [rules, providentFundShares(wages(rules), input.providentFund ?? 'capped', input, rules.providentFund)]),
  );
  const yearly = (of: (month: ProvidentFundShares) => number): Paise =>
    sum(monthRules.map((rules) => (shares.has(rules) ? of(shares.get(rules) ?? none) : 0))) * 100;
  const providentFund = yearly(({ employerTotal }) => employerTotal);
  const charges = input.employerChargesInCtc ? yearly(({ edli, administration }) => edli + administration) : 0;
  const gratuityWages = input.wageRule
    ? sum(monthRules.map((rules) => (rules.wages.value.isInForce ? wages(rules) : base.basic * 2)))
    : base.basic * partsPerPaisa;
  const gratuity = input.gratuityInCtc === false ? 0 : times(gratuityWages, setting.gratuity.value, wholeRate * partsPerPaisa * 100, 'half-up') * 100;
  const inCtc = ((input.employerProvidentFundInCtc ?? true) ? providentFund : 0) + charges + gratuity;
  return { shares, providentFund, pension: yearly(({ pension }) => pension), charges, gratuity, inCtc };
}

const none: ProvidentFundShares = { employee: 0, voluntary: 0, employerTotal: 0, employerProvidentFund: 0, pension: 0, edli: 0, administration: 0 };

/**
 * Wages of a month by the labour codes: the monthly cash less the excluded heads, of which at most half counts. Where the rule is asked
 * for, all but basic pay, dearness allowance and special allowance is taken as excluded; else only the heads that are named.
 */
function codeParts({ input }: PaySetting, rules: MonthRules, { basic, dearnessAllowance, fixed }: BasePay): WageParts {
  const whole = Math.max(0, fixed) * 2;
  const named = paise(input.monthlyHra ?? 0) + paise(input.monthlyExcludedHeads ?? 0);
  const plain = (basic + dearnessAllowance) * 2 + paise(input.monthlySpecialAllowance ?? 0) * partsPerPaisa;
  const excluded = input.wageRule ? Math.max(0, whole - plain) : named * partsPerPaisa;
  return whole - Math.min(excluded, times(whole, rules.wages.value.mostExcluded, wholeRate, 'down'));
}

/** Each month of the year; who is covered by ESI once stays covered to the end of its contribution period. */
function monthFigures(setting: PaySetting, base: BasePay, variable: Paise, shares: Shares): MonthFigures[] {
  const { input, months, monthRules, welfareFund } = setting;
  const { fixed } = base;
  const covered = new Set<string>();
  const isSpread = input.variableMonth === undefined;
  const spread = parted(fixed + (isSpread ? variable : 0));
  return months.map((month, at) => {
    const rules = monthRules[at];
    const share = (rules && shares.get(rules)) ?? none;
    const fund = welfareFund.find((due) => due.month === month);
    const gross = (spread[at] ?? 0) + (!isSpread && calendarMonth(month) === input.variableMonth ? variable : 0);
    const welfare = fund ? welfareShare(fund.held.value, Math.max(0, fixed) * 2) : { employee: 0, employer: 0 };
    const insured = rules ? esiIn(setting, rules, base, at, covered) : { employee: 0, employer: 0 };
    return {
      gross,
      employeeProvidentFund: share.employee * 100,
      voluntaryProvidentFund: share.voluntary * 100,
      esi: insured.employee * 100,
      employerEsi: insured.employer * 100,
      welfareFund: welfare.employee,
      employerWelfareFund: welfare.employer,
    };
  });
}

function esiIn(
  setting: PaySetting,
  rules: MonthRules,
  base: BasePay,
  at: number,
  covered: Set<string>,
): { readonly employee: number; readonly employer: number } {
  const { input } = setting;
  if (input.esi === false || base.fixed <= 0) return { employee: 0, employer: 0 };
  const wages = rules.wages.value.isInForce ? codeParts(setting, rules, base) : base.fixed * 2;
  const start = setting.esiPeriods[at] ?? '';
  if (isUnderCeiling(wages, rules.esi, input.disability ?? false)) covered.add(start);
  return covered.has(start) ? esiShares(wages, rules.esi) : { employee: 0, employer: 0 };
}

/** Twelve equal parts to the paisa; the last takes what is left. */
function parted(amount: Paise): Paise[] {
  const part = times(amount, 1, 12, 'half-up');
  return Array.from({ length: 12 }, (_, at) => (at === 11 ? amount - part * 11 : part));
}
