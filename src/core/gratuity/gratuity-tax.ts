import { paise, rupees, type Paise } from '../calculators/exact.ts';
import { yearEnd, inForceIn } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { monthsCounted, serviceCount, serviceOf } from './gratuity-months.ts';
import { exemptionFormula, formulaOn } from './gratuity.ts';
import { refused } from '../calculators/refusal.ts';
import { gratuityTaxLimit } from './gratuity-rules.ts';
import type { GratuityTaxInput, GratuityTaxOutput } from './gratuity-types.ts';
import { taxScale, taxSteps } from '../income-tax/tax-scale.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

/** Fully tax-free for government staff, else the least of three limits. */
export function gratuityTax(input: GratuityTaxInput): GratuityTaxOutput {
  const { financialYear = usualYear, employer = 'covered', exemptBefore = 0 } = input;
  const received = paise(input.received);
  const limit = inForceIn(gratuityTaxLimit, financialYear);
  const formula = exemptionFormula(employer === 'covered', input.leftOn ?? yearEnd(financialYear));
  const isGovernment = employer === 'government';
  const lifetime = Math.max(0, paise(limit.value) - paise(exemptBefore));
  const byFormula = isGovernment ? null : formulaAmount(input);
  const exempt = byFormula === null ? received : Math.min(received, byFormula, lifetime);
  const taxable = received - exempt;
  const tax = taxOn(input, taxable);
  const lines = [
    line('received', rupees(received)),
    ...(byFormula === null ? [] : [line('formula', rupees(byFormula), formula.rule), line('lifetime', rupees(lifetime), limit.rule)]),
    line('exempt', rupees(exempt), limit.rule),
    line('taxable', rupees(taxable)),
    ...(tax === null ? [] : [line('tax', tax)]),
  ];
  return {
    received: rupees(received),
    lifetimeLimit: limit.value,
    limits: { received: rupees(received), formula: byFormula === null ? null : rupees(byFormula), lifetime: isGovernment ? null : rupees(lifetime) },
    exempt: rupees(exempt),
    taxable: rupees(taxable),
    tax,
    lines,
    warnings: ruleWarnings(lines, input.today),
  };
}

function formulaAmount(input: GratuityTaxInput): Paise {
  if (input.formulaAmount !== undefined) return paise(input.formulaAmount);
  if (input.monthlyWages === undefined) throw refused('missing', 'monthlyWages', 'monthlyWages is missing; give it with the service, or formulaAmount.');
  const isCovered = (input.employer ?? 'covered') === 'covered';
  const day = input.leftOn ?? yearEnd(input.financialYear ?? usualYear);
  const formula = exemptionFormula(isCovered, day);
  const service = serviceOf(input);
  const { kind } = serviceCount({ ...input, covered: isCovered, leftOn: day }, service, formula);
  return formulaOn(paise(input.monthlyWages), monthsCounted(service, formula.value, kind), formula.value);
}

function taxOn({ financialYear = usualYear, regime = 'new', otherTaxableIncome }: GratuityTaxInput, taxable: Paise): number | null {
  if (otherTaxableIncome === undefined) return null;
  const scale = taxScale(financialYear, regime, {});
  return taxSteps(paise(otherTaxableIncome) + taxable, scale).payable - taxSteps(paise(otherTaxableIncome), scale).payable;
}
