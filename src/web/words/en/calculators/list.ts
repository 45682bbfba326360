import { mostOffers } from '#core/compare-offers/most-offers.ts';
import { inWords } from '../figures/numbers.ts';

export const words = {
  title: 'Salary calculators for India',
  // Promise F-08
  description: 'Take-home pay, offers side by side, hikes, HRA and gratuity. Each line shows its rule. Calculated on your device, no amount is sent.',
  heading: 'Calculators',
  // Promise F-08
  lead: 'Each line shows which rule it uses and the date of that rule. Everything is calculated on your device.',
  tools: {
    takeHome: 'How much of your CTC reaches your bank, in both tax regimes.',
    compareOffers: `Up to ${inWords(mostOffers)} offers, year by year: what is guaranteed, what is likely, what is only possible.`,
    hike: 'What a hike is in percent, in rupees, and in hand.',
    hra: 'How much of your house rent allowance is free of tax, and why.',
    gratuity: 'What you get when you leave a job, whether you have a right to it, and the tax.',
  },
};

export type CalculatorListWords = typeof words;
