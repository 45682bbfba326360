import { cities } from '../calculators/cities-en.ts';

/** The way from the first page to the take-home calculator. */
export const box = {
  heading: 'What would you take home?',
  lead: 'The amount that reaches the bank each month, with every rule named. Worked out on your device.',
  amount: 'Yearly CTC',
  placeholder: '18 lakh',
  city: 'City you work in',
  show: 'Show take-home',
  more: 'All calculators',
  cities,
};

export type BoxWords = typeof box;
