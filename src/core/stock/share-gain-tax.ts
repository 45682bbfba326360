import { paise, rupees, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { taxSteps, unitsPerRupee, type TaxScale, type TaxSteps } from '../income-tax/tax-scale.ts';
import type { GainTaxRate } from './share-gain-rules.ts';
import type { ShareSaleOutput } from './share-sale-types.ts';

/** Gain of a sale, with the income and rules that it is taxed by. */
export interface TaxedGain {
  /** Never below nothing. */
  readonly gain: Paise;
  readonly other: Paise;
  readonly scale: TaxScale;
  /** Null where the slabs decide. */
  readonly special: GainTaxRate | null;
  readonly freeUsed: Paise;
  readonly mostSurcharge: number;
  readonly usesExemption: boolean;
}

type GainTax = Pick<
  ShareSaleOutput,
  'freeLimit' | 'freePart' | 'unusedExemption' | 'taxableGain' | 'taxOnGain' | 'surchargePercent' | 'surcharge' | 'cess' | 'tax' | 'taxRounded' | 'mayAlsoCost'
>;

const inRupees = (units: number): number => units / unitsPerRupee;

export function gainTax(taxed: TaxedGain): GainTax {
  const { other, gain, scale, special } = taxed;
  const without = taxSteps(other, scale);
  const total = taxSteps(other + gain, scale);
  return special ? specialTax(taxed, special, without, total) : slabTax(gain, without, total);
}

function slabTax(gain: Paise, without: TaxSteps, total: TaxSteps): GainTax {
  const tax = total.payable - without.payable;
  return {
    freeLimit: 0,
    freePart: 0,
    unusedExemption: 0,
    taxableGain: rupees(gain),
    taxOnGain: inRupees(total.afterRebate - without.afterRebate),
    surchargePercent: total.surchargeRate / 100,
    surcharge: inRupees(total.surcharge - without.surcharge),
    cess: inRupees(total.cess - without.cess),
    tax,
    taxRounded: tax,
    mayAlsoCost: { rebate: 0, surcharge: 0 },
  };
}

function specialTax(taxed: TaxedGain, special: GainTaxRate, without: TaxSteps, total: TaxSteps): GainTax {
  const { gain, scale, freeUsed, mostSurcharge } = taxed;
  const freePart = Math.min(gain, Math.max(0, paise(special.free) - freeUsed));
  const unusedExemption = Math.min(gain - freePart, unusedOf(taxed));
  const taxable = gain - freePart - unusedExemption;
  const taxOnGain = times(taxable * (unitsPerRupee / 100), special.rate, wholeRate, 'half-up');
  const surchargeRate = Math.min(mostSurcharge, total.surchargeRate);
  const surcharge = times(taxOnGain, surchargeRate, wholeRate, 'half-up');
  const cess = times(taxOnGain + surcharge, scale.cess.value, wholeRate, 'half-up');
  const tax = toPaise(taxOnGain + surcharge + cess);
  const step = scale.rounding.value;
  return {
    freeLimit: special.free,
    freePart: rupees(freePart),
    unusedExemption: rupees(unusedExemption),
    taxableGain: rupees(taxable),
    taxOnGain: inRupees(taxOnGain),
    surchargePercent: surchargeRate / 100,
    surcharge: inRupees(surcharge),
    cess: inRupees(cess),
    tax: rupees(tax),
    taxRounded: Math.floor((Math.floor(rupees(tax)) + step / 2) / step) * step,
    mayAlsoCost: sideCosts(taxed, without, total),
  };
}

const toPaise = (units: number): Paise => times(units, 100, unitsPerRupee, 'half-up');

/** Basic exemption that other income leaves, for residents. */
function unusedOf({ other, scale, usesExemption }: TaxedGain): Paise {
  const exemption = scale.slabs.value.find(([, rate]) => rate > 0)?.[0] ?? 0;
  return usesExemption ? Math.max(0, paise(exemption) - other) : 0;
}

/** Rebate and surcharge of the other income that the gain may cost, with cess. */
function sideCosts({ scale, mostSurcharge }: TaxedGain, without: TaxSteps, total: TaxSteps): ShareSaleOutput['mayAlsoCost'] {
  const withCess = (units: number): number => rupees(toPaise(units + times(units, scale.cess.value, wholeRate, 'half-up')));
  const limit = scale.rebateFor?.limit ?? 0;
  const losesRebate = without.income <= limit && total.income > limit;
  const raised = Math.min(mostSurcharge, total.surchargeRate);
  const surcharge = raised > without.surchargeRate ? times(without.afterRebate, raised, wholeRate, 'half-up') - without.surcharge : 0;
  return { rebate: losesRebate ? withCess(without.rebate) : 0, surcharge: withCess(Math.max(0, surcharge)) };
}
