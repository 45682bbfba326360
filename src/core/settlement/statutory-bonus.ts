import { paise, percentParts, rupees, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { yearEnd } from '../calculators/financial-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { statutoryBonusRule, type StatutoryBonusRule } from './bonus-rules.ts';
import { monthEndAfter } from './working-days.ts';
import type { StatutoryBonusInput, StatutoryBonusOutput } from './statutory-bonus-types.ts';

type Fraction = readonly [numerator: number, denominator: number];

/** Keeps parts of a month exact enough for every calendar. */
const partsPerMonth = 10_000;

export function statutoryBonus(input: StatutoryBonusInput): StatutoryBonusOutput {
  const { financialYear = usualYear, monthsWorked = 12 } = input;
  const end = yearEnd(financialYear);
  const { value, rule } = inForceOn(statutoryBonusRule, input.lastDay ?? end);
  const because = bonusClaim(input, monthsWorked, value);
  const limit = Math.max(paise(value.countedLimit), paise(input.minimumWage ?? 0));
  const counted = Math.min(paise(input.monthlyWages), limit);
  const rate = rateOf(input.percent, value);
  const bonusAt = ([numerator, denominator]: Fraction): Paise =>
    times(counted, Math.round(monthsWorked * partsPerMonth) * numerator, partsPerMonth * denominator, 'half-up');
  const amount = because === 'due' ? Math.max(bonusAt(rate), paise(value.leastAmount)) : 0;
  const lines = [line('counted-wage', rupees(counted), rule), line('statutory-bonus', rupees(amount), rule)];
  return {
    eligible: because === 'due',
    because,
    wageLimit: value.wageLimit,
    countedLimit: rupees(limit),
    countedWage: rupees(counted),
    monthsWorked,
    percent: Math.round((rate[0] * wholeRate) / rate[1]) / 100,
    amount: rupees(amount),
    mostAmount: because === 'due' ? rupees(Math.max(amount, bonusAt([value.most, wholeRate]))) : 0,
    dueOn: monthEndAfter(end, value.dueAfterMonths),
    lines,
    warnings: because === 'due' || because === 'wage-above-limit' ? ruleWarnings(lines, input.today) : [],
  };
}

function bonusClaim(
  { disqualified, daysWorked, monthlyWages }: StatutoryBonusInput,
  months: number,
  rule: StatutoryBonusRule,
): StatutoryBonusOutput['because'] {
  if (paise(monthlyWages) > paise(rule.wageLimit)) return 'wage-above-limit';
  if (disqualified) return 'disqualified';
  return (daysWorked ?? months * 30) < rule.leastDays ? 'too-few-days' : 'due';
}

/** Keeps a given rate between the least and the most of the law. */
function rateOf(percent: number | undefined, { least, most }: StatutoryBonusRule): Fraction {
  if (percent === undefined) return least;
  const given = percentParts(percent);
  if (given[0] * least[1] < given[1] * least[0]) return least;
  return given[0] * wholeRate > given[1] * most ? [most, wholeRate] : given;
}
