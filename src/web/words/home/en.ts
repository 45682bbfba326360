import { cities } from '../calculators/cities-en.ts';

/** Sentences of the first page. */
export const words = {
  title: (brand: string) => `${brand}: know the office before you join it`,
  // Promise F-05
  description: 'Companies in India, how people who work there rate them, and what is known about them. Free to read, no account.',
  heading: 'Know the office before you join it.',
  // Promise F-05
  lead: 'Look up a company before you say yes. Read all of it without an account.',
  try: 'Try',
  lookedUp: 'Most reviewed companies',
  all: 'All companies',
  rating: 'Rating',
  byIndustry: 'Find by industry',
  promises: 'What we promise, and how to check it',
  promise: [
    // Promise F-15, F-32
    { heading: 'No name, mail or phone needed.', text: 'We keep no more than we need.', link: 'See what we keep' },
    { heading: 'The number is honest.', text: 'A rating always stands beside how many people gave it.', link: '' },
    // Promise F-05, F-21
    { heading: 'You owe us nothing to read.', text: 'No login wall, no ads, and nobody else is asked before you press.', link: '' },
  ],
  box: {
    heading: 'What would you take home?',
    // Promise F-08
    lead: 'The amount that reaches the bank each month, with every rule named. Worked out on your device.',
    amount: 'Yearly CTC',
    placeholder: '18 lakh',
    city: 'City you work in',
    show: 'Show take-home',
    more: 'All calculators',
    cities,
  },
  fair: {
    heading: 'Are you paid fairly?',
    // Promise R-047
    lead: 'Three questions, and you see where your pay stands among people in your job. Your pay stays on your device.',
    go: 'See where you stand',
  },
};

export type HomeWords = typeof words;
