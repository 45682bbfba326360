import { paise, rupees, sum, times, wholeRate } from '../calculators/exact.ts';
import type { PayFigures } from './pay-figures.ts';
import type { PaySetting } from './pay-setting.ts';
import type { Line, Warning } from '../calculators/answer-types.ts';
import { ruleWarnings } from '../calculators/warnings.ts';
import { noneWarning } from '../statutory/provident-fund.ts';

export function takeHomeWarnings(setting: PaySetting, pay: PayFigures, lines: readonly Line[]): Warning[] {
  const { input, limits, monthRules } = setting;
  const warnings: Warning[] = [];
  const last = monthRules.at(-1);
  if (!input.state) warnings.push({ id: 'no-state' });
  if (pay.contributionsAboveLimit > 0)
    warnings.push({
      id: 'employer-contributions-above-limit',
      amount: rupees(pay.contributionsAboveLimit),
      limit: limits.employerContribution.value,
      rule: limits.employerContribution.rule,
    });
  if (input.providentFund === 'none' && last) warnings.push(noneWarning(times(pay.basic + pay.dearnessAllowance, 1, 12, 'down'), last.providentFund));
  const named = pay.basic + pay.dearnessAllowance + (paise(input.monthlyHra ?? 0) + paise(input.monthlyExcludedHeads ?? 0)) * 12;
  if (named > pay.fixed) warnings.push({ id: 'parts-above-fixed-pay', amount: rupees(named - pay.fixed) });
  const missing = pay.fixed - times(pay.fixed, last?.wages.value.mostExcluded ?? wholeRate, wholeRate, 'half-up') - pay.basic - pay.dearnessAllowance;
  if (!input.wageRule && missing > 0 && isOnWages(setting, pay))
    warnings.push({ id: 'wage-rule-would-raise', amount: rupees(missing), ...(last && { rule: last.wages.rule }) });
  if ((input.monthlyRent ?? 0) > 0 && (input.monthlyHra ?? 0) === 0 && input.deductions?.hraExemption === undefined) warnings.push({ id: 'rent-without-hra' });
  const covered = sum(pay.months.map(({ esi }) => Number(esi > 0)));
  if (covered > 0) warnings.push({ id: covered < 12 ? 'esi-in-some-months' : 'esi-covered', ...(last && { rule: last.esi.ceiling.rule }) });
  const counting = lines.filter(({ id, amount }) => amount !== 0 || id === 'professional-tax' || id === 'labour-welfare-fund');
  return [...warnings, ...ruleWarnings(counting, input.today)];
}

function isOnWages({ input, monthRules }: PaySetting, pay: PayFigures): boolean {
  const { providentFund = 'capped' } = input;
  const isBelowCeiling = pay.basic + pay.dearnessAllowance < paise(monthRules.at(-1)?.providentFund.ceiling.value ?? 0) * 12;
  return providentFund === 'actual' || (providentFund === 'capped' && isBelowCeiling) || (input.annualCtc !== undefined && input.gratuityInCtc !== false);
}
