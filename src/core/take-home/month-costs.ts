import { paise, sum, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { esiShares, isUnderCeiling } from '../statutory/esi.ts';
import { welfareShare, type WelfareShare } from '../statutory/labour-welfare-fund.ts';
import { partsPerPaisa, providentFundShares, type WageParts } from '../statutory/provident-fund-shares.ts';
import type { ProvidentFundShares } from '../statutory/provident-fund-types.ts';
import type { MonthRules, PaySetting } from './pay-setting.ts';

export interface BasePay {
  /** Paise of a year, as all amounts here but the parts. */
  readonly basic: Paise;
  readonly dearnessAllowance: Paise;
  readonly fixed: readonly WageParts[];
}

export interface MonthCost {
  readonly shares: ProvidentFundShares;
  /** Provident fund insurance and administration in paise, when inside the CTC. */
  readonly charges: Paise;
  readonly insured: { readonly employee: number; readonly employer: number };
  readonly welfare: WelfareShare;
  readonly inCtc: Paise;
  /** Cost deducted from cash, less when the employer bears a risen ceiling. */
  readonly taken: Paise;
}

export interface MonthCosts {
  readonly months: readonly MonthCost[];
  readonly gratuity: Paise;
}

export function monthCosts(setting: PaySetting, base: BasePay): MonthCosts {
  const { input, monthRules } = setting;
  const wages = monthRules.map((rules, at) => fundWages(setting, rules, base, at));
  const covered = coveredMonths(setting, base);
  const first = monthRules[0];
  const months = monthRules.map((rules, at): MonthCost => {
    const choice = input.providentFund ?? 'capped';
    const shares = providentFundShares(wages[at] ?? 0, choice, input, rules.providentFund);
    const atFirst = input.employerBearsCeilingRise && first ? providentFundShares(wages[at] ?? 0, choice, input, withCeilingOf(rules, first)) : shares;
    const insured = covered[at] ? esiShares(esiWages(setting, rules, base, at), rules.esi) : { employee: 0, employer: 0 };
    const welfare = welfareOf(setting, base, at);
    const charges = input.employerChargesInCtc ? (shares.edli + shares.administration) * 100 : 0;
    const others = (input.employerEsiInCtc ? insured.employer * 100 : 0) + (input.employerWelfareFundInCtc ? welfare.employer : 0);
    const isFundIn = input.employerProvidentFundInCtc ?? true;
    const chargesAtFirst = input.employerChargesInCtc ? (atFirst.edli + atFirst.administration) * 100 : 0;
    return {
      shares,
      charges,
      insured,
      welfare,
      inCtc: (isFundIn ? shares.employerTotal * 100 : 0) + charges + others,
      taken: (isFundIn ? atFirst.employerTotal * 100 : 0) + chargesAtFirst + others,
    };
  });
  return { months, gratuity: gratuityOf(setting, base, wages) };
}

const withCeilingOf = (rules: MonthRules, { providentFund }: MonthRules): MonthRules['providentFund'] => ({
  ...rules.providentFund,
  ceiling: providentFund.ceiling,
  ceilings: [{ inForce: providentFund.ceiling, first: 1, last: rules.providentFund.ceilings.at(-1)?.last ?? 30 }],
});

/** Basic pay and dearness allowance, or wages by the codes when requested. */
function fundWages({ input }: PaySetting, rules: MonthRules, base: BasePay, at: number): WageParts {
  const basic = (base.basic + base.dearnessAllowance) * 2;
  if (!input.wageRule || !rules.wages.value.isInForce) return basic;
  const cash = cashOf(base, at);
  return codeWageParts(rules, cash, Math.max(0, cash - basic - paise(input.monthlySpecialAllowance ?? 0) * partsPerPaisa));
}

/** Yearly provision, to a rupee. */
function gratuityOf({ input, gratuity, monthRules }: PaySetting, { basic }: BasePay, wages: readonly WageParts[]): Paise {
  if (input.gratuityInCtc === false) return 0;
  const counted = input.wageRule ? sum(monthRules.map((rules, at) => (rules.wages.value.isInForce ? (wages[at] ?? 0) : basic * 2))) : basic * partsPerPaisa;
  return times(counted, gratuity.value, wholeRate * partsPerPaisa * 100, 'half-up') * 100;
}

function codeWageParts(rules: MonthRules, cash: WageParts, excluded: WageParts): WageParts {
  return cash - Math.min(excluded, times(cash, rules.wages.value.mostExcluded, wholeRate, 'down'));
}

const cashOf = ({ fixed }: BasePay, at: number): WageParts => Math.max(0, fixed[at] ?? 0);

function welfareOf({ months, welfareFund }: PaySetting, { fixed }: BasePay, at: number): WelfareShare {
  const fund = welfareFund.find((due) => due.month === months[at]);
  return fund ? welfareShare(fund.inForce.value, Math.max(0, fixed[at] ?? 0)) : { employee: 0, employer: 0 };
}

/** Uses the codes once in force, excluding only named heads, independent of the fund. */
export function esiWages({ input }: PaySetting, rules: MonthRules, base: BasePay, at: number): WageParts {
  if (!rules.wages.value.isInForce) return base.fixed[at] ?? 0;
  return codeWageParts(rules, cashOf(base, at), (paise(input.monthlyHra ?? 0) + paise(input.monthlyExcludedHeads ?? 0)) * partsPerPaisa);
}

/** Follows the first month of each contribution period, checked again when wages are redefined. */
function coveredMonths(setting: PaySetting, base: BasePay): boolean[] {
  const { input, monthRules, esiPeriods } = setting;
  let isCovered = false;
  return monthRules.map((rules, at) => {
    const before = monthRules[at - 1];
    const isNewPeriod = esiPeriods[at] !== esiPeriods[at - 1];
    const isNewDefinition = before !== undefined && before.wages.value.isInForce !== rules.wages.value.isInForce;
    if (isNewPeriod) isCovered = false;
    if (isNewPeriod || isNewDefinition) isCovered ||= isUnderCeiling(esiWages(setting, rules, base, at), rules.esi, input.disability ?? false);
    return isCovered && input.esi !== false && (base.fixed[at] ?? 0) > 0;
  });
}
