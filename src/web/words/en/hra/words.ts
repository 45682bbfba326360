import type { HraPeriodOutput } from '#core/hra/hra-types.ts';

/** Everything the HRA calculator says in English. */
export const words = {
  title: 'HRA exemption calculator',
  description: 'How much house rent allowance is free of tax, month by month, with the three limits shown and what it saves.',
  heading: 'HRA exemption',
  lead: 'How much of your house rent allowance is free of tax, and why. Old regime only.',
  form: 'Your year',
  year: 'Financial year',
  period: (number: number) => `Period ${number}`,
  months: 'For how many months',
  basic: 'Basic + DA, each month',
  received: 'HRA you receive, each month',
  rent: 'Rent, each month',
  city: 'City you rent in',
  other: 'Another city',
  own: 'I live in my own house',
  add: 'Something changes in the year',
  addHint: 'Pay, rent, HRA or city: each change starts a new period.',
  remove: 'Remove the last period',
  tooLong: (months: number) => `These are ${months} months. A year has twelve, so the last ones are left out.`,
  tax: 'To see the tax you save',
  income: 'Taxable income before HRA',
  age: 'Age in this year',
  exempt: 'Free of tax',
  taxable: 'Taxable part',
  ofReceived: (amount: string) => `of ${amount} received in the year`,
  saves: (amount: string) => `The exemption saves ${amount} of tax in the year, in the old regime.`,
  newRegime: 'In the new regime no HRA is free of tax.',
  limitsHeading: 'The three limits, each month',
  limits: { received: 'HRA received', rentAboveTenth: 'Rent minus part of basic + DA', shareOfSalary: 'Share of basic + DA' } satisfies Record<
    HraPeriodOutput['least'],
    string
  >,
  rentLess: (percent: string) => `Rent minus ${percent} of basic + DA`,
  share: (percent: string) => `${percent} of basic + DA`,
  least: 'The smallest of the three is free of tax.',
  isLeast: 'Smallest',
  monthsOf: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  perMonth: 'Free of tax a month',
  listed: (cities: string, high: string, low: string) => `In ${cities} ${high} of basic + DA counts, elsewhere ${low}. It depends on where the rented home is.`,
  landlord: (above: string) => `If your rent is above ${above} a year, your employer asks for the landlord’s PAN, and in newer years how you are related.`,
  asText: (exempt: string, taxable: string) => `HRA: ${exempt} a year free of tax, ${taxable} taxable.`,
  /** The names of its steps; `#` means the number of a run. */
  steps: {
    'period-#-received': 'Period #: HRA received',
    'period-#-rent-above-tenth': 'Period #: rent minus part of basic',
    'period-#-share-of-salary': 'Period #: share of basic',
    'period-#-monthly-exempt': 'Period #: free of tax a month',
    'hra-received': 'HRA of the year',
    'hra-exempt': 'HRA free of tax',
    'hra-taxable': 'HRA taxable',
    'tax-saved': 'Tax saved',
  },
};

export type HraWords = typeof words;
