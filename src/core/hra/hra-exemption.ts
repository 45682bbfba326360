import { paise, rupees, sum } from '../calculators/exact.ts';
import { inForceIn } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { hraLimits, hraRules, isListedCity, type HraRules } from './hra-limits.ts';
import { refused } from '../calculators/refusal.ts';
import { hraLandlord } from './hra-rules.ts';
import type { Line, Warning } from '../calculators/answer-types.ts';
import type { HraExemptionInput, HraExemptionOutput, HraPeriod, HraPeriodOutput } from './hra-types.ts';
import { taxScale, taxSteps } from '../income-tax/tax-scale.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

export function hraExemption(input: HraExemptionInput): HraExemptionOutput {
  const { financialYear = usualYear, regime = 'old' } = input;
  if (sum(input.periods.map(({ months = 12 }) => months)) > 12)
    throw refused('more-than-year', 'periods', 'The periods have more than twelve months together.');
  const rules = hraRules(financialYear);
  const { listed, other, rentAbove } = rules.shares.value;
  const periods = input.periods.map((period) => hraPeriod(period, rules, regime === 'old'));
  const received = sum(periods.map(({ months, limits }) => paise(limits.received) * months));
  const exempt = sum(periods.map((period) => paise(period.exempt)));
  const lines = [
    ...periods.flatMap((period, at) => periodLines(period, at, rules)),
    line('hra-received', rupees(received)),
    line('hra-exempt', rupees(exempt), rules.shares.rule),
    line('hra-taxable', rupees(received - exempt), rules.shares.rule),
  ];
  return {
    financialYear,
    regime,
    periods,
    received: rupees(received),
    exempt: rupees(exempt),
    taxable: rupees(received - exempt),
    taxSaved: taxSaved(input, exempt),
    listedCities: rules.cities.value,
    shares: { listedPercent: listed / 100, otherPercent: other / 100, rentAbovePercent: rentAbove / 100 },
    landlordNamedAbove: inForceIn(hraLandlord, financialYear).value.rentAbove,
    lines,
    warnings: [...(regime === 'new' ? [{ id: 'new-regime-exempts-nothing' }] : []), ...landlordWarnings(input), ...ruleWarnings(lines, input.today)],
  };
}

function hraPeriod(period: HraPeriod, rules: HraRules, isOldRegime: boolean): HraPeriodOutput {
  const { months = 12, monthlyDearnessAllowance = 0, monthlyCommission = 0, ownHouse = false } = period;
  const salary = paise(period.monthlyBasic) + paise(monthlyDearnessAllowance) + paise(monthlyCommission);
  const received = paise(period.monthlyHra);
  const listedCity = isListedCity(period.city, rules);
  const rent = ownHouse ? 0 : paise(period.monthlyRent);
  const month = hraLimits(salary, received, rent, listedCity, rules);
  const all = hraLimits(salary * months, received * months, rent * months, listedCity, rules);
  const exempt = isOldRegime ? all.exempt : 0;
  const monthlyExempt = isOldRegime ? month.exempt : 0;
  const least = month.exempt === month.received ? 'received' : month.exempt === month.rentAboveTenth ? 'rentAboveTenth' : 'shareOfSalary';
  return {
    months,
    salary: rupees(salary),
    listedCity,
    salaryPercent: (listedCity ? rules.shares.value.listed : rules.shares.value.other) / 100,
    limits: { received: rupees(month.received), rentAboveTenth: rupees(month.rentAboveTenth), shareOfSalary: rupees(month.shareOfSalary) },
    least,
    monthlyExempt: rupees(monthlyExempt),
    monthlyTaxable: rupees(received - monthlyExempt),
    exempt: rupees(exempt),
    taxable: rupees(received * months - exempt),
  };
}

const periodLines = ({ limits, monthlyExempt }: HraPeriodOutput, at: number, { cities, shares }: HraRules): Line[] => [
  line(`period-${at + 1}-received`, limits.received),
  line(`period-${at + 1}-rent-above-tenth`, limits.rentAboveTenth, shares.rule),
  line(`period-${at + 1}-share-of-salary`, limits.shareOfSalary, cities.rule),
  line(`period-${at + 1}-monthly-exempt`, monthlyExempt, shares.rule),
];

function taxSaved(input: HraExemptionInput, exempt: number): number | null {
  const { financialYear = usualYear, regime = 'old', taxableIncome } = input;
  if (taxableIncome === undefined) return null;
  const scale = taxScale(financialYear, regime, input);
  const before = paise(taxableIncome);
  return taxSteps(before, scale).payable - taxSteps(Math.max(0, before - exempt), scale).payable;
}

/** Warns when yearly rent is high enough that the employer must know the landlord. */
function landlordWarnings({ financialYear = usualYear, periods }: HraExemptionInput): Warning[] {
  const { value, rule } = inForceIn(hraLandlord, financialYear);
  const rent = rupees(sum(periods.map(({ months = 12, monthlyRent, ownHouse }) => (ownHouse ? 0 : paise(monthlyRent) * months))));
  return rent > value.rentAbove ? [{ id: `landlord-pan-form-${value.form}`, amount: rent, limit: value.rentAbove, rule }] : [];
}
