import type { ChangingPart } from '#core/take-home/take-home-types.ts';
import type { FinancialYear } from '#core/calculators/person-types.ts';
import type { CliffKind } from '#core/take-home/take-home-view-types.ts';
import type { ProvidentFundChoice } from '#core/statutory/provident-fund-types.ts';
import { joinedWords } from '../../figures/joined-words.ts';
import { writtenRupees } from '../../figures/rupees.ts';

const funds: Record<Exclude<ProvidentFundChoice, 'capped'>, string> = { actual: 'On full basic', none: 'None' };

/** Change of pay in hand: direction, parts, and if the provident fund ceiling alone explains it. */
export interface ChangedPay {
  readonly isLess: boolean;
  readonly hasRisen: boolean;
  readonly parts: readonly ChangingPart[];
}

const changing: Readonly<Record<ChangingPart, string>> = {
  providentFund: 'provident fund',
  esi: 'ESI',
  welfareFund: 'welfare fund',
  professionalTax: 'professional tax',
};

export const words = {
  title: 'Take-home salary calculator',
  description: 'See how much of your CTC reaches your bank each month, in both tax regimes. Each line shows its rule.',
  heading: 'Take-home salary',
  lead: 'See how much of your CTC reaches your bank, in both tax regimes.',
  offer: 'Your offer',
  year: 'Financial year',
  basis: 'You know your',
  bases: { ctc: 'CTC', gross: 'Gross pay' },
  pay: { ctc: 'Your CTC', gross: 'Your gross pay' },
  payHint: { ctc: 'The total printed on the offer letter.', gross: 'All pay before deductions, without the employer’s provident fund.' },
  variable: 'Variable pay and bonus in the total',
  variableHint: 'Paid once a year, so it is left out of the monthly figure.',
  variableMonthlyHint: 'Paid every month, so it is in the monthly figure.',
  inMonth: 'Variable pay is paid',
  paidIn: 'Month it is paid in',
  inMonthOptions: { out: 'Once a year', in: 'Every month' },
  basic: 'Basic pay',
  basicHint: 'Type a percentage such as 50%, or rupees a month. On your payslip it is basic + DA.',
  basicUnit: { ctc: 'of CTC', gross: 'of gross' },
  fund: 'Provident fund',
  funds,
  place: 'Where you work',
  age: 'Age in this year',
  includes: 'CTC includes',
  employerFund: 'Employer PF',
  gratuity: 'Gratuity',
  old: 'Savings for the old regime',
  oldNone: 'None entered',
  oldSummary: (rupees: number) => `${writtenRupees(rupees)} entered`,
  rent: 'Rent, each month',
  hra: 'HRA you receive, each month',
  rentCity: 'City you rent in',
  sameCity: 'Where I work',
  c80: '80C without your PF: PPF, ELSS, insurance, tuition',
  c80Hint: (most: string) => `Together with your PF at most ${most}.`,
  nps: 'Extra NPS (pension) that you pay yourself',
  atMost: (most: string) => `At most ${most}.`,
  healthSelf: 'Health insurance, you and family',
  healthParents: 'Health insurance, parents',
  seniorSelf: 'You or someone insured with you is a senior citizen',
  seniorParents: 'A parent is a senior citizen',
  loan: 'Home-loan interest, own house',
  lta: 'Leave travel (LTA), exempt part',
  letOut: 'Rented-out house: loan interest above the rent',
  educationLoan: 'Interest on an education loan (80E)',
  otherDeductions: 'Other deductions: donations (80G), bank interest (80TTA or 80TTB), disability',
  otherHint: 'Type only the part that may be deducted.',
  details: 'More about your pay',
  detailsHint: 'NPS, ESI, exemptions, wages of the labour codes',
  npsEmployer: 'Employer NPS, percentage of basic',
  voluntary: 'Voluntary PF, percentage of basic',
  insurance: 'Insurance inside CTC',
  takesEsi: 'ESI (state insurance), if it applies to your pay',
  employerEsi: 'Employer’s ESI inside CTC',
  employerWelfare: 'Employer’s welfare fund inside CTC',
  bearsRise: 'Employer pays the extra cost of the raised PF ceiling',
  bearsRiseHint: 'Otherwise the CTC stays the same and you get less in hand.',
  gender: 'Woman',
  genderHint: (upTo: string) => `Maharashtra takes no professional tax from women up to ${upTo} a month.`,
  exempt: 'Exempt from professional tax',
  exemptHint: 'Usually above an age that each state sets, or with a permanent disability.',
  disability: 'I have a disability (for ESI)',
  welfare: 'Labour welfare fund',
  wageRule: 'Count PF on wages by the labour codes',
  wageRuleHint: (since: string, share: string) => `From ${since} at least ${share} of the pay counts as wages.`,
  nonResident: 'Non-resident for tax',
  noPension: 'Not in the pension scheme',
  belowZero: 'More is taken off than is paid. Check the amounts you entered.',
  youTakeHome: 'You take home',
  fromMonth: (month: string) => `a month, from ${month}`,
  inYear: (year: FinancialYear) => `a month, in FY ${year}`,
  otherMonths: (odd: string) => `Some months differ: ${odd}.`,
  stretchBefore: (amount: string, from: string, to: string) => (from === to ? `${from}: ${amount}.` : `${from} to ${to}: ${amount}.`),
  splitMonth: (amount: string, month: string) => `${month}, the month in which the PF ceiling changes: ${amount}.`,
  changesFrom: (month: string, { isLess, hasRisen, parts }: ChangedPay) =>
    `Your pay in hand ${isLess ? 'drops' : 'rises'} from ${month} because ${
      hasRisen
        ? 'the PF ceiling rose'
        : `of ${joinedWords(
            parts.map((part) => changing[part]),
            ' and ',
          )}`
    }.`,
  average: (amount: string) => `Average of the twelve months: ${amount}.`,
  monthsToCome: 'For future months we assume that no rule changes.',
  oddMonth: (amount: string, month: string) => `${amount} in ${month}`,
  leavesMore: {
    new: 'By what you entered, the new regime leaves you more',
    old: 'By what you entered, the old regime leaves you more',
    same: 'By what you entered, both regimes leave you the same',
  },
  verdictHint: 'Donations, savings interest and other deductions count if you enter them below.',
  byHowMuch: {
    new: (amount: string) => `The new regime gives you ${amount} more a year than the old one.`,
    old: (amount: string) => `In the old tax regime you get ${amount} more a year.`,
    same: 'Choose the new regime: it needs no investment proofs.',
  },
  regime: { new: 'New regime', old: 'Old regime' },
  used: 'Used for the result above',
  inHandYear: 'in hand a year',
  tax: 'tax',
  barFinding: (regime: string, inHand: string, tax: string) => `${regime}: in hand a year ${inHand}, tax ${tax}`,
  inHand: 'In hand',
  incomeTax: 'Income tax',
  restKey: 'Provident fund, gratuity, professional tax',
  period: (year: FinancialYear) => `FY ${year}`,
  usualMonth: { new: 'A usual month, new regime', old: 'A usual month, old regime' },
  where: (amount: string) => `Where ${amount} goes`,
  months: 'Month by month',
  monthsLead: 'April to March, in the regime used for your result.',
  aMonth: 'A month',
  aYear: 'A year',
  gross: 'Gross pay',
  grossWithout: 'Gross pay, without variable',
  parts: {
    employeeProvidentFund: 'Your provident fund',
    voluntaryProvidentFund: 'Voluntary provident fund',
    esi: 'ESI',
    professionalTax: 'Professional tax',
    labourWelfareFund: 'Labour welfare fund',
    incomeTax: 'Income tax',
  },
  monthColumn: 'Month',
  columns: {
    gross: 'Gross',
    employeeProvidentFund: 'PF',
    voluntaryProvidentFund: 'VPF',
    esi: 'ESI',
    professionalTax: 'Prof. tax',
    labourWelfareFund: 'LWF',
    incomeTax: 'Income tax',
    net: 'In hand',
  },
  whole: {
    inHand: 'In hand in the year',
    variable: 'Variable, after tax',
    incomeTax: 'Income tax',
    fund: 'Provident fund, all parts',
    nps: 'Employer NPS',
    gratuity: 'Gratuity, paid when you leave, usually after five years',
    insurance: 'Insurance',
    rest: 'Professional tax, ESI, welfare fund',
  },
  otherCity: 'Another city',
  cliffKinds: {
    'rebate-ends': 'The tax rebate ends',
    'relief-ends': 'Marginal relief ends',
    surcharge: 'The surcharge (extra tax) begins',
    'surcharge-relief-ends': 'The surcharge is charged in full',
    slab: 'A higher tax slab begins',
    'professional-tax': 'Professional tax goes up',
    esi: 'ESI ends or begins',
    'cheaper-regime': 'The other regime becomes cheaper',
    'provident-fund': 'Provident fund goes up',
  } satisfies Record<CliffKind, string>,
  recovers: (pay: string) => `From ${pay} you get as much in hand as before.`,
  changed: 'What changed between years',
  changedLead: 'Your pay by the rules of two different years.',
  from: 'From',
  to: 'To',
  difference: 'Difference',
  nothingChanged: 'Nothing: both years give the same amounts.',
  more: 'What would more pay bring?',
  moreLead: 'How much of a raise you get in hand, in the regime that leaves you more. The dashed line is the full raise.',
  moreFinding: (raise: string, kept: string, share: string) => `Of ${raise} more, you get ${kept}: ${share}.`,
  cliffs: (count: number) =>
    count === 0
      ? 'More pay never leaves you with less.'
      : count === 1
        ? 'At one point more pay leaves you less:'
        : `At ${count} points more pay leaves you less:`,
  cliff: (kind: string, at: string, loss: string, lowest: string) => `${kind} just above ${at}: up to ${loss} less a year. You lose most at ${lowest}.`,
  raise: 'Raise',
  kept: 'You keep',
  textFrom: (month: string) => ` from ${month}`,
  asText: (monthly: string, from: string, regime: string, year: FinancialYear, pay: string) =>
    `Take-home on ${pay}: ${monthly} a month${from}, ${regime.toLowerCase()}, FY ${year}.`,
};

export type TakeHomeWords = typeof words;
