import { paise, rupees, sum } from '../calculators/exact.ts';
import { inForceIn } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { incomeTax } from '../income-tax/income-tax.ts';
import type { IncomeTaxOutput, TaxPayer } from '../income-tax/income-tax-types.ts';
import { reliefForArrears } from './arrears-rules.ts';
import type { ArrearsReliefInput, ArrearsReliefOutput, EarlierYear, ReliefYear } from './arrears-types.ts';

export function arrearsRelief(input: ArrearsReliefInput): ArrearsReliefOutput {
  const { financialYear = usualYear, regime = 'new', taxableIncome, earlier, voluntaryRetirementExempt = false } = input;
  if (earlier.some((year) => year.financialYear >= financialYear)) throw refused('order', 'earlier', 'Arrears are for years before that of their payment.');
  const { rule, value } = inForceIn(reliefForArrears, financialYear);
  const arrears = rupees(sum(earlier.map((year) => paise(year.arrears))));
  const now = yearOf(input, { financialYear, regime, taxableIncome, arrears });
  const then = earlier.map((year) => yearOf(input, year));
  const extraThen = sum(then.map(({ year }) => year.extra));
  const relief = voluntaryRetirementExempt ? 0 : Math.max(0, now.year.extra - extraThen);
  const lines = [
    ...now.tax.lines,
    line('extra-tax-now', now.year.extra),
    line('extra-tax-then', extraThen),
    line('arrears-relief', relief, rule),
    line('tax-after-relief', now.year.taxWith - relief),
  ];
  return {
    arrears,
    now: now.year,
    earlier: then.map(({ year }) => year),
    extraNow: now.year.extra,
    extraThen,
    relief,
    taxAfterRelief: now.year.taxWith - relief,
    form: value.form,
    lines,
    warnings: [
      ...(voluntaryRetirementExempt ? [{ id: 'no-relief-after-retirement-exemption', rule }] : []),
      ...(relief > 0 ? [{ id: 'relief-needs-form', amount: relief, rule }] : []),
      ...ruleWarnings([...lines, ...then.flatMap(({ tax }) => tax.lines)], input.today),
    ],
  };
}

/** Tax with and without the arrears, by the rules and regime of that year. */
function yearOf(
  payer: TaxPayer,
  { financialYear, regime = 'new', taxableIncome, arrears, ageGroup }: EarlierYear,
): { readonly year: ReliefYear; readonly tax: IncomeTaxOutput } {
  const { ageGroup: usual, age, bornOn, resident } = payer;
  const group = ageGroup ?? usual;
  const ofAge = ageGroup !== undefined ? { ageGroup } : { ...(group && { ageGroup: group }), ...(age !== undefined && { age }), ...(bornOn && { bornOn }) };
  const of = (income: number): IncomeTaxOutput =>
    incomeTax({ financialYear, regime, taxableIncome: income, ...ofAge, ...(resident !== undefined && { resident }) });
  const [without, tax] = [of(taxableIncome), of(rupees(paise(taxableIncome) + paise(arrears)))];
  const extra = tax.taxPayable - without.taxPayable;
  return { year: { financialYear, regime, arrears, taxWithout: without.taxPayable, taxWith: tax.taxPayable, extra }, tax };
}
