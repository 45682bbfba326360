import type { Warning } from '#core/calculators/answer-types.ts';
import { ruleNamed, type RuleWords } from './named.ts';
import { openPoints } from './rules-en.ts';
import { digits } from '../figures/rupees.ts';

/** The steps of all calculations, in English. */
export const lines: Readonly<Record<string, string>> = {
  'total-income': 'Taxable income, rounded',
  'slab-tax': 'Tax by the slabs',
  rebate: 'Rebate',
  'rebate-relief': 'Marginal relief above the rebate',
  'surcharge-relief': 'Marginal relief on the surcharge',
  surcharge: 'Surcharge',
  cess: 'Health and education cess, 4%',
  ceiling: 'Ceiling',
  'employee-provident-fund': 'Your provident fund',
  'employer-provident-fund': 'Employer’s provident fund',
  pension: 'Pension share of the employer',
  'professional-tax': 'Professional tax',
  'voluntary-provident-fund': 'Voluntary provident fund',
  wages: 'Wages',
  ctc: 'CTC',
  basic: 'Basic pay',
  'dearness-allowance': 'Dearness allowance',
  'employer-charges': 'Insurance and administration charges of PF',
  gratuity: 'Gratuity set aside',
  'employer-nps': 'Employer’s NPS',
  insurance: 'Insurance',
  'variable-unpaid': 'Variable pay not paid',
  'gross-cash': 'Gross cash of the year',
  'salary-income': 'Salary income',
  'standard-deduction': 'Standard deduction',
  'employer-nps-deduction': 'Employer’s NPS, deducted',
  'taxable-income': 'Taxable income',
  esi: 'ESI',
  'labour-welfare-fund': 'Labour welfare fund',
  'income-tax': 'Income tax',
  'net-year': 'In hand in the year',
  'hra-exemption': 'HRA, exempt',
  'leave-travel': 'Leave travel, exempt',
  'section-80c': '80C, with your PF',
  'own-nps': 'Own NPS',
  'health-insurance': 'Health insurance',
  'health-insurance-parents': 'Health insurance, parents',
  'home-loan-interest': 'Home-loan interest',
  'let-out-loss': 'Loss from a let-out house',
  'professional-tax-deduction': 'Professional tax, deducted',
  'months-counted': 'Months that count',
  'formula-amount': 'By the formula',
  formula: 'By the formula',
  due: 'Due',
  amount: 'What the employer must pay',
  received: 'Received',
  exempt: 'Free of tax',
  taxable: 'Taxable',
  tax: 'Tax it adds',
  lifetime: 'Left of the lifetime limit',
  'period-#-received': 'Run #: HRA received',
  'period-#-rent-above-tenth': 'Run #: rent less 10% of basic',
  'period-#-share-of-salary': 'Run #: share of basic',
  'period-#-monthly-exempt': 'Run #: free of tax a month',
  'hra-received': 'HRA of the year',
  'hra-exempt': 'HRA free of tax',
  'hra-taxable': 'HRA taxable',
  'tax-saved': 'Tax saved',
  'old-annual': 'Pay before',
  increase: 'Change',
  'new-annual': 'Pay after',
  'in-hand-before': 'In hand before, a year',
  'in-hand-after': 'In hand after, a year',
  'offer-#-value': 'Offer #: worth',
  'offer-#-low': 'Offer #: low',
  'offer-#-high': 'Offer #: high',
};

/** Warnings beside an answer. `#` stands for the amount it is about. */
const warnings: Readonly<Record<string, string>> = {
  'no-state': 'Without a place of work no professional tax is taken.',
  'employer-contributions-above-limit': 'Your employer puts more than ₹7,50,000 a year into PF and NPS. # of it is taxable, which is not counted here.',
  'provident-fund-owed-up-to-ceiling': 'At this basic pay provident fund is owed by law.',
  'none-only-for-joined-above-ceiling': 'No provident fund is only possible for somebody who first joined above ₹15,000.',
  'parts-above-fixed-pay': 'Basic pay and HRA are # more than the fixed pay.',
  'wage-rule-would-raise':
    'From 21 Nov 2025 at least half of the pay counts as wages: # a year more than your basic pay. Switch the 50% rule on to see what that changes.',
  'esi-covered': 'ESI is taken: the wages are within its ceiling.',
  'esi-in-some-months': 'ESI is taken in some months only.',
  'not-covered-by-law': 'The law does not bind an employer with fewer than ten staff; many pay it all the same.',
  'landlord-pan-form-124': 'The rent is above ₹1,00,000 a year: your employer asks for the landlord’s PAN and, in Form 124, how you are related.',
  'landlord-pan-form-12BB': 'The rent is above ₹1,00,000 a year: your employer asks for the landlord’s PAN.',
  'new-regime-exempts-nothing': 'The new regime exempts nothing.',
  'no-percent-of-nothing': 'From nothing there is no percent.',
  cut: 'This is a cut.',
};

/** A warning as a sentence. */
export function said({ id, amount, rule }: Warning, words: RuleWords): string {
  const name = rule ? ruleNamed(rule.rule, words) : '';
  const points: Readonly<Record<string, string>> = openPoints;
  switch (id) {
    case 'open-point':
      return `${name}: not settled. ${points[rule?.open ?? ''] ?? ''}`;
    case 'single-source':
      return `${name}: known from one source only.`;
    case 'past-review':
      return `${name}: was to be looked at again by now, and may have changed.`;
    default:
      return (warnings[id] ?? id).replace('#', `₹${digits(amount ?? 0)}`);
  }
}
