import { paise, rupees, times, type Paise } from '../calculators/exact.ts';
import { usualDay } from '../calculators/usual-year.ts';
import type { Span } from '../calculators/calendar.ts';
import { monthsCounted, serviceCount, serviceOf } from './gratuity-months.ts';
import { gratuityCeiling, gratuityCovered, gratuityFixedTerm, gratuityNotCovered, gratuityService, type GratuityFormula } from './gratuity-rules.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import { codeWagesRule } from '../statutory/wage-rules.ts';
import type { GratuityInput, GratuityOutput } from './gratuity-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

export function gratuity(input: GratuityInput): GratuityOutput {
  const { covered = true, leftOn: day = usualDay } = input;
  const service = serviceOf(input);
  const claim = claimOf(input, service);
  const formula = inForceOn(covered ? gratuityCovered : gratuityNotCovered, day);
  const fixedTerm = inForceOn(gratuityFixedTerm, day);
  const count = serviceCount(input, service, formula);
  const months = monthsCounted(service, formula.value, count.kind);
  const wages = wagesOf(input);
  const formulaAmount = formulaOn(wages, months, formula.value);
  const ceiling = inForceOn(gratuityCeiling, day);
  const due = claim.eligible === 'no' ? 0 : formulaAmount;
  const amount = covered ? Math.min(due, paise(ceiling.value)) : due;
  const eligibility = claim.because === 'fixed-term-one-year' ? fixedTerm.rule : inForceOn(gratuityService, day).rule;
  const lines = [
    line('wages', rupees(wages), input.monthlyGross === undefined ? undefined : inForceOn(codeWagesRule, day).rule),
    line('months-counted', months, count.rule),
    line('formula-amount', rupees(formulaAmount), formula.rule),
    line('due', rupees(due), eligibility),
    ...(covered ? [line('ceiling', ceiling.value, ceiling.rule)] : []),
    line('amount', rupees(amount)),
  ];
  return {
    ...claim,
    service,
    wages: rupees(wages),
    yearsNeeded: inForceOn(gratuityService, day).value.years,
    yearsCounted: months / 12,
    formulaAmount: rupees(formulaAmount),
    amount: rupees(amount),
    aboveCeiling: rupees(due - amount),
    lines,
    warnings: [
      ...(covered ? [] : [{ id: 'not-covered-by-law', rule: formula.rule }]),
      ...(isHalfYear(service, formula.value, count.kind) ? [{ id: 'fixed-term-half-year', rule: fixedTerm.rule }] : []),
      ...(due > amount ? [{ id: 'above-gratuity-ceiling', amount: rupees(due - amount), rule: ceiling.rule }] : []),
      ...ruleWarnings(
        lines.filter(({ id }) => id !== 'ceiling' || due > amount),
        input.today,
      ),
    ],
  };
}

/** Exact half year, which two legal texts count differently. */
const isHalfYear = ({ months, days }: Span, { fullYearAboveMonths }: GratuityFormula, kind: string): boolean =>
  kind === 'fixed-term' && months === fullYearAboveMonths && days === 0;

export const formulaOn = (wages: Paise, months: number, { days, ofDays }: GratuityFormula): Paise => times(wages, days * months, ofDays * 12, 'half-up');

function wagesOf({ covered = true, monthlyWages, averageMonthlyWages, monthlyGross, leftOn = usualDay }: GratuityInput): Paise {
  if (!covered) return paise(averageMonthlyWages ?? monthlyWages);
  if (monthlyGross === undefined) return paise(monthlyWages);
  const { isInForce, mostExcluded } = inForceOn(codeWagesRule, leftOn).value;
  return isInForce ? Math.max(paise(monthlyWages), paise(monthlyGross) - times(paise(monthlyGross), mostExcluded, 10_000, 'half-up')) : paise(monthlyWages);
}

type Claim = Pick<GratuityOutput, 'eligible' | 'because'>;

function claimOf(input: GratuityInput, service: Span): Claim {
  const { reason = 'left', employment = 'permanent', leftOn: day = usualDay } = input;
  const { value } = inForceOn(gratuityService, day);
  const fixedTermMonths = inForceOn(gratuityFixedTerm, day).value;
  if (service.years >= value.years) return { eligible: 'yes', because: 'five-years' };
  if (reason === 'death' || reason === 'disablement') return { eligible: 'yes', because: reason };
  if (employment === 'fixed-term' && fixedTermMonths !== null) return fixedTermClaim(service, fixedTermMonths);
  if (reason === 'term-ended') return { eligible: 'yes', because: 'term-ended' };
  const needed = input.workingWeek === 5 ? value.daysFive : value.daysSix;
  const worked = input.daysWorkedInFifthYear ?? service.months * 30 + service.days;
  if (service.years === value.afterYears && worked >= needed) return { eligible: 'usually-accepted', because: 'fifth-year-days' };
  return { eligible: 'no', because: 'too-short' };
}

const fixedTermClaim = ({ years, months }: Span, needed: number): Claim =>
  years * 12 + months >= needed ? { eligible: 'yes', because: 'fixed-term-one-year' } : { eligible: 'no', because: 'too-short' };

export const exemptionFormula = (isCovered: boolean, day: string): InForce<GratuityFormula> => inForceOn(isCovered ? gratuityCovered : gratuityNotCovered, day);
