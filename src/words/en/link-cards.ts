import { grouped } from '#core/figures/counts.ts';
import { monthIn } from '../month-in.ts';

const counted = (count: number, one: string, many: string): string => `${grouped(count)} ${count === 1 ? one : many}`;

export const words = {
  placeOf: (name: string) => name,
  jobOf: (name: string) => name,
  rating: (rating: string) => `${rating} out of 5`,
  reviews: (stepped: string) => `${stepped} ${stepped === '1' ? 'review' : 'reviews'}`,
  noRating: 'No rating yet',
  payAt: (company: string) => `Salary at ${company}`,
  payEverywhere: 'Salary in India',
  median: (pay: string) => `Median ${pay}`,
  people: (stepped: string) => `${stepped} people`,
  newest: (month: string) => `newest from ${monthIn(month, 'en-IN')}`,
  units: { lakh: ' LPA', crore: ' Cr', thousandDollars: 'k DPA' },
  range: {
    between: (low: string, high: string) => `${low} – ${high}`,
    from: (low: string) => `${low} and more`,
    upTo: (high: string) => `up to ${high}`,
    notDisclosed: '',
  },
  askedAt: (company: string) => `Interview question at ${company}`,
  askedAtMany: 'Interview question at several companies',
  askedAbout: (company: string) => `Question about ${company}`,
  answers: (count: number) => counted(count, 'answer', 'answers'),
  noAnswers: 'No answer yet',
  comments: (count: number) => counted(count, 'comment', 'comments'),
  noComments: 'No comments yet',
};
