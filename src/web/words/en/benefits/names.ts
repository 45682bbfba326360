import type { Benefit, BenefitGroup } from '#core/benefits/benefit.ts';

/** The groups of benefits, as people call them. */
export const groupNames = {
  financial: 'Money',
  health: 'Health',
  'time-off': 'Time off',
  perks: 'Perks',
  learning: 'Learning',
} satisfies Record<BenefitGroup, string>;

/** The benefits, as people call them. */
export const benefitNames = {
  'provident-fund': 'Provident fund (PF)',
  gratuity: 'Gratuity',
  'yearly-bonus': 'Yearly bonus',
  'stock-options': 'Shares or stock options',
  relocation: 'Relocation paid',
  'salary-advance': 'Salary advance',
  'night-allowance': 'Night shift allowance',
  'health-insurance': 'Health insurance',
  'parents-insured': 'Health insurance for parents',
  'life-insurance': 'Life insurance',
  'annual-checkup': 'Yearly health check-up',
  'mental-health': 'Counselling',
  gym: 'Gym',
  'maternity-leave': 'Maternity leave, 26 weeks paid',
  'paternity-leave': 'Paternity leave',
  'period-leave': 'Period leave',
  'sick-leave': 'Paid sick leave',
  'leave-encashment': 'Unused leave paid out',
  sabbatical: 'Sabbatical',
  cab: 'Cab or bus to work',
  meals: 'Meals at work',
  'work-from-home': 'Work from home',
  'flexible-hours': 'Flexible hours',
  creche: 'Crèche',
  'phone-bill': 'Phone or internet bill',
  training: 'Training in work time',
  'certification-fees': 'Certification fees',
  'higher-study': 'Fees for higher study',
  conferences: 'Conferences',
} satisfies Record<Benefit, string>;
