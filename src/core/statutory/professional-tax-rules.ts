import type { State } from '../calculators/states.ts';
import { monthlyTaxes } from './monthly-tax-rules.ts';
import { periodicTaxes } from './periodic-tax-rules.ts';
import type { ProfessionalTax } from './professional-tax-kinds.ts';
import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-04-15';
const from = '2024-04-01';

export const untaxedStates: RuleTable<readonly State[]> = {
  rule: 'no-professional-tax',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'praansconsultech.com: list of states',
      status: 'single source',
      value: [
        'andaman-and-nicobar-islands',
        'arunachal-pradesh',
        'chandigarh',
        'dadra-and-nagar-haveli-and-daman-and-diu',
        'delhi',
        'goa',
        'haryana',
        'himachal-pradesh',
        'jammu-and-kashmir',
        'ladakh',
        'lakshadweep',
        'rajasthan',
        'uttar-pradesh',
        'uttarakhand',
      ],
    },
  ],
};

/** Law in existence that current lists do not apply. */
const chhattisgarhTax: RuleTable<ProfessionalTax> = {
  rule: 'professional-tax-chhattisgarh',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'praansconsultech.com',
      remark: 'not-applied',
      status: 'open',
      open: 'chhattisgarh-professional-tax',
      value: { per: 'month', steps: [] },
    },
  ],
};

/** Constitutional limit of the tax in a year. */
export const professionalTaxLimit: RuleTable<number> = {
  rule: 'professional-tax-limit',
  review,
  rows: [{ from, to: null, source: 'Constitution of India, article 276', status: 'settled', value: 2_500 }],
};

export const professionalTaxes: Readonly<Partial<Record<State, RuleTable<ProfessionalTax>>>> = {
  ...monthlyTaxes,
  ...periodicTaxes,
  chhattisgarh: chhattisgarhTax,
};
