import { describe, expect, it } from 'vitest';
import { typedFigure } from './typed-figures.ts';

describe('figures of a query (F-14)', () => {
  it.each([
    ['12 lpa', 2, { lakh: 12 }],
    ['12lpa in', 1, { lakh: 12 }],
    ['12.5 lakh', 2, { lakh: 12.5 }],
    ['1.2 crore', 2, { lakh: 120 }],
    ['18 लाख', 2, { lakh: 18 }],
    ['6 se 9 lakh', 4, { lakh: 9, fromLakh: 6 }],
    ['6 to 9.5 lpa', 4, { lakh: 9.5, fromLakh: 6 }],
    ['8 lakh se 11 lakh', 5, { lakh: 11, fromLakh: 8 }],
    ['50k per month', 3, { rupees: 50_000, lakh: 6 }],
    ['40000 monthly', 2, { rupees: 40_000, lakh: 4.8 }],
    ['rs 18000', 2, { rupees: 18_000 }],
    ['18k', 1, { rupees: 18_000 }],
    ['18k rent', 2, { rent: 18_000 }],
    ['rent 18000 basic 40000', 2, { rent: 18_000 }],
    ['18000 rent 40000 basic', 2, { rent: 18_000 }],
    ['60000 basic 40000', 1, { rupees: 60_000 }],
    ['basic salary is 40 hazar', 5, { basic: 40_000 }],
    ['किराया 18000', 2, { rent: 18_000 }],
    ['8 years 4 months', 4, { years: 8, months: 4 }],
    ['5 saal aur 7 mahine', 5, { years: 5, months: 7 }],
    ['8 years 14 months', 2, { years: 8 }],
    ['30 percent', 2, { percent: 30 }],
    ['1800000', 1, { rupees: 1_800_000 }],
    ['2999', 1, { rupees: 2_999 }],
    ['3 years', 2, { years: 3 }],
    ['3 years experience', 3, { years: 3 }],
    ['5 saal ka', 3, { years: 5 }],
    ['2yrs exp', 2, { years: 2 }],
    ['5+ years', 2, { years: 5 }],
    ['fresher salary', 1, { years: 0 }],
    ['2025', 1, { year: 2025 }],
  ])('%j are %i words', (text, words, figures) => expect(typedFigure(text.split(' '))).toEqual({ words, figures }));

  it.each(['12', 'lpa', '3i', '500', '99 years', '5000 lakh', 'salary'])('%j is none', (text) => expect(typedFigure(text.split(' '))).toBeUndefined());
});
