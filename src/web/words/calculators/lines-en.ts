import type { Warning } from '#core/calculators/answer-types.ts';
import { dayNamed, filled, ruleNamed, type RuleWords } from './named.ts';
import { openPoints } from './rules-en.ts';

/** The steps of take-home pay and of tax, in English; those of another calculator stand in its own words. */
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
  'gross-cash': 'Gross pay of the year',
  'contributions-above-limit': 'PF and NPS of the employer above their limit, taxable',
  'salary-income': 'Salary income',
  'standard-deduction': 'Standard deduction',
  'employer-nps-deduction': 'Employer’s NPS, taken off the income',
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

/** Warnings beside an answer. `#` means the amount it is about. */
const warnings: Readonly<Record<string, string>> = {
  'no-state': 'Without a place of work no professional tax is taken.',
  'employer-contributions-above-limit':
    'Your employer puts more than {limit} a year into PF and NPS. # of it is taxed as salary. Interest on that part is taxable too, year after year, and is not counted here.',
  'provident-fund-owed-up-to-ceiling': 'At this basic pay provident fund is owed by law.',
  'provident-fund-owed-since-ceiling-rose':
    'From {since} this pay is not above the ceiling of #: you are a member of the fund, unless your workplace is too small for it.',
  'none-only-for-joined-above-ceiling': 'No provident fund is only possible for someone who first joined above the ceiling of that day, which is # today.',
  'parts-above-fixed-pay': 'Basic pay and HRA are # more than the fixed pay.',
  'wage-rule-would-raise':
    'From {since} a larger part of the pay counts as wages: # a year more than your basic pay. Count PF on wages by the labour codes to see what that changes.',
  'esi-covered': 'ESI is taken: the wages are within its ceiling.',
  'esi-in-some-months': 'ESI is taken in some months only.',
  'not-covered-by-law':
    'The law does not bind this employer: half a month for each full year is usual, with no ceiling, and there is no special rule for a fixed term. What was promised counts.',
  'landlord-pan-form-124': 'The rent is above {limit} a year: your employer asks for the landlord’s PAN and, in Form 124, how you are related.',
  'landlord-pan-form-12BB': 'The rent is above {limit} a year: your employer asks for the landlord’s PAN.',
  'new-regime-exempts-nothing': 'The new regime exempts nothing.',
  'no-percent-of-nothing': 'There is no percentage of zero.',
  cut: 'This is a pay cut.',
  'rent-without-hra': 'You typed rent and no HRA. Without HRA in your pay, rent changes nothing here.',
  'above-gratuity-ceiling': '# is above the ceiling of the law. Your employer may still pay it.',
  'fixed-term-half-year': 'A term with exactly six months beyond its years can be read both ways. It is counted by months.',
};

/** A warning as a sentence. */
export function said({ id, amount, limit, rule }: Warning, words: RuleWords): string {
  const name = rule ? ruleNamed(rule.rule, words) : '';
  const points: Readonly<Record<string, string>> = openPoints;
  switch (id) {
    case 'open-point':
      return `${name}: not settled. ${points[rule?.open ?? ''] ?? ''}`;
    case 'single-source':
      return `${name}: known from one source only.`;
    case 'past-review':
      return `${name}: should have been checked again by now, and may have changed.`;
    default:
      return filled(warnings[id] ?? id, { amount, limit, since: rule && dayNamed(rule.from, words.monthNames) });
  }
}
