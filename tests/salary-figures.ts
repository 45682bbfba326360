import type { PublishedCell, SalaryFigures } from '#core/salaries/salary-figures.ts';

export const figuresAround = (median: number, known: Partial<SalaryFigures> = {}): SalaryFigures => ({
  currency: 'INR',
  people: 20,
  newestMonth: '2026-10',
  points: [{ percent: 50, amount: median }],
  interval: null,
  confidence: 'low',
  spread: 0.3,
  columns: [],
  parts: null,
  ...known,
});

export const cellAround = (median: number): PublishedCell => ({
  level: 3,
  group: { company: null, designation: null, city: null, experience: null, employment: null },
  figures: figuresAround(median, { people: 50, confidence: 'moderate' }),
});
