import { paise, sum, type Paise } from '../calculators/exact.ts';
import type { Regime } from '../calculators/person-types.ts';
import { isAboveExemption } from '../statutory/professional-tax.ts';
import { professionalTaxMonths } from '../statutory/professional-tax-scale.ts';
import { partsPerPaisa } from '../statutory/provident-fund-shares.ts';
import type { PaySetting } from '../take-home/pay-setting.ts';

/** Gross of one month of the year, in paise. */
export interface PaidMonth {
  readonly at: number;
  readonly gross: Paise;
}

/** Professional tax of the months worked; parts of a yearly tax from before are taken in the first. */
export function taxOfMonthsHere(setting: PaySetting, regime: Regime, months: readonly PaidMonth[], taxable: Paise): Paise[] {
  const scale = setting.professionalTax;
  if (!scale) return months.map(() => 0);
  const paid = setting.months.map((_, at) => sum(months.filter((month) => month.at === at).map(({ gross }) => gross)));
  const parts = paid.map((gross) => gross * partsPerPaisa);
  const taxes = professionalTaxMonths(scale, {
    months: parts,
    halves: [sum(parts.slice(0, 6)), sum(parts.slice(6))],
    year: sum(paid),
    gender: setting.input.gender ?? 'male',
    isAboveExemption: isAboveExemption(taxable, setting.year, regime),
  });
  const first = months[0]?.at ?? 0;
  const before = scale.months[0]?.value.per === 'exemption' ? 0 : sum(taxes.slice(0, first));
  return months.map(({ at }, place) => paise((taxes[at] ?? 0) + (place === 0 ? before : 0)));
}
