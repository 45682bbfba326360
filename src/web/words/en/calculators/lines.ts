import type { Warning } from '#core/calculators/answer-types.ts';
import { dayNamed, filled, ruleNamed, type RuleWords } from '../../calculators/named.ts';
import { openPoints } from './rules.ts';

/** Steps of take-home pay and of tax. Other calculators bring their own. */
export const lines: Readonly<Record<string, string>> = {
  'total-income': 'Taxable income, rounded',
  'slab-tax': 'Tax by the slabs',
  rebate: 'Rebate',
  'rebate-relief': 'Marginal relief above the rebate',
  'surcharge-relief': 'Marginal relief on the surcharge',
  surcharge: 'Surcharge',
  cess: 'Health and education cess',
  ceiling: 'Ceiling',
  'employee-provident-fund': 'Your provident fund',
  'employer-provident-fund': 'Employer’s provident fund',
  'contribution-wages': 'Wages that PF is paid on',
  pension: 'Employer’s share for your pension',
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
  'gross-cash': 'Gross pay of the year',
  'contributions-above-limit': 'Taxable part of what the employer pays into PF and NPS: the amount above the limit',
  'salary-income': 'Salary income',
  'standard-deduction': 'Standard deduction',
  'employer-nps-deduction': 'What your employer pays into NPS (pension), not taxed',
  'taxable-income': 'Taxable income',
  esi: 'ESI',
  'esi-ceiling': 'ESI ceiling of a month',
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
  'let-out-loss': 'Loss from a rented-out house',
  'education-loan': 'Interest on an education loan',
  'other-deductions': 'Other deductions',
  'professional-tax-deduction': 'Professional tax, taken off the income',
};

/** Warnings beside an answer. `#` is replaced by the amount. */
const warnings: Readonly<Record<string, string>> = {
  'no-state': 'You chose no place of work, so no professional tax is counted.',
  'employer-contributions-above-limit':
    'Your employer puts more than {limit} a year into PF and NPS. # of it is taxed as salary. Interest on that part is taxable too, year after year, and is not counted here.',
  'provident-fund-owed-up-to-ceiling': 'At this basic pay the law requires provident fund.',
  'provident-fund-owed-since-ceiling-rose':
    'From {since} the ceiling is #, and this pay is not above it. So you are in the provident fund, unless your workplace is too small for it.',
  'none-only-for-joined-above-ceiling':
    'You can only be without provident fund if your pay was above the ceiling when you first joined. Today the ceiling is #.',
  'parts-above-fixed-pay': 'Basic pay and HRA are # more than the fixed pay.',
  'wage-rule-would-raise':
    'From {since} a larger part of the pay counts as wages: # a year more than your basic pay. To see what that changes, switch on “Count PF on wages by the labour codes” in the take-home calculator.',
  'esi-covered': 'ESI is deducted, because the wages are not above its ceiling.',
  'esi-in-some-months': 'ESI is deducted in some months only.',
  'not-covered-by-law':
    'The gratuity law does not apply to this employer. What your employer promised counts. Usual is half a month’s pay for each full year, without a ceiling and without a special rule for a fixed term.',
  'landlord-pan-form-124': 'The rent is above {limit} a year: your employer asks for the landlord’s PAN and, in Form 124, how you are related.',
  'landlord-pan-form-12BB': 'The rent is above {limit} a year: your employer asks for the landlord’s PAN.',
  'new-regime-exempts-nothing': 'In the new regime no HRA is free of tax.',
  'no-percent-of-nothing': 'The old pay is zero, so there is no percentage.',
  cut: 'This is a pay cut.',
  'rent-without-hra': 'You typed rent and no HRA. Without HRA in your pay, rent changes nothing here.',
  'above-gratuity-ceiling': '# of it is above the ceiling of the law. Your employer may still pay that.',
  'fixed-term-half-year': 'For a fixed term of some years and exactly six months, the gratuity law can be read in two ways. We count by months.',
};

export function said({ id, amount, limit, rule }: Warning, words: RuleWords): string {
  const name = rule ? ruleNamed(rule.rule, words) : '';
  const points: Readonly<Record<string, string>> = openPoints;
  switch (id) {
    case 'open-point':
      return `${name}: not clear yet. ${points[rule?.open ?? ''] ?? ''}`;
    case 'single-source':
      return `${name}: we found only one source.`;
    case 'past-review':
      return `${name}: we should have checked this again by now. It may have changed.`;
    default:
      return filled(warnings[id] ?? id, { amount, limit, since: rule && dayNamed(rule.from, words.monthNames) });
  }
}
