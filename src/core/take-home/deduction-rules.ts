import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-02-15';
const from = '2024-04-01';
const lists = 'eztax.in, upstox.com (January 2026), easevalue.com';

/** Deducts paid professional tax in the old regime. */
export const professionalTaxDeduction: RuleTable<{ readonly old: boolean; readonly new: boolean }> = {
  rule: 'professional-tax-deduction',
  review,
  rows: [{ from, to: null, source: `Income-tax Act 1961, s.16(iii); 2025, s.19; ${lists}`, status: 'settled', value: { old: true, new: false } }],
};

export const leaveTravelDeduction: RuleTable<{ readonly journeys: number; readonly years: number }> = {
  rule: 'leave-travel',
  review,
  rows: [{ from, to: null, source: `Income-tax Act 1961, s.10(5); ${lists}`, status: 'settled', value: { journeys: 2, years: 4 } }],
};

export const section80CLimit: RuleTable<number> = {
  rule: 'section-80c-limit',
  review,
  rows: [{ from, to: null, source: `Income-tax Act 1961, s.80C; 2025, s.123; ${lists}`, status: 'settled', value: 150_000 }],
};

export const ownNpsLimit: RuleTable<number> = {
  rule: 'own-nps-limit',
  review,
  rows: [{ from, to: null, source: `Income-tax Act 1961, s.80CCD(1B); 2025, s.124; ${lists}`, status: 'settled', value: 50_000 }],
};

/** Hundredths of a percent of basic pay and dearness allowance. */
export const employerNpsLimit: RuleTable<{ readonly new: number; readonly old: number; readonly oldGovernment: number }> = {
  rule: 'employer-nps-limit',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'Income-tax Act 1961, s.80CCD(2); 2025, s.124; hindi.moneycontrol.com, Razorpay payroll documentation',
      status: 'settled',
      value: { new: 1400, old: 1000, oldGovernment: 1400 },
    },
  ],
};

export const healthInsuranceLimit: RuleTable<{ readonly usual: number; readonly senior: number }> = {
  rule: 'health-insurance-limit',
  review,
  rows: [{ from, to: null, source: `Income-tax Act 1961, s.80D; 2025, s.126; ${lists}`, status: 'settled', value: { usual: 25_000, senior: 50_000 } }],
};

export const homeLoanLimit: RuleTable<number> = {
  rule: 'home-loan-interest-limit',
  review,
  rows: [{ from, to: null, source: `Income-tax Act 1961, s.24(b); 2025, s.22; ${lists}`, status: 'settled', value: 200_000 }],
};

/** Years of deductible interest, without a limit on the amount. */
export const educationLoanDeduction: RuleTable<{ readonly years: number }> = {
  rule: 'education-loan',
  review,
  rows: [{ from, to: null, source: 'Income-tax Act 1961, s.80E; Income-tax Act 2025', status: 'single source', value: { years: 8 } }],
};

export const houseLossLimit: RuleTable<number> = {
  rule: 'house-loss-limit',
  review,
  rows: [{ from, to: null, source: `Income-tax Act 1961, s.71(3A); ${lists}`, status: 'settled', value: 200_000 }],
};

/** Limit above which employer provident fund, NPS and superannuation are taxable. */
export const employerContributionLimit: RuleTable<number> = {
  rule: 'employer-contribution-limit',
  review,
  rows: [{ from, to: null, source: 'Income-tax Act 1961, s.17(2)(vii); thetaxtalk.com, caclubindia.com', status: 'settled', value: 750_000 }],
};
